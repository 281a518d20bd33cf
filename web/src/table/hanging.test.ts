import { describe, expect, it } from 'vitest';
import type { MoveTold } from '../lib/protocol';
import type { Combat, Player, View } from '../lib/view';
import { barMoves, grouped, keyed, lit, onBoardCard, onHandCard, onMonster, onPlayer } from './hanging';

const told = (move: string, kind: string, more: Partial<MoveTold> = {}): MoveTold => ({
  move,
  kind,
  group: 'decide',
  text: move,
  ...more,
});
const player = (name: string): Player => ({ name, items: [], used: [] }) as unknown as Player;
const names = (moves: MoveTold[]) => moves.map(({ move }) => move);

const PASS = told('pass', 'pass');
const POTION = told('play potion on munchkins', 'play', {
  card: 'potion',
  target: 'munchkins',
  totals: [7, 5],
});
const CURSE = told('play curse on Bob', 'play', { card: 'curse', target: 'Bob', group: 'play' });
const BABY = told('play baby on troll', 'play', { card: 'baby', target: 'troll', group: 'play' });
const THEFT = told('use thief theft on hat of Bob', 'use', {
  card: 'thief',
  target: 'hat',
  owner: 'Bob',
  group: 'play',
});
const SELL = told('sell hat', 'sell', { cards: ['hat'], group: 'trade' });
const ALL = [PASS, POTION, CURSE, BABY, THEFT, SELL];

describe('where moves hang', () => {
  it('is the card that is played', () => {
    expect(names(onHandCard(ALL, 'curse'))).toEqual(['play curse on Bob']);
  });
  it('is the player and the monster that are aimed at', () => {
    expect(names(onPlayer(ALL, 'Bob'))).toEqual(['play curse on Bob', 'use thief theft on hat of Bob']);
    expect(names(onMonster(ALL, 'troll'))).toEqual(['play baby on troll']);
  });
  it('is the thing of the one who has it, and not its copy elsewhere', () => {
    expect(names(onBoardCard(ALL, 'hat', player('Bob'), false))).toEqual(['use thief theft on hat of Bob']);
    expect(names(onBoardCard(ALL, 'hat', player('Ann'), true))).toEqual(['sell hat']);
    expect(onBoardCard(ALL, 'hat', player('Cid'), false)).toEqual([]);
  });
  it('is none of several cards that are sold together', () => {
    const sale = told('sell hat, boots', 'sell', { cards: ['hat', 'boots'], group: 'trade' });
    expect(onHandCard([sale], 'hat')).toEqual([]);
    expect(onBoardCard([sale], 'boots', player('Ann'), true)).toEqual([]);
  });
  it('does not light what can only be sold', () => {
    expect(lit([SELL])).toBe(false);
    expect(lit([CURSE])).toBe(true);
  });
});

describe('the bar', () => {
  const losing = { fighter: 0, helper: -1, munchkins: 4, monsters_total: 5 } as Combat;
  const view = (combat: Combat | null, kind: string): View =>
    ({ you: 0, combat, step: { kind } }) as unknown as View;
  const run = told('run away', 'run');

  it('offers first what would win a fight of one’s own that is being lost', () => {
    expect(names(barMoves([run, POTION], view(losing, 'battle')))).toEqual([POTION.move, run.move]);
  });
  it('does not, where somebody else fights', () => {
    expect(names(barMoves([run, POTION], view({ ...losing, fighter: 1 }, 'battle')))).toEqual([run.move]);
  });
});

it('groups moves as the server does, without empty groups', () => {
  expect(grouped(ALL).map(([group, moves]) => [group, moves.length])).toEqual([
    ['decide', 2],
    ['play', 3],
    ['trade', 1],
  ]);
});

it('tells copies of a card apart', () => {
  expect(keyed(['a', 'b', 'a']).map(({ key }) => key)).toEqual(['a#1', 'b#1', 'a#2']);
});
