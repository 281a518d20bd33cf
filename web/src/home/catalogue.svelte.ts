/** What there is to choose from: editions, blends and bots, as the server tells of them, each asked for once. */

import { get } from '../lib/api';
import type { Both } from '../lib/faces.svelte';

export type Value = boolean | number | string;

/** A house rule with a name: some settings. */
export interface Variant {
  id: string;
  name: Both;
  about: Both;
  clause: string | null;
  settings: Record<string, Value>;
}

/** A setting that a table may change: its values in words, or the limits of a number. */
export interface Option {
  id: string;
  name: Both;
  about: Both;
  clause: string | null;
  limits: [least: number, most: number] | null;
  values: (Both & { value: Value })[];
  default: Value;
}

export interface Edition {
  id: string;
  name: Both;
  players: [least: number, most: number];
  cards: number;
  complete: Both[];
  settings: Record<string, Value>;
  variants: Variant[];
  options: Option[];
}

/** Something that a blend plays otherwise than its host alone. */
export interface Change {
  setting: string;
  name: Both;
  about: Both;
  clause: string | null;
  from: Both;
  to: Both;
}

export interface Blend extends Edition {
  changes: Change[];
  clauses: (Both & { id: string })[];
}

export interface Bot {
  id: string;
  name: Both;
  about: Both;
}

/** A pack of one's own that the server offers. */
export interface Pack {
  id: string;
  name: Both;
  cards: number;
}

class Catalogue {
  editions: Edition[] = $state.raw([]);
  bots: Bot[] = $state.raw([]);
  packs: Pack[] = $state.raw([]);
  #blends: Record<string, Blend> = $state.raw({});
  readonly #asked = new Map<string, Promise<void>>();

  /** The editions, the bots and the packs there are. */
  load(): Promise<void> {
    return this.#once('', async () => {
      [this.editions, this.bots, this.packs] = await Promise.all([
        get<Edition[]>('/api/editions'),
        get<Bot[]>('/api/bots'),
        get<Pack[]>('/api/packs'),
      ]);
    });
  }

  /** An edition or a blend, once `ask` has brought it. */
  blend(id: string): Blend | undefined {
    return this.#blends[id];
  }

  ask(id: string): Promise<void> {
    return this.#once(id, async () => {
      const blend = await get<Blend>(`/api/editions/${encodeURIComponent(id)}`);
      this.#blends = { ...this.#blends, [id]: blend };
    });
  }

  /** Whoever asks while the answer is on its way waits for it too; what failed may be asked again. */
  #once(name: string, ask: () => Promise<void>): Promise<void> {
    let asked = this.#asked.get(name);
    if (!asked) {
      asked = ask().catch((error: unknown) => {
        this.#asked.delete(name);
        throw error;
      });
      this.#asked.set(name, asked);
    }
    return asked;
  }

  bot(id: string): Bot | undefined {
    return this.bots.find((bot) => bot.id === id);
  }
}

export const catalogue = new Catalogue();
