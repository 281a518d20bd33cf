/** Questions asked beside the game. A seat is heard one at a time, so they go one after the other. */

import type { Answer, Wish } from './connection.svelte';

type Question = Extract<Wish, { t: 'why' | 'hint' }>;

/** After a page was loaded anew, the room may still think about what the old one asked. */
const AGAIN = 300;

export class Questions {
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly send: (question: Question) => Promise<Answer>) {}

  /** The answer, or null for what nobody wanted to know any more when its turn came. */
  ask(question: Question, wanted: () => boolean = () => true): Promise<Answer | null> {
    const answer = this.#last.then(() => this.#heard(question, wanted));
    this.#last = answer;
    return answer;
  }

  async #heard(question: Question, wanted: () => boolean): Promise<Answer | null> {
    while (wanted()) {
      const answer = await this.send(question);
      if (answer.t !== 'error' || answer.code !== 'one-question') return answer;
      await new Promise((later) => setTimeout(later, AGAIN));
    }
    return null;
  }
}
