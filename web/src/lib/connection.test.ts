import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A socket that only remembers what was sent. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  /** As on a dead line: nobody answers. */
  close(): void {
    this.readyState = 2;
  }
  cut(code: number): void {
    this.readyState = 3;
    this.onclose({ code });
  }
  hear(frame: object): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
}

const page = new EventTarget() as EventTarget & { visibilityState: string };
page.visibilityState = 'visible';
vi.stubGlobal('document', page);
vi.stubGlobal('location', { protocol: 'http:', host: 'table' });
vi.stubGlobal('WebSocket', FakeSocket);
vi.stubGlobal('addEventListener', vi.fn());
vi.stubGlobal('removeEventListener', vi.fn());
const { Connection } = await import('./connection.svelte');

const TABLE = { t: 'table', seq: 1 };

function last(): FakeSocket {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('no socket was opened');
  return socket;
}

let line: InstanceType<typeof Connection>;

function call(): typeof line {
  line = new Connection(
    't',
    'secret',
    () => 'en',
    () => undefined,
  );
  return line;
}

function come(): typeof line {
  call();
  last().onopen();
  last().hear(TABLE);
  return line;
}

describe('the line to a table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
  });
  afterEach(() => {
    line.end();
    vi.useRealTimers();
  });

  it('asks for a language only if it is another: the whole table is told anew', () => {
    const line = come();
    line.speak('en');
    expect(last().sent.map(({ t }) => t)).toEqual(['hello']);
    line.speak('fr');
    line.speak('fr');
    expect(last().sent.map(({ t }) => t)).toEqual(['hello', 'lang']);
  });

  it('comes again after it was told to slow down', () => {
    const line = come();
    void line.send({ t: 'say', text: 'Well played' });
    last().cut(4429);
    expect(line.closed).toBeNull();
    vi.advanceTimersByTime(3_000);
    last().onopen();
    last().hear(TABLE);
    expect(last().sent.map(({ t }) => t)).toEqual(['hello', 'say']);
  });

  it('gives up where too many sockets are open', () => {
    const line = call();
    last().cut(4429);
    expect(line.closed).toBe('too-many');
  });

  it('finds out by itself that nobody is there any more', () => {
    const line = come();
    vi.advanceTimersByTime(20_000);
    expect(last().sent.map(({ t }) => t)).toEqual(['hello', 'set']);
    const cmd = last().sent[1]?.['cmd'];
    last().hear({ t: 'error', cmd, code: 'nothing-to-set', text: '' });
    vi.advanceTimersByTime(20_000);
    expect(last().sent).toHaveLength(3);
    const dead = last();
    vi.advanceTimersByTime(6_000);
    expect(line.connected).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(last()).not.toBe(dead);
  });

  it('waits for whoever thinks for long, as long as somebody is there', () => {
    const line = come();
    void line.send({ t: 'hint' });
    for (let n = 0; n < 10; n += 1) {
      vi.advanceTimersByTime(3_000);
      const asked = last().sent.at(-1);
      expect(asked?.['t']).toBe('set');
      last().hear({ t: 'error', cmd: asked?.['cmd'], code: 'nothing-to-set', text: '' });
    }
    expect(line.connected).toBe(true);
    vi.advanceTimersByTime(6_000);
    expect(line.connected).toBe(false);
  });

  it('asks at once when the page is looked at again', () => {
    come();
    page.dispatchEvent(new Event('visibilitychange'));
    expect(last().sent.map(({ t }) => t)).toEqual(['hello', 'set']);
  });
});
