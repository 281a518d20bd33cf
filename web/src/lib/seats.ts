/** The seats this browser holds: the tokens that open them, by table. Several at one table: pass and play. */

import { forget, keep, recall } from './kept';

export interface Held {
  token: string;
  /** The seat; null for somebody who watches. */
  seat: number | null;
}

export interface HeldTable {
  seats: Held[];
  /** The invitation, as far as it is known here. */
  invite?: string;
  /** When it was last used here, to clear up. */
  at: number;
}

const KEY = 'grosbill/tables';
const MOST = 200;

type Tables = Record<string, HeldTable>;

export function heldTables(): Tables {
  return recall<Tables>(KEY, {});
}

export function heldAt(table: string): HeldTable | undefined {
  return heldTables()[table];
}

export function hold(table: string, held: Held, invite?: string): void {
  const tables = heldTables();
  const before = tables[table]?.seats ?? [];
  const seats = [...before.filter((each) => each.seat !== held.seat), held];
  const known = invite ?? tables[table]?.invite;
  tables[table] = { seats, at: Date.now(), ...(known === undefined ? {} : { invite: known }) };
  const oldest = Object.entries(tables).sort(([, a], [, b]) => b.at - a.at);
  keep(KEY, Object.fromEntries(oldest.slice(0, MOST)));
}

/** Forget a token that opens nothing any more. */
export function drop(table: string, token: string): void {
  const held = heldAt(table);
  if (!held) return;
  const seats = held.seats.filter((each) => each.token !== token);
  if (seats.length) keep(KEY, { ...heldTables(), [table]: { ...held, seats } });
  else letGo(table);
}

export function letGo(table: string): void {
  const tables = heldTables();
  const left = Object.fromEntries(Object.entries(tables).filter(([name]) => name !== table));
  if (Object.keys(left).length) keep(KEY, left);
  else forget(KEY);
}
