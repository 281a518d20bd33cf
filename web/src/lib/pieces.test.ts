import { describe, expect, it } from 'vitest';
import { Vocabulary, pieces } from './pieces';

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
    expect(found.map((piece) => piece.rule).filter(Boolean)).toEqual(['R-COMBAT-025', 'Q-026']);
  });
});

describe('words of the rules in a text', () => {
  const english = new Vocabulary([
    { id: 'item', forms: ['item', 'items'] },
    { id: 'big', forms: ['Big', 'big item', 'big items'] },
    { id: 'bad-stuff', forms: ['Bad Stuff'] },
    { id: 'run-away', forms: ['run away'] },
    { id: 'curse', forms: ['curse', 'curses'] },
  ]);
  const french = new Vocabulary([
    { id: 'undead', forms: ['mort-vivant'] },
    { id: 'death', forms: ['mort'] },
    { id: 'bad-stuff', forms: ['incident fâcheux'] },
    { id: 'item', forms: ['objet'] },
  ]);
  const words = (text: string, vocabulary = english, cards: string[] = []) =>
    pieces(text, cards, name, vocabulary)
      .filter((piece) => piece.rule)
      .map((piece) => [piece.text, piece.rule]);

  it('are pieces where they are said first, and nothing of the text is lost', () => {
    const text = 'Lose 1 Item. All other items stay: run away.';
    expect(words(text)).toEqual([
      ['Item', 'item'],
      ['run away', 'run-away'],
    ]);
    expect(
      pieces(text, [], name, english)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
  it('are the longest where one is part of another', () => {
    expect(words('Two Big items, one item')).toEqual([
      ['Big items', 'big'],
      ['item', 'item'],
    ]);
    expect(words('Un Mort-vivant après la mort', french)).toEqual([
      ['Mort-vivant', 'undead'],
      ['mort', 'death'],
    ]);
  });
  it('are whole words, and with capitals only as they are written', () => {
    expect(words('itemised bad stuff for a big, accursed dog')).toEqual([]);
    expect(words('Bad Stuff')).toEqual([['Bad Stuff', 'bad-stuff']]);
  });
  it('are found with the spaces and apostrophes of a language', () => {
    expect(words('Incident\u00a0fâcheux : perdez l’objet.', french)).toEqual([
      ['Incident\u00a0fâcheux', 'bad-stuff'],
      ['objet', 'item'],
    ]);
  });
  it('are not looked for in the names of cards', () => {
    expect(words('Curse! Duck of Doom is a curse', english, ['duck'])).toEqual([['curse', 'curse']]);
  });
});
