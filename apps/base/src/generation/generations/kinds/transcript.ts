import type { TimedText, Transcription } from '@reelsheet/provider-transcription';
import type { SoundSegment } from './sound-cuts.js';

/** The transcript of a whole sound. */
export type Transcript = Pick<Transcription, 'fullText' | 'sentences'>;

/** The transcript of one segment; its times start at the segment's `fromMs`. */
export interface TranscribedSegment {
  readonly segment: SoundSegment;
  readonly transcript: Transcript & Pick<Transcription, 'words'>;
}

/** Equal words of adjacent segments that start within this time of each other are the same word. */
const SAME_WORD_MS = 400;

/** A word with its time in the whole sound and the sentence that it belongs to. */
interface Token extends TimedText {
  readonly sentence: TimedText;
}

/** Joins the transcripts of segments: times start at the beginning of the whole sound, and each word appears once. */
export function joinTranscripts(segments: readonly TranscribedSegment[], endMs: number): Transcript {
  const sides = segments.map(({ segment, transcript }) => ({ segment, ...shifted(transcript, segment.fromMs) }));
  for (const [index, right] of sides.entries()) {
    const left = sides[index - 1];
    if (left && left.segment.toMs > right.segment.fromMs) removeOverlap(left, right, right.segment.startMs);
  }
  return {
    fullText: sides
      .map(({ fullText }) => fullText)
      .filter((text) => text !== '')
      .join(' '),
    sentences: clamped(
      sides.flatMap(({ sentences }) => sentences),
      endMs,
    ),
  };
}

interface Side {
  fullText: string;
  sentences: readonly TimedText[];
  readonly words: readonly TimedText[];
  readonly segment: SoundSegment;
}

function shifted(
  { fullText, sentences, words }: TranscribedSegment['transcript'],
  fromMs: number,
): Omit<Side, 'segment'> {
  const shift = ({ text, startMs, endMs }: TimedText) => ({ text, startMs: startMs + fromMs, endMs: endMs + fromMs });
  return { fullText, sentences: sentences.map(shift), words: words.map(shift) };
}

/** Splits the overlap of two adjacent segments: at a word that both contain, else at the cut. */
function removeOverlap(left: Side, right: Side, cutMs: number): void {
  const [before, after] = [tokensOf(left), tokensOf(right)];
  const common = commonWord(before, after, cutMs);
  retain(left, before, (token, index) => (common ? index <= common.before : middleOf(token) < cutMs));
  retain(right, after, (token, index) => (common ? index > common.after : middleOf(token) >= cutMs));
}

function retain(side: Side, tokens: readonly Token[], matches: (token: Token, index: number) => boolean): void {
  const retained = tokens.filter(matches);
  if (retained.length === tokens.length) return;
  const sentences = [...new Set(retained.map(({ sentence }) => sentence))];
  side.sentences = sentences.map((sentence) => {
    const words = retained.filter((token) => token.sentence === sentence);
    const text = words.map(({ text }) => text).join(' ');
    return { text, startMs: words[0]!.startMs, endMs: words.at(-1)!.endMs };
  });
  side.fullText = side.sentences.map(({ text }) => text).join(' ');
}

/** Returns the indexes of the word nearest to the cut that both segments contain at the same time. */
function commonWord(before: readonly Token[], after: readonly Token[], cutMs: number) {
  let nearest: { before: number; after: number; distance: number } | undefined;
  for (const [index, left] of before.entries()) {
    const match = after.findIndex(
      (right) => plain(right) === plain(left) && Math.abs(right.startMs - left.startMs) <= SAME_WORD_MS,
    );
    const distance = Math.abs(middleOf(left) - cutMs);
    if (match >= 0 && plain(left) !== '' && distance < (nearest?.distance ?? Infinity))
      nearest = { before: index, after: match, distance };
  }
  return nearest;
}

/**
 * Returns the words of each sentence with their times. A sentence with more or fewer words than the vendor timed is one
 * token.
 */
function tokensOf({ sentences, words }: Side): Token[] {
  return sentences.flatMap((sentence) => {
    const timed = words.filter((word) => middleOf(word) >= sentence.startMs && middleOf(word) <= sentence.endMs);
    const texts = sentence.text.split(/\s+/);
    if (texts.length !== timed.length) return [{ ...sentence, sentence }];
    return timed.map(({ startMs, endMs }, index) => ({ text: texts[index]!, startMs, endMs, sentence }));
  });
}

/** Clamps times so that they ascend and stay within the sound, whatever times the vendor returned. */
function clamped(sentences: readonly TimedText[], endMs: number): TimedText[] {
  let at = 0;
  return sentences.map((sentence) => {
    const startMs = Math.min(Math.max(sentence.startMs, at), endMs);
    at = Math.min(Math.max(sentence.endMs, startMs), endMs);
    return { text: sentence.text, startMs, endMs: at };
  });
}

const middleOf = ({ startMs, endMs }: TimedText) => (startMs + endMs) / 2;
const plain = ({ text }: TimedText) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
