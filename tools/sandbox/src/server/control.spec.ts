import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { json, TestSandbox } from '../../test/support.js';

const CHAT = '/chat/v1/chat/completions';
const HELLO = { model: 'sandbox-chat', messages: [{ role: 'user', content: 'Write a hook about tea.' }] };

describe('fault injection, the call log and the probes', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
  });
  afterEach(() => sandbox.fetch('/faults', { method: 'DELETE' }));
  afterAll(() => sandbox.end());

  it.each([
    { vendor: 'nobody', kind: 'error', times: 1 },
    { vendor: 'chat', kind: 'explode', times: 1 },
    { vendor: 'chat', kind: 'error', times: 0 },
    { vendor: 'chat', kind: 'latency', times: 1, value: 'long' },
    'not an object',
  ])('rejects the fault %j', async (fault) => {
    const response = await sandbox.post('/faults', fault);
    expect(response.status).toBe(422);
    expect(await json(response)).toEqual({ error: expect.any(String), error_code: 'validation_error' });
  });

  it("returns as many errors as requested, in the vendor's format", async () => {
    expect((await sandbox.fault({ vendor: 'chat', kind: 'error', times: 2 })).status).toBe(201);
    for (const _ of [1, 2]) {
      const response = await sandbox.post(CHAT, HELLO);
      expect(response.status).toBe(500);
      expect((await json(response)).error.type).toBe('server_error');
    }
    expect((await sandbox.post(CHAT, HELLO)).status).toBe(200);
  });

  it.each([
    ['chat', CHAT, 400, { error: { code: 'content_policy_violation' } }],
    ['video', '/video/v1/videos/text2video', 400, { code: 1301 }],
    ['shortvideo', '/shortvideo/v2/post/publish/video/init/', 403, { error: { code: 'spam_risk_text' } }],
    [
      'videohost',
      '/videohost/upload/youtube/v3/videos?uploadType=resumable',
      403,
      { error: { errors: [{ reason: 'forbidden' }] } },
    ],
  ])('lets %s reject content with its own code', async (vendor, path, status, body) => {
    await sandbox.fault({ vendor, kind: 'reject', times: 1 });
    const response = await sandbox.post(path, {});
    expect(response.status).toBe(status);
    expect(await json(response)).toMatchObject(body);
  });

  it('delays by the milliseconds given', async () => {
    await sandbox.fault({ vendor: 'chat', kind: 'latency', times: 1, value: 300 });
    const start = performance.now();
    expect((await sandbox.post(CHAT, HELLO)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(295);
  });

  it('stays silent until the caller gives up', async () => {
    await sandbox.fault({ vendor: 'chat', kind: 'timeout', times: 1 });
    const call = fetch(sandbox.url + CHAT, {
      method: 'POST',
      body: JSON.stringify(HELLO),
      signal: AbortSignal.timeout(300),
      headers: { 'content-type': 'application/json', authorization: 'Bearer sandbox-key' },
    });
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
    expect((await sandbox.log('vendor=chat')).at(-1)).toMatchObject({ status: 0, fault: 'timeout' });
  });

  it('closes unanswered calls when the faults are cleared', async () => {
    await sandbox.fault({ vendor: 'chat', kind: 'timeout', times: 5 });
    const before = (await sandbox.log('vendor=chat')).length;
    const call = sandbox.post(CHAT, HELLO).catch((error: Error) => error);
    await sandbox.until(
      () => sandbox.log('vendor=chat'),
      (calls) => calls.length > before,
    );
    expect((await sandbox.fetch('/faults', { method: 'DELETE' })).status).toBe(204);
    expect(await call).toMatchObject({ message: 'fetch failed' });
    expect((await sandbox.post(CHAT, HELLO)).status).toBe(200);
  });

  it('corrupts JSON so that it cannot be parsed', async () => {
    await sandbox.fault({ vendor: 'chat', kind: 'corrupt', times: 1 });
    const response = await sandbox.post(CHAT, HELLO);
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toMatchObject({ name: 'SyntaxError' });
  });

  it('overcharges a completion for its tokens', async () => {
    const usageOf = async () =>
      ((await (await sandbox.post(CHAT, HELLO)).json()) as { usage: Record<string, number> }).usage;
    const usual = await usageOf();
    await sandbox.fault({ vendor: 'chat', kind: 'overcharge', times: 1 });
    const times = Object.entries(await usageOf()).map(([name, tokens]) => tokens / usual[name]!);
    expect(times).toEqual([1_000, 1_000, 1_000]);
    expect(await usageOf()).toEqual(usual);
  });

  it('corrupts bytes of speech', async () => {
    const order = { model: 'sandbox-speech', voice: 'nova', input: 'Hello there.' };
    await sandbox.fault({ vendor: 'speech', kind: 'corrupt', times: 1 });
    const broken = Buffer.from(await (await sandbox.post('/speech/v1/audio/speech', order)).arrayBuffer());
    const whole = Buffer.from(await (await sandbox.post('/speech/v1/audio/speech', order)).arrayBuffer());
    expect(broken.length).toBe(whole.length);
    expect(broken.subarray(0, 3).toString()).not.toBe('ID3');
    expect(whole.subarray(0, 3).toString()).toBe('ID3');
  });

  it('does the work, drops the connection, and returns the lost response for the same key', async () => {
    await sandbox.fault({ vendor: 'chat', kind: 'lost_answer', times: 1 });
    const key = { 'idempotency-key': 'lost-1' };
    await expect(sandbox.post(CHAT, HELLO, key)).rejects.toThrow();
    expect((await sandbox.post(CHAT, HELLO, key)).status).toBe(200);
    const calls = await sandbox.log('vendor=chat&idempotency_key=lost-1');
    expect(calls.map(({ replay, fault }) => ({ replay, fault }))).toEqual([
      { replay: false, fault: 'lost_answer' },
      { replay: true, fault: null },
    ]);
  });

  it('applies only to calls with the given path', async () => {
    await sandbox.fault({ vendor: 'chat', kind: 'error', times: 1, path: '/completions' });
    expect((await sandbox.fetch('/chat/v1/models', { headers: { authorization: 'Bearer sandbox-key' } })).status).toBe(
      200,
    );
    expect((await sandbox.post(CHAT, HELLO)).status).toBe(500);
  });

  it('shows each call once, with filters', async () => {
    const after = (await sandbox.log('vendor=chat')).at(-1)?.id ?? 0;
    await sandbox.post(CHAT, HELLO, { 'idempotency-key': 'log-1' });
    const calls = await sandbox.log(`vendor=chat&method=post&after=${after}&replay=false`);
    expect(calls).toEqual([
      expect.objectContaining({
        vendor: 'chat',
        method: 'POST',
        path: CHAT,
        status: 200,
        idempotency_key: 'log-1',
        replay: false,
      }),
    ]);
    expect(await sandbox.log(`vendor=image&after=${after}`)).toEqual([]);
    expect((await sandbox.fetch('/log?vendor=nobody')).status).toBe(422);
  });

  it('responds with a chosen status and redirects', async () => {
    expect((await sandbox.fetch('/files/503')).status).toBe(503);
    expect((await sandbox.fetch('/files/999')).status).toBe(422);
    const response = await sandbox.fetch('/redirect?to=http%3A%2F%2F127.0.0.1%2Fx');
    expect([response.status, response.headers.get('location')]).toEqual([302, 'http://127.0.0.1/x']);
  });
});
