/** The line to a table: one socket, opened again whenever it is cut, and commands that are never lost or doubled. */

import type * as protocol from './protocol';
import { VERSION } from './protocol';

type Command = Extract<protocol.PageFrame, { cmd: string }>;
/** A command without what the line adds to it. */
export type Wish = { [C in Command as C['t']]: Omit<C, 'cmd'> }[Command['t']];
export type Answer = protocol.Done | protocol.Refused | protocol.Error;
export type Told = protocol.Table | protocol.Step;

/** Why a table cannot be reached any more, by the code its socket was closed with. */
export type Closed = 'bad-frame' | 'no-token' | 'no-table' | 'elsewhere' | 'stuck' | 'too-many';

const CLOSED: Record<number, Closed> = {
  4400: 'bad-frame',
  4401: 'no-token',
  4404: 'no-table',
  4409: 'elsewhere',
  4410: 'stuck',
};
/** Too many sockets, or too many commands on this one: those are only a matter of time. */
const TOO_MANY = 4429;
const FIRST_WAIT = 150;
const LONGEST_WAIT = 2_500;
/**
 * A page does not hear the pings of the server. After so long without a word, while a command waits or not, it asks
 * whether anybody is there, and a line on which that is not answered is dead.
 */
const [SILENT, QUIET] = [3_000, 20_000];

interface Waiting {
  frame: Command;
  answered: (answer: Answer) => void;
}

export class Connection {
  connected = $state(false);
  closed: Closed | null = $state(null);

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #seen = 0;
  /** The language in which the server speaks on this line. */
  #spoken: protocol.Speak['lang'] | null = null;
  #ended = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #check: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting = new Map<string, Waiting>();

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly lang: () => protocol.Speak['lang'],
    private readonly told: (frame: Told) => void,
  ) {
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#open();
  }

  /** Send a command; what became of it. It is sent again after a cut, under the same name. */
  send(wish: Wish): Promise<Answer> {
    const frame = { ...wish, cmd: crypto.randomUUID?.() ?? randomName() } as Command;
    return new Promise((answered) => {
      this.#waiting.set(frame.cmd, { frame, answered });
      if (this.connected) this.#write(frame);
    });
  }

  /** Be spoken to in this language. The whole table is told anew then, so it is asked for only if it is another. */
  speak(lang: protocol.Speak['lang']): void {
    if (!this.connected || lang === this.#spoken) return;
    this.#spoken = lang;
    this.#write({ t: 'lang', lang });
  }

  /** Ask for everything anew. */
  again(): void {
    this.#seen = 0;
    this.#hangUp();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    clearTimeout(this.#check);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
  }

  readonly #now = (): void => {
    if (document.visibilityState !== 'visible' || this.closed || this.#ended) return;
    if (this.connected) return this.#ask();
    clearTimeout(this.#retry);
    this.#open();
  };

  /**
   * A wish for nothing changes nothing, and is answered at once, whatever else is still thought about. Whoever sleeps
   * or changes networks may be cut off unawares.
   */
  #ask(): void {
    this.#socket?.send(JSON.stringify({ t: 'set', cmd: randomName() }));
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#hangUp(), SILENT);
  }

  #open(): void {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.table)}`);
    this.#socket = socket;
    socket.onopen = () => {
      const lang = (this.#spoken = this.lang());
      this.#write({ t: 'hello', v: VERSION, token: this.token, seen: this.#seen, lang });
    };
    socket.onmessage = ({ data }) => {
      // What a line still says that was hung up is told on the next one.
      if (socket === this.#socket) this.#heard(JSON.parse(data as string) as protocol.ServerFrame);
    };
    socket.onclose = ({ code }) => this.#cut(socket, code);
  }

  #heard(frame: protocol.ServerFrame): void {
    clearTimeout(this.#watch);
    clearTimeout(this.#check);
    this.#check = setTimeout(() => this.#ask(), QUIET);
    if (this.#waiting.size) this.#watchOver();
    if (frame.t === 'table' || frame.t === 'step') {
      this.#seen = frame.seq;
      this.told(frame);
      if (frame.t === 'table' && !this.connected) {
        this.connected = true;
        this.#wait = FIRST_WAIT;
        for (const { frame: unanswered } of this.#waiting.values()) this.#write(unanswered);
      }
      return;
    }
    const waiting = this.#waiting.get(frame.cmd);
    this.#waiting.delete(frame.cmd);
    waiting?.answered(frame);
    if (!this.#waiting.size) clearTimeout(this.#watch);
  }

  #write(frame: protocol.PageFrame): void {
    this.#socket?.send(JSON.stringify(frame));
    if ('cmd' in frame) this.#watchOver();
  }

  #watchOver(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#ask(), SILENT);
  }

  /** Whoever is at the other end of a dead line does not say goodbye, and a browser would wait for that. */
  #hangUp(): void {
    const socket = this.#socket;
    socket?.close();
    if (socket) this.#cut(socket, 1006);
  }

  #cut(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    clearTimeout(this.#watch);
    clearTimeout(this.#check);
    const hasty = code === TOO_MANY && this.connected;
    this.connected = false;
    this.#socket = null;
    if (this.#ended) return;
    this.closed = code === TOO_MANY && !hasty ? 'too-many' : (CLOSED[code] ?? null);
    if (this.closed === null) {
      if (hasty) this.#wait = LONGEST_WAIT;
      this.#retry = setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
    }
  }
}

/** Where the browser makes no random names, which it does only for pages it holds for safe. */
function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
