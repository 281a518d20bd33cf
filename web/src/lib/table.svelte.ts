/** A table as one seat, or a spectator, sees it: kept up to date from the frames of its line. */

import { Connection, type Answer, type Told, type Wish } from './connection.svelte';
import { prefs } from './prefs.svelte';
import type * as protocol from './protocol';
import { Questions } from './questions';
import type { View } from './view';

const MOST_LINES = 600;

/** A line of the story with a number of its own, so that a list of them knows which is which. */
export type StoryLine = protocol.Line & { id: number; turn: number };

/** What a screen of a table is drawn from: a live one, or a moment of a replay. */
export interface Shown {
  readonly id: string;
  readonly seq: number;
  readonly you: number | null;
  readonly view: View | null;
  readonly moves: protocol.MoveTold[];
  readonly question: string;
  readonly story: StoryLine[];
  readonly clock: protocol.Time | null;
  readonly people: protocol.Person[];
  readonly scene: protocol.Scene | null;
  readonly ahead: number;
}

export class TableState implements Shown {
  seq = $state(0);
  you: number | null = $state(null);
  view: View | null = $state.raw(null);
  moves: protocol.MoveTold[] = $state.raw([]);
  question = $state('');
  story: StoryLine[] = $state.raw([]);
  clock: protocol.Time | null = $state.raw(null);
  people: protocol.Person[] = $state.raw([]);
  scene: protocol.Scene | null = $state.raw(null);
  about: Record<string, unknown> = $state.raw({});
  /** How often one wants to be asked. */
  ask: protocol.Table['ask'] = $state(null);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);

  readonly line: Connection;
  readonly questions: Questions;
  #lines = 0;
  readonly #listeners = new Set<(before: View | null, after: View | null, frame: Told) => void>();

  constructor(
    readonly id: string,
    readonly token: string,
  ) {
    this.line = new Connection(
      id,
      token,
      () => prefs.lang,
      (frame) => this.#take(frame),
    );
    this.questions = new Questions((question) => this.line.send(question));
  }

  /** Do a legal move; answers and passes are meant for the moment that is shown. */
  move(move: string): Promise<Answer> {
    return this.line.send({ t: 'move', move, moment: this.view?.moment ?? null });
  }

  /** Send what is no question: those are for `questions`, who lets them wait for each other. */
  send(wish: Exclude<Wish, { t: 'why' | 'hint' }>): Promise<Answer> {
    return this.line.send(wish);
  }

  /** Be told of each frame, with the view before and after it; the answer stops that. */
  onchange(listener: (before: View | null, after: View | null, frame: Told) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  end(): void {
    this.line.end();
  }

  #take(frame: Told): void {
    const before = this.view;
    if (frame.t === 'step' && frame.seq !== this.seq + 1) {
      this.line.again();
      return;
    }
    this.seq = frame.seq;
    if (frame.t === 'table') {
      this.you = frame.you;
      this.view = frame.view as View | null;
    } else if (frame.view !== undefined) {
      this.view = { ...this.view, ...frame.view } as View;
    }
    this.about = frame.about ?? this.about;
    this.ask = frame.ask ?? this.ask;
    this.moves = frame.moves ?? this.moves;
    this.question = frame.question ?? this.question;
    this.people = frame.people ?? this.people;
    this.scene = frame.scene ?? (frame.t === 'table' ? null : this.scene);
    if (frame.clock) {
      this.clock = frame.clock;
      this.ahead = frame.clock.now - Date.now();
    }
    if (frame.t === 'table') this.#retell(frame.story ?? []);
    else if (frame.story?.length) this.#tell(frame.story);
    for (const listener of this.#listeners) listener(before, this.view, frame);
  }

  /** After a cut only what is new is told: whoever has the story read aloud does not hear all of it again. */
  #retell(lines: protocol.Line[]): void {
    const known = overlap(
      this.story.map(({ text }) => text),
      lines.map(({ text }) => text),
    );
    if (!known) this.story = [];
    this.#tell(lines.slice(known));
  }

  #tell(lines: protocol.Line[]): void {
    const turn = this.view?.turn ?? 0;
    const told = lines.map((line) => ({ ...line, id: ++this.#lines, turn }));
    this.story = [...this.story, ...told].slice(-MOST_LINES);
  }
}

/** How many of the new lines, from their beginning, are the last of the old ones. */
export function overlap(old: string[], lines: string[]): number {
  for (let n = Math.min(old.length, lines.length); n > 0; n -= 1)
    if (lines.slice(0, n).every((line, at) => line === old[old.length - n + at])) return n;
  return 0;
}
