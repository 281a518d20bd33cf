/** What every panel over the table does: it takes the focus, keeps Tab inside, closes with Escape, gives the focus back. */

import { walk, writing } from './keys';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]';

function within(node: HTMLElement): HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((each) => each.checkVisibility());
}

/** The panels that lie over the table now, the topmost last: a key is meant for that one. */
const panels: HTMLElement[] = [];

/** Whoever leaves a panel goes on where they were; if that is gone, at the question. */
export function giveBack(before: Element | null): void {
  const there = before instanceof HTMLElement && before.isConnected && before !== document.body;
  const next = there ? before : document.querySelector<HTMLElement>('.ask');
  next?.focus({ preventScroll: true });
}

/** An attachment: `{@attach dialog(close)}`. */
export function dialog(close: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    const before = document.activeElement;
    const first = node.querySelector<HTMLElement>('[data-first]') ?? node;
    first.focus({ preventScroll: true });
    panels.push(node);
    // Heard everywhere: what had the focus in here may be gone with what it did.
    const pressed = (event: KeyboardEvent): void => {
      const now = document.activeElement;
      if (panels.at(-1) !== node || document.querySelector('dialog[open]')) return;
      if (!node.contains(now) && now !== document.body && node.ariaModal !== 'true') return;
      if (event.key === 'Escape') {
        event.stopPropagation();
        close();
      }
      if (node.contains(now) && !writing(now) && walk(event.key, node)) event.preventDefault();
      if (event.key !== 'Tab') return;
      const all = within(node);
      const edge = event.shiftKey ? all[0] : all.at(-1);
      if (now === edge || !node.contains(now)) {
        event.preventDefault();
        (event.shiftKey ? all.at(-1) : all[0])?.focus();
      }
    };
    document.addEventListener('keydown', pressed, true);
    return () => {
      document.removeEventListener('keydown', pressed, true);
      panels.splice(panels.indexOf(node), 1);
      if (node.contains(document.activeElement) || document.activeElement === document.body) giveBack(before);
    };
  };
}
