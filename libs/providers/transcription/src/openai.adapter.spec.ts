import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openAiErrorTests, VendorServer } from '@reelsheet/provider-common/testing';
import { OpenAiTranscriptionProvider } from './openai.adapter.js';

describe('OpenAiTranscriptionProvider', () => {
  let folder: string;
  let file: string;
  const request = () => ({ vendorModel: 'whisper-1', file, contentType: 'audio/mpeg', idempotencyKey: 'k' });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'transcription-provider-'));
    file = join(folder, 'anything');
    await writeFile(file, 'audio bytes');
  });
  afterAll(() => rm(folder, { recursive: true }));

  openAiErrorTests((config, options) =>
    new OpenAiTranscriptionProvider(config).transcribe({ ...request(), ...options }),
  );

  describe('on the wire', () => {
    let vendor: VendorServer;
    let provider: OpenAiTranscriptionProvider;

    beforeAll(async () => {
      vendor = await VendorServer.listen();
      provider = new OpenAiTranscriptionProvider({ baseUrl: vendor.url, apiKey: 'the-key', maxRetries: 0 });
    });
    afterAll(() => vendor.close());

    it.each([
      ['audio/mpeg', 'mp3'],
      ['audio/flac', 'flac'],
      ['audio/wav', 'wav'],
    ])('sends a file of %s with the extension of its format, and requests times', async (contentType, extension) => {
      vendor.script({ body: { text: '', duration: 1, segments: [] } });
      await provider.transcribe({ ...request(), contentType });
      const { path, body } = vendor.received[0]!;
      expect(path).toBe('/audio/transcriptions');
      for (const part of [
        'audio bytes',
        `filename="media.${extension}"`,
        'whisper-1',
        'verbose_json',
        'segment',
        'word',
      ])
        expect(body).toContain(part);
    });

    it('gives sentences and words in milliseconds', async () => {
      const segments = [{ id: 0, text: ' Hello there.', start: 0.04, end: 1.25 }];
      const words = [
        { word: 'Hello', start: 0.04, end: 0.6 },
        { word: 'there', start: 0.6, end: 1.25 },
      ];
      vendor.script({ body: { text: ' Hello there.', duration: 1.5, segments, words } });
      await expect(provider.transcribe(request())).resolves.toEqual({
        fullText: 'Hello there.',
        sentences: [{ text: 'Hello there.', startMs: 40, endMs: 1250 }],
        words: [
          { text: 'Hello', startMs: 40, endMs: 600 },
          { text: 'there', startMs: 600, endMs: 1250 },
        ],
        audioDuration: 1.5,
      });
    });

    it.each([
      ['no times', { text: 'Hello', duration: 1 }],
      ['no duration', { text: 'Hello', segments: [] }],
      ['a time before the start', { text: 'Hello', duration: 1, segments: [{ text: 'Hello', start: -1, end: 1 }] }],
    ])('rejects an answer with %s', async (_, body) => {
      vendor.script({ body });
      await expect(provider.transcribe(request())).rejects.toMatchObject({ category: 'corrupt_answer' });
    });
  });
});
