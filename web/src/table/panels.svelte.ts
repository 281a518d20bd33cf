/** Which of the things that lie over the table are open. */

export const panels = $state({
  menu: false,
  /** The whole story on a phone, where only its last line has room. */
  story: false,
  /** Picking what to sell. */
  sale: false,
  /** How the game ended was read and put away. */
  ended: false,
});
