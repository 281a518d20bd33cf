import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from './connection.svelte';
import { Questions } from './questions';

/** A room that hears one question of a seat at a time, and takes a while over each. */
function room(busy = false) {
  const heard: string[] = [];
  let open = busy;
  async function send(question: Parameters<Questions['ask']>[0]): Promise<Answer> {
    const move = question.t === 'why' ? (question.move ?? '') : '';
    if (open) return { t: 'error', cmd: move, code: 'one-question', text: 'One question at a time.' };
    open = true;
    heard.push(move);
    await new Promise((later) => setTimeout(later, 50));
    open = false;
    return { t: 'done', cmd: move, seq: 1, text: `${move}!` };
  }
  return { heard, questions: new Questions(send), free: () => (open = false) };
}

const why = (move: string) => ({ t: 'why', move }) as const;

describe('questions', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asked at once are all answered, in their order', async () => {
    const { heard, questions } = room();
    const answers = Promise.all(['a', 'b', 'c'].map((move) => questions.ask(why(move))));
    await vi.runAllTimersAsync();
    expect((await answers).map((answer) => answer?.text)).toEqual(['a!', 'b!', 'c!']);
    expect(heard).toEqual(['a', 'b', 'c']);
  });

  it('that nobody wants answered any more are not asked', async () => {
    const { heard, questions } = room();
    let now = true;
    const answers = Promise.all([
      questions.ask(why('a'), () => now),
      questions.ask(why('b'), () => now),
      questions.ask(why('c')),
    ]);
    await vi.advanceTimersByTimeAsync(10);
    now = false;
    await vi.runAllTimersAsync();
    expect((await answers)[1]).toBeNull();
    expect(heard).toEqual(['a', 'c']);
  });

  it('wait for one that another page of the same seat has asked', async () => {
    const { heard, questions, free } = room(true);
    const answer = questions.ask(why('a'));
    await vi.advanceTimersByTimeAsync(400);
    expect(heard).toEqual([]);
    free();
    await vi.runAllTimersAsync();
    expect((await answer)?.t).toBe('done');
  });
});
