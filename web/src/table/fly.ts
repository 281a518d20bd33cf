/** Things in flight: clones over the table that nothing waits for. Only transforms and opacity move. */

/** Where something is: an element, or a rectangle of the window. */
export type Spot = Element | DOMRect;

export interface Way {
  /** What is seen flying; it is taken away afterwards. */
  node: HTMLElement;
  /** How wide and high it is by itself, in pixels. */
  width: number;
  height: number;
  duration?: number;
  delay?: number;
  /** Stop in the middle of this spot on the way, so large, for so many milliseconds, for all to see this card. */
  by?: { at: Spot; scale: number; hold: number; card: string };
  /** How far it turns, in degrees. */
  turn?: number;
  arc?: boolean;
  landed?: () => void;
}

const EASING = 'cubic-bezier(.2,.8,.2,1)';
const HIGH = 70;

let overlay: HTMLElement | null = null;
/** `card`: what is held up for everybody to see, "" for anything else. */
const running = new Map<Animation, { ended: () => void; card: string }>();

function layer(): HTMLElement {
  if (!overlay?.isConnected) {
    overlay = document.createElement('div');
    overlay.className = 'flights';
    overlay.ariaHidden = 'true';
    document.body.append(overlay);
  }
  return overlay;
}

export function rectOf(spot: Spot): DOMRect {
  return spot instanceof Element ? spot.getBoundingClientRect() : spot;
}

/** Let an animation run until it ends or everything is cut short. */
export function run(animation: Animation, ended: () => void = () => undefined, card = ''): Animation {
  running.set(animation, { ended, card });
  animation.onfinish = () => {
    running.delete(animation);
    ended();
  };
  return animation;
}

/** End everything that is in flight, but for the card that is held up: only what moves that ends it. */
export function cut(moved: string[]): void {
  for (const [animation, { ended, card }] of running) {
    if (card && !moved.includes(card)) continue;
    running.delete(animation);
    animation.cancel();
    ended();
  }
}

/** End everything. */
export function clear(): void {
  cut([...running.values()].map(({ card }) => card));
}

/** Put something over the table for a while. */
export function lay(node: HTMLElement): HTMLElement {
  layer().append(node);
  return node;
}

/** Fly from one spot to another. */
export function fly(from: Spot, to: Spot, way: Way): Animation {
  const { node, width, height, duration = 380, delay = 0, turn = 0, arc = false, by } = way;
  lay(node);
  const placed = (spot: Spot, scale?: number, lift = 0, degrees = 0): string => {
    const { left, top, width: wide, height: high } = rectOf(spot);
    const size = scale ?? Math.max(0.12, Math.min(wide / width, high / height, 1.6));
    const x = left + wide / 2 - width / 2;
    const y = top + high / 2 - height / 2 - lift;
    return `translate(${x}px, ${y}px) rotate(${degrees}deg) scale(${size})`;
  };
  const whole = by ? duration * 2 + by.hold : duration;
  // Each part of the way has its own ease: over the whole it would swallow the time in which a card is held.
  const frames: Keyframe[] = [{ transform: placed(from), easing: arc ? 'ease-in' : EASING }];
  if (by) {
    frames.push({ transform: placed(by.at, by.scale), offset: duration / whole });
    frames.push({ transform: placed(by.at, by.scale), offset: (duration + by.hold) / whole, easing: EASING });
  } else if (arc) {
    const [a, b] = [rectOf(from), rectOf(to)];
    const middle = new DOMRect(
      (a.x + b.x) / 2,
      (a.y + b.y) / 2,
      (a.width + b.width) / 2,
      (a.height + b.height) / 2,
    );
    frames.push({ transform: placed(middle, undefined, HIGH, turn), easing: 'ease-out' });
  } else if (turn) frames.push({ transform: placed(from, undefined, 8, turn), offset: 0.2, easing: EASING });
  frames.push({ transform: placed(to) });
  const timing = { duration: whole, delay, fill: 'both' } as const;
  const ended = (): void => {
    node.remove();
    way.landed?.();
  };
  return run(node.animate(frames, timing), ended, by?.card);
}
