/** The table somebody asks for, from what they chose. */

import type { Edition, Value } from './catalogue.svelte';
import { changed } from './blends';

export const CLOCKS = ['printed', 'usual', 'calm', 'none'] as const;
export const PACES = ['at once', 'brisk', 'people'] as const;
export const WATCHERS = ['anyone', 'invited', 'nobody'] as const;
/** The longest name the server takes. */
export const LONGEST_NAME = 24;

/** What a person chose on the first page. */
export interface Chosen {
  /** Editions in the order in which they were ticked: the first is the host. None: the first there is. */
  editions: string[];
  /** Who plays when somebody plays now. */
  bots: string[];
  /** How many seats a table for friends has. */
  seats: number;
  clock: (typeof CLOCKS)[number];
  pace: (typeof PACES)[number];
  settings: Record<string, Value>;
  watch: (typeof WATCHERS)[number];
  listed: boolean;
  /** Packs of one's own that the server offers. */
  packs: string[];
}

export const FIRST: Chosen = {
  editions: [],
  bots: ['greedy-backstabber', 'greedy-cautious', 'greedy-diplomat'],
  seats: 4,
  clock: 'usual',
  pace: 'brisk',
  settings: {},
  watch: 'invited',
  listed: false,
  packs: [],
};

export interface Wish {
  name: string;
  sex: string;
  edition: string;
  seats: number;
  bots: string[];
  clock: string;
  pace: string;
  settings: Record<string, Value>;
  watch: string;
  listed: boolean;
  packs: string[];
}

export interface Somebody {
  name: string;
  sex: string;
}

/** How many may play, until it is known. */
export const ANYBODY: readonly [number, number] = [1, 6];

/** A number no smaller and no larger than the edition has players. */
export function fitting(seats: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, seats));
}

/** The bots that sit down beside one person: those chosen, as many as the edition has room for and needs. */
export function seatedBots(bots: string[], players: readonly [number, number]): string[] {
  const many = fitting(bots.length + 1, players) - 1;
  return Array.from({ length: many }, (_, n) => bots[n] ?? bots.at(-1) ?? (FIRST.bots[n] as string));
}

/** A name as the server wants it: composed, without spaces around it, not too long. */
export function tidyName(name: string): string {
  return Array.from(name.normalize('NFC').trim()).slice(0, LONGEST_NAME).join('');
}

/** Who plays: one person and bots, friends with a link, or several people at one device. */
export type Company = 'bots' | 'friends' | 'device';

/** Everything for `POST /api/tables`. */
export function wishOf(chosen: Chosen, who: Somebody, played: Edition, company: Company): Wish {
  const bots = company === 'bots' ? seatedBots(chosen.bots, played.players) : [];
  return {
    name: who.name,
    sex: who.sex,
    edition: played.id,
    seats: company === 'bots' ? bots.length + 1 : fitting(chosen.seats, played.players),
    bots,
    // Whoever plays alone, or hands one device around, keeps nobody waiting: no clock, unless one was chosen.
    clock: company !== 'friends' && chosen.clock === FIRST.clock ? 'none' : chosen.clock,
    pace: chosen.pace,
    settings: changed(chosen.settings, played),
    watch: chosen.watch,
    listed: company === 'friends' && chosen.listed,
    packs: chosen.packs,
  };
}
