import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ModelCatalog } from '@reelsheet/model-catalog';
import { Database } from '@reelsheet/platform-database';
import { ManualJobWorker, manualTaskWorker } from '@reelsheet/platform-jobs/testing';
import { ProviderError } from '@reelsheet/provider-common';
import type { TextAnswer, TextRequest } from '@reelsheet/provider-text';
import { eventually } from '@reelsheet/testing';
import { GENERATION, GenerationStep } from '../../src/generation/generations/generation.job.js';
import type { GenerationEntity } from '../../src/generation/generations/generation.entity.js';
import { TextVendors } from '../../src/generation/generations/vendors/generation-vendors.js';
import { AgentFixture, type Creator, type Sheet } from '../support/agent-fixture.js';

const VIDEO = { prompt: 'Waves', model: 'vidbeta-v1-6', duration: 5 };
const ANSWER: TextAnswer = { text: 'Calm', toolCalls: [], finishReason: 'stop', usage: { input: 1, output: 1 } };
const UNLIMITED = 100_000;

interface Owner {
  readonly creator: Creator;
  readonly sheet: Sheet;
}

/** No worker process runs; the spec runs each step itself and decides when the vendor answers. */
describe('vendor slots', () => {
  let fixture: AgentFixture;
  let jobs: ManualJobWorker<GenerationEntity>;
  let one: Owner;
  let other: Owner;
  /** Running vendor calls, oldest first, with the function that answers each. */
  let atVendor: { answer: (answer: TextAnswer) => void; step?: Promise<unknown> }[] = [];

  beforeAll(async () => {
    fixture = await AgentFixture.start();
    await fixture.base.worker.close();
    jobs = new ManualJobWorker(fixture.base.http, GENERATION);
    const owners: Owner[] = [];
    for (const _ of [1, 2]) {
      const creator = await fixture.base.creator(10_000);
      owners.push({ creator, sheet: await fixture.sheet(creator) });
    }
    [one, other] = owners as [Owner, Owner];
  });
  afterAll(() => fixture?.stop());
  afterEach(async () => {
    while (atVendor.length > 0) await release();
    jest.restoreAllMocks();
    await query(`DELETE FROM task WHERE kind = 'admit_to_vendor'`);
    await query(`DELETE FROM vendor_slot`);
    await query(`DELETE FROM vendor_rate`);
    await query(`DELETE FROM generation`);
  });

  const inBase = <T>(type: abstract new (...dependencies: never[]) => T): T =>
    fixture.base.http.get<T>(type, { strict: false });
  const catalog = () => fixture.base.http.get(ModelCatalog, { strict: false });
  const query = <T>(sql: string, parameters: unknown[] = []) => inBase(Database).manager.query<T[]>(sql, parameters);
  const limit = (limits: { concurrency?: number; perMinute?: number }) => {
    atVendor = [];
    jest.spyOn(catalog(), 'limitsOf').mockReturnValue({ concurrency: UNLIMITED, perMinute: UNLIMITED, ...limits });
    const text = inBase(TextVendors).of('openai-compatible');
    return jest.spyOn(text, 'complete').mockImplementation(
      ({ signal }: TextRequest) =>
        new Promise<TextAnswer>((answer, reject) => {
          atVendor.push({ answer });
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
  };
  const order = async ({ creator, sheet }: Owner, type = 'text', data: object = { prompt: 'Calm' }): Promise<number> =>
    (await fixture.generate(creator, sheet, 'SCRIPT', type, data)).body.generation_id;
  const createMany = async (owner: Owner, count: number) => {
    const ids: number[] = [];
    for (let index = 0; index < count; index += 1) ids.push(await order(owner));
    return ids;
  };
  /** Runs all due jobs until they end or wait for the vendor's answer. */
  const runDue = async () => {
    for (let taken = await jobs.claim(); taken; taken = await jobs.claim()) {
      const before = atVendor.length;
      const step = jobs.runStep(taken);
      const arrives = eventually(() => expect(atVendor.length).toBeGreaterThan(before));
      await Promise.race([step, arrives.catch(() => undefined)]);
      if (atVendor.length > before) atVendor.at(-1)!.step = step;
    }
  };
  const release = async () => {
    const { answer, step } = atVendor.shift()!;
    answer(ANSWER);
    await step;
  };
  const read = async (id: number) =>
    (await fixture.base.call('GET', `/generations/${id}`, { key: one.creator.key })).body;
  const post = (id: number, action: string) =>
    fixture.base.call('POST', `/generations/${id}/${action}`, { key: one.creator.key });
  const admitted = async () =>
    (
      await query<{ id: string }>(
        `SELECT generation_id AS id FROM vendor_slot WHERE admitted_at IS NOT NULL ORDER BY admitted_at, id`,
      )
    ).map(({ id }) => Number(id));
  const attempts = async () =>
    (await query<{ attempt: number }>(`SELECT DISTINCT attempt FROM generation`)).map(({ attempt }) => attempt);
  const pollSlots = async () => {
    await query(`UPDATE task SET due_at = now() WHERE kind = 'admit_to_vendor'`);
    while (await manualTaskWorker(fixture.base.http).runStep());
  };

  it('counts the attempt of a killed worker, also after waiting, and fails after three', async () => {
    const complete = limit({ concurrency: 1 });
    const [first, id] = await createMany(one, 2);
    await runDue();
    await release();
    expect(await admitted()).toEqual([id]);
    for (const kill of [1, 2, 3]) {
      await query(`UPDATE generation SET due_at = now() WHERE id = $1 AND due_at IS NOT NULL`, [id]);
      const taken = await jobs.claim();
      void inBase(GenerationStep).run(jobs.contextOf(taken!, new AbortController().signal));
      await eventually(() => expect(complete).toHaveBeenCalledTimes(1 + kill));
    }
    atVendor = [];
    await query(`UPDATE generation SET due_at = now() WHERE id = $1`, [id]);
    await runDue();
    expect(await read(first!)).toMatchObject({ status: 'completed' });
    expect(await read(id!)).toMatchObject({
      status: 'failed',
      failed_reason: expect.stringContaining('Every attempt was interrupted'),
    });
  });

  it('limits concurrent calls; waiting generations occupy no worker and lose no attempt', async () => {
    limit({ concurrency: 2 });
    const ids = await createMany(one, 5);
    await runDue();
    expect(await admitted()).toEqual(ids.slice(0, 2));
    expect(atVendor).toHaveLength(2);
    expect(await read(ids[4]!)).toMatchObject({ status: 'processing', progress: 0 });
    for (let done = 1; done <= 5; done += 1) {
      await release();
      await eventually(async () => {
        await runDue();
        expect(atVendor).toHaveLength(Math.min(2, 5 - done));
      });
    }
    for (const id of ids) expect(await read(id)).toMatchObject({ status: 'completed' });
    expect(await attempts()).toEqual([1]);
    expect(await query(`SELECT FROM vendor_slot`)).toEqual([]);
  });

  it("admits another organization's generation before the rest of many", async () => {
    limit({ concurrency: 1 });
    const many = await createMany(one, 12);
    await runDue();
    const late = await order(other);
    await runDue();
    expect(await admitted()).toEqual([many[0]]);
    await release();
    await eventually(async () => expect(await admitted()).toEqual([late]));
    await runDue();
    await release();
    await eventually(async () => expect(await admitted()).toEqual([many[1]]));
  });

  it('admits generations of all organizations of a founder as those of one', async () => {
    limit({ concurrency: 1 });
    const { creator } = one;
    const { body: tea } = await fixture.base.call('POST', '/organizations', {
      key: creator.key,
      body: { organization: { name: 'Tea' } },
    });
    await fixture.base.grant(tea.id, 1_000);
    const { body } = await fixture.base.call('POST', '/agents', {
      key: creator.key,
      body: { organization_id: tea.id, agent: { name: 'Nova' } },
    });
    const inTea = { ...creator, agentId: body.agent.id };
    const many = await createMany(one, 2);
    const founded = await order({ creator: inTea, sheet: await fixture.sheet(inTea) });
    const late = await order(other);
    for (const expected of [many[0], late, many[1], founded]) {
      await runDue();
      await eventually(async () => expect(await admitted()).toEqual([expected]));
      await runDue();
      await release();
    }
  });

  it('runs an admitted generation before later ones of its organization', async () => {
    limit({ concurrency: 1 });
    const [, waiting] = await createMany(one, 2);
    await runDue();
    const late = await order(one);
    await release();
    const taken = await jobs.claim();
    expect(taken?.job.id).toBe(waiting);
    expect((await jobs.claim())?.job.id).toBe(late);
    expect(await jobs.claim()).toBeUndefined();
  });

  it('alternates between organizations when only the rate is limited', async () => {
    limit({ perMinute: 1 });
    const many = await createMany(one, 6);
    const few = await (async () => [await order(other), await order(other)])();
    await runDue();
    const admittedIds: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      admittedIds.push(...(await admitted()));
      await runDue();
      while (atVendor.length > 0) await release();
      await query(`UPDATE vendor_rate SET counted_at = counted_at - interval '2 minutes'`);
      await pollSlots();
    }
    expect(admittedIds.filter((id) => few.includes(id))).toHaveLength(2);
    expect(admittedIds.filter((id) => many.includes(id))).toHaveLength(3);
    expect(many.slice(0, 3)).toEqual(admittedIds.filter((id) => many.includes(id)));
  });

  it('limits the calls per minute', async () => {
    const complete = limit({ perMinute: 20 });
    complete.mockResolvedValue(ANSWER);
    await createMany(one, 8);
    await runDue();
    expect(complete).toHaveBeenCalledTimes(2);
    await query(`UPDATE vendor_rate SET counted_at = counted_at - interval '1 hour'`);
    await pollSlots();
    await runDue();
    expect(complete).toHaveBeenCalledTimes(4);
  });

  it('pauses a vendor for all workers after a rate limit error, without counting an attempt', async () => {
    const complete = limit({});
    complete.mockRejectedValue(new ProviderError('text', 'rate_limited', { retryAfterMs: 60_000 }));
    const [first, second] = (await createMany(one, 2)) as [number, number];
    await runDue();
    expect(complete).toHaveBeenCalledTimes(1);
    const [{ seconds } = { seconds: 0 }] = await query<{ seconds: number }>(
      `SELECT extract(epoch FROM paused_until - now())::float8 AS seconds FROM vendor_rate`,
    );
    expect(seconds).toBeGreaterThan(50);
    await pollSlots();
    await runDue();
    expect(complete).toHaveBeenCalledTimes(1);
    complete.mockResolvedValue(ANSWER);
    await query(`UPDATE vendor_rate SET paused_until = now()`);
    await pollSlots();
    await runDue();
    for (const id of [first, second]) expect(await read(id)).toMatchObject({ status: 'completed' });
    expect(await attempts()).toEqual([1]);
  });

  it('pauses a vendor that has no limits in the catalogue', async () => {
    const complete = limit({});
    jest.spyOn(catalog(), 'limitsOf').mockReturnValue(undefined);
    complete.mockRejectedValueOnce(new ProviderError('text', 'rate_limited', { retryAfterMs: 60_000 }));
    await createMany(one, 3);
    await runDue();
    expect(complete).toHaveBeenCalledTimes(1);
    complete.mockResolvedValue(ANSWER);
    await query(`UPDATE vendor_rate SET paused_until = now()`);
    await pollSlots();
    await runDue();
    expect(complete).toHaveBeenCalledTimes(4);
  });

  it('fails when the vendor reports rate limit errors for an hour', async () => {
    limit({}).mockRejectedValue(new ProviderError('text', 'rate_limited', { retryAfterMs: 1 }));
    const id = await order(one);
    await query(`UPDATE generation SET begun_at = now() - interval '2 hours'`);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await query(`UPDATE generation SET due_at = now() WHERE due_at IS NOT NULL`);
      await runDue();
    }
    expect(await read(id)).toMatchObject({
      status: 'failed',
      failed_reason: expect.stringMatching(/accepts no more requests.*generate again/),
    });
  });

  it('keeps the slot of a killed worker for the next one', async () => {
    limit({ concurrency: 1 });
    const [first, second] = (await createMany(one, 2)) as [number, number];
    await runDue();
    atVendor = [];
    await query(`UPDATE generation SET due_at = now() WHERE id = $1`, [first]);
    await runDue();
    expect(atVendor).toHaveLength(1);
    expect(await admitted()).toEqual([first]);
    expect(await read(second)).toMatchObject({ status: 'processing' });
  });

  it('releases the slot and the request of a stopped generation', async () => {
    limit({ concurrency: 1 });
    const [first, second, third] = (await createMany(one, 3)) as [number, number, number];
    await runDue();
    for (const id of [second, first]) expect((await post(id, 'stop')).body).toMatchObject({ status: 'stopped' });
    await pollSlots();
    expect(await admitted()).toEqual([third]);
    await post(second, 'continue');
    await runDue();
    expect(await admitted()).toEqual([third]);
  });

  it('does not queue a generation that is stopped at the same time', async () => {
    limit({ concurrency: 1 });
    await createMany(one, 1);
    const late = await order(one);
    const [first, taken] = [await jobs.claim(), await jobs.claim()];
    expect([first, taken].map((claim) => claim!.job.id)).toContain(late);
    await post(late, 'stop');
    await jobs.runStep([first, taken].find((claim) => claim!.job.id === late));
    expect(await query(`SELECT FROM vendor_slot WHERE generation_id = $1`, [late])).toEqual([]);
  });

  it('holds the slot of a video until its vendor has completed it', async () => {
    limit({ concurrency: 1 });
    const ids = [await order(one, 'video_from_text', VIDEO), await order(other, 'video_from_text', VIDEO)];
    await runDue();
    const [first, ...others] = await admitted();
    expect(others).toEqual([]);
    await eventually(
      async () => {
        await query(`UPDATE generation SET due_at = now() WHERE id = $1 AND due_at IS NOT NULL`, [first]);
        await runDue();
        expect(await query(`SELECT status FROM generation WHERE id = $1`, [first])).toEqual([{ status: 'completed' }]);
      },
      { interval: 200 },
    );
    expect(await admitted()).toEqual(ids.filter((id) => id !== first));
  });
});
