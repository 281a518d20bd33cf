/** Who of several people with one device is to have it. */

export interface Local {
  seat: number | null;
  awaited: boolean;
}

/** The place of who is awaited: whoever has it keeps it while they are, else the next in turn, else nobody new. */
export function next(locals: Local[], current: number): number {
  if (locals[current]?.awaited) return current;
  const order = locals.map((_, n) => (current + n) % locals.length);
  return order.find((n) => locals[n]?.awaited) ?? current;
}
