import { describe, expect, it } from 'vitest';
import { actorOf, iconOf, touches } from './telling';

describe('a line', () => {
  const cursed = { text: 'Bob plays Curse! Duck of Doom on Dee.', kind: 'curse', seats: [1, 3] };
  const spoken = { text: 'I hate you', kind: 'say', seat: 1 };

  it('touches those it is about, and nobody who only watches', () => {
    expect([0, 1, 2, 3, null].map((you) => touches(cursed, you))).toEqual([false, true, false, true, false]);
  });
  it('touches nobody because of what somebody says', () => {
    expect(touches(spoken, 1)).toBe(false);
  });
  it('tells who acts', () => {
    expect(actorOf(cursed)).toBe(1);
    expect(actorOf(spoken)).toBeNull();
    expect(actorOf({ text: 'The deck is shuffled.', kind: 'reshuffle', seats: [-1] })).toBeNull();
    expect(actorOf({ text: 'Turn 44: it is Dee’s turn.', kind: 'turn', seats: [3], n: 44 })).toBeNull();
  });
  it('of a die shows its face', () => {
    expect(iconOf({ text: 'R2D2 rolls a die.', kind: 'roll', seats: [0], n: 3 })).toBe('die-3');
    expect(iconOf({ text: 'The die counts as 0.', kind: 'die', seats: [0], n: 0 })).toBe('die-1');
    expect(iconOf({ text: 'The die counts as 8.', kind: 'die', seats: [0], n: 8 })).toBe('die-6');
  });
});
