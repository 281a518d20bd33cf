/** The same people play again at another table: everybody keeps their seats there, and what opens them. */

import { post, Problem } from '../lib/api';
import { say } from '../lib/language';
import { router } from '../lib/router.svelte';
import { heldAt, hold } from '../lib/seats';

/** Go on at the other table, with every seat that this browser holds. */
export function goOn(from: string, to: string): void {
  for (const held of heldAt(from)?.seats ?? []) hold(to, held);
  router.go(`/t/${to}`);
}

/** Ask for the other table, and go there; why that cannot be, else nothing. */
export async function rematch(from: string, token: string): Promise<string> {
  try {
    goOn(from, (await post<{ id: string }>(`/api/tables/${encodeURIComponent(from)}/rematch`, { token })).id);
    return '';
  } catch (error) {
    return error instanceof Problem ? error.message : say('page-not-loaded');
  }
}
