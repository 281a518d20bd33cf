import { describe, expect, it } from 'vitest';
import type { Player, View } from '../lib/view';
import { climbs, faceUp, flights, type Deck } from './flights';

const DOORS = new Set(['orc', 'elf', 'baby', 'curse']);
const deckOf = (card: string): Deck => (DOORS.has(card) ? 'door' : 'treasure');

function player(some: Partial<Player> = {}): Player {
  const hand = some.hand ?? [];
  return {
    name: 'Ann',
    level: 1,
    sex: '',
    alive: true,
    race: [],
    class: [],
    items: [],
    used: [],
    others: [],
    attached: [],
    curses: [],
    lasting: [],
    bonus: 0,
    hand,
    hand_size: hand.length,
    hand_doors: hand.filter((card) => deckOf(card) === 'door').length,
    hand_limit: 5,
    ...some,
  };
}

function view(players: Player[], some: Partial<View> = {}): View {
  const empty = { door_top: [], treasure_top: [], door_discards: [], treasure_discards: [], apart: [] };
  return { ...empty, players, combat: null, step: null, ...some } as unknown as View;
}

const fight = (some: object): Partial<View> =>
  ({ combat: { monsters: [], plays: [], ...some } }) as unknown as Partial<View>;

describe('a door that is opened', () => {
  const drawn = [{ card: '', deck: 'door', from: 'deck:door', to: 'hand:1' }] as const;
  it('is seen on its way into a hand that nobody sees', () => {
    expect(faceUp([...drawn], 'elf')).toEqual([{ ...drawn[0], card: 'elf' }]);
    expect(faceUp([...drawn], '')).toEqual(drawn);
  });
  it('lies in the middle while it is talked about, and goes from there', () => {
    const before = view([player()]);
    const asked = view([player()], { step: { kind: 'curse', card: 'curse' } });
    const after = view([player()], { door_discards: ['curse'] });
    expect(flights(before, asked, deckOf)[0]).toMatchObject({ from: 'deck:door', to: 'fight:theirs' });
    expect(flights(asked, after, deckOf)[0]).toMatchObject({ from: 'fight:theirs', to: 'discard:door' });
  });
});

describe('what flies between two views', () => {
  it('nothing, where nothing moved', () => {
    const now = view([player({ hand: ['orc'] }), player({ hand_size: 2, hand_doors: 1 })]);
    expect(flights(now, now, deckOf)).toEqual([]);
  });
  it('an own card that is put down', () => {
    const before = view([player({ hand: ['hat'] })]);
    const after = view([player({ items: ['hat'] })]);
    expect(flights(before, after, deckOf)).toEqual([
      { card: 'hat', deck: 'treasure', from: 'hand:0', to: 'board:0' },
    ]);
  });
  it('a card that somebody plays into the fight from a hand nobody sees', () => {
    const before = view([player(), player({ hand_size: 2, hand_doors: 1 })], fight({}));
    const after = view(
      [player(), player({ hand_size: 1, hand_doors: 0 })],
      fight({ monsters: [{ card: 'orc', enhancers: [] }] }),
    );
    expect(flights(before, after, deckOf)).toEqual([
      { card: 'orc', deck: 'door', from: 'hand:1', to: 'fight:theirs' },
    ]);
  });
  it('a monster from behind the door', () => {
    const before = view([player()]);
    const after = view([player()], fight({ monsters: [{ card: 'orc', enhancers: [] }] }));
    expect(flights(before, after, deckOf)).toEqual([
      { card: 'orc', deck: 'door', from: 'deck:door', to: 'fight:theirs' },
    ]);
  });
  it('draws: own ones are seen, those of others are backs', () => {
    const before = view([player(), player()]);
    const after = view([player({ hand: ['hat'] }), player({ hand_size: 2, hand_doors: 1 })]);
    expect(flights(before, after, deckOf)).toEqual([
      { card: 'hat', deck: 'treasure', from: 'deck:treasure', to: 'hand:0' },
      { card: '', deck: 'door', from: 'deck:door', to: 'hand:1' },
      { card: '', deck: 'treasure', from: 'deck:treasure', to: 'hand:1' },
    ]);
  });
  it('discards and thefts', () => {
    const before = view([player({ items: ['hat'] }), player({ items: ['boots'] })]);
    const after = view([player({ items: ['boots'] }), player()], { treasure_discards: ['hat'] });
    expect(flights(before, after, deckOf)).toEqual([
      { card: 'hat', deck: 'treasure', from: 'board:0', to: 'discard:treasure' },
      { card: 'boots', deck: 'treasure', from: 'board:1', to: 'board:0' },
    ]);
  });
  it('a card from hand to hand: face up for the giver, a back for whoever does not see it', () => {
    const mine = view([player({ hand: ['elf'] }), player()]);
    const given = view([player(), player({ hand_size: 1, hand_doors: 1 })]);
    expect(flights(mine, given, deckOf)).toEqual([
      { card: 'elf', deck: 'door', from: 'hand:0', to: 'hand:1' },
    ]);
    const theirs = view([player(), player({ hand_size: 1, hand_doors: 1 }), player()]);
    const passed = view([player(), player(), player({ hand_size: 1, hand_doors: 1 })]);
    expect(flights(theirs, passed, deckOf)).toEqual([
      { card: '', deck: 'door', from: 'hand:1', to: 'hand:2' },
    ]);
  });
});

it('levels climb and fall', () => {
  const before = view([player({ level: 3 }), player({ level: 5 }), player({ level: 2 })]);
  const after = view([player({ level: 4 }), player({ level: 3 }), player({ level: 2 })]);
  expect(climbs(before, after)).toEqual([
    { seat: 0, by: 1 },
    { seat: 1, by: -2 },
  ]);
});
