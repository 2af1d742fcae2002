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

/** By vendor: the shortest that its model makes, and what that costs. */
const VIDEOS = {
  ark: { model: 'vidgamma-1.0-lite', duration: 3, price: 9 },
  fal: { model: 'vidomega', duration: 1, price: 6 },
  kling: { model: 'vidbeta-v1-6', duration: 5, price: 30 },
} as const;
type Vendor = keyof typeof VIDEOS;
/** Its name at the sandbox. */
const AT_SANDBOX: Record<Vendor, string> = { ark: 'ark', fal: 'fal', kling: 'video' };
/** Those that find no task by our own name. */
const UNTRACEABLE = ['ark', 'fal'] as const;

/** No worker runs: the spec takes each step itself. */
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
  /** What is due now, and nothing that is made due. */
  const perform = async () => {
    while (await jobs.runStep());
  };
  const look = async (id: number) => {
    await query(`UPDATE generation SET due_at = now() WHERE id = $1 AND due_at IS NOT NULL`, [id]);
    await perform();
  };
  /** As if the next look were far away. */
  const wait = (id: number) =>
    query(`UPDATE generation SET due_at = now() + interval '1 hour', ready = false WHERE id = $1`, [id]);
  const later = (id: number, minutes: number) =>
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
  const tell = async (id: number, provider: Vendor, body: unknown, headers = {}) =>
    fixture.base.call('POST', `/vendor_callbacks/${provider}/${await tokenOf(id, provider)}`, { body, headers });
  const balance = async () => (await fixture.credits(creator)).balance as number;

  it.each(UNTRACEABLE)(
    'bring what %s calls a task whose submit got no answer: it is submitted and paid once',
    async (vendor) => {
      const before = await balance();
      const id = await order(vendor);
      await misbehave(vendor, 'lost_answer', { path: vendor === 'fal' ? 'fal_webhook' : '/tasks' });
      await perform();
      await finished(id, () => look(id));
      expect(await submits(vendor, id)).toBe(1);
      expect(await fixture.credits(creator)).toMatchObject({ held: 0, balance: before - VIDEOS[vendor].price });
    },
  );

  it.each(UNTRACEABLE)(
    'that %s never makes end in a failure with its reason, the credits back, and no second submit',
    async (vendor) => {
      const before = await balance();
      const id = await order(vendor);
      await misbehave(vendor, 'webhook_never');
      await misbehave(vendor, 'lost_answer');
      await perform();
      const [lost] = await query<{ submitted_as: string }>(`SELECT submitted_as FROM generation WHERE id = $1`, [id]);
      for (const minutes of [1, 14]) {
        await later(id, minutes);
        await look(id);
        expect(await rowOf(id)).toMatchObject({
          status: 'processing',
          vendor_task_id: null,
          submitted_as: lost!.submitted_as,
        });
      }
      await later(id, 16);
      await look(id);
      expect(await read(id)).toMatchObject({ status: 'failed', failed_reason: expect.stringContaining('lost') });
      expect(await submits(vendor, id)).toBe(1);
      expect(await fixture.credits(creator)).toMatchObject({ held: 0, balance: before });
      const failed = await rowOf(id);
      expect((await tell(id, vendor, { id: 'cgt-late' })).status).toBe(204);
      expect(await rowOf(id)).toEqual(failed);
    },
  );

  it('are not awaited where vendors cannot reach us', async () => {
    jest.replaceProperty(inBase(BaseConfig), 'VENDOR_CALLBACKS', 'off');
    const id = await order('ark');
    await misbehave('ark', 'lost_answer');
    await perform();
    await look(id);
    expect(await read(id)).toMatchObject({ status: 'failed' });
    expect(await submits('ark', id)).toBe(1);
  });

  it.each<Vendor>(['ark', 'fal', 'kling'])('of %s have a worker look at once', async (vendor) => {
    const before = await balance();
    const id = await order(vendor);
    await misbehave(vendor, 'webhook_late', { value: 500 });
    await perform();
    await wait(id);
    await finished(id, perform);
    expect(await fixture.credits(creator)).toMatchObject({ held: 0, balance: before - VIDEOS[vendor].price });
  });

  it('that come twice have no second effect, and none at all after the end', async () => {
    const before = await balance();
    const id = await order('fal');
    await misbehave('fal', 'webhook_twice');
    await perform();
    await wait(id);
    await finished(id, perform);
    const ended = await rowOf(id);
    const calls = (await fixture.log('fal')).length;
    const answers = await Promise.all([1, 2, 3].map(() => tell(id, 'fal', { request_id: 'any' })));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await rowOf(id)).toEqual(ended);
    expect(await fixture.log('fal')).toHaveLength(calls);
    expect(await balance()).toBe(before - VIDEOS.fal.price);
  });

  it('that never come are done without', async () => {
    const id = await order('fal');
    await misbehave('fal', 'webhook_never');
    await perform();
    await finished(id, () => look(id));
    expect(await submits('fal', id)).toBe(1);
  });

  it('take nothing from a worker that has the job in hand', async () => {
    const id = await order('ark');
    await misbehave('ark', 'webhook_never');
    await perform();
    await query(`UPDATE generation SET due_at = now() WHERE id = $1`, [id]);
    const taken = (await jobs.claim())!;
    const before = await rowOf(id);
    expect((await tell(id, 'ark', { id: before['vendor_task_id'] })).status).toBe(204);
    expect(await rowOf(id)).toEqual(before);
    await jobs.runStep(taken);
    await finished(id, () => look(id));
  });

  it('bring a task of a stopped generation to its end at the vendor', async () => {
    const id = await order('ark');
    await misbehave('ark', 'webhook_never');
    await misbehave('ark', 'lost_answer');
    await perform();
    await fixture.base.call('POST', `/generations/${id}/stop`, { key: creator.key });
    expect((await tell(id, 'ark', { id: 'cgt-1' })).status).toBe(204);
    expect(await rowOf(id)).toMatchObject({ status: 'stopped', vendor_task_id: 'cgt-1' });
    const cancel = jest.spyOn(inBase(VideoVendors).of('ark'), 'cancel').mockResolvedValue('cancelled');
    const duties = manualTaskWorker(fixture.base.http);
    while (await duties.runStep());
    expect(cancel.mock.calls).toEqual([[{ taskId: 'cgt-1' }, expect.any(AbortSignal)]]);
    expect(await rowOf(id)).toMatchObject({ submitted_as: null, vendor_task_id: null });
    expect((await fixture.credits(creator)).held).toBe(0);
  });

  describe('of strangers', () => {
    let id: number;
    let before: Record<string, any>;

    const begin = async (vendor: Vendor) => {
      id = await order(vendor);
      await misbehave(vendor, 'webhook_never');
      await misbehave(vendor, 'lost_answer');
      await perform();
      await wait(id);
      before = await rowOf(id);
      expect(before).toMatchObject({ status: 'processing', vendor_task_id: null });
    };
    const unchanged = async () => expect(await rowOf(id)).toEqual(before);
    const post = (path: string, body: unknown = { id: 'cgt-1' }, headers = {}) =>
      fixture.base.call('POST', `/vendor_callbacks/${path}`, { body, headers });

    it('find nothing under an address that was not given out, however near it comes', async () => {
      await begin('ark');
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
        `nobody/${token}`,
        `ark/${token}%00`,
        `ark/${'9'.repeat(15)}.x.${'A'.repeat(43)}`,
        `ark/${'x'.repeat(450)}`,
      ];
      for (const address of addresses) expect([address, (await post(address)).status]).toEqual([address, 404]);
      await unchanged();
    });

    it('find nothing under the address of a task that was given up', async () => {
      await begin('ark');
      const token = await tokenOf(id, 'ark');
      await query(`UPDATE generation SET submitted_as = 'generation-${id}-2' WHERE id = $1`, [id]);
      expect((await post(`ark/${token}`)).status).toBe(404);
      expect(await rowOf(id)).toMatchObject({ vendor_task_id: null });
    });

    it('are not believed under the right address either where the vendor signs', async () => {
      await begin('fal');
      const body = { request_id: 'r-1', status: 'OK' };
      const signed = {
        'x-fal-webhook-request-id': 'r-1',
        'x-fal-webhook-user-id': 'user',
        'x-fal-webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
        'x-fal-webhook-signature': '00'.repeat(64),
      };
      for (const headers of [{}, signed]) expect((await tell(id, 'fal', body, headers)).status).toBe(404);
      await unchanged();
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
    ])('that say %j are about no task', async (body) => {
      await begin('ark');
      expect((await tell(id, 'ark', body, { 'content-type': 'application/json' })).status).toBe(404);
      await unchanged();
    });

    it('change no id that is known', async () => {
      await begin('ark');
      expect((await tell(id, 'ark', { id: 'cgt-ours' })).status).toBe(204);
      expect((await tell(id, 'ark', { id: 'cgt-theirs' })).status).toBe(404);
      expect(await rowOf(id)).toMatchObject({ vendor_task_id: 'cgt-ours' });
    });

    it('agree on one id when they come at once', async () => {
      await begin('ark');
      const ids = Array.from({ length: 8 }, (_, n) => `cgt-${n}`);
      await Promise.all(ids.map((told) => tell(id, 'ark', { id: told })));
      const { vendor_task_id: learned } = await rowOf(id);
      expect(ids).toContain(learned);
    });

    it('are told to come back while the keys of the vendor cannot be had', async () => {
      await begin('fal');
      const away = new ProviderError('video', 'unavailable');
      jest.spyOn(inBase(VideoVendors).of('fal'), 'readCallback').mockRejectedValueOnce(away);
      expect((await tell(id, 'fal', { request_id: 'r-1' })).status).toBe(503);
      await unchanged();
    });

    it('are bounded in size and number', async () => {
      await begin('ark');
      expect((await tell(id, 'ark', { id: 'cgt-1', more: 'x'.repeat(70_000) })).status).toBe(413);
      await unchanged();
      const statuses = [];
      for (let n = 0; n < 70; n += 1) statuses.push((await tell(id, 'ark', { id: 7 })).status);
      expect(statuses.slice(0, 50).every((status) => status === 404)).toBe(true);
      expect(statuses.at(-1)).toBe(429);
      await unchanged();
    });
  });
});
