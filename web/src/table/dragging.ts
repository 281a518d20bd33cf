/** Dragging a card of the hand to what it is to be played on. Clicks do the same: nothing needs this. */

import type { MoveTold } from '../lib/protocol';
import { lay } from './fly';
import { lit } from './hanging';

/** What a card is let go over: a card that lies there, a player, a side of the fight, or the table itself. */
export type Spot = { card: string } | { player: string } | { side: 'munchkins' | 'monsters' } | 'table';

/** So far a finger or a mouse moves before it is no click, in pixels. */
const FAR = 8;
const SIDES: Record<string, 'munchkins' | 'monsters'> = {
  'fight:ours': 'munchkins',
  'fight:theirs': 'monsters',
};

/** The moves that are meant by letting a card go there: those of the nearest spot that any is about. */
export function meant(moves: MoveTold[], spots: Spot[], me: string): MoveTold[] {
  const loud = moves.filter((move) => lit([move]));
  for (const spot of spots) {
    const found = loud.filter(({ target, owner }) => {
      if (spot === 'table') return !target;
      if ('card' in spot) return target === spot.card;
      if ('side' in spot) return target === spot.side;
      return target === spot.player || owner === spot.player || (spot.player === me && !target);
    });
    if (found.length) return found;
  }
  return [];
}

/**
 * What lies there, the nearest first. Nothing over the hand, where a card is put back, nor beside the table; and who
 * aims at a card or a player means no other.
 */
function spotsAt(x: number, y: number): Spot[] {
  const spots: Spot[] = [];
  const aimed = (): boolean => spots.some((spot) => typeof spot === 'object' && !('side' in spot));
  for (let at = document.elementFromPoint(x, y); at instanceof HTMLElement; at = at.parentElement) {
    const { card, player, place = '' } = at.dataset;
    const side = at.matches('.side') ? SIDES[place] : undefined;
    if (at.matches('.hand')) return [];
    if (card) spots.push({ card });
    else if (player) spots.push({ player });
    else if (side) spots.push({ side });
    else if (at.matches('main') && !aimed()) spots.push('table');
  }
  return spots;
}

/** An attachment for the button of a card: `{@attach drag((spots) => …)}` hears where it was let go. */
export function drag(dropped: (spots: Spot[]) => void): (button: HTMLElement) => () => void {
  return (button) => {
    let from: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;

    const follow = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.pointerId) return;
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (!ghost && Math.hypot(x, y) > FAR) ghost = lifted();
      if (ghost) ghost.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`;
    };
    const lifted = (): HTMLElement => {
      const { left, top } = button.getBoundingClientRect();
      const node = lay(document.createElement('div'));
      node.className = 'dragged';
      node.style.left = `${left}px`;
      node.style.top = `${top}px`;
      const face = button.querySelector('.card')?.cloneNode(true);
      if (face) node.append(face);
      return node;
    };
    const begin = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary) return;
      from = event;
      button.setPointerCapture(event.pointerId);
    };
    const end = (event: PointerEvent): void => {
      const flew = ghost !== null && event.type === 'pointerup';
      ghost?.remove();
      from = ghost = null;
      if (!flew) return;
      // The click that follows is the end of the drag.
      const swallow = (click: MouseEvent): void => click.stopPropagation();
      button.addEventListener('click', swallow);
      setTimeout(() => button.removeEventListener('click', swallow));
      const spots = spotsAt(event.clientX, event.clientY);
      if (spots.length) dropped(spots);
    };
    const heard: [string, (event: PointerEvent) => void][] = [
      ['pointerdown', begin],
      ['pointermove', follow],
      ['pointerup', end],
      ['pointercancel', end],
    ];
    for (const [type, hear] of heard) button.addEventListener(type, hear as EventListener);
    return () => {
      ghost?.remove();
      for (const [type, hear] of heard) button.removeEventListener(type, hear as EventListener);
    };
  };
}
