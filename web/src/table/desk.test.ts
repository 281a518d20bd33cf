import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '../lib/connection.svelte';
import type { Shown } from '../lib/table.svelte';
import { Desk } from './desk.svelte';

const shown = (you: number | null) => () => ({ you, view: null, moves: [] }) as unknown as Shown;
const act = () => undefined;

describe('a desk', () => {
  it('is for whoever has a seat: who only watches has no list of moves to open', () => {
    expect(new Desk(shown(0), act).acts).toBe(true);
    expect(new Desk(shown(null), act).acts).toBe(false);
  });

  it('does nothing where a game is only seen again', () => {
    expect(new Desk(shown(0)).acts).toBe(false);
  });

  it('says which move is on its way, sends it once, and not again before there is an answer or another moment', async () => {
    const answers: ((answer: Answer) => void)[] = [];
    const sent = vi.fn(() => new Promise<Answer>((answered) => answers.push(answered)));
    const desk = new Desk(shown(0), sent);
    desk.do('open door');
    desk.do('open door');
    expect([sent.mock.calls.length, desk.sent]).toEqual([1, 'open door']);
    answers[0]?.({ t: 'refused', cmd: '', clause: 'R-PROC-003', text: 'No.' });
    await vi.waitFor(() => expect(desk.refused?.text).toBe('No.'));
    expect(desk.sent).toBe(null);
    desk.do('pass');
    desk.forget();
    desk.do('pass');
    expect(sent.mock.calls.length).toBe(3);
  });
});
