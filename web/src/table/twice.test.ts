import { describe, expect, it } from 'vitest';
import { Twice } from './twice';

const mouse = (at: number, detail: number, x = 500) => ({
  timeStamp: at,
  clientX: x,
  clientY: 300,
  detail,
  pointerType: 'mouse',
});
const finger = (at: number, x = 500) => ({ ...mouse(at, 1, x), pointerType: 'touch' });
const key = (at: number) => ({ ...mouse(at, 0), pointerType: '' });

describe('the second half of a double click', () => {
  it('is not meant for what the first brought, with a mouse and with a finger', () => {
    for (const [first, second] of [
      [mouse(0, 1), mouse(180, 2)],
      [finger(0), finger(180)],
    ] as const) {
      const twice = new Twice();
      expect(twice.is(first, true)).toBe(false);
      expect(twice.is(second, true)).toBe(true);
    }
  });

  it('is what it says where the first made no move: a card is lifted and played', () => {
    const twice = new Twice();
    expect(twice.is(mouse(0, 1), false)).toBe(false);
    expect(twice.is(mouse(180, 2), true)).toBe(false);
  });

  it('is none later, elsewhere, by a key, or by a program that clicks once and once more', () => {
    for (const other of [finger(450), finger(180, 560), key(180), mouse(180, 1)]) {
      const twice = new Twice();
      twice.is(finger(0), true);
      expect(twice.is(other, true)).toBe(false);
    }
  });

  it('does not swallow whoever goes on clicking', () => {
    const twice = new Twice();
    const clicks = [1, 2, 3, 4].map((n) => twice.is(mouse(n * 300, n), true));
    expect(clicks).toEqual([false, true, false, true]);
  });
});
