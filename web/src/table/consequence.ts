/** The second line of a button: what a move leads to, as far as figures say it. */

import { say } from '../lib/language';
import type { MoveTold } from '../lib/protocol';

export function consequence(move: MoveTold): string {
  const [ours, theirs] = move.totals ?? [];
  if (ours === undefined || theirs === undefined) return move.note ?? '';
  return say('table-totals', { ours, theirs, state: ours > theirs ? 'winning' : 'losing' });
}
