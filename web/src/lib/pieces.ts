/** A sentence in pieces: the cards that it names, clauses, and words of the rules are pieces of their own. */

export interface Piece {
  text: string;
  card?: string;
  /** What may be looked up: a clause, a ruling, or a word of the rules. */
  rule?: string;
}

const SPACE = '[\\s\\u00a0\\u202f]+';
const CLAUSE = '[RQ]-(?:[A-Z]+-)?\\d{3}';

/** Between words stands any space, an apostrophe is either of the two. */
function pattern(words: string): string {
  return words
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/[\s\u00a0\u202f]+/g, SPACE)
    .replace(/['’]/g, "['’]");
}

/** French melts a first article into the word before: what is left of the name is the card still. */
function named(card: string): string {
  const name = pattern(card);
  const article = /^Les?(?=\[)/.exec(name)?.[0];
  return article ? `(?:${article}${SPACE})?${name.slice(article.length + SPACE.length)}` : name;
}

const plain = (form: string): string => form.replace(/[\s\u00a0\u202f]+/g, ' ').replace(/'/g, '’');

/** The words of the rules in one language, and how texts say them. */
export class Vocabulary {
  readonly #owners = new Map<string, { id: string; form: string }>();
  readonly #wanted: RegExp | null;

  constructor(terms: { id: string; forms: string[] }[]) {
    for (const { id, forms } of terms)
      for (const form of forms) this.#owners.set(form.toLowerCase(), { id, form });
    const longest = [...this.#owners.keys()].sort((a, b) => b.length - a.length);
    this.#wanted = longest.length
      ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.map(pattern).join('|')})(?![\\p{L}\\p{N}])`, 'giu')
      : null;
  }

  /** A text cut where it says a word for the first time; what was `told` already is text. */
  cut(text: string, told: Set<string>): Piece[] {
    const found: Piece[] = [];
    let at = 0;
    for (const match of this.#wanted ? text.matchAll(this.#wanted) : []) {
      const said = plain(match[0]);
      const { id, form } = this.#owners.get(said.toLowerCase()) ?? { id: '', form: '' };
      // In small letters a form is found with capitals too, otherwise only as it is written.
      if (!id || told.has(id) || (form !== form.toLowerCase() && form !== said)) continue;
      told.add(id);
      if (match.index > at) found.push({ text: text.slice(at, match.index) });
      found.push({ text: match[0], rule: id });
      at = match.index + match[0].length;
    }
    if (at < text.length) found.push({ text: text.slice(at) });
    return found;
  }
}

/** A sentence in pieces. A word of the rules is one where it is said first, and never the one that is known. */
export function pieces(
  text: string,
  cards: string[],
  nameOf: (card: string) => string,
  words?: Vocabulary,
  known?: string,
): Piece[] {
  const there = cards
    .map((card) => ({ card, name: nameOf(card) }))
    .filter(({ name }) => name)
    .sort((a, b) => b.name.length - a.name.length);
  const wanted = new RegExp([...there.map(({ name }) => `(${named(name)})`), `(${CLAUSE})`].join('|'), 'giu');
  const found: Piece[] = [];
  const told = new Set(known === undefined ? [] : [known]);
  const between = (text: string): void => {
    if (text) found.push(...(words?.cut(text, told) ?? [{ text }]));
  };
  let at = 0;
  for (const match of text.matchAll(wanted)) {
    between(text.slice(at, match.index));
    const group = match.slice(1).findIndex((part) => part !== undefined);
    const card = there[group]?.card;
    found.push(card === undefined ? { text: match[0], rule: match[0] } : { text: match[0], card });
    at = match.index + match[0].length;
  }
  between(text.slice(at));
  return found;
}
