import { expect, it } from 'vitest';
import type { CardRow, Face } from '../lib/faces.svelte';
import { spreadOf } from './spread';

function card(id: string, frame: Face['frame'], corner: string, text: string, big = false): CardRow {
  const both = { en: text, fr: text };
  const face: Face = {
    frame,
    big,
    corner,
    sort: both,
    body: { en: [text], fr: [text] },
    bad: { en: '', fr: '' },
    left: null,
    right: null,
  };
  const row = { id, set: 's', deck: 'door' as const, kind: frame, copies: 1, name: both, line: both };
  return { ...row, text: both, icon: id, source: '', scenarios: [], face };
}

const box = (of: string): CardRow[] => [
  card(`${of}-wordy-curse`, 'curse', '', 'many many words'),
  card(`${of}-curse`, 'curse', '', 'few'),
  card(`${of}-small`, 'monster', '2', 'few'),
  card(`${of}-huge`, 'monster', '20', 'few'),
  card(`${of}-big`, 'item', '+3', 'few', true),
  card(`${of}-light`, 'item', '+2', 'few'),
  card(`${of}-shot`, 'oneshot', '', 'few'),
];

it('five cards of five sorts, with few words', () => {
  expect(spreadOf([box('a')]).map(({ id }) => id)).toEqual([
    'a-curse',
    'a-small',
    'a-huge',
    'a-big',
    'a-shot',
  ]);
});

it('every box that was ticked has a card, the first one that in the middle', () => {
  expect(spreadOf([box('a'), box('b')]).map(({ id }) => id)).toEqual([
    'a-curse',
    'b-small',
    'a-huge',
    'b-big',
    'a-shot',
  ]);
});

it('the highest monster lies in the middle, however long its text', () => {
  const taller = card('a-taller', 'monster', '21', 'many many words');
  expect(spreadOf([[...box('a'), taller]])[2]?.id).toBe('a-taller');
});

it('where a box has no such card another gives one', () => {
  const poor = box('b').filter(({ id }) => id !== 'b-big');
  expect(spreadOf([box('a'), poor])[3]?.id).toBe('a-big');
});

it('without cards nothing is laid', () => {
  expect(spreadOf([[]])).toEqual([]);
});
