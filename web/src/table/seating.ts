/** Reading a view by seats. */

import type { Combat, Player, View } from '../lib/view';

/** The player in a seat of the game. */
export function playerAt(view: View, seat: number): Player {
  const player = view.players[seat];
  if (!player) throw new RangeError(`no seat ${seat}`);
  return player;
}

/** Whether somebody is waited for. */
export function awaited(view: View, seat: number | null): boolean {
  return seat !== null && !view.over && view.waiting.includes(seat);
}

/** Who fights: whose turn it is, and who helps. */
export function fightersOf(combat: Combat): number[] {
  return combat.helper >= 0 ? [combat.fighter, combat.helper] : [combat.fighter];
}
