import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Database } from '@reelsheet/platform-database';
import { ManualJobWorker, manualTaskWorker } from '@reelsheet/platform-jobs/testing';
import { ProviderError } from '@reelsheet/provider-common';
import { eventually, request } from '@reelsheet/testing';
import { BaseConfig } from '../../src/base.config.js';
import { CallbackAddresses } from '../../src/generation/generations/vendors/callback-addresses.js';
import type { GenerationEntity } from '../../src/generation/generations/generation.entity.js';
import { VideoVendors } from '../../src/generation/generations/vendors/generation-vendors.js';
import { GENERATION } from '../../src/generation/generations/generation.job.js';
import { AgentFixture, type Creator, type Sheet } from '../support/agent-fixture.js';

/** Shortest video of each vendor's model, and its price. */
const VIDEOS = {
  ark: { model: 'vidgamma-1.0-lite', duration: 3, price: 9 },
  fal: { model: 'vidomega', duration: 1, price: 6 },
  kling: { model: 'vidbeta-v1-6', duration: 5, price: 30 },
} as const;
type Vendor = keyof typeof VIDEOS;
/** Names of the vendors in the sandbox. */
const AT_SANDBOX: Record<Vendor, string> = { ark: 'ark', fal: 'fal', kling: 'video' };
/** Vendors that cannot look up a task by our own name. */
const UNTRACEABLE = ['ark', 'fal'] as const;

/** No worker process runs; the spec runs each step itself. */
describe("vendors' callbacks", () => {
  let fixture: AgentFixture;
  let creator: Creator;
  let sheet: Sheet;
  let jobs: ManualJobWorker<GenerationEntity>;

  beforeAll(async () => {
    fixture = await AgentFixture.start({ VENDOR_CALLBACKS: 'on' });
    await fixture.base.worker.close();
    inBase(BaseConfig).BASE_URL = fixture.base.url;
    jobs = new ManualJobWorker(fixture.base.http, GENERATION);
    creator = await fixture.base.creator(10_000);
    sheet = await fixture.sheet(creator);
  });
  afterAll(() => fixture?.stop());
  afterEach(async () => {
    jest.restoreAllMocks();
    await request('DELETE', `${fixture.sandbox.url}/faults`);
    await query(`DELETE FROM generation; DELETE FROM task`);
  });

  const inBase = <T>(type: abstract new (...dependencies: never[]) => T): T =>
    fixture.base.http.get<T>(type, { strict: false });
  const query = <T>(sql: string, parameters?: unknown[]) => inBase(Database).manager.query<T[]>(sql, parameters);
  const order = async (vendor: Vendor): Promise<number> => {
    const { price: _, ...video } = VIDEOS[vendor];
    const { body } = await fixture.generate(creator, sheet, 'SCRIPT', 'video_from_text', { prompt: 'Waves', ...video });
    return body.generation_id;
  };
  const rowOf = async (id: number) =>
    (await query<Record<string, any>>(`SELECT * FROM generation WHERE id = $1`, [id]))[0]!;
  const read = async (id: number) => (await fixture.base.call('GET', `/generations/${id}`, { key: creator.key })).body;
  const submits = async (vendor: Vendor, id: number) =>
    (await fixture.log(AT_SANDBOX[vendor])).filter(
      ({ method, idempotency_key: key }) => method === 'POST' && key?.startsWith(`generation-${id}-`),
    ).length;
  const misbehave = (vendor: Vendor, kind: string, more: object = {}) =>
    fixture.misbehave({ vendor: AT_SANDBOX[vendor], kind, ...more });
  /** Runs all jobs that are due, without making others due. */
  const runDue = async () => {
    while (await jobs.runStep());
  };
  const poll = async (id: number) => {
    await query(`UPDATE generation SET due_at = now() WHERE id = $1 AND due_at IS NOT NULL`, [id]);
    await runDue();
  };
  /** Moves the next poll into the distant future. */
  const postponePoll = (id: number) =>
    query(`UPDATE generation SET due_at = now() + interval '1 hour', ready = false WHERE id = $1`, [id]);
  const makeOlder = (id: number, minutes: number) =>
    query(`UPDATE generation SET begun_at = now() - make_interval(mins => $2) WHERE id = $1`, [id, minutes]);
  const finished = (id: number, next: () => Promise<unknown>) =>
    eventually(
      async () => {
        await next();
        expect(await read(id)).toMatchObject({ status: 'completed' });
      },
      { timeout: 90_000, interval: 100 },
    );
  const tokenOf = async (id: number, provider: Vendor) => {
    const { submitted_as: submittedAs } = await rowOf(id);
    return new URL(inBase(CallbackAddresses).of({ provider, id, submittedAs })!).pathname.split('/').at(-1)!;
  };
  const sendCallback = async (id: number, provider: Vendor, body: unknown, headers = {}) =>
    fixture.base.call('POST', `/vendor_callbacks/${provider}/${await tokenOf(id, provider)}`, { body, headers });
  const balance = async () => (await fixture.credits(creator)).balance;

  it.each(UNTRACEABLE)(
    'of %s report the id of a task whose submit had no answer, which is submitted and charged once',
    async (vendor) => {
      const before = await balance();
      const id = await order(vendor);
      await misbehave(vendor, 'lost_answer', { path: vendor === 'fal' ? 'fal_webhook' : '/tasks' });
      await runDue();
      await finished(id, () => poll(id));
      expect(await submits(vendor, id)).toBe(1);
      expect(await fixture.credits(creator)).toMatchObject({ held: 0, balance: before - VIDEOS[vendor].price });
    },
  );

  it.each(UNTRACEABLE)(
    'that %s never sends lead to a failure with a reason, released credits and no second submit',
    async (vendor) => {
      const before = await balance();
      const id = await order(vendor);
      await misbehave(vendor, 'webhook_never');
      await misbehave(vendor, 'lost_answer');
      await runDue();
      const [lost] = await query<{ submitted_as: string }>(`SELECT submitted_as FROM generation WHERE id = $1`, [id]);
      for (const minutes of [1, 14]) {
        await makeOlder(id, minutes);
        await poll(id);
        expect(await rowOf(id)).toMatchObject({
          status: 'processing',
          vendor_task_id: null,
          submitted_as: lost!.submitted_as,
        });
      }
      await makeOlder(id, 16);
      await poll(id);
      expect(await read(id)).toMatchObject({ status: 'failed', failed_reason: expect.stringContaining('lost') });
      expect(await submits(vendor, id)).toBe(1);
      expect(await fixture.credits(creator)).toMatchObject({ held: 0, balance: before });
      const failed = await rowOf(id);
      expect((await sendCallback(id, vendor, { id: 'cgt-late' })).status).toBe(204);
      expect(await rowOf(id)).toEqual(failed);
    },
  );

  it('are not awaited when vendors cannot reach the installation', async () => {
    jest.replaceProperty(inBase(BaseConfig), 'VENDOR_CALLBACKS', 'off');
    const id = await order('ark');
    await misbehave('ark', 'lost_answer');
    await runDue();
    await poll(id);
    expect(await read(id)).toMatchObject({ status: 'failed' });
    expect(await submits('ark', id)).toBe(1);
  });

  it.each<Vendor>(['ark', 'fal', 'kling'])('of %s cause an immediate poll', async (vendor) => {
    const before = await balance();
    const id = await order(vendor);
    await misbehave(vendor, 'webhook_late', { value: 500 });
    await runDue();
    await postponePoll(id);
    await finished(id, runDue);
    expect(await fixture.credits(creator)).toMatchObject({ held: 0, balance: before - VIDEOS[vendor].price });
  });

  it('have no effect when they are repeated or received after the end', async () => {
    const before = await balance();
    const id = await order('fal');
    await misbehave('fal', 'webhook_twice');
    await runDue();
    await postponePoll(id);
    await finished(id, runDue);
    const ended = await rowOf(id);
    const calls = (await fixture.log('fal')).length;
    const answers = await Promise.all([1, 2, 3].map(() => sendCallback(id, 'fal', { request_id: 'any' })));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await rowOf(id)).toEqual(ended);
    expect(await fixture.log('fal')).toHaveLength(calls);
    expect(await balance()).toBe(before - VIDEOS.fal.price);
  });

  it('are not required: the task is polled', async () => {
    const id = await order('fal');
    await misbehave('fal', 'webhook_never');
    await runDue();
    await finished(id, () => poll(id));
    expect(await submits('fal', id)).toBe(1);
  });

  it('do not change a job that a worker is running', async () => {
    const id = await order('ark');
    await misbehave('ark', 'webhook_never');
    await runDue();
    await query(`UPDATE generation SET due_at = now() WHERE id = $1`, [id]);
    const claimed = (await jobs.claim())!;
    const before = await rowOf(id);
    expect((await sendCallback(id, 'ark', { id: before['vendor_task_id'] })).status).toBe(204);
    expect(await rowOf(id)).toEqual(before);
    await jobs.runStep(claimed);
    await finished(id, () => poll(id));
  });

  it('lead to the cancellation of a task whose generation was stopped', async () => {
    const id = await order('ark');
    await misbehave('ark', 'webhook_never');
    await misbehave('ark', 'lost_answer');
    await runDue();
    await fixture.base.call('POST', `/generations/${id}/stop`, { key: creator.key });
    expect((await sendCallback(id, 'ark', { id: 'cgt-1' })).status).toBe(204);
    expect(await rowOf(id)).toMatchObject({ status: 'stopped', vendor_task_id: 'cgt-1' });
    const cancel = jest.spyOn(inBase(VideoVendors).of('ark'), 'cancel').mockResolvedValue('cancelled');
    const tasks = manualTaskWorker(fixture.base.http);
    while (await tasks.runStep());
    expect(cancel.mock.calls).toEqual([[{ taskId: 'cgt-1' }, expect.any(AbortSignal)]]);
    expect(await rowOf(id)).toMatchObject({ submitted_as: null, vendor_task_id: null });
    expect((await fixture.credits(creator)).held).toBe(0);
  });

  describe('from other senders', () => {
    let id: number;
    let before: Record<string, any>;

    const start = async (vendor: Vendor) => {
      id = await order(vendor);
      await misbehave(vendor, 'webhook_never');
      await misbehave(vendor, 'lost_answer');
      await runDue();
      await postponePoll(id);
      before = await rowOf(id);
      expect(before).toMatchObject({ status: 'processing', vendor_task_id: null });
    };
    const expectUnchanged = async () => expect(await rowOf(id)).toEqual(before);
    const post = (path: string, body: unknown = { id: 'cgt-1' }, headers = {}) =>
      fixture.base.call('POST', `/vendor_callbacks/${path}`, { body, headers });

    it('return 404 for an address that was not issued', async () => {
      await start('ark');
      const token = await tokenOf(id, 'ark');
      const other = await order('ark');
      const [, name, signature] = token.split('.') as [string, string, string];
      const addresses = [
        'ark/any',
        `ark/${token.slice(0, -1)}`,
        `ark/${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
        `ark/${other}.${name}.${signature}`,
        `ark/${id}.generation-${id}-2.${signature}`,
        `fal/${token}`,
        `kling/${token}`,
        `unknown/${token}`,
        `ark/${token}%00`,
        `ark/${'9'.repeat(15)}.x.${'A'.repeat(43)}`,
        `ark/${'x'.repeat(450)}`,
      ];
      for (const address of addresses) expect([address, (await post(address)).status]).toEqual([address, 404]);
      await expectUnchanged();
    });

    it('return 404 for the address of an earlier task', async () => {
      await start('ark');
      const token = await tokenOf(id, 'ark');
      await query(`UPDATE generation SET submitted_as = 'generation-${id}-2' WHERE id = $1`, [id]);
      expect((await post(`ark/${token}`)).status).toBe(404);
      expect(await rowOf(id)).toMatchObject({ vendor_task_id: null });
    });

    it('return 404 for the right address when the vendor signs and the signature is wrong', async () => {
      await start('fal');
      const body = { request_id: 'r-1', status: 'OK' };
      const signed = {
        'x-fal-webhook-request-id': 'r-1',
        'x-fal-webhook-user-id': 'user',
        'x-fal-webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
        'x-fal-webhook-signature': '00'.repeat(64),
      };
      for (const headers of [{}, signed]) expect((await sendCallback(id, 'fal', body, headers)).status).toBe(404);
      await expectUnchanged();
    });

    it.each([
      undefined,
      '',
      'no JSON',
      '[]',
      'null',
      '{"id":7}',
      '{"id":"../../files"}',
      '{"id":"' + 'x'.repeat(300) + '"}',
    ])('with the body %j return 404', async (body) => {
      await start('ark');
      expect((await sendCallback(id, 'ark', body, { 'content-type': 'application/json' })).status).toBe(404);
      await expectUnchanged();
    });

    it('do not change a known id', async () => {
      await start('ark');
      expect((await sendCallback(id, 'ark', { id: 'cgt-ours' })).status).toBe(204);
      expect((await sendCallback(id, 'ark', { id: 'cgt-theirs' })).status).toBe(404);
      expect(await rowOf(id)).toMatchObject({ vendor_task_id: 'cgt-ours' });
    });

    it('store one id when they are concurrent', async () => {
      await start('ark');
      const ids = Array.from({ length: 8 }, (_, n) => `cgt-${n}`);
      await Promise.all(ids.map((sent) => sendCallback(id, 'ark', { id: sent })));
      const { vendor_task_id: stored } = await rowOf(id);
      expect(ids).toContain(stored);
    });

    it('return 503 while the keys of the vendor are unavailable', async () => {
      await start('fal');
      const unavailable = new ProviderError('video', 'unavailable');
      jest.spyOn(inBase(VideoVendors).of('fal'), 'readCallback').mockRejectedValueOnce(unavailable);
      expect((await sendCallback(id, 'fal', { request_id: 'r-1' })).status).toBe(503);
      await expectUnchanged();
    });

    it('are limited in size and number', async () => {
      await start('ark');
      expect((await sendCallback(id, 'ark', { id: 'cgt-1', more: 'x'.repeat(70_000) })).status).toBe(413);
      await expectUnchanged();
      const statuses = [];
      for (let n = 0; n < 70; n += 1) statuses.push((await sendCallback(id, 'ark', { id: 7 })).status);
      expect(statuses.slice(0, 50).every((status) => status === 404)).toBe(true);
      expect(statuses.at(-1)).toBe(429);
      await expectUnchanged();
    });
  });
});
