import { describe, expect, it } from 'vitest';
import type { MoveTold } from '../lib/protocol';
import type { View } from '../lib/view';
import { goods, picking, saleText } from './picking';

const told = (move: string, kind: string, card: string, more: Partial<MoveTold> = {}): MoveTold => ({
  move,
  kind,
  card,
  group: 'decide',
  text: move,
  ...more,
});

const view = (step: object | null, me: object): View =>
  ({ you: 0, step, players: [{ hand: [], items: [], used: [], ...me }] }) as unknown as View;

describe('charity', () => {
  const now = view(
    { kind: 'charity', seat: 0 },
    { hand: ['elf', 'elf', 'orc'], hand_size: 7, hand_limit: 5 },
  );
  const moves = [
    told('give elf to Bob', 'give', 'elf', { target: 'Bob' }),
    told('give elf to Dee', 'give', 'elf', { target: 'Dee' }),
    told('give orc to Bob', 'give', 'orc', { target: 'Bob' }),
  ];
  it('is about the hand, not about what could be given up beside it', () => {
    const giving = [
      ...moves,
      told('discard elf of table', 'discard', 'elf', { owner: 'table' }),
      told('discard dwarf', 'discard', 'dwarf'),
    ];
    expect(picking(now, giving)).toEqual(picking(now, moves));
  });
  it('asks for as many cards as are too many', () => {
    expect(picking(now, moves)?.most).toBe(2);
  });
  it('offers every copy of a card, to everybody who may get it', () => {
    const found = picking(now, moves);
    expect(found?.ways.map((way) => way.target)).toEqual(['Bob', 'Dee']);
    expect(found?.choices.map((choice) => choice.key)).toEqual(['elf  0', 'elf  1', 'orc  0']);
    expect(found?.choices[2]?.moves).toEqual({ 'give Bob': 'give orc to Bob' });
  });
});

describe('picks', () => {
  it('tell copies apart by whose they are', () => {
    const now = view({ kind: 'pick', seat: 0, what: 'lose', left: 1 }, { hand: ['hat'] });
    const moves = [
      told('pick hat', 'pick', 'hat'),
      told('pick hat from table', 'pick', 'hat', { owner: 'table' }),
    ];
    expect(picking(now, moves)?.choices.map(({ owner }) => owner)).toEqual(['', 'table']);
  });
  it('are nothing while nothing is to be picked', () => {
    expect(picking(view({ kind: 'battle' }, {}), [told('give hat to Bob', 'give', 'hat')])).toBeNull();
  });
});

describe('a sale', () => {
  it('offers what is of no use first, then what is worth least', () => {
    const me = { items: ['sword', 'ladder'], used: ['sword'], hand: ['boots', 'orc'] };
    const value = (card: string): number => ({ sword: 400, ladder: 600, boots: 200 })[card] ?? 0;
    expect(goods(view(null, me), value).map(({ card }) => card)).toEqual(['boots', 'ladder', 'sword']);
  });
  it('is one move', () => {
    expect(saleText(['boots', 'sword'])).toBe('sell boots, sword');
  });
});
