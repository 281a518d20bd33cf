import { describe, expect, it } from 'vitest';
import type { Edition } from './catalogue.svelte';
import { FIRST, seatedBots, tidyName, wishOf, type Chosen } from './wish';

const yesNo = [
  { value: true, en: 'yes', fr: 'oui' },
  { value: false, en: 'no', fr: 'non' },
];
const option = (id: string, standard: boolean | number) => ({
  id,
  name: { en: id, fr: id },
  about: { en: '', fr: '' },
  clause: null,
  limits: null,
  values: yesNo,
  default: standard,
});
const played: Edition = {
  id: 'big',
  name: { en: 'Big', fr: 'Grand' },
  players: [3, 6],
  cards: 168,
  complete: [],
  settings: { listen: false, fast: true, hand_limit: 5, floor: 1 },
  variants: [],
  options: [option('listen', false), option('fast', true), option('hand_limit', 5)],
};
const small: Edition = { ...played, players: [3, 4] };
const chosen: Chosen = { ...FIRST, bots: ['a', 'b', 'c', 'd'] };
const who = { name: 'Ann', sex: 'female' };

describe('a table against bots', () => {
  it('has a seat for each bot and one for whoever asks', () => {
    const wish = wishOf(chosen, who, played, 'bots');
    expect([wish.seats, wish.bots]).toEqual([5, ['a', 'b', 'c', 'd']]);
  });

  it('seats as many bots as the edition has room for', () => {
    expect(wishOf(chosen, who, small, 'bots').bots).toEqual(['a', 'b', 'c']);
  });

  it('seats as many as the edition needs', () => {
    expect(seatedBots(['a'], [3, 6])).toEqual(['a', 'a']);
    expect(seatedBots([], [3, 6])).toHaveLength(2);
  });

  it('is never listed: there is no seat to take', () => {
    expect(wishOf({ ...chosen, listed: true }, who, played, 'bots').listed).toBe(false);
  });
});

describe('a table for friends', () => {
  it('has free seats within what the edition allows', () => {
    expect(wishOf({ ...chosen, seats: 6 }, who, small, 'friends').seats).toBe(4);
    expect(wishOf({ ...chosen, seats: 2 }, who, small, 'friends').seats).toBe(3);
    expect(wishOf(chosen, who, played, 'friends').bots).toEqual([]);
  });
});

it('only what the edition lets a table change, and has otherwise, is asked for', () => {
  const settings = { listen: true, fast: true, hand_limit: 7, floor: 3, elsewhere: true };
  expect(wishOf({ ...chosen, settings }, who, played, 'bots').settings).toEqual({
    listen: true,
    hand_limit: 7,
  });
});

it('a name is composed and no longer than 24 letters', () => {
  expect(tidyName('  Ze\u0301 ')).toBe('Zé');
  expect(tidyName('x'.repeat(30))).toHaveLength(24);
});
