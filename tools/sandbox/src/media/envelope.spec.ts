import { describe, expect, it } from '@jest/globals';
import { Chance } from '../language/seeded-choice.js';
import { EnvelopeMeter, envelopeOf, FRAMES_A_SECOND, RecognizedSpeech } from './envelope.js';

/** Generates noise that alternates between loud and quiet, like speech. */
function speechLike(seed: string, seconds: number): Float32Array {
  const chance = new Chance(seed);
  const values: number[] = [];
  while (values.length < seconds * FRAMES_A_SECOND) {
    const loud = chance.between(0, 0.3);
    for (let frames = chance.between(1, 8); frames > 0; frames--) values.push(loud + chance.between(0, 0.02));
  }
  return Float32Array.from(values.slice(0, seconds * FRAMES_A_SECOND));
}

const joined = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]));

describe('the envelope of a sound', () => {
  it('does not depend on the chunks', () => {
    const samples = Int16Array.from({ length: 10_000 }, (_, index) => Math.round(20_000 * Math.sin(index / 7)));
    const bytes = Buffer.from(samples.buffer);
    const meter = new EnvelopeMeter(8_000);
    for (let at = 0; at < bytes.length; at += 777) meter.push(bytes.subarray(at, at + 777));
    expect(meter.envelope()).toEqual(envelopeOf(samples, 8_000));
    expect(meter.duration).toBe(1.25);
  });

  it('is found at every position at which it occurs', () => {
    const [known, other] = [speechLike('known', 20), speechLike('other', 30)];
    const found = new RecognizedSpeech(joined(other, known, other, known)).find(known);
    expect(found.map(({ offset }) => offset).sort((a, b) => a - b)).toEqual([750, 2_000]);
    expect(found[0]!.score).toBeCloseTo(1);
  });

  it('is found if its beginning or its end is cut off', () => {
    const known = speechLike('known', 20);
    const part = (from: number, to: number) => known.slice(from * FRAMES_A_SECOND, to * FRAMES_A_SECOND);
    expect(new RecognizedSpeech(joined(part(5, 20), speechLike('other', 5))).find(known)).toMatchObject([
      { offset: -125 },
    ]);
    expect(new RecognizedSpeech(joined(speechLike('other', 5), part(0, 12))).find(known)).toMatchObject([
      { offset: 125, overlap: 300 },
    ]);
  });

  it('is not found in silence or in sounds below a second', () => {
    const known = speechLike('known', 20);
    expect(new RecognizedSpeech(new Float32Array(1_000)).find(known)).toEqual([]);
    expect(new RecognizedSpeech(new Float32Array(0)).find(known)).toEqual([]);
  });

  it('is found in an hour of sound within a few seconds', () => {
    const texts = Array.from({ length: 15 }, (_, index) => speechLike(`text ${index}`, 240));
    const received = new RecognizedSpeech(joined(...texts));
    const before = process.threadCpuUsage();
    const indexes = texts.map((text) => received.find(text)[0]!.offset);
    expect(indexes).toEqual(texts.map((_, index) => index * 6_000));
    expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(10_000);
  });
});
