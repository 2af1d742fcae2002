import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { faultContract, type ProviderUnderTest } from '@reelsheet/provider-common/contract';
import type { TimedText, TranscriptionProvider } from './port.js';

/** A recording of `text`, `seconds` long. */
export interface Recording {
  readonly file: string;
  readonly contentType: string;
  readonly seconds: number;
  readonly text: string;
}

export interface TranscriptionUnderTest extends ProviderUnderTest<TranscriptionProvider> {
  readonly recording: Recording;
}

/** Registers what callers rely on from any TranscriptionProvider with this model. */
export function transcriptionProviderContract(
  name: string,
  vendorModel: string,
  arrange: () => Promise<TranscriptionUnderTest>,
): void {
  describe(`${name} as a TranscriptionProvider`, () => {
    let under: TranscriptionUnderTest;

    beforeAll(async () => {
      under = await arrange();
    });
    afterAll(() => under.vendor.close());

    const request = () => ({
      vendorModel,
      file: under.recording.file,
      contentType: under.recording.contentType,
      idempotencyKey: randomUUID(),
    });

    it('writes down what is said, and how long it takes', async () => {
      const { fullText, sentences, audioDuration } = await under.provide().transcribe(request());
      expect(plain(fullText)).toBe(plain(under.recording.text));
      expect(sentences.map(({ text }) => text).join(' ')).toBe(fullText);
      expect(Math.abs(audioDuration - under.recording.seconds)).toBeLessThan(0.1);
    });

    it('times sentences and words in whole milliseconds, in order, within the audio', async () => {
      const { sentences, words, audioDuration } = await under.provide().transcribe(request());
      expectTimeline(sentences, audioDuration);
      expectTimeline(words, audioDuration);
    });

    faultContract(
      () => under,
      (provider, options) => provider.transcribe({ ...request(), ...options }),
    );
  });
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z ]/g, '');
}

function expectTimeline(segments: readonly TimedText[], seconds: number): void {
  expect(segments.length).toBeGreaterThan(0);
  const times = segments.flatMap(({ startMs, endMs }) => [startMs, endMs]);
  expect(times.every(Number.isInteger)).toBe(true);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times.at(-1)).toBeLessThanOrEqual(Math.round(seconds * 1_000));
}
