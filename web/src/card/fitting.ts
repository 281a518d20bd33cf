/** How large the name and the text of a card are set, by their length: text always fits. */

const NAMES = [14, 24, 34];
const TEXTS = [70, 130, 210, 320];
const LONG_WORDS = [14, 11];

const step = (length: number, steps: number[]): number => steps.filter((most) => length > most).length + 1;

/** The classes `n1` to `n4` for a name, and `w14` or `w11` where one word alone is long. */
export function nameSize(name: string): string {
  const longest = Math.max(...name.split(/[\s\u00a0-]+/).map((word) => word.length));
  const least = LONG_WORDS.find((length) => longest >= length);
  return `n${step(name.length, NAMES)}${least ? ` w${least}` : ''}`;
}

/** The classes `t1` to `t5` for a text. */
export function textSize(text: string): string {
  return `t${step(text.length, TEXTS)}`;
}
