/** Clauses, rulings and words of the rules as the server tells them. */

import type { Both } from '../lib/faces.svelte';
import type { Term } from '../lib/glossary.svelte';

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

/** A scenario that shows something. */
export interface Example {
  path: string;
  title: Both;
  edition: string;
}

export interface WholeRule extends Rule {
  /** The rulings, or of a ruling the clauses, that a scenario shows together with it. */
  beside: Rule[];
  scenarios: Example[];
  reason?: Both;
  kept: string[];
}

export interface WholeTerm extends Term {
  clauses: Rule[];
  rulings: Rule[];
  scenarios: Example[];
}
