/** The icons of the page itself: outlines by our names for them. */

import address from 'virtual:chrome';

class Icons {
  #outlines: Record<string, string> = $state.raw({});

  constructor() {
    void this.#read();
  }

  /** Without them everything is there in words. */
  async #read(): Promise<void> {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) this.#outlines = (await answer.json()) as Record<string, string>;
  }

  outline(name: string): string {
    return this.#outlines[name] ?? '';
  }
}

export const icons = new Icons();
