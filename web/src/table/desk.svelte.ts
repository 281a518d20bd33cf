/** What the reader is about to do: the card that is lifted, what is opened, and what moves would lead to. */

import type { Answer } from '../lib/connection.svelte';
import type { MoveTold } from '../lib/protocol';
import type { Questions } from '../lib/questions';
import type { Shown } from '../lib/table.svelte';

/** What is opened large: a card somewhere, everything in front of a player, who may help, or what adds up in a fight. */
export type Opened =
  | { what: 'card'; card: string; owner: number | null; place: 'hand' | 'board' | 'fight' | 'pile' }
  | { what: 'board'; seat: number }
  | { what: 'helpers' }
  | { what: 'sums' };

export interface Foreseen {
  text: string;
  clause: string;
  legal: boolean;
}

export class Desk {
  /** The key of the card of the hand that is lifted. */
  chosen: string | null = $state(null);
  opened: Opened | null = $state.raw(null);
  menu = $state(false);
  /** A move that is on its way: on a slow line one sees that it was heard, and it is not sent twice. */
  sent: string | null = $state(null);
  /** What the rules said against the last thing that was tried. */
  refused: Foreseen | null = $state.raw(null);
  /** What somebody else would do here. */
  hinted: { move: string; text: string } | null = $state.raw(null);
  #foreseen: Record<string, Foreseen> = $state({});
  #asked: string[] = [];

  constructor(
    private readonly shown: () => Shown,
    private readonly act?: (move: string) => Promise<Answer> | undefined,
    private readonly questions?: Questions,
  ) {}

  /** Whether there is anything to do here: not in a replay, and not for who only watches. */
  get acts(): boolean {
    return this.act !== undefined && this.shown().you !== null;
  }

  /** Do a move and put everything down. */
  do(move: string): void {
    this.chosen = null;
    this.opened = null;
    this.menu = false;
    this.refused = null;
    if (this.sent === move) return;
    const answer = this.act?.(move);
    if (!answer) return;
    this.sent = move;
    void answer.then((answer) => {
      if (this.sent === move) this.sent = null;
      if (answer.t === 'refused') this.refused = { text: answer.text, clause: answer.clause, legal: false };
      else if (answer.t === 'error') this.refused = { text: answer.text, clause: '', legal: false };
    });
  }

  get hints(): boolean {
    return this.questions !== undefined;
  }

  askHint(): void {
    const wanted = this.#now();
    void this.questions?.ask({ t: 'hint' }, wanted).then((answer) => {
      if (answer === null || !wanted()) return;
      if (answer.t === 'done') this.hinted = { move: answer.move ?? '', text: answer.text ?? '' };
      else this.refused = { text: answer.text, clause: '', legal: false };
    });
  }

  choose(key: string | null): void {
    this.chosen = key;
  }

  open(opened: Opened): void {
    this.chosen = null;
    this.opened = opened;
  }

  /** What a move would lead to, or why it may not be made; asked once a moment, told when it comes. */
  foreseen(move: string): Foreseen | undefined {
    return this.#foreseen[this.#key(move)];
  }

  foresee(moves: MoveTold[] | string[]): void {
    const wanted = this.#now();
    for (const each of moves) {
      const move = typeof each === 'string' ? each : each.move;
      const key = this.#key(move);
      if (!this.questions || this.#asked.includes(key)) continue;
      this.#asked.push(key);
      void this.questions.ask({ t: 'why', move }, wanted).then((answer) => {
        if (answer === null || answer.t === 'error' || !wanted()) return;
        const legal = answer.t === 'done';
        const clause = answer.t === 'refused' ? answer.clause : '';
        this.#foreseen[key] = { text: answer.text ?? '', clause, legal };
      });
    }
  }

  /** A new moment: what was foreseen holds no more. */
  forget(): void {
    this.#foreseen = {};
    this.hinted = null;
    this.refused = null;
    this.sent = null;
    this.#asked = [];
  }

  /** Whether it is still the moment that it is now. */
  #now(): () => boolean {
    const asked = this.#asked;
    return () => asked === this.#asked;
  }

  #key(move: string): string {
    return `${this.shown().view?.moment ?? 0} ${move}`;
  }
}
