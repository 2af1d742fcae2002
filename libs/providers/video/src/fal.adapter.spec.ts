import { generateKeyPairSync, hash, sign, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ScriptedAnswer, timeoutFor, VendorServer } from '@reelsheet/provider-common/testing';
import { FalVideoProvider } from './fal.adapter.js';

const APP = 'xai/grok-imagine-video';
const MODEL = `${APP}/text-to-video`;
const TASK = `${APP}/requests/r-1`;
const REQUEST = {
  vendorModel: MODEL,
  prompt: 'A boat',
  negativePrompt: 'rain',
  aspectRatio: '3:2',
  resolution: '720p',
  duration: 6,
  nativeAudio: true,
  externalId: 'generation-7',
} as const;

const accepted: ScriptedAnswer = { body: { request_id: 'r-1', status_url: 'https://evil.example/status' } };
const status = (status: string, more: object = {}): ScriptedAnswer => ({ body: { status, ...more } });
const rejection = (code: number, type: string, headers = {}): ScriptedAnswer => ({
  status: code,
  headers,
  body: { detail: [{ loc: ['body'], msg: 'secret words of the vendor', type }] },
});
const words = (code: number): ScriptedAnswer => ({ status: code, body: { detail: 'secret words of the vendor' } });

describe('FalVideoProvider', () => {
  let vendor: VendorServer;
  let provider: FalVideoProvider;
  const providing = (answer?: ScriptedAnswer) =>
    new FalVideoProvider({
      baseUrl: vendor.url,
      webhookKeysUrl: `${vendor.url}/keys`,
      apiKey: 'the-key',
      timeoutMs: timeoutFor(answer),
    });

  beforeAll(async () => {
    vendor = await VendorServer.listen();
    provider = providing();
  });
  afterAll(() => vendor.close());

  it('submits with every parameter, and knows the task by its application', async () => {
    vendor.script(accepted);
    const callbackUrl = 'https://ours.example/told?x=1&y=2';
    await expect(provider.submit({ ...REQUEST, callbackUrl })).resolves.toEqual({ taskId: TASK });
    const { method, path, headers, body } = vendor.received[0]!;
    expect([method, headers.authorization]).toEqual(['POST', 'Key the-key']);
    const { pathname, searchParams } = new URL(path, vendor.url);
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([`/${MODEL}`, { fal_webhook: callbackUrl }]);
    expect(JSON.parse(body)).toEqual({
      prompt: 'A boat',
      negative_prompt: 'rain',
      aspect_ratio: '3:2',
      resolution: '720p',
      duration: 6,
      generate_audio: true,
    });
  });

  it.each([
    ['fal-ai/veo3', 'fal-ai/veo3/requests/r-1'],
    ['workflows/somebody/films/fast', 'workflows/somebody/films/requests/r-1'],
  ])('knows the application of %s', async (vendorModel, taskId) => {
    vendor.script(accepted);
    await expect(provider.submit({ ...REQUEST, vendorModel })).resolves.toEqual({ taskId });
    expect(vendor.received[0]!.path).toBe(`/${vendorModel}`);
  });

  it.each([
    ['the content is unsafe', rejection(422, 'content_policy_violation'), 'content_refused'],
    ['a parameter is wrong', rejection(422, 'value_error'), 'bad_request'],
    ['there is no such application', words(404), 'bad_request'],
    ['the key is wrong', words(401), 'unauthorized'],
    ['the account is locked', words(403), 'unauthorized'],
    ['there are too many calls', words(429), 'rate_limited'],
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
    ['the vendor stumbles', words(500)],
    ['a gateway gives up', { status: 504, body: '<html>' }],
    ['the answer is garbage', { body: '{"request_id":' }],
    ['the answer names what is no id', { body: { request_id: '../files' } }],
  ])('leaves the outcome of a submit open when %s, and tries once', async (_, answer) => {
    vendor.script(answer);
    const submitted = providing(answer).submit(REQUEST);
    await expect(submitted).rejects.toMatchObject({ category: 'unknown_outcome', retryable: false });
    expect(vendor.received).toHaveLength(1);
  });

  it('asks nobody for a task by our own name', async () => {
    vendor.script(status('IN_PROGRESS'));
    await expect(provider.check({ externalId: 'generation-7' })).resolves.toEqual({ state: 'untraceable' });
    await expect(provider.cancel({ externalId: 'generation-7' })).resolves.toBe('unsupported');
    expect(vendor.received).toEqual([]);
  });

  const url = 'https://vendor.example/v.mp4';
  const done = status('COMPLETED', { error_type: null });
  it.each<[string, ScriptedAnswer[], object]>([
    ['queued', [status('IN_QUEUE', { queue_position: 3 })], { taskId: TASK }],
    ['processing', [status('IN_PROGRESS')], { taskId: TASK }],
    ['completed', [done, { body: { video: { url, duration: 6 } } }], { videos: [{ url, durationSeconds: 6 }] }],
    ['completed', [done, { body: { video: { url, duration: null } } }], { videos: [{ url }] }],
    ['failed', [done, { body: { video: null } }], { reason: expect.stringContaining('filters'), retryable: false }],
    [
      'failed',
      [done, rejection(422, 'content_policy_violation')],
      { reason: 'The vendor refuses the content', retryable: false },
    ],
    ['failed', [done, rejection(422, 'value_error')], { retryable: false }],
    ['failed', [done, rejection(422, 'no_media_generated', { 'x-fal-retryable': 'true' })], { retryable: true }],
    ['failed', [done, rejection(504, 'generation_timeout')], { retryable: true }],
    ['failed', [status('COMPLETED', { error_type: 'request_timeout' })], { retryable: true }],
    ['failed', [done, { status: 503, body: { detail: 'x', error_type: 'runner_disconnected' } }], { retryable: true }],
    ['cancelled', [status('COMPLETED', { error_type: 'client_cancelled' })], { taskId: TASK }],
    ['cancelled', [done, { status: 499, body: { detail: 'x', error_type: 'client_cancelled' } }], { taskId: TASK }],
    ['unknown', [words(404)], {}],
  ])('reads a task that is %s', async (state, answers, more) => {
    vendor.script(...answers);
    await expect(provider.check({ taskId: TASK })).resolves.toMatchObject({ state, ...more });
    expect(vendor.received.map(({ path }) => path)).toEqual([`/${TASK}/status`, `/${TASK}`].slice(0, answers.length));
  });

  it.each<[string, ScriptedAnswer[], string]>([
    ['a page that is not found', [{ status: 404, body: '<html>' }], 'bad_request'],
    ['a status that nobody knows', [status('DANCING')], 'corrupt_answer'],
    ['a link that is none', [done, { body: { video: { url: 'file:///etc/passwd' } } }], 'corrupt_answer'],
    ['a result that cannot be had just now', [done, { status: 502, body: '<html>' }], 'unavailable'],
    ['a result without a reason', [done, words(500)], 'unavailable'],
    ['a dropped connection', ['drop'], 'unavailable'],
    ['silence', ['silence'], 'timeout'],
  ])('does not take %s for a state', async (_, answers, category) => {
    vendor.script(...answers);
    await expect(providing(answers[0]).check({ taskId: TASK })).rejects.toMatchObject({ category });
  });

  it.each<[string, ScriptedAnswer[], string]>([
    ['is gone from the queue', [status('OK'), status('COMPLETED', { error_type: 'client_cancelled' })], 'cancelled'],
    ['goes on', [status('CANCELLATION_REQUESTED'), status('IN_PROGRESS')], 'too_late'],
    [
      'had ended',
      [{ status: 400, body: { status: 'ALREADY_COMPLETED' } }, done, { body: { video: { url } } }],
      'too_late',
    ],
    ['is forgotten', [{ status: 404, body: { status: 'NOT_FOUND' } }, words(404)], 'too_late'],
  ])('reports of a task to be cancelled that it %s', async (_, answers, cancellation) => {
    vendor.script(...answers);
    await expect(provider.cancel({ taskId: TASK })).resolves.toBe(cancellation);
    expect(vendor.received.map(({ method, path }) => `${method} ${path}`)[0]).toBe(`PUT /${TASK}/cancel`);
  });

  describe('a webhook', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const other = generateKeyPairSync('ed25519');
    const published = (...keys: KeyObject[]): ScriptedAnswer => ({
      body: { keys: keys.map((key) => key.export({ format: 'jwk' })) },
    });
    const now = () => Math.floor(Date.now() / 1_000);

    function webhook({
      body = '{"request_id":"r-1","status":"OK"}',
      request = 'r-1',
      at = now(),
      key = privateKey,
    } = {}) {
      const message = [request, 'user', at, hash('sha256', body)].join('\n');
      return {
        headers: {
          'x-fal-webhook-request-id': request,
          'x-fal-webhook-user-id': 'user',
          'x-fal-webhook-timestamp': String(at),
          'x-fal-webhook-signature': sign(null, Buffer.from(message), key).toString('hex'),
        } as Record<string, string>,
        body: Buffer.from(body),
        vendorModel: MODEL,
      };
    }

    beforeEach(() => {
      provider = providing();
      vendor.script(published(publicKey));
    });

    it('knows the task that it is about, and keeps the keys', async () => {
      for (const _ of [1, 2]) await expect(provider.readCallback(webhook())).resolves.toBe(TASK);
      expect(vendor.received.map(({ path }) => path)).toEqual(['/keys']);
    });

    it('takes any of the published keys, and passes those that it cannot read', async () => {
      const { x: _, ...broken } = other.publicKey.export({ format: 'jwk' });
      vendor.script({ body: { keys: [broken, { kty: 'RSA' }, publicKey.export({ format: 'jwk' })] } });
      await expect(provider.readCallback(webhook())).resolves.toBe(TASK);
    });

    it.each<[string, Parameters<typeof webhook>[0]]>([
      ['signed by somebody else', { key: other.privateKey }],
      ['sent long ago', { at: now() - 301 }],
      ['sent in time to come', { at: now() + 310 }],
      ['about another request than it is signed for', { request: 'r-2' }],
      ['that is no JSON', { body: 'r-1' }],
      ['about what is no id', { body: '{"request_id":"../r"}', request: '../r' }],
    ])('believes none %s', async (_, how) => {
      await expect(provider.readCallback(webhook(how))).resolves.toBeUndefined();
    });

    it.each(['request-id', 'user-id', 'timestamp', 'signature'])(
      'believes none without or with a changed %s',
      async (name) => {
        const header = `x-fal-webhook-${name}`;
        for (const value of [undefined, '', 'x', '00'.repeat(64)]) {
          const { headers, ...reported } = webhook();
          const changed = { ...headers, [header]: value };
          await expect(provider.readCallback({ ...reported, headers: changed })).resolves.toBeUndefined();
        }
      },
    );

    it('believes none whose body was changed', async () => {
      const reported = webhook();
      const body = Buffer.from(reported.body.toString().replace('OK', 'NO'));
      await expect(provider.readCallback({ ...reported, body })).resolves.toBeUndefined();
    });

    it('asks for no keys on account of what nobody may have sent', async () => {
      await provider.readCallback(webhook({ at: 7 }));
      await provider.readCallback({ ...webhook(), headers: {} });
      expect(vendor.received).toEqual([]);
    });

    it('asks for them at most once in a while on account of wrong signatures', async () => {
      for (const _ of [1, 2, 3]) await provider.readCallback(webhook({ key: other.privateKey }));
      expect(vendor.received).toHaveLength(1);
    });

    it.each<[string, ScriptedAnswer]>([
      ['are not there', { status: 500, body: '' }],
      ['are garbage', { body: '<html>' }],
      ['have no end', { body: `{"keys":[],"x":"${'x'.repeat(100_000)}"}` }],
      ['come too late', 'drop'],
    ])('reports an unknown outcome if the keys %s', async (_, answer) => {
      vendor.script(answer);
      await expect(provider.readCallback(webhook())).rejects.toMatchObject({ name: 'ProviderError', retryable: true });
    });
  });
});
