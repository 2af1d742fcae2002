import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ScriptedAnswer, timeoutFor, VendorServer } from '@reelsheet/provider-common/testing';
import { ArkVideoProvider } from './ark.adapter.js';

const TASKS = '/api/v3/contents/generations/tasks';
const REQUEST = {
  vendorModel: 'seedance-1-5-pro-251215',
  prompt: 'A boat',
  aspectRatio: '9:16',
  resolution: '1080p',
  duration: 5,
  nativeAudio: true,
  externalId: 'generation-7',
} as const;

const rejection = (status: number, code: string): ScriptedAnswer => ({
  status,
  body: { error: { code, message: 'secret words of the vendor', param: '', type: 'any' } },
});
const task = (status: string, more: object = {}): ScriptedAnswer => ({ body: { id: 'cgt-1', status, ...more } });
const error = (code: string) => task('failed', { error: { code, message: 'secret words of the vendor' } });

describe('ArkVideoProvider', () => {
  let vendor: VendorServer;
  let provider: ArkVideoProvider;
  const providing = (answer?: ScriptedAnswer) =>
    new ArkVideoProvider({ baseUrl: vendor.url, apiKey: 'the-key', timeoutMs: timeoutFor(answer) });

  beforeAll(async () => {
    vendor = await VendorServer.listen();
    provider = providing();
  });
  afterAll(() => vendor.close());

  it('submits with every parameter, what is not to be seen in words', async () => {
    vendor.script({ body: { id: 'cgt-1' } });
    const callbackUrl = 'https://ours.example/told';
    await expect(provider.submit({ ...REQUEST, negativePrompt: 'rain', callbackUrl })).resolves.toEqual({
      taskId: 'cgt-1',
    });
    const { method, path, headers, body } = vendor.received[0]!;
    expect([method, path, headers.authorization]).toEqual(['POST', TASKS, 'Bearer the-key']);
    expect(JSON.parse(body)).toEqual({
      model: 'seedance-1-5-pro-251215',
      content: [{ type: 'text', text: 'A boat\n\nNot in the video: rain' }],
      ratio: '9:16',
      resolution: '1080p',
      duration: 5,
      generate_audio: true,
      watermark: false,
      callback_url: callbackUrl,
      execution_expires_after: 3_600,
    });
  });

  it('gives no address where there is none', async () => {
    vendor.script({ body: { id: 'cgt-1' } });
    await provider.submit(REQUEST);
    expect(JSON.parse(vendor.received[0]!.body)).not.toHaveProperty('callback_url');
  });

  it.each([
    ['the text is unsafe', rejection(400, 'InputTextSensitiveContentDetected'), 'content_refused'],
    ['the content is unsafe', rejection(400, 'SensitiveContentDetected.Violence'), 'content_refused'],
    ['the model was not opened', rejection(404, 'ModelNotOpen'), 'unauthorized'],
    ['the model is unknown', rejection(404, 'InvalidEndpointOrModel.NotFound'), 'bad_request'],
    ['a parameter is wrong', rejection(400, 'InvalidParameter'), 'bad_request'],
    ['the key is wrong', rejection(401, 'AuthenticationError'), 'unauthorized'],
    ['the account is in arrears', rejection(403, 'AccountOverdueError'), 'quota'],
    ['the quota is used up', rejection(429, 'QuotaExceeded'), 'quota'],
    ['there are too many calls', rejection(429, 'RateLimitExceeded.EndpointRPMExceeded'), 'rate_limited'],
    ['it has too much to do', rejection(429, 'ServerOverloaded'), 'rate_limited'],
    ['it is away', { status: 503, body: '<html>' }, 'unavailable'],
  ] as [string, ScriptedAnswer, string][])('reports the rejection because %s', async (_, answer, category) => {
    vendor.script(answer);
    const refused = provider.submit(REQUEST);
    await expect(refused).rejects.toMatchObject({ name: 'ProviderError', category });
    await expect(refused).rejects.not.toThrow('secret words');
  });

  it.each<[string, ScriptedAnswer]>([
    ['the connection drops', 'drop'],
    ['no answer comes in time', 'silence'],
    ['the vendor stumbles', rejection(500, 'InternalServiceError')],
    ['a gateway gives up', { status: 504, body: '<html>' }],
    ['the answer is garbage', { body: '{"id":' }],
    ['the answer names no task', { body: {} }],
    ['the answer names what is no id', { body: { id: '../files' } }],
  ])('leaves the outcome of a submit open when %s, and tries once', async (_, answer) => {
    vendor.script(answer);
    const submitted = providing(answer).submit(REQUEST);
    await expect(submitted).rejects.toMatchObject({ category: 'unknown_outcome', retryable: false });
    expect(vendor.received).toHaveLength(1);
  });

  it('knows that a vendor out of reach has accepted nothing', async () => {
    const away = new ArkVideoProvider({ baseUrl: await VendorServer.unreachable(), apiKey: 'k' });
    await expect(away.submit(REQUEST)).rejects.toMatchObject({ category: 'unavailable', retryable: true });
  });

  it('asks nobody for a task by our own name', async () => {
    vendor.script(task('running'));
    await expect(provider.check({ externalId: 'generation-7' })).resolves.toEqual({ state: 'untraceable' });
    await expect(provider.cancel({ externalId: 'generation-7' })).resolves.toBe('unsupported');
    expect(vendor.received).toEqual([]);
  });

  const url = 'https://vendor.example/v.mp4';
  it.each<[string, ScriptedAnswer, object]>([
    ['queued', task('queued'), { taskId: 'cgt-1' }],
    ['processing', task('running', { error: null, content: null }), { taskId: 'cgt-1' }],
    [
      'completed',
      task('succeeded', { content: { video_url: url }, duration: 5 }),
      { videos: [{ url, durationSeconds: 5 }] },
    ],
    ['failed', task('succeeded', { content: {} }), { reason: expect.stringContaining('filters'), retryable: false }],
    ['failed', task('succeeded'), { retryable: false }],
    [
      'failed',
      error('OutputVideoSensitiveContentDetected'),
      { reason: 'The vendor refuses the content', retryable: false },
    ],
    ['failed', error('InternalServiceError'), { retryable: true }],
    ['failed', error('InvalidParameter'), { retryable: false }],
    ['failed', task('expired'), { retryable: true }],
    ['cancelled', task('cancelled'), {}],
    ['unknown', rejection(404, 'ResourceNotFound'), {}],
  ])('reads a task that is %s', async (state, answer, more) => {
    vendor.script(answer);
    await expect(provider.check({ taskId: 'cgt-1' })).resolves.toMatchObject({ state, ...more });
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['a page that is not found', { status: 404, body: '<html>' }, 'bad_request'],
    ['a status that nobody knows', task('dancing'), 'corrupt_answer'],
    ['a link that is none', task('succeeded', { content: { video_url: 'file:///etc/passwd' } }), 'corrupt_answer'],
    ['a dropped connection', 'drop', 'unavailable'],
    ['silence', 'silence', 'timeout'],
  ])('does not take %s for a state', async (_, answer, category) => {
    vendor.script(answer);
    await expect(providing(answer).check({ taskId: 'cgt-1' })).rejects.toMatchObject({ category });
  });

  it.each<[string, ScriptedAnswer[], string, string[]]>([
    ['a task that waits', [task('queued'), { body: {} }, task('cancelled')], 'cancelled', ['GET', 'DELETE', 'GET']],
    [
      'a task that begins just then',
      [task('queued'), rejection(409, 'InvalidAction'), task('running')],
      'too_late',
      ['GET', 'DELETE', 'GET'],
    ],
    ['a task that runs', [task('running')], 'too_late', ['GET']],
    ['a task that has ended, whose video it would lose', [task('succeeded')], 'too_late', ['GET']],
    ['a task that it cancelled before', [task('cancelled')], 'cancelled', ['GET']],
  ])('cancels or lets go on %s', async (_, answers, cancellation, calls) => {
    vendor.script(...answers);
    await expect(provider.cancel({ taskId: 'cgt-1' })).resolves.toBe(cancellation);
    expect(vendor.received.map(({ method }) => method)).toEqual(calls);
  });

  it('stops for the reason that the caller gives', async () => {
    vendor.script('silence');
    const reason = new Error('shutting down');
    await expect(provider.check({ taskId: 'cgt-1' }, AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});
