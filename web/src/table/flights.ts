/** Which cards went where between two views: what is to be seen flying. */

import type { View } from '../lib/view';

export type Deck = 'door' | 'treasure';
/** `hand:0`, `board:2`, `deck:door`, `discard:treasure`, `fight:ours`, `fight:theirs`, as `data-place` says. */
export type Place = string;

export interface Flight {
  /** The card; "" where only its back is seen. */
  card: string;
  deck: Deck;
  from: Place;
  to: Place;
}

type DeckOf = (card: string) => Deck;

/** Where every card that is seen lies. */
export function places(view: View): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  const put = (place: Place, cards: string[]): void => {
    for (const card of cards) found.set(card, [...(found.get(card) ?? []), place]);
  };
  view.players.forEach((player, seat) => {
    put(`hand:${seat}`, player.hand);
    put(`board:${seat}`, [...player.race, ...player.class, ...player.items, ...player.others]);
    put(
      `board:${seat}`,
      player.attached.map(([card]) => card),
    );
  });
  put('discard:door', view.door_discards);
  put('discard:treasure', view.treasure_discards);
  for (const monster of view.combat?.monsters ?? [])
    put('fight:theirs', [monster.card, ...monster.enhancers]);
  for (const [card, side] of view.combat?.plays ?? [])
    put(side === 'munchkins' ? 'fight:ours' : 'fight:theirs', [card]);
  // What is talked about lies in the middle, unless it is seen elsewhere.
  const about = view.step?.card;
  if (about && !found.has(about)) put('fight:theirs', [about]);
  return found;
}

/** How many cards of each deck are in a hand without being seen. */
function hidden(view: View, seat: number, deckOf: DeckOf): Record<Deck, number> {
  const player = view.players[seat];
  if (!player) return { door: 0, treasure: 0 };
  const doors = player.hand.filter((card) => deckOf(card) === 'door').length;
  const door = player.hand_doors - doors;
  return { door, treasure: player.hand_size - player.hand.length - door };
}

function without(places: Place[], others: Place[]): Place[] {
  const left = [...others];
  return places.filter((place) => {
    const at = left.indexOf(place);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What has moved. A card whose way is not seen comes from a hand that lost one, or from its deck. */
export function flights(before: View, after: View, deckOf: DeckOf): Flight[] {
  const found: Flight[] = [];
  const [was, is] = [places(before), places(after)];
  const change = after.players.map((_, seat) => {
    const [old, now] = [hidden(before, seat, deckOf), hidden(after, seat, deckOf)];
    return { door: now.door - old.door, treasure: now.treasure - old.treasure };
  });
  const handThat = (lost: boolean, deck: Deck): number =>
    change.findIndex((each) => (lost ? each[deck] < 0 : each[deck] > 0));

  for (const card of new Set([...was.keys(), ...is.keys()])) {
    const gone = without(was.get(card) ?? [], is.get(card) ?? []);
    const come = without(is.get(card) ?? [], was.get(card) ?? []);
    const deck = deckOf(card);
    while (gone.length && come.length)
      found.push({ card, deck, from: gone.shift() as Place, to: come.shift() as Place });
    for (const to of come) {
      const seat = handThat(true, deck);
      const giver = change[seat];
      if (giver) giver[deck] += 1;
      found.push({ card, deck, from: giver ? `hand:${seat}` : `deck:${deck}`, to });
    }
    for (const from of gone) {
      const seat = handThat(false, deck);
      const taker = change[seat];
      if (!taker || from.startsWith('discard')) continue;
      taker[deck] -= 1;
      found.push({ card, deck, from, to: `hand:${seat}` });
    }
  }
  change.forEach((each, seat) => {
    for (const deck of ['door', 'treasure'] as const) {
      for (; each[deck] > 0; each[deck] -= 1) {
        const from = handThat(true, deck);
        const giver = change[from];
        if (giver) giver[deck] += 1;
        found.push({ card: '', deck, from: giver ? `hand:${from}` : `deck:${deck}`, to: `hand:${seat}` });
      }
    }
  });
  return found;
}

/** A door was opened for all to see: if its card went into a hand, it is seen on its way. */
export function faceUp(moved: Flight[], opened: string): Flight[] {
  if (!opened || moved.some(({ card }) => card === opened)) return moved;
  const at = moved.findIndex(({ card, from }) => !card && from === 'deck:door');
  return moved.map((each, n) => (n === at ? { ...each, card: opened } : each));
}

/** Who climbed or fell, and by how much. */
export function climbs(before: View, after: View): { seat: number; by: number }[] {
  return after.players
    .map((player, seat) => ({ seat, by: player.level - (before.players[seat]?.level ?? player.level) }))
    .filter(({ by }) => by !== 0);
}
