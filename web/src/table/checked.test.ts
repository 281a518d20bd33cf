import { expect, it, vi } from 'vitest';
import type { Answer } from '../lib/connection.svelte';
import type { TableState } from '../lib/table.svelte';
import { Checked } from './checked.svelte';

it('sends a move once until there is an answer, and says which is on its way', async () => {
  const answers: ((answer: Answer) => void)[] = [];
  const move = vi.fn(() => new Promise<Answer>((answered) => answers.push(answered)));
  const table = { move } as unknown as TableState;
  const checked = new Checked();
  const first = checked.make(table, 'accept');
  expect(await checked.make(table, 'accept')).toBe(false);
  expect([move.mock.calls.length, checked.sent]).toEqual([1, 'accept']);
  answers[0]?.({ t: 'done', cmd: '', seq: 1 });
  expect(await first).toBe(true);
  expect(checked.sent).toBe('');
});
