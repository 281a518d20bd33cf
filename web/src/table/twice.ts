/** A double click is one: its second half is not meant for what the first has brought to that place. */

/** Two clicks so close in time, in milliseconds, and so near each other, in pixels, are one. */
const [SOON, NEAR] = [400, 24];

type Click = Pick<PointerEvent, 'timeStamp' | 'clientX' | 'clientY' | 'detail' | 'pointerType'>;

export class Twice {
  /** The last click that made a move. */
  #last: Click | null = null;

  /** Whether a click is the second half of one that made a move. `makes`: whether it would make one itself. */
  is(click: Click, makes: boolean): boolean {
    const last = this.#last;
    // A mouse counts its clicks, a finger does not; a key is where it was meant to be.
    const again = click.detail > 1 || click.pointerType === 'touch';
    const second =
      last !== null &&
      again &&
      click.timeStamp - last.timeStamp < SOON &&
      Math.hypot(click.clientX - last.clientX, click.clientY - last.clientY) < NEAR;
    this.#last = makes && !second ? click : null;
    return second;
  }
}
