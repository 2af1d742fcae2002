import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { openAiErrorTests, VendorServer } from '@reelsheet/provider-common/testing';
import { OpenAiSpeechProvider } from './openai.adapter.js';

describe('OpenAiSpeechProvider', () => {
  let folder: string;
  let destination: string;
  const request = () =>
    ({
      vendorModel: 'tts-1',
      text: 'Hello',
      voice: 'nova',
      speed: 1.5,
      format: 'mp3',
      destination,
      idempotencyKey: 'k',
    }) as const;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'speech-provider-'));
    destination = join(folder, 'speech.mp3');
  });
  afterAll(() => rm(folder, { recursive: true }));

  openAiErrorTests((config, options) => new OpenAiSpeechProvider(config).speak({ ...request(), ...options }));

  describe('on the wire', () => {
    let vendor: VendorServer;
    let provider: OpenAiSpeechProvider;
    let mp3: Buffer;

    beforeAll(async () => {
      vendor = await VendorServer.listen();
      provider = new OpenAiSpeechProvider({ baseUrl: vendor.url, apiKey: 'the-key', maxRetries: 0 });
      mp3 = execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'sine=duration=0.3', '-f', 'mp3', 'pipe:1']);
    });
    afterEach(() => rm(destination, { force: true }));
    afterAll(() => vendor.close());

    it('asks for the voice, pace and format, and writes the file', async () => {
      vendor.script({ body: mp3 });
      await expect(provider.speak(request())).resolves.toEqual({
        file: destination,
        contentType: 'audio/mpeg',
        bytes: mp3.length,
      });
      expect(await readFile(destination)).toEqual(mp3);
      expect(JSON.parse(vendor.received[0]!.body)).toEqual({
        model: 'tts-1',
        input: 'Hello',
        voice: 'nova',
        speed: 1.5,
        response_format: 'mp3',
      });
    });

    it('leaves no file behind when the speech breaks off', async () => {
      vendor.script({ body: mp3.subarray(0, -20) });
      await expect(provider.speak(request())).rejects.toMatchObject({ category: 'corrupt_answer' });
      expect(existsSync(destination)).toBe(false);
    });

    it('takes a connection that breaks off amid the speech for unavailable', async () => {
      vendor.script({ headers: { 'content-length': String(mp3.length + 100), connection: 'close' }, body: mp3 });
      await expect(provider.speak(request())).rejects.toMatchObject({ name: 'ProviderError', retryable: true });
      expect(existsSync(destination)).toBe(false);
    });
  });
});
