import { describe, expect, it } from '@jest/globals';
import { drawnRuns } from '@reelsheet/testing/seeded';
import fc from 'fast-check';
import type { TimedText } from '@reelsheet/provider-transcription';
import { joinTranscripts, type TranscribedSegment } from './transcript.js';

const WORD_MS = 400;

/** Simulates the transcript of a part of a speech with words of equal length; only complete words are transcribed. */
function transcribe(
  sentences: readonly string[],
  fromMs: number,
  toMs: number,
  delayMs = 0,
): TranscribedSegment['transcript'] {
  const transcribed: TimedText[] = [];
  const words: TimedText[] = [];
  let at = 0;
  for (const sentence of sentences) {
    const spoken = sentence.split(' ').map((text) => ({ text, startMs: at, endMs: (at += WORD_MS) }));
    const complete = spoken.filter(({ startMs, endMs }) => startMs >= fromMs && endMs <= toMs);
    const placed = complete.map(({ text, startMs, endMs }) => ({
      text,
      startMs: startMs - fromMs + delayMs,
      endMs: endMs - fromMs + delayMs,
    }));
    if (placed.length === 0) continue;
    transcribed.push({
      text: placed.map(({ text }) => text).join(' '),
      startMs: placed[0]!.startMs,
      endMs: placed.at(-1)!.endMs,
    });
    words.push(...placed.map((word) => ({ ...word, text: word.text.replace(/\W/g, '') })));
  }
  return { fullText: transcribed.map(({ text }) => text).join(' '), sentences: transcribed, words };
}

const segment = (startMs: number, endMs: number, fromMs = startMs, toMs = endMs) => ({ startMs, endMs, fromMs, toMs });

const SENTENCES = ['The sea is calm tonight.', 'The tide is full.', 'The moon lies fair upon the straits.'];

describe('joinTranscripts', () => {
  it('returns one text with times from the start of the sound', () => {
    const segments = [
      { segment: segment(0, 2_000), transcript: transcribe(SENTENCES, 0, 2_000) },
      { segment: segment(2_000, 3_600), transcript: { fullText: '', sentences: [], words: [] } },
      { segment: segment(3_600, 6_400), transcript: transcribe(SENTENCES, 3_600, 6_400) },
    ];
    expect(joinTranscripts(segments, 6_400)).toEqual({
      fullText: 'The sea is calm tonight. The moon lies fair upon the straits.',
      sentences: [
        { text: 'The sea is calm tonight.', startMs: 0, endMs: 2_000 },
        { text: 'The moon lies fair upon the straits.', startMs: 3_600, endMs: 6_400 },
      ],
    });
    expect(joinTranscripts([], 0)).toEqual({ fullText: '', sentences: [] });
  });

  it('contains each word once when the cut is between or inside words and times are inexact', () => {
    const speech = Array.from({ length: 12 }, (_, line) =>
      Array.from({ length: 5 }, (_, word) => `word${line}x${word}`)
        .join(' ')
        .concat('.'),
    );
    const endMs = 12 * 5 * WORD_MS;
    const cut = fc.integer({ min: 3_000, max: endMs - 3_000 });
    const late = fc.integer({ min: 0, max: 150 });
    fc.assert(
      fc.property(cut, late, late, (cutMs, lateBefore, lateAfter) => {
        const [left, right] = [segment(0, cutMs, 0, cutMs + 2_000), segment(cutMs, endMs, cutMs - 2_000, endMs)];
        const { fullText, sentences } = joinTranscripts(
          [
            { segment: left, transcript: transcribe(speech, left.fromMs, left.toMs, lateBefore) },
            { segment: right, transcript: transcribe(speech, right.fromMs, right.toMs, lateAfter) },
          ],
          endMs,
        );
        const plain = (text: string) => text.replace(/\./g, '');
        expect(plain(fullText)).toBe(plain(speech.join(' ')));
        expect(plain(sentences.map(({ text }) => text).join(' '))).toBe(plain(fullText));
        const times = sentences.flatMap(({ startMs, endMs }) => [startMs, endMs]);
        expect(times).toEqual([...times].sort((a, b) => a - b));
        expect(times.at(-1)).toBeLessThanOrEqual(endMs);
      }),
      drawnRuns(),
    );
  });

  it('assigns a sentence without word times to the segment that contains its middle', () => {
    const [left, right] = [segment(0, 3_000, 0, 5_000), segment(3_000, 6_400, 1_000, 6_400)];
    const untimed = (transcript: TranscribedSegment['transcript']) => ({ ...transcript, words: [] });
    const { fullText } = joinTranscripts(
      [
        { segment: left, transcript: untimed(transcribe(SENTENCES, 0, 3_600)) },
        { segment: right, transcript: untimed(transcribe(SENTENCES, 2_000, 6_400)) },
      ],
      6_400,
    );
    expect(fullText).toBe(SENTENCES.join(' '));
  });

  it('returns ascending times within the sound for any times of the vendor', () => {
    const time = fc.integer({ min: 0, max: 9_000 });
    const sentence = fc.record({ text: fc.lorem({ maxCount: 3 }), startMs: time, endMs: time });
    fc.assert(
      fc.property(fc.array(sentence), (sentences) => {
        const transcribed = { segment: segment(0, 5_000), transcript: { fullText: 'x', sentences, words: [] } };
        let at = 0;
        for (const { startMs, endMs } of joinTranscripts([transcribed], 5_000).sentences) {
          expect(startMs).toBeGreaterThanOrEqual(at);
          expect(endMs).toBeGreaterThanOrEqual(startMs);
          expect(endMs).toBeLessThanOrEqual(5_000);
          at = endMs;
        }
      }),
      drawnRuns(),
    );
  });
});
