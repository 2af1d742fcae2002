import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { faultContract, type ProviderUnderTest } from '@reelsheet/provider-common/contract';
import { fileTypeFromFile } from 'file-type';
import { AUDIO_FORMATS, type AudioFormat, type SpeechProvider } from './port.js';

const MIME_BY_FORMAT: Readonly<Record<AudioFormat, RegExp>> = { mp3: /^audio\/mpeg$/, wav: /^audio\/(x-)?wav$/ };

interface Served {
  readonly vendorModel: string;
  readonly voice: string;
  /** Range of speeds that a call may request. */
  readonly speeds: { readonly min: number; readonly max: number };
}

/** Registers what callers rely on from any SpeechProvider with this model and voice. */
export function speechProviderContract(
  name: string,
  { speeds, ...served }: Served,
  arrange: () => Promise<ProviderUnderTest<SpeechProvider>>,
): void {
  describe(`${name} as a SpeechProvider`, () => {
    let under: ProviderUnderTest<SpeechProvider>;
    let folder: string;

    beforeAll(async () => {
      under = await arrange();
    });
    afterAll(() => under.vendor.close());
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'speech-contract-'));
    });
    afterEach(() => rm(folder, { recursive: true }));

    const started = new Map<string, Date>();
    /** Repeats a request with its key, with the time of its first call, like the callers. */
    const repeated = (key: string) => {
      const repeatedSince = started.get(key);
      started.set(key, repeatedSince ?? new Date());
      return repeatedSince && { repeatedSince };
    };

    const request = (more: object = {}) => ({
      ...served,
      speed: 1,
      text: 'The sea is calm tonight.',
      format: 'mp3' as AudioFormat,
      destination: join(folder, 'speech'),
      idempotencyKey: randomUUID(),
      ...more,
    });

    it.each(Object.keys(AUDIO_FORMATS) as AudioFormat[])('writes %s', async (format) => {
      const { file, contentType, bytes } = await under.provide().speak(request({ format }));
      expect(contentType).toBe(AUDIO_FORMATS[format]);
      expect(await readFile(file)).toHaveLength(bytes);
      expect((await fileTypeFromFile(file))?.mime).toMatch(MIME_BY_FORMAT[format]);
    });

    it('makes longer speech for a slower speed', async () => {
      const [slow, fast] = await Promise.all(
        [speeds.min, speeds.max].map((speed) =>
          under.provide().speak(request({ format: 'wav', speed, destination: join(folder, `${speed}`) })),
        ),
      );
      expect(slow!.bytes).toBeGreaterThan(fast!.bytes * 1.5);
    });

    it('leaves no file behind when it fails', async () => {
      await under.vendor.misbehave('corrupt');
      await expect(under.provide().speak(request())).rejects.toMatchObject({ category: 'corrupt_answer' });
      expect(await readdir(folder)).toEqual([]);
    });

    faultContract(
      () => under,
      async (provider, options) => {
        const { file } = await provider.speak(request({ ...options, ...repeated(options.idempotencyKey) }));
        return readFile(file, 'base64');
      },
    );
  });
}
