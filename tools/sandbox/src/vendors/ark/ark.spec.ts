import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Hook } from '../../../test/hook.js';
import { json, TestSandbox } from '../../../test/support.js';

const TASKS = '/ark/api/v3/contents/generations/tasks';
const ORDER = {
  model: 'seedance-1-0-pro-250528',
  content: [{ type: 'text', text: 'A fox in the snow' }],
  ratio: '9:16',
  resolution: '480p',
  duration: 2,
};

describe('the Ark vendor', () => {
  let sandbox: TestSandbox;
  let hook: Hook;
  beforeAll(async () => {
    [sandbox, hook] = await Promise.all([TestSandbox.start(), Hook.listen()]);
  });
  beforeEach(() => {
    hook.received.length = 0;
  });
  afterAll(() => Promise.all([sandbox.end(), hook.close()]));

  const headers = { authorization: 'Bearer sandbox-key' };
  const submit = async (more: object = {}) => json(await sandbox.post(TASKS, { ...ORDER, ...more }));
  const read = async (id: string) => json(await sandbox.fetch(`${TASKS}/${id}`, { headers }));
  const remove = (id: string) => sandbox.fetch(`${TASKS}/${id}`, { method: 'DELETE', headers });
  const ended = (id: string) =>
    sandbox.until(
      () => read(id),
      ({ status }) => !['queued', 'running'].includes(status as string),
    );
  const reported = (count: number) =>
    sandbox.until(
      async () => hook.received.map(({ body }) => body.status as string),
      (states) => states.length >= count,
    );

  it('generates the requested video and reports each state', async () => {
    const { id } = await submit({ resolution: '1080p', duration: 3, generate_audio: true, callback_url: hook.url });
    const task = await ended(id);
    expect(task).toMatchObject({
      id,
      status: 'succeeded',
      error: null,
      duration: 3,
      ratio: '9:16',
      generate_audio: true,
    });
    const file = await sandbox.fetch(task.content.video_url as string);
    expect(await sandbox.probe(new Uint8Array(await file.arrayBuffer()))).toMatchObject({
      duration: 3,
      video: { width: 1080, height: 1920 },
      audio: { codec: 'aac' },
    });
    expect(await reported(3)).toEqual(['queued', 'running', 'succeeded']);
    expect(hook.received.at(-1)!.body).toEqual(task);
  });

  it('creates another task for each request, regardless of its key', async () => {
    const both = await Promise.all([1, 2].map(() => sandbox.post(TASKS, ORDER, { 'idempotency-key': 'same' })));
    const [one, other] = await Promise.all(both.map(json));
    expect(one.id).not.toBe(other.id);
    expect(await sandbox.log('vendor=ark&idempotency_key=same')).toMatchObject([{ replay: false }, { replay: false }]);
  });

  it('cancels queued tasks, does not cancel running ones, and deletes ended ones', async () => {
    const unlikeOthers = { content: [{ type: 'text', text: 'An owl at night' }] };
    const [first, second] = [await submit(unlikeOthers), await submit()];
    expect((await remove(second.id)).status).toBe(200);
    expect(await read(second.id)).toMatchObject({ status: 'cancelled' });
    expect((await remove(second.id)).status).toBe(409);
    await sandbox.until(
      () => read(first.id),
      ({ status }) => status === 'running',
    );
    expect((await remove(first.id)).status).toBe(409);
    await ended(first.id);
    expect((await remove(first.id)).status).toBe(200);
    expect(await read(first.id)).toMatchObject({ error: { code: 'ResourceNotFound' } });
  });

  it.each([
    ['empty', { status: 'succeeded', content: {} }],
    ['expire', { status: 'expired' }],
    ['refuse_result', { status: 'failed', error: { code: 'OutputVideoSensitiveContentDetected' } }],
  ])('fails a task: %s', async (kind, end) => {
    await sandbox.fault({ vendor: 'ark', kind });
    const { id } = await submit();
    expect(await ended(id)).toMatchObject(end);
    expect(await ended((await submit()).id)).toMatchObject({
      status: 'succeeded',
      content: { video_url: expect.any(String) },
    });
  });

  it('sends webhooks twice, late or never when a fault requests it', async () => {
    for (const kind of ['webhook_twice', 'webhook_never']) await sandbox.fault({ vendor: 'ark', kind });
    await ended((await submit({ callback_url: hook.url })).id);
    expect(hook.received).toEqual([]);
    await sandbox.fault({ vendor: 'ark', kind: 'webhook_twice' });
    await ended((await submit({ callback_url: hook.url })).id);
    expect((await reported(6)).sort()).toEqual(['queued', 'queued', 'running', 'running', 'succeeded', 'succeeded']);
    hook.received.length = 0;
    await sandbox.fault({ vendor: 'ark', kind: 'webhook_late', value: 700 });
    const late = await submit({ callback_url: hook.url });
    expect(hook.received).toEqual([]);
    await ended(late.id);
    await reported(3);
  });

  it('sends a webhook again that was not received', async () => {
    hook.reject(1);
    await ended((await submit({ callback_url: hook.url })).id);
    expect(await reported(4)).toHaveLength(4);
  });

  it.each([
    [{ model: 'closed-seedance' }, 404, 'ModelNotOpen'],
    [{ ratio: '5:4' }, 400, 'InvalidParameter'],
    [{ duration: '5' }, 400, 'InvalidParameter'],
    [{ content: [] }, 400, 'InvalidParameter'],
  ])('rejects %j', async (broken, status, code) => {
    const response = await sandbox.post(TASKS, { ...ORDER, ...broken });
    expect([response.status, (await json(response)).error.code]).toEqual([status, code]);
  });

  it('rejects calls without a key and too many calls', async () => {
    const outsider = await sandbox.post(TASKS, ORDER, { authorization: 'Bearer live-key' });
    expect([outsider.status, (await json(outsider)).error.code]).toEqual([401, 'AuthenticationError']);
    await sandbox.fault({ vendor: 'ark', kind: 'rate_limit', value: 2_500 });
    const hasty = await sandbox.post(TASKS, ORDER);
    expect([hasty.status, hasty.headers.get('retry-after')]).toEqual([429, '3']);
  });

  it('continues accepted tasks after a restart', async () => {
    const { id } = await submit({ ratio: '1:1' });
    await sandbox.restart();
    expect(await ended(id)).toMatchObject({ status: 'succeeded' });
  });
});
