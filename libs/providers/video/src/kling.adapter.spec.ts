import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ScriptedAnswer, timeoutFor, VendorServer } from '@reelsheet/provider-common/testing';
import { jwtVerify } from 'jose';
import { KlingVideoProvider } from './kling.adapter.js';

const REQUEST = {
  vendorModel: 'kling-v3',
  prompt: 'A boat',
  negativePrompt: 'rain',
  aspectRatio: '9:16',
  resolution: '1080p',
  duration: 5,
  nativeAudio: true,
  externalId: 'generation-7',
} as const;
const SECRET = 'the-secret-key-that-is-long-enough';

const error = (status: number, code: number): ScriptedAnswer => ({
  status,
  body: { code, message: 'secret words of the vendor' },
});
const task = (fields: object): ScriptedAnswer => ({ body: { code: 0, data: { task_id: 't1', ...fields } } });

describe('KlingVideoProvider', () => {
  let vendor: VendorServer;
  let provider: KlingVideoProvider;
  const providing = (answer?: ScriptedAnswer) =>
    new KlingVideoProvider({
      baseUrl: vendor.url,
      accessKey: 'the-access-key',
      secretKey: SECRET,
      timeoutMs: timeoutFor(answer),
    });

  beforeAll(async () => {
    vendor = await VendorServer.listen();
    provider = providing();
  });
  afterAll(() => vendor.close());

  it('submits with every parameter, signed by our keys', async () => {
    vendor.script(task({ task_status: 'submitted' }));
    await expect(provider.submit(REQUEST)).resolves.toEqual({ taskId: 't1' });
    const { method, path, headers, body } = vendor.received[0]!;
    expect([method, path]).toEqual(['POST', '/v1/videos/text2video']);
    expect(JSON.parse(body)).toEqual({
      model_name: 'kling-v3',
      prompt: 'A boat',
      negative_prompt: 'rain',
      aspect_ratio: '9:16',
      mode: 'pro',
      duration: '5',
      sound: 'on',
      external_task_id: 'generation-7',
    });
    const { payload } = await jwtVerify(
      headers.authorization!.replace('Bearer ', ''),
      new TextEncoder().encode(SECRET),
      { issuer: 'the-access-key' },
    );
    expect(payload.exp! - payload.nbf!).toBeGreaterThan(1_790);
  });

  it('asks for no sound where none is wished', async () => {
    vendor.script(task({ task_status: 'submitted' }));
    await provider.submit({ ...REQUEST, nativeAudio: false });
    expect(JSON.parse(vendor.received[0]!.body)).toMatchObject({ sound: 'off' });
  });

  it.each([
    ['its account is in arrears', error(429, 1101), 'quota'],
    ['our signature is wrong', error(401, 1002), 'unauthorized'],
    ['the content is unsafe', error(400, 1301), 'content_refused'],
    ['a parameter is wrong, though the status is 200', error(200, 1201), 'bad_request'],
    ['there are too many tasks', error(429, 1303), 'rate_limited'],
    ['it is under maintenance', error(503, 5001), 'unavailable'],
  ])('reports the rejection because %s', async (_, answer, category) => {
    vendor.script(answer);
    const refused = provider.submit(REQUEST);
    await expect(refused).rejects.toMatchObject({ name: 'ProviderError', category });
    await expect(refused).rejects.not.toThrow('secret words');
  });

  it.each<[string, ScriptedAnswer]>([
    ['the connection drops', 'drop'],
    ['no answer comes in time', 'silence'],
    ['the vendor stumbles', error(500, 5000)],
    ['a gateway gives up', { status: 504, body: '<html>' }],
    ['the answer is garbage', { body: '{"code":0,' }],
    ['the answer names no task', { body: { code: 0, data: {} } }],
  ])('leaves the outcome of a submit open when %s, and tries once', async (_, answer) => {
    vendor.script(answer);
    const submitted = providing(answer).submit(REQUEST);
    await expect(submitted).rejects.toMatchObject({ category: 'unknown_outcome', retryable: false });
    expect(vendor.received).toHaveLength(1);
  });

  it('knows that a vendor out of reach has accepted nothing', async () => {
    const away = new KlingVideoProvider({
      baseUrl: await VendorServer.unreachable(),
      accessKey: 'a',
      secretKey: SECRET,
    });
    await expect(away.submit(REQUEST)).rejects.toMatchObject({ category: 'unavailable', retryable: true });
  });

  it('rejects a resolution without a mode, without calling the vendor', async () => {
    vendor.script(task({ task_status: 'submitted' }));
    await expect(provider.submit({ ...REQUEST, resolution: '4k' })).rejects.toMatchObject({ category: 'bad_request' });
    expect(vendor.received).toEqual([]);
  });

  it('finds a task by our own id', async () => {
    vendor.script(task({ task_status: 'processing' }));
    await expect(provider.check({ externalId: 'generation/7' })).resolves.toEqual({
      state: 'processing',
      taskId: 't1',
    });
    expect(vendor.received[0]!.path).toBe('/v1/videos/text2video/generation%2F7');
  });

  const video = { id: 'v', url: 'https://vendor.example/v.mp4', duration: '5.1' };
  it.each<[string, ScriptedAnswer, object]>([
    ['queued', task({ task_status: 'submitted' }), { taskId: 't1' }],
    [
      'completed',
      task({ task_status: 'succeed', task_result: { videos: [video] } }),
      { videos: [{ url: video.url, durationSeconds: 5.1 }] },
    ],
    [
      'failed',
      task({ task_status: 'failed', task_status_msg: 'The prompt is too long' }),
      { reason: 'The prompt is too long', retryable: false },
    ],
    [
      'failed',
      task({ task_status: 'succeed', task_result: { videos: [] } }),
      { reason: expect.stringContaining('filters') },
    ],
    ['unknown', error(404, 1203), {}],
  ])('reads a task that is %s', async (state, answer, more) => {
    vendor.script(answer);
    await expect(provider.check({ taskId: 't1' })).resolves.toMatchObject({ state, ...more });
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['a page that is not found', { status: 404, body: '<html>' }, 'bad_request'],
    ['a status that nobody knows', task({ task_status: 'dancing' }), 'corrupt_answer'],
    [
      'a link that is none',
      task({ task_status: 'succeed', task_result: { videos: [{ ...video, url: 'file:///etc/passwd' }] } }),
      'corrupt_answer',
    ],
    ['a dropped connection', 'drop', 'unavailable'],
    ['silence', 'silence', 'timeout'],
  ])('does not take %s for a state', async (_, answer, category) => {
    vendor.script(answer);
    await expect(providing(answer).check({ taskId: 't1' })).rejects.toMatchObject({ category });
  });

  it('stops for the reason that the caller gives', async () => {
    vendor.script('silence');
    const reason = new Error('shutting down');
    await expect(provider.check({ taskId: 't1' }, AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});
