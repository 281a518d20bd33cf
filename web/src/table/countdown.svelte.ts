/** How much is left of the time that a moment has. */

import type { Shown } from '../lib/table.svelte';

const TICK = 200;

export class Countdown {
  /** From 1 to 0; 0 where nothing is timed. */
  left = $state(0);
  seconds: number | null = $state(null);
  #until: number | null = null;
  #span = 1;

  /** Follow the clock of a table, within an effect. */
  follow(shown: () => Shown): void {
    $effect(() => {
      const { clock } = shown();
      const at = clock?.at ?? null;
      if (at !== this.#until) {
        this.#until = at;
        this.#span = Math.max(1, at === null || !clock ? 1 : at - clock.now);
      }
      const tick = () => {
        const rest = this.#until === null ? 0 : Math.max(0, this.#until - Date.now() - shown().ahead);
        this.left = Math.min(1, rest / this.#span);
        this.seconds = this.#until === null ? null : Math.ceil(rest / 1000);
      };
      tick();
      const timer = setInterval(tick, TICK);
      return () => clearInterval(timer);
    });
  }
}
