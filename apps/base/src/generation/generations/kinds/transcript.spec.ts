import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { TimedText } from '@reelsheet/provider-transcription';
import { joined, type HeardSegment } from './transcript.js';

const WORD_MS = 400;

/** What a vendor hears between two moments of a speech that says one word after another: whole words alone. */
function heard(sentences: readonly string[], fromMs: number, toMs: number, late = 0): HeardSegment['heard'] {
  const found: TimedText[] = [];
  const words: TimedText[] = [];
  let at = 0;
  for (const sentence of sentences) {
    const said = sentence.split(' ').map((text) => ({ text, startMs: at, endMs: (at += WORD_MS) }));
    const whole = said.filter(({ startMs, endMs }) => startMs >= fromMs && endMs <= toMs);
    const placed = whole.map(({ text, startMs, endMs }) => ({
      text,
      startMs: startMs - fromMs + late,
      endMs: endMs - fromMs + late,
    }));
    if (placed.length === 0) continue;
    found.push({
      text: placed.map(({ text }) => text).join(' '),
      startMs: placed[0]!.startMs,
      endMs: placed.at(-1)!.endMs,
    });
    words.push(...placed.map((word) => ({ ...word, text: word.text.replace(/\W/g, '') })));
  }
  return { fullText: found.map(({ text }) => text).join(' '), sentences: found, words };
}

const segment = (startMs: number, endMs: number, fromMs = startMs, toMs = endMs) => ({ startMs, endMs, fromMs, toMs });

const SENTENCES = ['The sea is calm tonight.', 'The tide is full.', 'The moon lies fair upon the straits.'];

describe('what was heard stretch by stretch', () => {
  it('is one text, with times from its start', () => {
    const parts = [
      { segment: segment(0, 2_000), heard: heard(SENTENCES, 0, 2_000) },
      { segment: segment(2_000, 3_600), heard: { fullText: '', sentences: [], words: [] } },
      { segment: segment(3_600, 6_400), heard: heard(SENTENCES, 3_600, 6_400) },
    ];
    expect(joined(parts, 6_400)).toEqual({
      fullText: 'The sea is calm tonight. The moon lies fair upon the straits.',
      sentences: [
        { text: 'The sea is calm tonight.', startMs: 0, endMs: 2_000 },
        { text: 'The moon lies fair upon the straits.', startMs: 3_600, endMs: 6_400 },
      ],
    });
    expect(joined([], 0)).toEqual({ fullText: '', sentences: [] });
  });

  it('has each word once where a cut lies between words, or in one, and the vendor is inexact', () => {
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
        const { fullText, sentences } = joined(
          [
            { segment: left, heard: heard(speech, left.fromMs, left.toMs, lateBefore) },
            { segment: right, heard: heard(speech, right.fromMs, right.toMs, lateAfter) },
          ],
          endMs,
        );
        const plain = (text: string) => text.replace(/\./g, '');
        expect(plain(fullText)).toBe(plain(speech.join(' ')));
        expect(plain(sentences.map(({ text }) => text).join(' '))).toBe(plain(fullText));
        const moments = sentences.flatMap(({ startMs, endMs }) => [startMs, endMs]);
        expect(moments).toEqual([...moments].sort((a, b) => a - b));
        expect(moments.at(-1)).toBeLessThanOrEqual(endMs);
      }),
    );
  });

  it('gives a sentence whose words are not timed to the side that has its middle', () => {
    const [left, right] = [segment(0, 3_000, 0, 5_000), segment(3_000, 6_400, 1_000, 6_400)];
    const untimed = (part: HeardSegment['heard']) => ({ ...part, words: [] });
    const { fullText } = joined(
      [
        { segment: left, heard: untimed(heard(SENTENCES, 0, 3_600)) },
        { segment: right, heard: untimed(heard(SENTENCES, 2_000, 6_400)) },
      ],
      6_400,
    );
    expect(fullText).toBe(SENTENCES.join(' '));
  });

  it('rises and stays within the sound, whatever the times of the vendor are like', () => {
    const moment = fc.integer({ min: 0, max: 9_000 });
    const sentence = fc.record({ text: fc.lorem({ maxCount: 3 }), startMs: moment, endMs: moment });
    fc.assert(
      fc.property(fc.array(sentence), (sentences) => {
        const part = { segment: segment(0, 5_000), heard: { fullText: 'x', sentences, words: [] } };
        let at = 0;
        for (const { startMs, endMs } of joined([part], 5_000).sentences) {
          expect(startMs).toBeGreaterThanOrEqual(at);
          expect(endMs).toBeGreaterThanOrEqual(startMs);
          expect(endMs).toBeLessThanOrEqual(5_000);
          at = endMs;
        }
      }),
    );
  });
});
