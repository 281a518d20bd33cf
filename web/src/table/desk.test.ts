import { describe, expect, it } from 'vitest';
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
});
