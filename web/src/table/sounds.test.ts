import { describe, expect, it, vi } from 'vitest';
import type { Told } from '../lib/connection.svelte';
import type { View } from '../lib/view';

vi.mock('../lib/prefs.svelte', () => ({ prefs: { sound: true } }));
const { soundsOf } = await import('./sounds');

const view = (some: object): View => ({ waiting: [], active: 1, combat: null, ...some }) as unknown as View;
const frame = (...kinds: string[]): Told =>
  ({ t: 'step', seq: 1, story: kinds.map((kind) => ({ text: '', kind })) }) as Told;
const fight = (munchkins: number, monsters_total: number) => ({ combat: { munchkins, monsters_total } });

describe('what a frame sounds like', () => {
  it('two knocks when one’s word is awaited, a crow when it is one’s own turn', () => {
    expect(soundsOf(view({}), view({ waiting: [0] }), frame(), 0)).toEqual(['knock']);
    expect(soundsOf(view({}), view({ waiting: [0], active: 0 }), frame(), 0)).toEqual(['crow']);
  });
  it('nothing again while one is still awaited, and nothing for who watches', () => {
    expect(soundsOf(view({ waiting: [0] }), view({ waiting: [0] }), frame(), 0)).toEqual([]);
    expect(soundsOf(view({}), view({ waiting: [0] }), frame(), null)).toEqual([]);
  });
  it('brass when the lead changes, not when a fight begins', () => {
    expect(soundsOf(view(fight(5, 8)), view(fight(9, 8)), frame(), 0)).toEqual(['ting']);
    expect(soundsOf(view({}), view(fight(9, 8)), frame(), 0)).toEqual([]);
  });
  it('of many things the two that matter most', () => {
    expect(soundsOf(view({}), view({ waiting: [0] }), frame('draw', 'play', 'curse', 'roll'), 0)).toEqual([
      'knock',
      'hen',
    ]);
  });
});
