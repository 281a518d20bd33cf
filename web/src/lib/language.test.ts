import { describe, expect, it, vi } from 'vitest';

const prefs = vi.hoisted(() => ({ lang: 'en' }));
vi.mock('./prefs.svelte', () => ({ prefs }));
const { joined } = await import('./language');

describe('names one after the other', () => {
  it('are said as the server says them', () => {
    prefs.lang = 'en';
    expect([['Ann'], ['Ann', 'Bob'], ['Ann', 'Bob', 'Cid']].map(joined)).toEqual([
      'Ann',
      'Ann and Bob',
      'Ann, Bob and Cid',
    ]);
    prefs.lang = 'fr';
    expect(joined(['Ann', 'Bob', 'Cid'])).toBe('Ann, Bob et Cid');
    expect(joined([])).toBe('');
  });
});
