/** Going about the table with the arrows: to whatever can be used next in that direction. */

const DIRECTIONS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const USABLE = 'button:not([disabled]), a[href], summary';

export function writing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** Move the focus; whether the key was one of the arrows. */
export function walk(key: string, root: HTMLElement): boolean {
  const direction = DIRECTIONS[key];
  if (!direction) return false;
  const seen = [...root.querySelectorAll<HTMLElement>(USABLE)].filter((each) => each.checkVisibility());
  const now = document.activeElement;
  if (!(now instanceof HTMLElement) || !root.contains(now)) {
    (root.querySelector<HTMLElement>('.hand button, .ask button') ?? seen[0])?.focus();
    return true;
  }
  const here = middle(now);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const each of seen) {
    if (each === now) continue;
    const there = middle(each);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = dx * direction[0] + dy * direction[1];
    const beside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    if (along < 4 || beside > along * 3) continue;
    const cost = along + 2 * beside;
    if (cost < least) [best, least] = [each, cost];
  }
  best?.focus();
  return true;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
