import { describe, expect, it, vi } from 'vitest';

vi.mock('./prefs.svelte', () => ({ prefs: { lang: 'en' } }));
vi.mock('./connection.svelte', () => ({ Connection: vi.fn() }));
const { overlap } = await import('./table.svelte');

describe('what of a story is known already', () => {
  it('where it was, all of it; where more has happened, all but that', () => {
    expect(overlap(['a', 'b', 'c'], ['b', 'c'])).toBe(2);
    expect(overlap(['a', 'b', 'c'], ['b', 'c', 'd'])).toBe(2);
  });
  it('the same sentence twice is two sentences', () => {
    expect(overlap(['pass', 'pass'], ['pass', 'pass', 'pass'])).toBe(2);
  });
  it('nothing in another language, or on a first visit', () => {
    expect(overlap(['Ann joue.'], ['Ann plays.'])).toBe(0);
    expect(overlap([], ['Ann plays.'])).toBe(0);
  });
});
