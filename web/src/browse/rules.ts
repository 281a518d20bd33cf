/** Clauses and rulings as the server tells them. */

import type { Both } from '../lib/faces.svelte';

export interface Rule {
  id: string;
  kind: 'clause' | 'ruling';
  topic: string;
  heading: Both;
  text: Both;
  shown: number;
  /** What a clause says, by edition. */
  values?: Record<string, Both>;
  /** What a ruling decides, and where. */
  answer?: Both;
  editions?: string[];
}

export interface WholeRule extends Rule {
  scenarios: { path: string; title: string; edition: string }[];
  reason?: Both;
  kept: string[];
}
