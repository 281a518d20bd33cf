/** What every panel over the table does: it takes the focus, keeps Tab inside, closes with Escape, gives the focus back. */

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]';

function within(node: HTMLElement): HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((each) => each.checkVisibility());
}

/** An attachment: `{@attach dialog(close)}`. */
export function dialog(close: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    const before = document.activeElement;
    const first = node.querySelector<HTMLElement>('[data-first]') ?? node;
    first.focus({ preventScroll: true });
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        close();
      }
      if (event.key !== 'Tab') return;
      const all = within(node);
      const edge = event.shiftKey ? all[0] : all.at(-1);
      if (document.activeElement === edge || !node.contains(document.activeElement)) {
        event.preventDefault();
        (event.shiftKey ? all.at(-1) : all[0])?.focus();
      }
    };
    node.addEventListener('keydown', pressed);
    return () => {
      node.removeEventListener('keydown', pressed);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  };
}
