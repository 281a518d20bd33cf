import { describe, expect, it } from 'vitest';
import { blendName, rulesInWords, shortName, ticked, valueInWords } from './blends';
import type { Edition } from './catalogue.svelte';

const named = (id: string, name: string) => ({ id, name: { en: name, fr: name } });
const BOXES = [named('m', 'Munchkin'), named('s', 'Star Munchkin'), named('l', 'Munchkin Lite')];
const NAMES = BOXES.map(({ name }) => name.en);

describe('names', () => {
  it('a box leaves out what stands on all of them', () => {
    expect(NAMES.map((name) => shortName(name, NAMES))).toEqual(['Munchkin', 'Star', 'Lite']);
  });

  it('an edition alone has its whole name, a blend short ones, its host first', () => {
    expect(blendName('s', BOXES, 'en')).toBe('Star Munchkin');
    expect(blendName('s+m', BOXES, 'en')).toBe('Star + Munchkin');
  });

  it('an edition that is not known goes by its id', () => {
    expect(blendName('m+zombies', BOXES, 'fr')).toBe('Munchkin + zombies');
  });
});

describe('ticking', () => {
  it('keeps the order, and one box at least', () => {
    expect(ticked(['m'], 's')).toEqual(['m', 's']);
    expect(ticked(['m', 's'], 'm')).toEqual(['s']);
    expect(ticked(['s'], 's')).toEqual(['s']);
  });
});

describe('house rules in words', () => {
  const limit = {
    id: 'hand_limit',
    name: { en: 'Hand limit', fr: 'Limite de main' },
    about: { en: '', fr: '' },
    clause: 'R-CARD-009',
    limits: [1, 20] as [number, number],
    values: [],
    default: 5,
  };
  const listen = { ...limit, id: 'listen', limits: null, default: false };
  const variant = {
    id: 'listen',
    name: { en: 'Listen at the door', fr: 'Écouter à la porte' },
    about: { en: '', fr: '' },
    clause: null,
    settings: { listen: true },
  };
  const played: Edition = {
    id: 'm',
    name: { en: 'M', fr: 'M' },
    players: [3, 6],
    cards: 1,
    complete: [],
    settings: { hand_limit: 5, listen: false },
    variants: [variant],
    options: [limit, listen],
  };

  it('a rule with a name goes by it, another by its value', () => {
    expect(rulesInWords({ listen: true, hand_limit: 7 }, played, 'en')).toEqual([
      'Hand limit: 7',
      'Listen at the door',
    ]);
    expect(rulesInWords({ hand_limit: 7 }, played, 'fr')).toEqual(['Limite de main\u00a0: 7']);
  });

  it('a switch that is off says no, even where its clause says yes', () => {
    const values = [
      { value: true, en: 'as the giver likes', fr: 'au gré du donneur' },
      { value: false, en: 'yes', fr: 'oui' },
    ];
    expect(valueInWords({ ...listen, values }, false, 'en')).toBe('no');
    expect(valueInWords({ ...listen, values }, true, 'fr')).toBe('au gré du donneur');
  });

  it('what is as printed is not a house rule', () => {
    expect(rulesInWords({ hand_limit: 5 }, played, 'en')).toEqual([]);
  });
});
