import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { googleError, type ScriptedAnswer, timeoutFor, VendorServer } from '@reelsheet/provider-common/testing';
import { VeoVideoProvider } from './veo.adapter.js';

const REQUEST = {
  vendorModel: 'veo-3.1-generate-preview',
  prompt: 'A boat',
  negativePrompt: 'rain',
  aspectRatio: '9:16',
  resolution: '1080p',
  duration: 8,
  nativeAudio: true,
  externalId: 'generation-7',
} as const;
const NAME = 'models/veo-3.1-generate-preview/operations/abc123';

const operation = (fields: object = {}): ScriptedAnswer => ({ body: { name: NAME, ...fields } });
const done = (generateVideoResponse: object) => operation({ done: true, response: { generateVideoResponse } });

describe('VeoVideoProvider', () => {
  let vendor: VendorServer;
  let provider: VeoVideoProvider;
  const providing = (answer?: ScriptedAnswer) =>
    new VeoVideoProvider({ baseUrl: vendor.url, apiKey: 'the-key', timeoutMs: timeoutFor(answer) });

  beforeAll(async () => {
    vendor = await VendorServer.listen();
    provider = providing();
  });
  afterAll(() => vendor.close());

  it('submits with every parameter, and never asks for or against sound', async () => {
    vendor.script(operation());
    await expect(provider.submit(REQUEST)).resolves.toEqual({ taskId: NAME });
    const { method, path, headers, body } = vendor.received[0]!;
    expect([method, path]).toEqual(['POST', '/v1beta/models/veo-3.1-generate-preview:predictLongRunning']);
    expect(headers).toMatchObject({ 'x-goog-api-key': 'the-key', 'idempotency-key': 'generation-7' });
    expect(JSON.parse(body)).toEqual({
      instances: [{ prompt: 'A boat' }],
      parameters: { aspectRatio: '9:16', resolution: '1080p', durationSeconds: 8, negativePrompt: 'rain' },
    });
  });

  it('leaves out what is not asked for', async () => {
    vendor.script(operation());
    const { negativePrompt: _, ...request } = REQUEST;
    await provider.submit({ ...request, nativeAudio: false });
    expect(JSON.parse(vendor.received[0]!.body).parameters).toEqual({
      aspectRatio: '9:16',
      resolution: '1080p',
      durationSeconds: 8,
    });
  });

  it.each([
    [
      'the key is wrong',
      googleError(400, 'INVALID_ARGUMENT', { details: [{ reason: 'API_KEY_INVALID' }] }),
      'unauthorized',
    ],
    [
      'a filter found something',
      googleError(400, 'INVALID_ARGUMENT', { message: 'Support codes: 58061214' }),
      'content_refused',
    ],
    ['the model takes no such length', googleError(400, 'INVALID_ARGUMENT'), 'bad_request'],
    ['there are too many', googleError(429, 'RESOURCE_EXHAUSTED'), 'rate_limited'],
    ['it is overloaded', googleError(503, 'UNAVAILABLE'), 'unavailable'],
  ])('reports the rejection because %s', async (_, answer, category) => {
    vendor.script(answer);
    const refused = provider.submit(REQUEST);
    await expect(refused).rejects.toMatchObject({ name: 'ProviderError', category });
    await expect(refused).rejects.not.toThrow('secret words');
  });

  it.each<[string, ScriptedAnswer]>([
    ['the connection drops', 'drop'],
    ['no answer comes in time', 'silence'],
    ['the vendor stumbles', googleError(500, 'INTERNAL')],
    ['the answer is garbage', { body: '{"name":' }],
    ['the answer names no operation', { body: {} }],
    ['the name leads elsewhere', { body: { name: '../../v1/files' } }],
  ])('leaves the outcome of a submit open when %s, and tries once', async (_, answer) => {
    vendor.script(answer);
    const submitted = providing(answer).submit(REQUEST);
    await expect(submitted).rejects.toMatchObject({ category: 'unknown_outcome', retryable: false });
    expect(vendor.received).toHaveLength(1);
  });

  it('knows that a vendor out of reach has accepted nothing', async () => {
    const away = new VeoVideoProvider({ baseUrl: await VendorServer.unreachable(), apiKey: 'k' });
    await expect(away.submit(REQUEST)).rejects.toMatchObject({ category: 'unavailable', retryable: true });
  });

  it('does not ask for a task by our own name, which the vendor does not know', async () => {
    vendor.script(operation());
    await expect(provider.check({ externalId: 'generation-7' })).resolves.toEqual({ state: 'untraceable' });
    expect(vendor.received).toEqual([]);
  });

  it('reads the operation with our key', async () => {
    vendor.script(operation());
    await expect(provider.check({ taskId: NAME })).resolves.toEqual({ state: 'processing', taskId: NAME });
    expect(vendor.received[0]).toMatchObject({
      method: 'GET',
      path: `/v1beta/${NAME}`,
      headers: { 'x-goog-api-key': 'the-key' },
    });
  });

  it('gives the key along with a file of the vendor itself, and with no other', async () => {
    const [own, other] = [`${vendor.url}/v1beta/files/f:download?alt=media`, 'https://elsewhere.example/f'];
    vendor.script(done({ generatedSamples: [{ video: { uri: own } }, { video: { uri: other } }] }));
    await expect(provider.check({ taskId: NAME })).resolves.toEqual({
      state: 'completed',
      taskId: NAME,
      videos: [{ url: own, headers: { 'x-goog-api-key': 'the-key' } }, { url: other }],
    });
  });

  it.each<[string, ScriptedAnswer, object]>([
    [
      'filtered, with the reasons',
      done({ raiMediaFilteredCount: 1, raiMediaFilteredReasons: ['Unsafe.', 'Really.'] }),
      { reason: 'Unsafe. Really.', retryable: false },
    ],
    [
      'without a video',
      done({ generatedSamples: [] }),
      { reason: expect.stringContaining('filters'), retryable: false },
    ],
    ['without an answer', operation({ done: true }), { retryable: false }],
    [
      'rejected',
      operation({ done: true, error: { code: 3, message: 'Bad prompt' } }),
      { reason: 'Bad prompt', retryable: false },
    ],
    [
      'overloaded',
      operation({ done: true, error: { code: 14, message: 'Busy' } }),
      { reason: 'Busy', retryable: true },
    ],
    [
      'rejected by a filter, whatever the code',
      operation({ done: true, error: { code: 13, message: 'Support codes: 17301594' } }),
      { retryable: false },
    ],
    ['expired', googleError(404, 'NOT_FOUND'), { reason: expect.stringContaining('no longer'), retryable: false }],
  ])('reads an operation that is %s as failed', async (_, answer, more) => {
    vendor.script(answer);
    await expect(provider.check({ taskId: NAME })).resolves.toMatchObject({ state: 'failed', taskId: NAME, ...more });
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['a page that is not found', { status: 404, body: '<html>' }, 'bad_request'],
    ['another shape', operation({ done: 'perhaps' }), 'corrupt_answer'],
    ['a link that is none', done({ generatedSamples: [{ video: { uri: 'file:///etc/passwd' } }] }), 'corrupt_answer'],
    ['a sample without a link', done({ generatedSamples: [{}] }), 'corrupt_answer'],
    ['a dropped connection', 'drop', 'unavailable'],
    ['silence', 'silence', 'timeout'],
  ])('does not take %s for a state', async (_, answer, category) => {
    vendor.script(answer);
    await expect(providing(answer).check({ taskId: NAME })).rejects.toMatchObject({ category });
  });

  it('cancels nothing', async () => {
    vendor.script('drop');
    await expect(provider.cancel()).resolves.toBe('unsupported');
    expect(vendor.received).toEqual([]);
  });

  it('stops for the reason that the caller gives', async () => {
    vendor.script('silence');
    const reason = new Error('shutting down');
    await expect(provider.check({ taskId: NAME }, AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});
