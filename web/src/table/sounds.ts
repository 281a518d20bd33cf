/** The sounds of the table, made here: quiet, never before a first touch, and one mute for all of them. */

import type { Told } from '../lib/connection.svelte';
import { prefs } from '../lib/prefs.svelte';
import type { View } from '../lib/view';

export type Sound = 'slide' | 'snap' | 'coin' | 'ting' | 'knock' | 'crow' | 'stamp' | 'dice' | 'hen';

const VOLUME = 0.16;
/** No more than these at once, the most important first. */
const ORDER: Sound[] = ['crow', 'knock', 'hen', 'dice', 'stamp', 'ting', 'coin', 'snap', 'slide'];
const AT_ONCE = 2;

const OF_LINES: Record<string, Sound> = {
  door: 'slide',
  draw: 'slide',
  treasure: 'coin',
  sell: 'coin',
  play: 'snap',
  wear: 'snap',
  use: 'snap',
  discard: 'slide',
  curse: 'hen',
  roll: 'dice',
  accept: 'stamp',
  steal: 'slide',
  give: 'slide',
};

/** What a frame sounds like: what its lines tell, who leads now, and whether one's word is awaited. */
export function soundsOf(before: View | null, after: View | null, frame: Told, you: number | null): Sound[] {
  const heard = new Set<Sound>();
  for (const line of frame.story ?? []) {
    const sound = OF_LINES[line.kind ?? ''];
    if (sound) heard.add(sound);
  }
  if (lead(before) && lead(after) && lead(before) !== lead(after)) heard.add('ting');
  const awaited = (view: View | null): boolean => you !== null && (view?.waiting.includes(you) ?? false);
  if (awaited(after) && !awaited(before))
    heard.add(after?.active === you && !after.combat ? 'crow' : 'knock');
  return ORDER.filter((sound) => heard.has(sound)).slice(0, AT_ONCE);
}

/** Who is ahead in a fight: 1 the munchkins, -1 the monsters, 0 nobody. */
function lead(view: View | null): number {
  return view?.combat ? (view.combat.munchkins > view.combat.monsters_total ? 1 : -1) : 0;
}

let context: AudioContext | null = null;

/** Sounds may be made once the page has been touched. */
export function wake(): () => void {
  const touched = (): void => {
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener('pointerdown', touched, { once: true });
  addEventListener('keydown', touched, { once: true });
  return () => {
    removeEventListener('pointerdown', touched);
    removeEventListener('keydown', touched);
  };
}

export function play(sound: Sound): void {
  if (!context || !prefs.sound || document.hidden) return;
  MADE[sound](new Maker(context));
}

/** Tones and rustles that fade away. Times in seconds from now. */
class Maker {
  constructor(readonly context: AudioContext) {}

  tone(
    at: number,
    pitch: number,
    to: number,
    long: number,
    loud: number,
    shape: OscillatorType = 'sine',
  ): void {
    const source = this.context.createOscillator();
    const start = this.context.currentTime + at;
    source.type = shape;
    source.frequency.setValueAtTime(pitch, start);
    source.frequency.exponentialRampToValueAtTime(to, start + long);
    this.#through(source, start, long, loud);
  }

  rustle(at: number, pitch: number, to: number, long: number, loud: number, narrow = 0.8): void {
    const { context } = this;
    const grains = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
    const data = grains.getChannelData(0);
    for (let n = 0; n < data.length; n += 1) data[n] = Math.random() * 2 - 1;
    const source = context.createBufferSource();
    source.buffer = grains;
    const start = context.currentTime + at;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = narrow;
    filter.frequency.setValueAtTime(pitch, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + long);
    this.#through(source, start, long, loud, filter);
  }

  #through(
    source: AudioScheduledSourceNode,
    start: number,
    long: number,
    loud: number,
    filter?: AudioNode,
  ): void {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud * VOLUME, start + Math.min(0.02, long / 4));
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
    if (filter) source.connect(filter).connect(gain);
    else source.connect(gain);
    gain.connect(this.context.destination);
    source.start(start);
    source.stop(start + long);
  }
}

const MADE: Record<Sound, (make: Maker) => void> = {
  slide: (make) => make.rustle(0, 1_800, 700, 0.22, 0.5),
  snap: (make) => {
    make.rustle(0, 3_200, 2_000, 0.04, 1);
    make.tone(0, 190, 120, 0.06, 0.4);
  },
  coin: (make) => {
    make.tone(0, 2_100, 2_080, 0.18, 0.35);
    make.tone(0.07, 2_800, 2_780, 0.3, 0.35);
  },
  ting: (make) => {
    make.tone(0, 1_320, 1_316, 0.7, 0.4);
    make.tone(0, 3_560, 3_550, 0.35, 0.14);
  },
  knock: (make) => {
    for (const at of [0, 0.19]) {
      make.tone(at, 170, 110, 0.1, 1);
      make.rustle(at, 900, 400, 0.04, 0.3);
    }
  },
  crow: (make) => {
    make.tone(0, 520, 660, 0.1, 0.3, 'triangle');
    make.tone(0.12, 660, 880, 0.12, 0.35, 'triangle');
    make.tone(0.26, 990, 620, 0.42, 0.35, 'triangle');
  },
  stamp: (make) => {
    make.tone(0, 120, 60, 0.16, 1.2);
    make.rustle(0.01, 500, 200, 0.12, 0.5);
  },
  dice: (make) => {
    for (const at of [0, 0.09, 0.21, 0.36, 0.56]) make.rustle(at, 1_500, 900, 0.045, 0.7, 3);
  },
  hen: (make) => {
    for (const at of [0, 0.14, 0.27]) make.tone(at, 620, 430, 0.09, 0.3, 'triangle');
    make.tone(0.4, 760, 380, 0.24, 0.3, 'triangle');
  },
};
