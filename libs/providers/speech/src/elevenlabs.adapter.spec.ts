import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { VendorServer } from '@reelsheet/provider-common/testing';
import { ElevenLabsSpeechProvider } from './elevenlabs.adapter.js';

const SINCE = new Date('2026-11-22T10:00:00Z');
const rejection = (status: string) => ({ detail: { status, message: 'secret words of the vendor' } });

describe('ElevenLabsSpeechProvider', () => {
  let folder: string;
  let destination: string;
  let vendor: VendorServer;
  let mp3: Buffer;
  const request = (more: object = {}) => ({
    ...({ vendorModel: 'eleven_multilingual_v2', text: 'Hello', voice: 'voice1', speed: 1.1, format: 'mp3' } as const),
    destination,
    idempotencyKey: 'k',
    ...more,
  });
  const speak = (more: object = {}, timeoutMs?: number) =>
    new ElevenLabsSpeechProvider({ baseUrl: vendor.url, apiKey: 'the-key', timeoutMs }).speak(request(more));

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'elevenlabs-'));
    destination = join(folder, 'speech.mp3');
    vendor = await VendorServer.listen();
    mp3 = execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'sine=duration=0.3', '-f', 'mp3', 'pipe:1']);
  });
  afterEach(() => rm(destination, { force: true }));
  afterAll(async () => {
    await vendor.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['mp3', 'mp3_44100_128'],
    ['wav', 'wav_24000'],
  ] as const)('asks the voice for %s as %s, with model and pace', async (format, outputFormat) => {
    vendor.script({ body: mp3 });
    const spoken = speak({ format });
    if (format === 'mp3')
      expect(await spoken).toEqual({ file: destination, contentType: 'audio/mpeg', bytes: mp3.length });
    else await expect(spoken).rejects.toMatchObject({ category: 'corrupt_answer' });
    const { method, path, headers, body } = vendor.received[0]!;
    expect({ method, path, key: headers['xi-api-key'] }).toEqual({
      method: 'POST',
      path: `/v1/text-to-speech/voice1?output_format=${outputFormat}`,
      key: 'the-key',
    });
    expect(JSON.parse(body)).toEqual({
      text: 'Hello',
      model_id: 'eleven_multilingual_v2',
      voice_settings: { speed: 1.1 },
    });
  });

  it.each([
    [401, rejection('invalid_api_key'), 'unauthorized'],
    [401, rejection('quota_exceeded'), 'quota'],
    [400, rejection('voice_not_found'), 'bad_request'],
    [400, rejection('max_character_limit_exceeded'), 'bad_request'],
    [400, rejection('content_against_policy'), 'content_refused'],
    [404, { detail: { type: 'not_found', code: 'voice_not_found' } }, 'bad_request'],
    [422, { detail: [{ loc: ['body', 'text'], msg: 'Field required', type: 'missing' }] }, 'bad_request'],
    [429, rejection('too_many_concurrent_requests'), 'rate_limited'],
    [500, '<html>', 'unavailable'],
    [302, '', 'bad_request'],
  ])('takes %d with %j for %s', async (status, body, category) => {
    vendor.script({ status, headers: { 'retry-after': '7' }, body });
    const refused = speak();
    await expect(refused).rejects.toMatchObject({ name: 'ProviderError', category, retryAfterMs: 7_000 });
    await expect(refused).rejects.not.toThrow('secret words');
  });

  it('names the voice as the reason where it is unknown', async () => {
    vendor.script({ status: 404, body: rejection('voice_not_found') });
    await expect(speak()).rejects.toThrow('the account has no such voice');
    await expect(speak({ voice: '../../v1/user' })).rejects.toThrow('the account has no such voice');
    expect(vendor.received).toHaveLength(1);
  });

  it.each([
    ['an answer that breaks off', () => ({ body: mp3.subarray(0, -20) }), 'corrupt_answer'],
    ['words in place of audio', () => ({ body: { hello: 'world' } }), 'corrupt_answer'],
    ['nothing', () => ({ body: '' }), 'corrupt_answer'],
    ['silence', () => 'silence' as const, 'timeout'],
    ['a connection that drops', () => 'drop' as const, 'unavailable'],
  ])('takes %s for a failure, and leaves no file', async (_, answer, category) => {
    vendor.script(answer());
    await expect(speak({}, 400)).rejects.toMatchObject({ category });
    expect(existsSync(destination)).toBe(false);
  });

  describe('if an earlier call may have been received', () => {
    const items = (...texts: string[]) =>
      texts.map((text, index) => ({ history_item_id: `${text}-${index}`, text, output_format: 'mp3_44100_128' }));

    it('fetches what the account has spoken since', async () => {
      vendor.script({ body: { history: items('Another', 'Hello'), has_more: true } }, { body: mp3 });
      await speak({ repeatedSince: SINCE });
      expect(await readFile(destination)).toEqual(mp3);
      const [history, audio] = vendor.received;
      expect(Object.fromEntries(new URL(history!.path, vendor.url).searchParams)).toMatchObject({
        voice_id: 'voice1',
        model_id: 'eleven_multilingual_v2',
        date_after_unix: String(SINCE.getTime() / 1_000 - 5),
      });
      expect(audio).toMatchObject({ method: 'GET', path: '/v1/history/Hello-1/audio' });
    });

    it('searches the next page of the history, and speaks if nothing is found', async () => {
      vendor.script(
        { body: { history: items('One'), has_more: true } },
        { body: { history: [{ ...items('Hello')[0], output_format: 'pcm_24000' }], has_more: false } },
        { body: mp3 },
      );
      await speak({ repeatedSince: SINCE });
      expect(vendor.received.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
        'GET /v1/history',
        'GET /v1/history',
        'POST /v1/text-to-speech/voice1',
      ]);
      expect(vendor.received[1]!.path).toContain('start_after_history_item_id=One-0');
    });

    it('speaks nothing where it may not look', async () => {
      vendor.script({ status: 401, body: rejection('missing_permissions') });
      await expect(speak({ repeatedSince: SINCE })).rejects.toMatchObject({ category: 'unknown_outcome' });
      expect(vendor.received).toHaveLength(1);
    });
  });
});
