/** A slip in the notation of moves, and what has changed between two versions of it. */

import type { Terms, View } from '../lib/view';
import type { Wanted } from './dealing.svelte';

export interface Draft {
  treasures: number;
  /** Whether the helper picks first. */
  first: boolean;
  give: string[];
  get: string[];
  /** Cards in hand that are to be played on the helper. */
  plays: string[];
  promise: '' | 'stay_out' | 'no_help';
}

const PROMISES = { stay_out: 'to stay out', no_help: 'not to help' };

export function draftOf(terms?: Terms | null): Draft {
  return {
    treasures: terms?.treasures ?? 0,
    first: terms?.helper_first ?? false,
    give: [...(terms?.give ?? [])],
    get: [...(terms?.get ?? [])],
    plays: [...(terms?.plays ?? [])],
    promise: (terms?.promise ?? '') as Draft['promise'],
  };
}

/**
 * What one may want of somebody by a slip, the likeliest first. Of offers the server lists only a few, as examples:
 * people make any, at any time, and what the rules have against one is told on the slip.
 */
export function wantedOf({ combat, over, turn, players }: View, me: number | null, to: number): Wanted[] {
  const [mine, theirs] = [players[me ?? -1], players[to]];
  if (!mine?.alive || !theirs?.alive || me === to || over || !turn) return [];
  const goods = mine.items.length > 0 || theirs.items.length > 0;
  if (!combat) return goods ? ['trade'] : [];
  const inside = [combat.fighter, combat.helper];
  const trades = goods && me !== null && !inside.includes(me) && !inside.includes(to);
  return [
    ...(combat.fighter === me && combat.helper < 0 ? (['help'] as const) : []),
    ...(trades ? (['trade'] as const) : []),
    'no_help',
    'stay_out',
  ];
}

/** A name as it stands in a move: between quotation marks unless it is one plain word. */
export function quoted(name: string): string {
  const plain = /^[\p{L}\p{N}]+$/u.test(name.replace(/[-/]/g, ''));
  return plain ? name : `"${name.replaceAll('"', '""')}"`;
}

function offering(draft: Draft): string {
  const parts: string[] = [];
  if (draft.treasures) {
    const share = `${draft.treasures} ${draft.treasures === 1 ? 'treasure' : 'treasures'}`;
    parts.push(draft.first ? `${share} picking first` : share);
  }
  parts.push(...draft.give, ...draft.plays.map((card) => `playing ${card}`));
  return parts.length ? ` offering ${parts.join(', ')}` : '';
}

/** Ask somebody for help or for a promise. */
export function asked(name: string, draft: Draft): string {
  const purpose = draft.promise ? PROMISES[draft.promise] : 'for help';
  return `ask ${quoted(name)} ${purpose}${offering(draft)}`;
}

/** Answer an offer with another. */
export function countered(draft: Draft): string {
  return `counter${draft.promise ? ` ${PROMISES[draft.promise]}` : ''}${offering(draft)}`;
}

/** Offer a trade; one card for nothing is a gift. */
export function traded(name: string, give: string[], get: string[]): string {
  const [card] = give;
  if (card !== undefined && give.length === 1 && !get.length) return `give ${card} to ${quoted(name)}`;
  const list = (cards: string[]): string => cards.join(', ') || 'nothing';
  return `offer ${quoted(name)} ${list(give)} for ${list(get)}`;
}

export function sameTerms(a: Draft, b: Draft): boolean {
  const sorted = (draft: Draft): Draft => ({
    ...draft,
    first: draft.treasures > 0 && draft.first,
    give: [...draft.give].sort(),
    get: [...draft.get].sort(),
    plays: [...draft.plays].sort(),
  });
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

export interface Change<T> {
  /** Whose ink it is in: the reader's, of who wrote the slip last, or nobody's. */
  by: '' | 'mine' | 'theirs';
  was: T;
}

/** How one thing on a slip has changed: since it lies here, else since the reader had it last. */
export function change<T>(now: T, base: T, prior: T | undefined): Change<T> {
  if (now !== base) return { by: 'mine', was: base };
  if (prior !== undefined && prior !== base) return { by: 'theirs', was: prior };
  return { by: '', was: base };
}

/** The list with a card in it, or without it if it was there. */
export function toggled(cards: string[], card: string): string[] {
  return cards.includes(card) ? cards.filter((each) => each !== card) : [...cards, card];
}
