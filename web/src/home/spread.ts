/** Which five cards lie on the first page: the same every time, some of every box that was ticked. */

import type { CardRow } from '../lib/faces.svelte';

const number = (row: CardRow): number => Number(row.face.corner.replace(/[^0-9]/g, ''));
const words = (row: CardRow): number => row.face.body.en.join('').length + row.face.bad.en.length;

/** What suits each place, from left to right; the middle lies on top. */
const PLACES: ((row: CardRow) => boolean)[] = [
  ({ face }) => face.frame === 'curse',
  (row) => row.face.frame === 'monster' && number(row) < 10,
  (row) => row.face.frame === 'monster' && number(row) >= 10,
  ({ face }) => face.frame === 'item' && face.big,
  ({ face }) => face.frame === 'oneshot',
];
const MIDDLE = 2;
/** In which order boxes get a place: the host in the middle. */
const ORDER = [2, 1, 0, 3, 4];

/** For each place a card with few words, in the middle the highest, from another box where there are several. */
export function spreadOf(boxes: CardRow[][]): CardRow[] {
  const laid: CardRow[] = [];
  for (const [place, suits] of PLACES.entries()) {
    const first = ORDER.indexOf(place) % boxes.length;
    const tried = [...boxes.slice(first), ...boxes.slice(0, first)];
    const fitting = tried.map((box) =>
      box.filter((row) => suits(row) && !laid.some(({ id }) => id === row.id)),
    );
    const best = fitting
      .find((rows) => rows.length)
      ?.sort((a, b) => {
        const higher = place === MIDDLE ? number(b) - number(a) : 0;
        return higher || words(a) - words(b) || a.id.localeCompare(b.id);
      })[0];
    if (best) laid.push(best);
  }
  return laid;
}
