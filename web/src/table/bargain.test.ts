import { describe, expect, it } from 'vitest';
import type { View } from '../lib/view';
import { asked, change, countered, draftOf, quoted, sameTerms, toggled, traded, wantedOf } from './bargain';

describe('a slip in the notation of moves', () => {
  it('asks for help for nothing', () => {
    expect(asked('Cid', draftOf())).toBe('ask Cid for help');
  });
  it('offers treasures, the first pick, items and a card that is to be played', () => {
    const draft = draftOf({ treasures: 2, helper_first: true, give: ['stepladder'], plays: ['potion'] });
    expect(asked('Cid', draft)).toBe(
      'ask Cid for help offering 2 treasures picking first, stepladder, playing potion',
    );
  });
  it('says treasure of one, and picks first only where there is something to pick', () => {
    expect(countered(draftOf({ treasures: 1 }))).toBe('counter offering 1 treasure');
    expect(countered(draftOf({ treasures: 0, helper_first: true }))).toBe('counter');
  });
  it('asks for a promise', () => {
    expect(asked('Bob', draftOf({ promise: 'no_help', give: ['hat'] }))).toBe(
      'ask Bob not to help offering hat',
    );
    expect(countered(draftOf({ promise: 'stay_out', give: ['hat'] }))).toBe(
      'counter to stay out offering hat',
    );
  });
  it('trades, and gives where nothing comes back', () => {
    expect(traded('Bob', ['hat', 'boots'], ['sword'])).toBe('offer Bob hat, boots for sword');
    expect(traded('Bob', [], ['sword'])).toBe('offer Bob nothing for sword');
    expect(traded('Bob', ['hat'], [])).toBe('give hat to Bob');
  });
  it('puts names that are not one plain word between marks', () => {
    expect(quoted('Zoé')).toBe('Zoé');
    expect(quoted('Jean-Luc')).toBe('Jean-Luc');
    expect(quoted('Ann Marie')).toBe('"Ann Marie"');
    expect(quoted('the "Duke"')).toBe('"the ""Duke"""');
  });
});

describe('two versions of a slip', () => {
  it('are the same whatever the order of their cards', () => {
    expect(sameTerms(draftOf({ give: ['a', 'b'] }), draftOf({ give: ['b', 'a'] }))).toBe(true);
    expect(sameTerms(draftOf({ treasures: 2 }), draftOf({ treasures: 3 }))).toBe(false);
  });
  it('a change is in the ink of who made it last', () => {
    expect(change(3, 2, 1)).toEqual({ by: 'mine', was: 2 });
    expect(change(2, 2, 1)).toEqual({ by: 'theirs', was: 1 });
    expect(change(2, 2, 2).by).toBe('');
    expect(change(2, 2, undefined).by).toBe('');
  });
  it('a touch puts a card on it, another takes it off', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });
});

describe('what a slip may be for', () => {
  const player = (...items: string[]) => ({ alive: true, items });
  const table = (some: object = {}): View =>
    ({
      combat: null,
      over: false,
      turn: 3,
      players: [player('hat'), player(), player()],
      ...some,
    }) as unknown as View;
  const fight = (fighter: number, helper = -1) => table({ combat: { fighter, helper } });

  it('a trade, where either has something to give, whether or not the server lists one', () => {
    expect(wantedOf(table(), 0, 1)).toEqual(['trade']);
    expect(wantedOf(table(), 1, 0)).toEqual(['trade']);
    expect(wantedOf(table(), 1, 2)).toEqual([]);
  });
  it('help in one’s own fight, also of whoever has refused; others still trade', () => {
    expect(wantedOf(fight(0), 0, 1)[0]).toBe('help');
    expect(wantedOf(fight(0, 2), 0, 1)).toEqual(['no_help', 'stay_out']);
    expect(wantedOf(fight(2), 0, 1)[0]).toBe('trade');
    expect(wantedOf(fight(2), 0, 2)).not.toContain('trade');
  });
  it('nothing of oneself, for whoever watches, with the dead, or when the game is over', () => {
    expect(wantedOf(table(), 0, 0)).toEqual([]);
    expect(wantedOf(table(), null, 0)).toEqual([]);
    expect(wantedOf(table({ over: true }), 0, 1)).toEqual([]);
    expect(wantedOf(table({ players: [player('hat'), { alive: false, items: [] }] }), 0, 1)).toEqual([]);
  });
});
