/** The cards of a table or an edition: what is drawn on each, in both languages, and the outlines of the icons. */

import { get } from './api';
import { prefs, type Lang } from './prefs.svelte';

export type Both = Record<Lang, string>;

export interface Corner {
  icon: string;
  n: number | null;
  en: string;
  fr: string;
}

export interface Face {
  frame:
    'monster' | 'enhancer' | 'curse' | 'race' | 'class' | 'door' | 'item' | 'oneshot' | 'level' | 'treasure';
  big: boolean;
  /** The number in the upper left: a level, a bonus, or nothing. */
  corner: string;
  /** What sort of card it is, under the picture. */
  sort: Both;
  body: Record<Lang, string[]>;
  bad: Both;
  left: Corner | null;
  right: Corner | null;
}

export interface CardRow {
  id: string;
  set: string;
  deck: 'door' | 'treasure';
  kind: string;
  copies: number;
  name: Both;
  line: Both;
  text: Both;
  icon: string;
  source: string;
  scenarios: string[];
  face: Face;
}

/** All cards that may be shown at one place. */
export class Faces {
  #rows: Record<string, CardRow> = $state.raw({});
  #icons: Record<string, string> = $state.raw({});
  ready = $state(false);

  /** `where`: `/api/tables/ID` for the cards of a table, or `/api` with a query for those of an edition. */
  async load(cards: string, icons: string): Promise<void> {
    const [rows, outlines] = await Promise.all([get<CardRow[]>(cards), get<Record<string, string>>(icons)]);
    this.#rows = Object.fromEntries(rows.map((row) => [row.id, row]));
    this.#icons = outlines;
    this.ready = true;
  }

  card(id: string): CardRow | undefined {
    return this.#rows[id];
  }

  get all(): CardRow[] {
    return Object.values(this.#rows);
  }

  name(id: string): string {
    return this.#rows[id]?.name[prefs.lang] ?? id;
  }

  /** The outline of the icon of a card. */
  art(id: string): string {
    return this.outline(this.#rows[id]?.icon ?? '');
  }

  /** The outline of an icon. */
  outline(icon: string): string {
    return this.#icons[icon] ?? '';
  }
}

export function facesOfTable(table: string): Faces {
  const faces = new Faces();
  const place = `/api/tables/${encodeURIComponent(table)}`;
  void faces.load(`${place}/cards`, `${place}/icons`);
  return faces;
}

export function facesOf(edition: string): Faces {
  const faces = new Faces();
  const query = `edition=${encodeURIComponent(edition)}`;
  void faces.load(`/api/cards?${query}`, `/api/icons?${query}`);
  return faces;
}
