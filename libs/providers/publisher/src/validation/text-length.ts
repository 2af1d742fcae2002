import type { Platform } from '@reelsheet/kernel';
import { TEXT_COUNTS } from '../catalog.js';
import { lengthOf } from './violation.js';

/** Length of a shortened link. */
const LINK_LENGTH = 23;
const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,:;!?'()[\]{}]/giu;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
/** Ranges of code points that count as one character; all others count as two. */
const NARROW = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
] as const;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns how the platform counts the length of texts. */
export function textCount(platform: Platform): keyof typeof COUNTERS {
  return TEXT_COUNTS[platform] ?? 'points';
}

/** Returns the length of a text as counted by the platform. */
export function textLength(platform: Platform, text: string): number {
  return COUNTERS[textCount(platform)](text);
}

const COUNTERS = {
  points: lengthOf,
  utf16: (text: string) => text.length,
  utf8: (text: string) => Buffer.byteLength(text),
  weighted: weightedLength,
};

function weightedLength(text: string): number {
  let length = 0;
  const words = text.normalize('NFC').replace(LINK, () => {
    length += LINK_LENGTH;
    return '';
  });
  for (const { segment } of graphemes.segment(words))
    length += EMOJI.test(segment) && !isNarrow(segment) ? 2 : weigh(segment);
  return length;
}

function weigh(grapheme: string): number {
  let weight = 0;
  for (const character of grapheme) weight += isNarrow(character) ? 1 : 2;
  return weight;
}

/** Matches also characters such as ©, which are emoji only with a variation selector. */
function isNarrow(character: string): boolean {
  const point = character.codePointAt(0)!;
  return character.length === 1 && NARROW.some(([first, last]) => point >= first && point <= last);
}
