/** A move that is being put together: whether it may be made, and why not. */

import type { TableState } from '../lib/table.svelte';

const PAUSE = 150;

export class Checked {
  problem = $state('');
  clause = $state('');
  /** What is on its way: it is not sent twice. */
  sent = $state('');

  /** Ask in a moment why not, unless it has changed by then; the answer stops the asking. */
  ask(table: TableState, move: string): () => void {
    this.#told('', '');
    if (!move) return () => undefined;
    let stale = false;
    const timer = setTimeout(() => {
      void table.questions
        .ask({ t: 'why', move }, () => !stale)
        .then((answer) => {
          if (!stale && answer !== null && answer.t !== 'done')
            this.#told(answer.text, answer.t === 'refused' ? answer.clause : '');
        });
    }, PAUSE);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }

  /** Make it; whether it was made. */
  async make(table: TableState, move: string): Promise<boolean> {
    if (this.sent === move) return false;
    this.sent = move;
    const answer = await table.move(move);
    this.sent = '';
    if (answer.t !== 'done') this.#told(answer.text, answer.t === 'refused' ? answer.clause : '');
    return answer.t === 'done';
  }

  #told(problem: string, clause: string): void {
    this.problem = problem;
    this.clause = clause;
  }
}
