/** What the pages to look things up have in common: editions, searching, filters in the address. */

import { router } from '../lib/router.svelte';

export const EDITIONS = ['munchkin', 'lite', 'star', 'cthulhu'];
export const everything = EDITIONS.join('+');

/** A text without accents, signs and capitals, for comparing what people type. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/gi, 'oe')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();
}

/** Change one thing that stands behind `?`. */
export function queried(name: string, value: string): void {
  const query = new URLSearchParams(location.search);
  if (value) query.set(name, value);
  else query.delete(name);
  router.ask(query);
}
