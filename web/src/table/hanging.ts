/** Where moves hang: on the card, the player or the monster they are about, or in the bar. */

import type { MoveTold } from '../lib/protocol';
import type { Player, View } from '../lib/view';

/** Moves about nothing that lies on the table. */
const BAR = new Set([
  'pass',
  'open',
  'listen',
  'loot',
  'end',
  'claim',
  'run',
  'first',
  'accept',
  'refuse',
  'withdraw',
  'choose',
]);
/** The button that matters most, in this order. */
const FIRST = ['claim', 'accept', 'pass', 'open', 'choose', 'loot', 'first', 'run', 'end'];
const FEW = 6;

const OF_THE_TABLE = new Set(['use', 'wear', 'remove']);
const OF_THE_HAND = new Set(['carry', 'trouble']);
const QUIET = new Set(['sell', 'offer', 'give', 'discard', 'remove']);

/** Moves that hang on a card in the reader's own hand. */
export function onHandCard(moves: MoveTold[], card: string): MoveTold[] {
  return moves.filter(
    (move) => (move.card === card && !OF_THE_TABLE.has(move.kind) && !move.owner) || onlyOne(move, card),
  );
}

/** What sells several cards hangs on none of them, where it would be made by mistake: there is a tray for it. */
function onlyOne({ cards = [] }: MoveTold, card: string): boolean {
  return cards.length === 1 && cards[0] === card;
}

/** Moves that hang on a card in front of a player. */
export function onBoardCard(moves: MoveTold[], card: string, owner: Player, mine: boolean): MoveTold[] {
  return moves.filter((move) => {
    const owned = move.owner === owner.name || (mine && (!move.owner || move.owner === 'table'));
    if (move.card === card) {
      return OF_THE_HAND.has(move.kind) ? false : mine && !move.target ? owned : mine || owned;
    }
    if (move.target === card) return !move.owner || owned;
    return mine && onlyOne(move, card);
  });
}

/** Moves that hang on a monster of the fight. */
export function onMonster(moves: MoveTold[], card: string): MoveTold[] {
  return moves.filter(
    (move) => !move.owner && (move.target === card || (move.card === card && move.kind !== 'trouble')),
  );
}

/** Moves that hang on a player: aimed at them, or at something of theirs. */
export function onPlayer(moves: MoveTold[], name: string): MoveTold[] {
  return moves.filter((move) => move.target === name || move.owner === name);
}

/** Whether a thing is lit: something may be done with it beside selling it or giving it up. */
export function lit(moves: MoveTold[]): boolean {
  return moves.some((move) => !QUIET.has(move.kind) || move.group === 'decide');
}

/** The buttons of the bar, the one that matters most first. */
export function barMoves(moves: MoveTold[], view: View): MoveTold[] {
  const plain = moves.filter((move) => BAR.has(move.kind));
  const trouble = moves.filter((move) => move.kind === 'trouble');
  const shown = [...saving(moves, view), ...plain, ...(trouble.length <= 2 ? trouble : [])];
  const rank = (move: MoveTold) => (move.totals ? -1 : (FIRST.indexOf(move.kind) + 99) % 99);
  return shown.sort((a, b) => rank(a) - rank(b)).slice(0, FEW);
}

/** In a fight of one's own that is being lost: the cards that would win it, the smallest first. */
function saving(moves: MoveTold[], view: View): MoveTold[] {
  const fight = view.combat;
  if (!fight || view.step?.kind !== 'battle' || view.you === null) return [];
  if (fight.fighter !== view.you && fight.helper !== view.you) return [];
  if (fight.munchkins > fight.monsters_total) return [];
  return moves
    .filter((move) => lead(move) > 0)
    .sort((a, b) => lead(a) - lead(b))
    .slice(0, 2);
}

/** By how much the munchkins would lead; less than nothing where the move says nothing about it. */
function lead({ totals = [] }: MoveTold): number {
  const [ours = 0, theirs = 1] = totals;
  return ours - theirs;
}

/** The pass, where there is one. */
export function passOf(moves: MoveTold[]): MoveTold | undefined {
  return moves.find((move) => move.kind === 'pass');
}

export const GROUPS = ['decide', 'help', 'play', 'items', 'trade', 'drop'] as const;

/** All moves as the server grouped them. */
export function grouped(moves: MoveTold[]): [group: string, moves: MoveTold[]][] {
  return GROUPS.map((group): [string, MoveTold[]] => [
    group,
    moves.filter((move) => move.group === group),
  ]).filter(([, found]) => found.length);
}

/** Keys for a list that may have the same card twice. */
export function keyed(cards: string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const n = (seen.get(card) ?? 0) + 1;
    seen.set(card, n);
    return { card, key: `${card}#${n}` };
  });
}
