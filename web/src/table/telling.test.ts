import { describe, expect, it } from 'vitest';
import { actorOf, iconOf, pieces, touches } from './telling';

const NAMES: Record<string, string> = {
  duck: 'Curse! Duck of Doom',
  sword: 'Sword',
  dancing: 'Singing & Dancing Sword',
  bottes: 'Bottes d’évasion rapide',
  roi: 'Le Roi en Rose',
};
const name = (card: string): string => NAMES[card] ?? card;

describe('the names of cards in a sentence', () => {
  it('are pieces that open the card, the rest is text', () => {
    expect(pieces('Dee opens the door: Curse! Duck of Doom.', ['duck'], name)).toEqual([
      { text: 'Dee opens the door: ' },
      { text: 'Curse! Duck of Doom', card: 'duck' },
      { text: '.' },
    ]);
  });
  it('are the longest where one name is part of another', () => {
    const found = pieces('You sell Singing & Dancing Sword and Sword', ['sword', 'dancing'], name);
    expect(found.map((piece) => piece.card)).toEqual([undefined, 'dancing', undefined, 'sword']);
  });
  it('are found with the spaces and apostrophes of a language', () => {
    expect(pieces("Bottes d'évasion\u00a0rapide", ['bottes'], name)).toEqual([
      { text: "Bottes d'évasion\u00a0rapide", card: 'bottes' },
    ]);
  });
  it('are found where French has melted their article into the word before', () => {
    const found = pieces('Dee échappe au Roi en Rose. Le Roi en Rose s’en va.', ['roi'], name);
    expect(found.filter((piece) => piece.card).map((piece) => piece.text)).toEqual([
      'Roi en Rose',
      'Le Roi en Rose',
    ]);
  });
  it('and so are clauses and rulings', () => {
    const found = pieces('The fight goes on. R-COMBAT-025, Q-026', [], name);
    expect(found.map((piece) => piece.clause).filter(Boolean)).toEqual(['R-COMBAT-025', 'Q-026']);
  });
});

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
