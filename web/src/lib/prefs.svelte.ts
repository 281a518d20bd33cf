/** What a person chose for this browser: language, theme, sound, motion, name. */

import { keep, recall } from './kept';

export type Lang = 'en' | 'fr';
export type Theme = 'dark' | 'light';

const KEY = 'grosbill/prefs';

interface Chosen {
  lang?: Lang;
  theme?: Theme;
  sound?: boolean;
  name?: string;
  sex?: string;
  /** Whether the five pointers of the first visit were seen. */
  toured?: boolean;
}

class Prefs {
  #chosen: Chosen = $state(recall<Chosen>(KEY, {}));

  constructor() {
    $effect.root(() => {
      $effect(() => {
        document.documentElement.lang = this.lang;
        document.documentElement.dataset.theme = this.theme;
      });
    });
  }

  get lang(): Lang {
    return this.#chosen.lang ?? (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en');
  }
  set lang(lang: Lang) {
    this.#change({ lang });
  }

  get theme(): Theme {
    return this.#chosen.theme ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
  }
  set theme(theme: Theme) {
    this.#change({ theme });
  }

  get sound(): boolean {
    return this.#chosen.sound ?? true;
  }
  set sound(sound: boolean) {
    this.#change({ sound });
  }

  get name(): string {
    return this.#chosen.name ?? '';
  }
  set name(name: string) {
    this.#change({ name });
  }

  get sex(): string {
    return this.#chosen.sex ?? '';
  }
  set sex(sex: string) {
    this.#change({ sex });
  }

  get toured(): boolean {
    return this.#chosen.toured ?? false;
  }
  set toured(toured: boolean) {
    this.#change({ toured });
  }

  #change(some: Chosen): void {
    // One by one: whoever reads the language is not bothered by the sound.
    Object.assign(this.#chosen, some);
    keep(KEY, this.#chosen);
  }
}

export const prefs = new Prefs();

/** Whether things may move. */
export const mayMove = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;
