/** Picking cards: what may be done with which, and the moves that a choice comes to. */

import type { MoveTold } from '../lib/protocol';
import type { View } from '../lib/view';

/** The steps at which cards are picked, and the kinds of moves that do it. */
const STEPS: Record<string, string[]> = {
  charity: ['give', 'discard'],
  shedding: ['give', 'discard'],
  looting: ['pick'],
  sharing: ['pick'],
  pick: ['pick'],
};

/** One thing that can be done with cards: give them to somebody, discard them, pick them. */
export interface Way {
  id: string;
  kind: string;
  /** To whom, where it is to somebody. */
  target: string;
}

/** A card that can be picked. `key`: which of several copies; `owner`: whose it is, "" for one's own or an open one. */
export interface Choice {
  key: string;
  card: string;
  owner: string;
  /** The move for each way, by its id. */
  moves: Record<string, string>;
}

export interface Picking {
  ways: Way[];
  choices: Choice[];
  /** How many are to be picked now, as far as that is known. */
  most: number;
}

function most(view: View): number {
  const step = view.step;
  const me = view.players[view.you ?? -1];
  if (step?.kind === 'charity' && me) return Math.max(1, me.hand_size - me.hand_limit);
  const left = step?.['left'];
  return step?.kind === 'pick' && typeof left === 'number' ? Math.max(1, left) : 1;
}

/** What there is to pick now; null where nothing is. */
export function picking(view: View, moves: MoveTold[]): Picking | null {
  const kinds = STEPS[view.step?.kind ?? ''];
  if (!kinds) return null;
  // Charity is about the hand; what lies on the table may be given up at any time, and is no way out of it.
  const handed = view.step?.kind === 'charity';
  const hand = view.players[view.you ?? -1]?.hand ?? [];
  const fitting = moves.filter(
    ({ kind, card, owner }) => kinds.includes(kind) && card && !(handed && (owner || !hand.includes(card))),
  );
  if (!fitting.length) return null;
  const ways = new Map<string, Way>();
  const choices = new Map<string, Choice>();
  for (const move of fitting) {
    const { kind, target = '', owner = '', card = '' } = move;
    const id = `${kind} ${target}`;
    ways.set(id, { id, kind, target });
    const copies = owner ? 1 : Math.max(1, hand.filter((each) => each === card).length);
    for (let copy = 0; copy < copies; copy += 1) {
      const key = `${card} ${owner} ${copy}`;
      const choice = choices.get(key) ?? { key, card, owner, moves: {} };
      choice.moves[id] = move.move;
      choices.set(key, choice);
    }
  }
  return { ways: [...ways.values()], choices: [...choices.values()], most: most(view) };
}

export interface Good {
  key: string;
  card: string;
  value: number;
  used: boolean;
}

/** What one could sell, what is of no use first, then what is worth least. */
export function goods(view: View, valueOf: (card: string) => number): Good[] {
  const me = view.players[view.you ?? -1];
  if (!me) return [];
  const used = [...me.used];
  const found = [...me.items, ...me.hand].map((card, n) => {
    const at = used.indexOf(card);
    if (at >= 0 && n < me.items.length) used.splice(at, 1);
    return { key: `${card} ${n}`, card, value: valueOf(card), used: at >= 0 && n < me.items.length };
  });
  return found
    .filter(({ value }) => value > 0)
    .sort((a, b) => Number(a.used) - Number(b.used) || a.value - b.value);
}

export function saleText(cards: string[]): string {
  return `sell ${cards.join(', ')}`;
}
