/** What a seat may know of the game: the view of the engine, as far as the page reads it. Cards are ids. */

export interface Player {
  name: string;
  level: number;
  sex: string;
  alive: boolean;
  race: string[];
  class: string[];
  items: string[];
  used: string[];
  others: string[];
  attached: [card: string, host: string][];
  curses: string[];
  lasting: string[];
  bonus: number;
  hand: string[];
  hand_size: number;
  hand_doors: number;
  hand_limit: number;
}

export interface Monster {
  card: string;
  monster: string;
  level: number;
  treasures: number;
  enhancers: string[];
}

export interface Terms {
  treasures?: number;
  helper_first?: boolean;
  give?: string[];
  get?: string[];
  plays?: string[];
  promise?: string;
}

export interface Combat {
  fighter: number;
  helper: number;
  monsters: Monster[];
  gone: string;
  munchkins: number;
  monsters_total: number;
  munchkin_parts: [seat: number, card: string, n: number][];
  monster_parts: [seat: number, card: string, n: number][];
  plays: [card: string, side: '' | 'munchkins' | 'monsters'][];
  treasures: number;
  running: boolean;
  deal: Terms | null;
}

export interface Step {
  kind: string;
  seat?: number;
  card?: string;
  cards?: string[];
  maker?: number;
  terms?: Terms;
  /** What an answer in a bargain stands instead of. */
  instead?: Terms;
  [more: string]: unknown;
}

export interface View {
  edition: string;
  you: number | null;
  turn: number;
  active: number;
  phase: string;
  moment: number;
  lull: boolean;
  waiting: number[];
  over: boolean;
  winners: number[];
  players: Player[];
  doors: number;
  treasures: number;
  door_top: string[];
  treasure_top: string[];
  door_discards: string[];
  treasure_discards: string[];
  door_discarded: number;
  treasure_discarded: number;
  apart: string[];
  combat: Combat | null;
  step: Step | null;
}
