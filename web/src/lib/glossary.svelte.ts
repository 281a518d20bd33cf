/** The words of the rules where the reader is: at a table, in an edition, or in all of them; and what is looked up. */

import { get } from './api';
import type { Both } from './faces.svelte';
import { Vocabulary } from './pieces';
import { prefs, type Lang } from './prefs.svelte';

export interface Term {
  id: string;
  name: Both;
  about: Both;
  forms: Record<Lang, string[]>;
}

/** Whether it is the id of a clause or a ruling; any other is a word. */
export const numbered = (id: string): boolean => /^[RQ]-/.test(id);

class Glossary {
  terms: Term[] = $state.raw([]);
  /** The clauses, rulings and words that were looked up one from the other; the last lies on top. */
  opened: string[] = $state.raw([]);
  readonly words = $derived(
    new Vocabulary(this.terms.map(({ id, forms }) => ({ id, forms: forms[prefs.lang] }))),
  );
  #asked = '';
  #place = '/api';
  #query = '';

  /** The words of a table (`/api/tables/ID`), or of an edition; without one, of all of them. */
  async of(place: string, edition = ''): Promise<void> {
    const query = edition ? `?edition=${encodeURIComponent(edition)}` : '';
    const asked = `${place}/terms${query}`;
    if (asked === this.#asked) return;
    [this.#asked, this.#place, this.#query] = [asked, place, query];
    const found = await get<Term[]>(asked).catch(() => []); // texts are there without them
    if (asked === this.#asked) this.terms = found;
  }

  open(id: string): void {
    this.opened = [...this.opened, id];
  }

  back(): void {
    this.opened = this.opened.slice(0, -1);
  }

  close(): void {
    this.opened = [];
  }

  /** Whom to ask what holds here. */
  address(id: string): string {
    const where = numbered(id) ? `${this.#place}/rules/` : `${this.#place}/terms/`;
    return where + encodeURIComponent(id) + (numbered(id) ? '' : this.#query);
  }
}

export const glossary = new Glossary();
