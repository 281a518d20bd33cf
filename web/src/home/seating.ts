/** Sitting down: what is asked of the server, and what this browser then holds. */

import { get, post, Problem } from '../lib/api';
import { hold } from '../lib/seats';
import type { Value } from './catalogue.svelte';
import type { Somebody, Wish } from './wish';

interface Opened {
  id: string;
  seat: number;
  token: string;
  invite: string;
}

const place = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** Set up a table and sit down at it. */
export async function open(wish: Wish): Promise<Opened> {
  const opened = await post<Opened>('/api/tables', wish);
  hold(opened.id, { token: opened.token, seat: opened.seat }, opened.invite);
  return opened;
}

/** Begin the game; a table whose seats are all taken may have begun by itself. */
export async function begin(table: string, token: string): Promise<void> {
  try {
    await post(`${place(table)}/start`, { token });
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'started-already')) throw error;
  }
}

/** Take a free seat, by invitation or at a table that is listed. */
export async function sit(table: string, who: Somebody, invite = ''): Promise<void> {
  const seated = await post<{ seat: number; token: string }>(`${place(table)}/seats`, { ...who, invite });
  hold(table, seated, invite || undefined);
}

export async function watch(table: string, invite = ''): Promise<void> {
  const { token } = await post<{ token: string }>(`${place(table)}/watch`, { invite });
  hold(table, { token, seat: null }, invite || undefined);
}

/** Go on here with what another device began: the table that a code stands for. */
export async function takeOver(code: string): Promise<string> {
  const { id, token, seat } = await post<{ id: string; token: string; seat: number }>('/api/codes', { code });
  hold(id, { token, seat });
  return id;
}

/** The codes of what is wrong with a name or a sex. */
export const ABOUT_NAME = ['name', 'bad-name', 'name-taken', 'sex'];

/** What is wrong, for people; `code` says where it belongs. */
export interface Trouble {
  code: string;
  text: string;
}

export function troubleOf(error: unknown, otherwise: string): Trouble {
  return error instanceof Problem
    ? { code: error.code, text: error.message }
    : { code: 'unknown', text: otherwise };
}

/** What anybody may know of a table. */
export interface Told {
  id: string;
  edition: string;
  variants: string[];
  settings: Record<string, Value>;
  clock: string;
  names: string[];
  free: number;
  started: boolean;
  over: boolean;
  turn: number;
  /** Who may watch: anyone, whoever is invited, nobody. */
  watch?: string;
  joinable?: boolean;
  watchable?: boolean;
}

export const toldOf = (table: string): Promise<Told> => get<Told>(place(table));
