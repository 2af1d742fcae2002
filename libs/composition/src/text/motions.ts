import type { Motion } from './looks.js';

/** Something that stands at a place for `length` milliseconds. */
export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** Of the word in its cue. */
  readonly index: number;
  /** Of the letters. */
  readonly size: number;
}

interface Move {
  /** Whether each word moves by itself. */
  readonly apart: boolean;
  readonly tags: (standing: Standing) => string;
}

const LATER_MS = 70;
/** Coming and going take at most this share of the whole time. */
const MAX = 0.25;

const within = (ms: number, length: number) => Math.round(Math.min(ms, length * MAX));
const still = ({ x, y }: Standing) => `\\pos(${x},${y})`;
const rising = (from: number, ms: number, { x, y, size }: Standing) =>
  `\\move(${x},${round(y + size * 0.35)},${x},${y},${from},${from + ms})`;

/** How letters come and go. An acceleration below 1 slows down towards the end. */
export const MOVES: Readonly<Record<Motion, Move>> = {
  none: { apart: false, tags: still },
  fade: {
    apart: false,
    tags: (standing) => `${still(standing)}\\fad(${within(160, standing.length)},${within(160, standing.length)})`,
  },
  rise: {
    apart: false,
    tags: (standing) =>
      `${rising(0, within(260, standing.length), standing)}\\fad(${within(260, standing.length)},${within(200, standing.length)})`,
  },
  pop: {
    apart: true,
    tags: (standing) => {
      const [grown, settled] = [within(90, standing.length), within(170, standing.length)];
      return `${still(standing)}\\fscx82\\fscy82\\t(0,${grown},0.6,\\fscx105\\fscy105)\\t(${grown},${settled},\\fscx100\\fscy100)`;
    },
  },
  words: {
    apart: true,
    tags: (standing) => {
      const { length, index } = standing;
      const from = Math.round(Math.min(index * LATER_MS, length * MAX));
      const ms = Math.max(1, within(240, length));
      const gone = within(180, length);
      return `${rising(from, ms, standing)}\\fade(255,0,255,${from},${from + ms},${length - gone},${length})`;
    },
  },
};

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
