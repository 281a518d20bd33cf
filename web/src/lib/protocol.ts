// Made from src/grosbill/online/frames.py by `make golden`; not written by hand.

export const VERSION = 1;

/** The first frame: who it is, and up to which row the page has seen everything. */
export interface Hello {
  t: 'hello';
  v: number;
  token?: string | null;
  seen?: number | null;
  lang?: 'en' | 'fr';
}

/** A move in notation; `moment` for answers and passes. */
export interface Move {
  t: 'move';
  cmd: string;
  move: string;
  moment?: number | null;
}

/** Why not this move? Changes nothing: `refused` says why; `done`, what it would lead to. `about`: the seat of a bot, in place of a move: why did it do that? */
export interface Why {
  t: 'why';
  cmd: string;
  move?: string;
  about?: number;
}

/** Chat. */
export interface Say {
  t: 'say';
  cmd: string;
  text: string;
}

/** One's own preferences, and what a host may do. One thing at a time. */
export interface Set {
  t: 'set';
  cmd: string;
  ask?: 'all' | 'fights' | 'mine' | 'turn' | 'usual';
  leave?: true;
  back?: true;
  name?: string;
  remove?: number;
  host?: number;
  fill?: [number, string];
  close?: true;
  watch?: 'anyone' | 'invited' | 'nobody';
}

/** More time in this window, please. */
export interface More {
  t: 'more';
  cmd: string;
}

/** What would you do? */
export interface Hint {
  t: 'hint';
  cmd: string;
}

/** Speak this language from now on. */
export interface Speak {
  t: 'lang';
  lang: 'en' | 'fr';
}

/** The whole of it, after `hello` and whenever the page has lost track. `ask`: how often one wants to be asked oneself; null for who only watches. */
export interface Table {
  t: 'table';
  seq: number;
  you: number | null;
  view: Record<string, unknown> | null;
  moves: MoveTold[];
  question: string;
  story: Line[];
  clock: Time;
  people: Person[];
  scene: Scene | null;
  about: Record<string, unknown>;
  ask: 'all' | 'fights' | 'mine' | 'turn' | 'usual' | null;
}

/** A legal move: in notation, in words, and what it hangs on. `brief`: its words without the card's name, where those differ; `note`: what follows, in figures; `totals`: what both sides of the fight would count, as far as the card alone says it. */
export interface MoveTold {
  move: string;
  kind: string;
  group: string;
  text: string;
  card?: string;
  target?: string;
  owner?: string;
  cards?: string[];
  brief?: string;
  note?: string;
  totals?: number[];
}

/** A sentence of the story, and what it is about. Of the game: the cards it names, `seats` (who acts, then whom it is done to, -1 for nobody) and `n`, its number: the face of a die, the number of a turn. Among the people: `seat`, who spoke, came or went. */
export interface Line {
  text: string;
  cards?: string[];
  kind?: string;
  seat?: number;
  seats?: number[];
  n?: number;
}

/** Until when, by the server's clock, and what time it is there; `more`: whether one may ask for more. */
export interface Time {
  now: number;
  at: number | null;
  window: boolean;
  more: boolean;
}

/** Who sits in a seat. `plays`: the bot that plays it now, "" where its person does. */
export interface Person {
  seat: number;
  name: string;
  sex: string;
  taken: boolean;
  bot: string;
  plays: string;
  here: boolean;
  host: boolean;
}

/** What a screen shows beside the view, in words. `title`: whose turn it is; `titles`: what everybody is; `notes`: what everybody is doing, "" for nothing; `near`: whether somebody could win by what is going on. */
export interface Scene {
  title: string;
  titles: string[];
  notes: string[];
  fight: Fight | null;
  near: boolean;
}

/** A fight in words: how it stands, what both totals are made of, what is at stake. `helped`: what it would be with whoever may still help, for those it concerns. */
export interface Fight {
  state: 'losing' | 'over' | 'tied' | 'winning';
  verdict: string;
  ours: Part[];
  theirs: Part[];
  stakes: Stake[];
  helped: Helped[];
}

/** A line of a receipt: what adds how much. `seat`: whose it is; `card`: "" for a level. */
export interface Part {
  text: string;
  n: number;
  seat?: number;
  card?: string;
}

/** Something at stake in a fight. `need`: from which face of the die on one gets away. */
export interface Stake {
  kind: 'caught' | 'deal' | 'run' | 'win';
  label: string;
  text: string;
  need?: number;
}

/** The fight with the help of a seat: both totals, whether it would be won, which monsters would leave. `ends`: whether the fighter would win the game by it. */
export interface Helped {
  seat: number;
  ours: number;
  theirs: number;
  wins: boolean;
  leave?: string[];
  ends?: boolean;
}

/** After each row, what has changed: of `view`, its top-level keys; `moves` whole or not at all. */
export interface Step {
  t: 'step';
  seq: number;
  view?: Record<string, unknown>;
  moves?: MoveTold[];
  question?: string;
  story?: Line[];
  clock?: Time;
  people?: Person[];
  scene?: Scene;
  about?: Record<string, unknown>;
  ask?: 'all' | 'fights' | 'mine' | 'turn' | 'usual' | null;
}

/** A command was carried out, by this row, or changed nothing; `move` and `text` answer a question. */
export interface Done {
  t: 'done';
  cmd: string;
  seq: number;
  move?: string;
  text?: string;
}

/** The rules forbid it: the clause, and why. */
export interface Refused {
  t: 'refused';
  cmd: string;
  clause: string;
  text: string;
}

/** It could not be understood, or is not for this person to do; `code` for programs, `text` for people. */
export interface Error {
  t: 'error';
  cmd: string;
  code: string;
  text: string;
}

export type PageFrame = Hello | Move | Why | Say | Set | More | Hint | Speak;

export type ServerFrame = Table | Step | Done | Refused | Error;
