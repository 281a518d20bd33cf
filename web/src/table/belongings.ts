/** Everything that lies in front of a player, in the order in which it is shown. */

import type { Player } from '../lib/view';
import { keyed } from './hanging';

export interface Belonging {
  card: string;
  key: string;
  state: 'used' | 'spare' | 'curse' | 'one';
  /** What it hangs on. */
  host: string;
}

/** `oneShot`: whether a card is of those that are used once, which are carried but not worn. */
export function belongings(player: Player, oneShot: (card: string) => boolean): Belonging[] {
  const spare = [...player.items];
  for (const card of player.used) spare.splice(spare.indexOf(card), 1);
  const hosts = new Map(player.attached);
  const rows: [string, Belonging['state']][] = [
    ...player.race.map((card): [string, 'used'] => [card, 'used']),
    ...player.class.map((card): [string, 'used'] => [card, 'used']),
    ...player.used.map((card): [string, 'used'] => [card, 'used']),
    ...spare.map((card): [string, 'one' | 'spare'] => [card, oneShot(card) ? 'one' : 'spare']),
    ...player.others.map((card): [string, 'used'] => [card, 'used']),
    ...player.curses.map((card): [string, 'curse'] => [card, 'curse']),
    ...player.lasting
      .filter((card) => !player.curses.includes(card))
      .map((card): [string, 'curse'] => [card, 'curse']),
  ];
  const keys = keyed(rows.map(([card]) => card));
  return keys.map(({ card, key }, n) => ({
    card,
    key,
    state: rows[n]?.[1] ?? 'used',
    host: hosts.get(card) ?? '',
  }));
}
