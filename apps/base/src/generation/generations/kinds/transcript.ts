import type { TimedText, Transcription } from '@reelsheet/provider-transcription';
import type { Segment } from './sound-cuts.js';

/** What is said in a sound. */
export type Transcript = Pick<Transcription, 'fullText' | 'sentences'>;

/** What was heard in one stretch; times from where it was heard. */
export interface HeardSegment {
  readonly segment: Segment;
  readonly heard: Transcript & Pick<Transcription, 'words'>;
}

/** Words of both sides that begin within so much of each other may be the same one. */
const SAME_WORD_MS = 400;

/** A word with its time in the whole, and the sentence that it belongs to. */
interface Token extends TimedText {
  readonly of: TimedText;
}

/** Puts together what was heard stretch by stretch: times from the start of the whole, each word once. */
export function joined(parts: readonly HeardSegment[], endMs: number): Transcript {
  const sides = parts.map(({ segment, heard }) => ({ segment, ...placed(heard, segment.fromMs) }));
  for (const [index, right] of sides.entries()) {
    const left = sides[index - 1];
    if (left && left.segment.toMs > right.segment.fromMs) seam(left, right, right.segment.startMs);
  }
  return {
    fullText: sides
      .map(({ fullText }) => fullText)
      .filter((text) => text !== '')
      .join(' '),
    sentences: inOrder(
      sides.flatMap(({ sentences }) => sentences),
      endMs,
    ),
  };
}

interface Side {
  fullText: string;
  sentences: readonly TimedText[];
  readonly words: readonly TimedText[];
  readonly segment: Segment;
}

function placed({ fullText, sentences, words }: HeardSegment['heard'], fromMs: number): Omit<Side, 'segment'> {
  const shift = ({ text, startMs, endMs }: TimedText) => ({ text, startMs: startMs + fromMs, endMs: endMs + fromMs });
  return { fullText, sentences: sentences.map(shift), words: words.map(shift) };
}

/** Drops from either side of a cut what the other has: at a word that both heard, else at the cut. */
function seam(left: Side, right: Side, cutMs: number): void {
  const [before, after] = [tokensOf(left), tokensOf(right)];
  const common = commonWord(before, after, cutMs);
  keep(left, before, (token, index) => (common ? index <= common.before : middleOf(token) < cutMs));
  keep(right, after, (token, index) => (common ? index > common.after : middleOf(token) >= cutMs));
}

function keep(side: Side, tokens: readonly Token[], belongs: (token: Token, index: number) => boolean): void {
  const kept = tokens.filter(belongs);
  if (kept.length === tokens.length) return;
  const sentences = [...new Set(kept.map(({ of }) => of))];
  side.sentences = sentences.map((sentence) => {
    const words = kept.filter(({ of }) => of === sentence);
    const text = words.map(({ text }) => text).join(' ');
    return { text, startMs: words[0]!.startMs, endMs: words.at(-1)!.endMs };
  });
  side.fullText = side.sentences.map(({ text }) => text).join(' ');
}

/** The word nearest to the cut that was heard on both sides at the same time. */
function commonWord(before: readonly Token[], after: readonly Token[], cutMs: number) {
  let nearest: { before: number; after: number; distance: number } | undefined;
  for (const [index, left] of before.entries()) {
    const found = after.findIndex(
      (right) => plain(right) === plain(left) && Math.abs(right.startMs - left.startMs) <= SAME_WORD_MS,
    );
    const distance = Math.abs(middleOf(left) - cutMs);
    if (found >= 0 && plain(left) !== '' && distance < (nearest?.distance ?? Infinity))
      nearest = { before: index, after: found, distance };
  }
  return nearest;
}

/** The words of each sentence with their times; a sentence whose words the vendor does not time alike stays whole. */
function tokensOf({ sentences, words }: Side): Token[] {
  return sentences.flatMap((sentence) => {
    const timed = words.filter((word) => middleOf(word) >= sentence.startMs && middleOf(word) <= sentence.endMs);
    const texts = sentence.text.split(/\s+/);
    if (texts.length !== timed.length) return [{ ...sentence, of: sentence }];
    return timed.map(({ startMs, endMs }, index) => ({ text: texts[index]!, startMs, endMs, of: sentence }));
  });
}

/** Sentences that rise and stay within the sound, whatever the vendor's times are like. */
function inOrder(sentences: readonly TimedText[], endMs: number): TimedText[] {
  let at = 0;
  return sentences.map((sentence) => {
    const startMs = Math.min(Math.max(sentence.startMs, at), endMs);
    at = Math.min(Math.max(sentence.endMs, startMs), endMs);
    return { text: sentence.text, startMs, endMs: at };
  });
}

const middleOf = ({ startMs, endMs }: TimedText) => (startMs + endMs) / 2;
const plain = ({ text }: TimedText) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
