import { expect, it } from 'vitest';
import type { MoveTold } from '../lib/protocol';
import { meant } from './dragging';

const told = (move: string, target?: string): MoveTold => ({
  move,
  kind: move.split(' ')[0] ?? '',
  group: 'play',
  text: move,
  ...(target ? { target } : {}),
});
const names = (moves: MoveTold[]) => moves.map(({ move }) => move);
const CURSE = [told('play curse on Ann', 'Ann'), told('play curse on Bob', 'Bob')];
const POTION = [told('play potion on munchkins', 'munchkins'), told('play potion on monsters', 'monsters')];
const HAT = [told('play hat'), told('sell hat')];

it('means the player, the monster or the side that a card is let go over', () => {
  expect(names(meant(CURSE, [{ player: 'Bob' }, 'table'], 'Ann'))).toEqual(['play curse on Bob']);
  const baby = [told('play baby on troll', 'troll'), told('play baby on orc', 'orc')];
  expect(names(meant(baby, [{ card: 'orc' }, { side: 'monsters' }], 'Ann'))).toEqual(['play baby on orc']);
  expect(names(meant(POTION, [{ card: 'orc' }, { side: 'monsters' }], 'Ann'))).toEqual([
    'play potion on monsters',
  ]);
});
it('means what has no aim where it is let go over oneself or the table, and never a sale', () => {
  expect(names(meant(HAT, [{ player: 'Ann' }], 'Ann'))).toEqual(['play hat']);
  expect(names(meant(HAT, ['table'], 'Ann'))).toEqual(['play hat']);
  expect(meant(HAT, [{ player: 'Bob' }], 'Ann')).toEqual([]);
});
it('means nothing where several could be meant by nobody’s aim', () => {
  expect(meant(CURSE, ['table'], 'Ann')).toEqual([]);
});
