/** A finished game, seen again: the table at any moment, by any eyes, from the frames the server keeps. */

import { get } from '../lib/api';
import type { Told } from '../lib/connection.svelte';
import { prefs } from '../lib/prefs.svelte';
import type * as protocol from '../lib/protocol';
import type { Shown, StoryLine } from '../lib/table.svelte';
import type { View } from '../lib/view';

/** So many moments are asked for at once. */
const CHUNK = 100;

export interface Summary {
  id: string;
  edition: string;
  seats: { name: string; sex: string; bot: string }[];
  moments: number;
  turns: { turn: number; seat: number; at: number; levels: number[] }[];
  levels: number[];
  luck: { text: string; answers: string[] }[];
  help: { helper: number; fighter: number; times: number }[];
  winners: number[];
  promise: string;
  seed: string;
  salt: string;
  verified: boolean;
  whole: boolean;
}

/** A seat, a spectator, or everybody's hands at once. */
export type Eyes = `${number}` | 'none' | 'all';

export class Replay implements Shown {
  you: number | null = $state(null);
  seq = $state(0);
  view: View | null = $state.raw(null);
  readonly moves: protocol.MoveTold[] = [];
  question = $state('');
  story: StoryLine[] = $state.raw([]);
  readonly clock = null;
  people: protocol.Person[] = $state.raw([]);
  scene: protocol.Scene | null = $state.raw(null);
  readonly ahead = 0;

  readonly #chunks = new Map<string, Promise<Told[]>>();
  readonly #listeners = new Set<(before: View | null, after: View | null, frame: Told) => void>();
  #asked = 0;

  constructor(readonly id: string) {}

  /** Show a moment; what is asked for later comes last, however long an answer takes. */
  async show(at: number, eyes: Eyes): Promise<void> {
    const asked = ++this.#asked;
    const first = at - (at % CHUNK);
    const frames = await this.#chunk(first, eyes);
    if (asked !== this.#asked) return;
    const before = this.view;
    const forward = at === this.seq + 1 && before !== null;
    this.you = eyes === 'none' || eyes === 'all' ? null : Number(eyes);
    const told = frames.slice(0, at - first + 1);
    const last = told.at(-1);
    if (!last) return;
    this.view = Object.assign({}, ...told.map((frame) => frame.view ?? {})) as View;
    this.question = latest(told, (frame) => frame.question) ?? '';
    this.people = latest(told, (frame) => frame.people) ?? [];
    this.scene = latest(told, (frame) => frame.scene) ?? null;
    this.story = told.flatMap((frame, n) =>
      (frame.story ?? []).map((line, k) => ({ ...line, id: (first + n) * 1000 + k, turn: 0 })),
    );
    this.seq = at;
    if (forward) for (const listener of this.#listeners) listener(before, this.view, last);
    if (at - first > CHUNK / 2) void this.#chunk(first + CHUNK, eyes).catch(() => undefined);
  }

  /** Be told of each step forward, as at a table that is played. */
  onchange(listener: (before: View | null, after: View | null, frame: Told) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #chunk(first: number, eyes: Eyes): Promise<Told[]> {
    const lang = prefs.lang;
    const key = `${first}/${eyes}/${lang}`;
    let chunk = this.#chunks.get(key);
    if (!chunk) {
      const query = `from=${first}&to=${first + CHUNK - 1}&eyes=${eyes}&lang=${lang}`;
      chunk = get<Told[]>(`/api/tables/${encodeURIComponent(this.id)}/replay/steps?${query}`);
      chunk.catch(() => this.#chunks.delete(key));
      this.#chunks.set(key, chunk);
    }
    return chunk;
  }
}

function latest<T>(told: Told[], of: (frame: Told) => T | null | undefined): T | undefined {
  return told.map(of).findLast((value) => value !== undefined && value !== null) ?? undefined;
}
