import { createPublicKey, hash, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Hook, type ReceivedRequest } from '../../../test/hook.js';
import { json, TestSandbox } from '../../../test/support.js';

const APP = '/fal/xai/grok-imagine-video';
const MODEL = `${APP}/text-to-video`;
const ORDER = {
  prompt: 'A fox in the snow',
  aspect_ratio: '3:2',
  resolution: '480p',
  duration: 1,
  generate_audio: false,
};

describe('the fal vendor', () => {
  let sandbox: TestSandbox;
  let hook: Hook;
  beforeAll(async () => {
    [sandbox, hook] = await Promise.all([TestSandbox.start(), Hook.listen()]);
  });
  beforeEach(() => {
    hook.received.length = 0;
  });
  afterAll(() => Promise.all([sandbox.end(), hook.close()]));

  const headers = { authorization: 'Key sandbox-key' };
  const post = (path: string, body: unknown, more = {}) => sandbox.post(path, body, { ...headers, ...more });
  const get = (path: string) => sandbox.fetch(path, { headers });
  const submit = async (more: object = {}, query = '') => json(await post(`${MODEL}${query}`, { ...ORDER, ...more }));
  const status = async (id: string) => json(await get(`${APP}/requests/${id}/status`));
  const ended = (id: string) =>
    sandbox.until(
      () => status(id),
      (reported) => reported.status === 'COMPLETED',
    );
  const hooked = () => `?${new URLSearchParams({ fal_webhook: hook.url })}`;
  const received = (count: number) =>
    sandbox.until(
      async () => hook.received,
      (all) => all.length >= count,
    );
  const isSigned = async ({ headers: reported, text }: ReceivedRequest) => {
    const { keys } = await json(await sandbox.fetch('/fal/.well-known/jwks.json'));
    const [request, user, time, signature] = ['request-id', 'user-id', 'timestamp', 'signature'].map(
      (name) => reported[`x-fal-webhook-${name}`] as string,
    );
    const message = Buffer.from([request, user, time, hash('sha256', text)].join('\n'));
    return verify(null, message, createPublicKey({ key: keys[0], format: 'jwk' }), Buffer.from(signature!, 'hex'));
  };

  it('queues a request, generates the video, and sends a signed webhook', async () => {
    const made = await submit({ resolution: '720p', duration: 2 }, hooked());
    expect(made).toMatchObject({ status: 'IN_QUEUE', request_id: expect.any(String), queue_position: 0 });
    expect(made.status_url).toBe(`${sandbox.url}${APP}/requests/${made.request_id}/status`);
    expect((await get(made.response_url)).status).toBe(400);
    await ended(made.request_id);
    const result = await json(await get(made.response_url));
    const file = await sandbox.fetch(result.video.url as string);
    const probe = await sandbox.probe(new Uint8Array(await file.arrayBuffer()));
    expect(probe).toMatchObject({ duration: 2, video: { width: 1080, height: 720 } });
    expect(probe?.audio).toBeUndefined();
    const [reported] = await received(1);
    expect(reported!.body).toMatchObject({ request_id: made.request_id, status: 'OK', payload: result });
    expect(await isSigned(reported!)).toBe(true);
    expect(await isSigned({ ...reported!, text: `${reported!.text} ` })).toBe(false);
  });

  it('signs with the same key after a restart', async () => {
    const before = await json(await sandbox.fetch('/fal/.well-known/jwks.json'));
    await sandbox.restart();
    expect(await json(await sandbox.fetch('/fal/.well-known/jwks.json'))).toEqual(before);
    expect(before.keys[0]).not.toHaveProperty('d');
  });

  it('cancels waiting requests, and continues the others', async () => {
    const [first, second] = [await submit(), await submit({}, hooked())];
    const cancel = (id: string) => sandbox.fetch(`${APP}/requests/${id}/cancel`, { method: 'PUT', headers });
    expect((await cancel(second.request_id)).status).toBe(202);
    expect(await status(second.request_id)).toMatchObject({ status: 'COMPLETED', error_type: 'client_cancelled' });
    expect((await get(second.response_url)).status).toBe(499);
    expect((await received(1))[0]!.body).toMatchObject({ status: 'ERROR' });
    await sandbox.until(
      () => status(first.request_id),
      (reported) => reported.status === 'IN_PROGRESS',
    );
    expect((await cancel(first.request_id)).status).toBe(202);
    expect(await ended(first.request_id)).not.toHaveProperty('error_type');
    expect((await cancel(first.request_id)).status).toBe(400);
    expect((await cancel('nothing')).status).toBe(404);
  });

  it.each([
    ['empty', 200, { video: null }],
    ['expire', 504, { error_type: 'request_timeout' }],
    ['refuse_result', 422, { detail: [{ type: 'content_policy_violation' }] }],
  ])('fails a request: %s', async (kind, code, body) => {
    await sandbox.fault({ vendor: 'fal', kind });
    const { request_id: id, response_url } = await submit();
    await ended(id);
    const response = await get(response_url);
    expect({ status: response.status, body: await json(response) }).toMatchObject({ status: code, body });
  });

  it('accepts invalid input, which fails immediately', async () => {
    const { request_id: id, response_url } = await submit({ duration: 'long' }, hooked());
    expect(await status(id)).toMatchObject({ status: 'COMPLETED' });
    expect((await get(response_url)).status).toBe(422);
    expect((await received(1))[0]!.body).toMatchObject({
      status: 'ERROR',
      payload: { detail: [{ type: 'value_error' }] },
    });
  });

  it('sends a webhook twice or never when a fault requests it', async () => {
    await sandbox.fault({ vendor: 'fal', kind: 'webhook_never' });
    await ended((await submit({}, hooked())).request_id);
    expect(hook.received).toEqual([]);
    await sandbox.fault({ vendor: 'fal', kind: 'webhook_twice' });
    await ended((await submit({}, hooked())).request_id);
    const [one, other] = await received(2);
    expect(one!.text).toBe(other!.text);
  });

  it('rejects a missing key, an unknown application and requests of another key', async () => {
    expect((await post(MODEL, ORDER, { authorization: 'Bearer sandbox-key' })).status).toBe(401);
    expect((await post('/fal/alone', ORDER)).status).toBe(404);
    const { request_id: id } = await submit();
    expect((await get(`/fal/xai/other/requests/${id}/status`)).status).toBe(404);
  });
});
