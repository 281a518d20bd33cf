/** The card that is looked at, large, whoever asked for it. */

export const opened = $state({ card: null as string | null });

export function opencard(card: string): void {
  opened.card = card;
}
