/** A slip that is being written to somebody, and whether the one that lies here is put aside. */

export type Wanted = 'help' | 'no_help' | 'stay_out' | 'trade';

export const dealing = $state({
  /** To whom it is written; null: none is. */
  seat: null as number | null,
  wanted: 'help' as Wanted,
  /** Put aside, to look at the table. */
  aside: false,
});

/** Begin a slip to somebody; a trade, where it is not said what for. */
export function startDeal(seat: number, wanted: Wanted = 'help'): void {
  dealing.seat = seat;
  dealing.wanted = wanted;
  dealing.aside = false;
}

export function endDeal(): void {
  dealing.seat = null;
}
