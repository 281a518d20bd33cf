/** What a person chose on the first page, remembered in this browser. */

import { keep, recall } from '../lib/kept';
import { say } from '../lib/language';
import { prefs } from '../lib/prefs.svelte';
import { catalogue } from './catalogue.svelte';
import { FIRST, tidyName, type Chosen, type Somebody } from './wish';

const KEY = 'grosbill/choices';

class Choices {
  now: Chosen = $state.raw({ ...FIRST, ...recall<Partial<Chosen>>(KEY, {}) });

  /** The editions that were ticked, as far as the server still has them; one at least. */
  get editions(): string[] {
    const there = catalogue.editions.map(({ id }) => id);
    const ticked = this.now.editions.filter((id) => there.includes(id));
    return ticked.length ? ticked : there.slice(0, 1);
  }

  get edition(): string {
    return this.editions.join('+');
  }

  /** The packs that were chosen, as far as the server still offers them. */
  get packs(): string[] {
    return this.now.packs.filter((id) => catalogue.packs.some((pack) => pack.id === id));
  }

  choose(some: Partial<Chosen>): void {
    this.now = { ...this.now, ...some };
    keep(KEY, this.now);
  }
}

export const choices = new Choices();

/** Who sits down: the name this browser knows, or one that will do. */
export function myself(): Somebody {
  return { name: tidyName(prefs.name) || say('home-player'), sex: prefs.sex };
}
