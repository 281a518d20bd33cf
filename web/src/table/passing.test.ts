import { describe, expect, it } from 'vitest';
import { next } from './passing';

const locals = (...awaited: boolean[]) => awaited.map((each, seat) => ({ seat, awaited: each }));

describe('one device for several people', () => {
  it('stays with who is awaited', () => {
    expect(next(locals(true, true, false), 0)).toBe(0);
  });
  it('goes to the next who is', () => {
    expect(next(locals(true, false, true), 1)).toBe(2);
    expect(next(locals(true, false, false), 1)).toBe(0);
  });
  it('stays where it is while nobody here is awaited', () => {
    expect(next(locals(false, false, false), 1)).toBe(1);
  });
});
