/** Lines of the story: what they are about, who acts. */

import type { Line } from '../lib/protocol';

const ICONS: Record<string, string> = {
  deal: 'cards',
  door: 'door',
  draw: 'cards',
  treasure: 'treasure',
  share: 'treasure',
  reveal: 'door',
  reshuffle: 'again',
  look: 'search',
  charity: 'people',
  watched: 'watch',
  sell: 'money',
  steal: 'pack',
  take: 'pack',
  show: 'cards',
  exchange: 'trade',
  hand: 'cards',
  choose: 'yes',
  named: 'people',
  level_up: 'level',
  level_down: 'bad-stuff',
  death: 'dead',
  body: 'dead',
  loot_body: 'pack',
  new_character: 'people',
  victory: 'crown',
  curse: 'bad-stuff',
  cancel: 'no',
  unhurt: 'yes',
  redirect: 'next',
  lift: 'yes',
  monster: 'strength',
  removed: 'no',
  killed: 'strength',
  change_sides: 'trade',
  hand_over: 'next',
  claim: 'fight',
  claim_void: 'fight',
  won: 'win',
  run: 'run',
  away: 'run',
  escape: 'run',
  caught: 'bad-stuff',
  fled: 'run',
  helps: 'deal',
  leaves: 'leave',
  ask: 'deal',
  offer: 'trade',
  counter: 'deal',
  accept: 'deal',
  refuse: 'no',
  withdraw: 'no',
  lapsed: 'no',
  give: 'trade',
  pay: 'trade',
  void: 'no',
  sat: 'people',
  renamed: 'people',
  left: 'leave',
  closed: 'no',
  filled: 'bot',
  handedon: 'people',
  moretime: 'more-time',
  stoodin: 'bot',
  tookback: 'people',
  gone: 'clock',
  came: 'people',
  late: 'clock',
};

/** What a line is about, as one of the icons of the page; "" where its first card shows it best. */
export function iconOf(line: Line): string {
  // What a die counts as may be more or less than its faces have.
  if (line.kind === 'roll' || line.kind === 'die') return `die-${Math.min(Math.max(line.n ?? 6, 1), 6)}`;
  return ICONS[line.kind ?? ''] ?? (line.cards?.length ? '' : 'story');
}

const BAD = new Set(['curse', 'level_down', 'death', 'caught', 'steal', 'room_lost']);
const GOOD = new Set(['level_up', 'won', 'victory', 'killed', 'escape', 'helps']);

export function moodOf(line: Line): '' | 'good' | 'bad' {
  if (BAD.has(line.kind ?? '')) return 'bad';
  return GOOD.has(line.kind ?? '') ? 'good' : '';
}

/** Whether a line of the game is about the reader. */
export function touches(line: Line, you: number | null): boolean {
  return you !== null && (line.seats?.includes(you) ?? false);
}

/** Who does what a line tells, null where nobody does: a turn begins by itself. */
export function actorOf(line: Line): number | null {
  const who = line.seats?.[0] ?? -1;
  return who < 0 || line.kind === 'turn' ? null : who;
}
