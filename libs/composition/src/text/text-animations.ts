import type { Motion } from './text-presets.js';

/** A positioned text element that is visible for `length` milliseconds. */
export interface AnimatedElement {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** Index of the word in its cue. */
  readonly index: number;
  /** Font size in pixels. */
  readonly size: number;
}

interface TextAnimation {
  /** True if words are animated individually. */
  readonly perWord: boolean;
  readonly tags: (element: AnimatedElement) => string;
}

/** Delay of each word after the previous one. */
const WORD_DELAY_MS = 70;
/** Maximum share of the visible time for appearing, and for disappearing. */
const MAX_SHARE = 0.25;

const within = (ms: number, length: number) => Math.round(Math.min(ms, length * MAX_SHARE));
const still = ({ x, y }: AnimatedElement) => `\\pos(${x},${y})`;
const rising = (from: number, ms: number, { x, y, size }: AnimatedElement) =>
  `\\move(${x},${round(y + size * 0.35)},${x},${y},${from},${from + ms})`;

/** Tags of the text animations. An acceleration below 1 decelerates towards the end. */
export const TEXT_ANIMATIONS: Readonly<Record<Motion, TextAnimation>> = {
  none: { perWord: false, tags: still },
  fade: {
    perWord: false,
    tags: (element) => `${still(element)}\\fad(${within(160, element.length)},${within(160, element.length)})`,
  },
  rise: {
    perWord: false,
    tags: (element) =>
      `${rising(0, within(260, element.length), element)}\\fad(${within(260, element.length)},${within(200, element.length)})`,
  },
  pop: {
    perWord: true,
    tags: (element) => {
      const [grown, settled] = [within(90, element.length), within(170, element.length)];
      return `${still(element)}\\fscx82\\fscy82\\t(0,${grown},0.6,\\fscx105\\fscy105)\\t(${grown},${settled},\\fscx100\\fscy100)`;
    },
  },
  words: {
    perWord: true,
    tags: (element) => {
      const { length, index } = element;
      const from = Math.round(Math.min(index * WORD_DELAY_MS, length * MAX_SHARE));
      const ms = Math.max(1, within(240, length));
      const fadeOut = within(180, length);
      return `${rising(from, ms, element)}\\fade(255,0,255,${from},${from + ms},${length - fadeOut},${length})`;
    },
  },
};

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
