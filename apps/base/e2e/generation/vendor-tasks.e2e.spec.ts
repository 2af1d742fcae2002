import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ModelCatalog } from '@reelsheet/model-catalog';
import { Database } from '@reelsheet/platform-database';
import { ManualJobWorker, manualTaskWorker } from '@reelsheet/platform-jobs/testing';
import { eventually } from '@reelsheet/testing';
import { BaseConfig } from '../../src/base.config.js';
import type { GenerationEntity } from '../../src/generation/generations/generation.entity.js';
import { ImageVendors, VideoVendors } from '../../src/generation/generations/vendors/generation-vendors.js';
import { GENERATION } from '../../src/generation/generations/generation.job.js';
import { GenerationService } from '../../src/generation/generations/generation.service.js';
import { MAX_ROUNDS } from '../../src/generation/generations/generation-limits.js';
import { AgentFixture, type Creator, type Sheet } from '../support/agent-fixture.js';

const VIDEO = { prompt: 'Waves', model: 'vidbeta-v1-6', duration: 5 };
const VIDEO_PRICE = 30;

/** No worker process runs; the spec runs each step itself. */
describe('the vendor task of a stopped generation', () => {
  let fixture: AgentFixture;
  let creator: Creator;
  let sheet: Sheet;
  let jobs: ManualJobWorker<GenerationEntity>;

  beforeAll(async () => {
    fixture = await AgentFixture.start();
    await fixture.base.worker.close();
    jobs = new ManualJobWorker(fixture.base.http, GENERATION);
  });
  afterAll(() => fixture?.stop());
  afterEach(async () => {
    jest.restoreAllMocks();
    await query(`DELETE FROM task WHERE kind IN ('cancel_vendor_task', 'await_vendor_end')`);
    await query(`DELETE FROM generation`);
  });

  const inBase = <T>(type: abstract new (...dependencies: never[]) => T): T =>
    fixture.base.http.get<T>(type, { strict: false });
  const query = <T>(sql: string, parameters: unknown[] = []) => inBase(Database).manager.query<T[]>(sql, parameters);
  const setUp = async (credits = 10_000) => {
    creator = await fixture.base.creator(credits);
    sheet = await fixture.sheet(creator);
  };
  const order = (type: string, data: object) => fixture.generate(creator, sheet, 'SCRIPT', type, data);
  const createVideo = async (): Promise<number> => (await order('video_from_text', VIDEO)).body.generation_id;
  const post = (id: number, action: string) =>
    fixture.base.call('POST', `/generations/${id}/${action}`, { key: creator.key });
  const read = async (id: number) => (await fixture.base.call('GET', `/generations/${id}`, { key: creator.key })).body;
  const submits = async (id: number) =>
    (await fixture.log('video')).flatMap(({ method, idempotency_key: key }) =>
      method === 'POST' && key?.startsWith(`generation-${id}-`) ? [key] : [],
    );
  const poll = async (id: number) => {
    await query(`UPDATE generation SET due_at = now() - interval '1 day' WHERE id = $1 AND due_at IS NOT NULL`, [id]);
    await jobs.runStep();
  };
  const finish = (id: number) =>
    eventually(
      async () => {
        await poll(id);
        expect(await read(id)).toMatchObject({ status: 'completed' });
      },
      { interval: 100 },
    );
  const tasks = () => manualTaskWorker(fixture.base.http);
  const cancelTasks = (id: number) =>
    query(`SELECT FROM task WHERE kind = 'cancel_vendor_task' AND payload ->> 'id' = $1`, [String(id)]);

  it('is collected when the vendor cannot cancel it: submitted once, charged once', async () => {
    await setUp();
    const id = await createVideo();
    await poll(id);
    for (const _ of [1, 2, 3]) {
      expect((await post(id, 'stop')).body).toMatchObject({ status: 'stopped' });
      while (await tasks().runStep());
      expect(await fixture.credits(creator)).toMatchObject({ held: 0, balance: 10_000 });
      expect((await post(id, 'continue')).body).toMatchObject({ status: 'pending' });
      await poll(id);
    }
    await finish(id);
    expect(await submits(id)).toEqual([`generation-${id}-1`]);
    expect(await fixture.credits(creator)).toMatchObject({ held: 0, balance: 10_000 - VIDEO_PRICE });
  });

  it('is cancelled when the vendor supports it, and submitted again in the next round', async () => {
    await setUp();
    const cancel = jest.spyOn(inBase(VideoVendors).of('kling'), 'cancel').mockResolvedValue('cancelled');
    const id = await createVideo();
    await poll(id);
    await post(id, 'stop');
    while (await tasks().runStep());
    expect(cancel.mock.calls).toEqual([[{ taskId: expect.any(String) }, expect.any(AbortSignal)]]);
    await post(id, 'continue');
    await finish(id);
    expect(await submits(id)).toEqual([`generation-${id}-1`, `generation-${id}-2`]);
  });

  it('is cancelled again when the first cancellation was not recorded', async () => {
    await setUp();
    const cancel = jest.spyOn(inBase(VideoVendors).of('kling'), 'cancel').mockRejectedValueOnce(new Error('killed'));
    const id = await createVideo();
    await poll(id);
    await post(id, 'stop');
    while (cancel.mock.calls.length === 0 && (await tasks().runStep()));
    expect(await cancelTasks(id)).toHaveLength(1);
    await query(`UPDATE task SET due_at = now() WHERE payload ->> 'id' = $1`, [String(id)]);
    while (await tasks().runStep());
    expect(cancel).toHaveBeenCalledTimes(2);
    expect(await cancelTasks(id)).toEqual([]);
  });

  it('is submitted again when it was cancelled while its generation was continued', async () => {
    await setUp();
    const id = await createVideo();
    await poll(id);
    await post(id, 'stop');
    await post(id, 'continue');
    jest.spyOn(inBase(VideoVendors).of('kling'), 'check').mockResolvedValueOnce({ state: 'cancelled', taskId: 'any' });
    await finish(id);
    expect(await submits(id)).toEqual([`generation-${id}-1`, `generation-${id}-2`]);
  });

  it('is not cancelled after its generation was continued', async () => {
    await setUp();
    const cancel = jest.spyOn(inBase(VideoVendors).of('kling'), 'cancel');
    const id = await createVideo();
    await poll(id);
    await post(id, 'stop');
    await post(id, 'continue');
    while (await tasks().runStep());
    expect(cancel).not.toHaveBeenCalled();
  });

  it('is cancelled when the generation has failed', async () => {
    await setUp();
    const cancel = jest.spyOn(inBase(VideoVendors).of('kling'), 'cancel');
    const id = await createVideo();
    await poll(id);
    await query(`UPDATE generation SET begun_at = now() - interval '1 hour' WHERE id = $1`, [id]);
    await poll(id);
    expect(await read(id)).toMatchObject({
      status: 'failed',
      failed_reason: expect.stringContaining('not finished within 45 minutes: generate again'),
    });
    while (await tasks().runStep());
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('is cancelled when its organization is erased', async () => {
    await setUp();
    const cancel = jest.spyOn(inBase(VideoVendors).of('kling'), 'cancel');
    const id = await createVideo();
    await poll(id);
    expect(await inBase(GenerationService).stopOpen(creator.personalId, 10)).toBe(1);
    expect(await inBase(GenerationService).stopOpen(creator.personalId, 10)).toBe(0);
    await query(`DELETE FROM generation WHERE id = $1`, [id]);
    while (await tasks().runStep());
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('does not exist before a worker has started', async () => {
    await setUp();
    const id = await createVideo();
    await post(id, 'stop');
    expect(await query(`SELECT uncollected FROM generation WHERE id = $1`, [id])).toEqual([{ uncollected: null }]);
    expect(await cancelTasks(id)).toEqual([]);
  });

  it('does not exist while the generation waits for a vendor slot', async () => {
    await setUp();
    const limits = jest
      .spyOn(fixture.base.http.get(ModelCatalog, { strict: false }), 'limitsOf')
      .mockReturnValue({ concurrency: 0, perMinute: 60 });
    const id = (await order('image_from_text', { prompt: 'A boat' })).body.generation_id;
    await poll(id);
    limits.mockRestore();
    expect(await read(id)).toMatchObject({ status: 'processing' });
    await post(id, 'stop');
    expect(await query(`SELECT uncollected FROM generation WHERE id = $1`, [id])).toEqual([{ uncollected: null }]);
  });

  it('counts as uncollected work, beyond whose limit only uncollected work is continued', async () => {
    await setUp();
    jest.replaceProperty(inBase(BaseConfig), 'MAX_UNCOLLECTED_CREDITS', VIDEO_PRICE);
    const [left, other, pending] = [await createVideo(), await createVideo(), await createVideo()];
    await poll(left);
    await poll(other);
    for (const id of [left, other, pending]) await post(id, 'stop');
    const rejection = { status: 422, body: { error_code: 'too_much_uncollected_work' } };
    expect(await order('video_from_text', VIDEO)).toMatchObject(rejection);
    expect((await order('text', { prompt: 'Another' })).status).toBe(201);
    expect(await post(pending, 'continue')).toMatchObject(rejection);
    expect(await read(pending)).toMatchObject({ status: 'stopped' });
    expect((await post(left, 'continue')).status).toBe(200);
    expect((await post(pending, 'continue')).status).toBe(200);
    await finish(left);
    expect(await submits(left)).toHaveLength(1);
  });

  it('fails waiting generations beyond the limit without a vendor call, and releases their credits', async () => {
    await setUp();
    jest.replaceProperty(inBase(BaseConfig), 'MAX_UNCOLLECTED_CREDITS', 1);
    const generate = jest.spyOn(inBase(ImageVendors).of('google'), 'generate');
    const ids: number[] = [];
    for (const prompt of ['A boat', 'A lake', 'A wood'])
      ids.push((await order('image_from_text', { prompt })).body.generation_id);
    const [stopped, ...others] = ids as [number, ...number[]];
    expect((await jobs.claim())!.job.id).toBe(stopped);
    await post(stopped, 'stop');
    while (await jobs.runStep());
    for (const id of others)
      expect(await read(id)).toMatchObject({
        status: 'failed',
        failed_reason: expect.stringContaining('left too much paid work'),
      });
    expect(generate).not.toHaveBeenCalled();
    expect(await fixture.credits(creator)).toMatchObject({ held: 0, balance: 10_000 });
  });

  it('does not count after a day', async () => {
    await setUp();
    jest.replaceProperty(inBase(BaseConfig), 'MAX_UNCOLLECTED_CREDITS', 1);
    const id = await createVideo();
    await poll(id);
    await post(id, 'stop');
    const { status, body } = await order('video_from_text', VIDEO);
    expect({ status, hours: (Date.parse(body.accepted_again_at) - Date.now()) / 3_600_000 }).toEqual({
      status: 422,
      hours: expect.closeTo(24, 0),
    });
    expect(body.error).toContain(`or wait until ${body.accepted_again_at}`);
    await query(`UPDATE generation SET left_at = left_at - interval '25 hours' WHERE id = $1`, [id]);
    expect((await order('video_from_text', VIDEO)).status).toBe(201);
  });

  it('is accepted again when the oldest work that exceeds the limit is a day old', async () => {
    await setUp();
    jest.replaceProperty(inBase(BaseConfig), 'MAX_UNCOLLECTED_CREDITS', 2 * VIDEO_PRICE);
    const ids = [await createVideo(), await createVideo(), await createVideo(), await createVideo()];
    for (const id of ids) await poll(id);
    await query(
      `UPDATE generation SET status = 'stopped', due_at = NULL, uncollected = estimate,
         left_at = now() - make_interval(hours => (ARRAY[20, 10, 5, 1])[array_position($1::bigint[], id)])
       WHERE id = ANY ($1)`,
      [ids],
    );
    const { body } = await order('video_from_text', VIDEO);
    expect((Date.parse(body.accepted_again_at) - Date.now()) / 3_600_000).toBeCloseTo(14, 1);
  });

  it('can be paid for when it cannot be collected: charged once, and orders are accepted again', async () => {
    await setUp();
    jest.replaceProperty(inBase(BaseConfig), 'MAX_UNCOLLECTED_CREDITS', 1);
    const { body } = await order('image_from_text', { prompt: 'A boat' });
    const id = body.generation_id;
    expect((await jobs.claim())!.job.id).toBe(id);
    await post(id, 'stop');
    const video = await createVideo();
    await poll(video);
    await post(video, 'stop');
    const path = `/organizations/${creator.personalId}/uncollected_work` as const;
    const { body: before } = await fixture.base.call('GET', path, { key: creator.key });
    const image = before.types.find((type: { generation_type: string }) => type.generation_type === 'image_generation');
    expect(before).toEqual({
      limit: 1,
      types: [
        {
          generation_type: 'image_generation',
          credits: image!.credits,
          payable: image!.credits,
          accepted_again_at: expect.any(String),
        },
        {
          generation_type: 'video_generation',
          credits: VIDEO_PRICE,
          payable: 0,
          accepted_again_at: expect.any(String),
        },
      ],
    });
    expect((await order('image_from_text', { prompt: 'A lake' })).status).toBe(422);
    const payments = await Promise.all(
      Array.from({ length: 8 }, () => fixture.base.call('POST', `${path}/pay`, { key: creator.key })),
    );
    expect(payments.map(({ status, body }) => `${status} ${body.paid}`).toSorted()).toEqual(
      [...Array<string>(7).fill('200 0'), `200 ${image!.credits}`].toSorted(),
    );
    expect(await fixture.credits(creator)).toMatchObject({ held: 0, balance: 10_000 - image!.credits });
    expect((await order('image_from_text', { prompt: 'A lake' })).status).toBe(201);
    expect((await order('video_from_text', VIDEO)).status).toBe(422);
  });

  it('cannot be paid for without credits, and stays as it was', async () => {
    await setUp();
    jest.replaceProperty(inBase(BaseConfig), 'MAX_UNCOLLECTED_CREDITS', 1);
    const { body } = await order('image_from_text', { prompt: 'A boat' });
    await jobs.claim();
    await post(body.generation_id, 'stop');
    await query(`UPDATE generation SET uncollected = 20000000000 WHERE id = $1`, [body.generation_id]);
    const path = `/organizations/${creator.personalId}/uncollected_work` as const;
    expect(await fixture.base.call('POST', `${path}/pay`, { key: creator.key })).toMatchObject({
      status: 422,
      body: { error_code: 'insufficient_credits_for_job' },
    });
    expect((await fixture.base.call('GET', path, { key: creator.key })).body).toMatchObject({
      types: [{ payable: 20_000 }],
    });
  });

  it('counts each time when it cannot be collected', async () => {
    await setUp();
    const { body } = await order('image_from_text', { prompt: 'A boat' });
    const id = body.generation_id;
    for (const _ of [1, 2]) {
      const claim = (await jobs.claim())!;
      expect(claim.job.id).toBe(id);
      await post(id, 'stop');
      await post(id, 'continue');
    }
    const [{ twice } = { twice: false }] = await query<{ twice: boolean }>(
      `SELECT uncollected = 2 * estimate AS twice FROM generation WHERE id = $1`,
      [id],
    );
    expect(twice).toBe(true);
  });

  it(`can be continued until the generation was started ${MAX_ROUNDS} times`, async () => {
    await setUp();
    const id = (await order('text', { prompt: 'Again' })).body.generation_id;
    for (let round = 1; round < MAX_ROUNDS; round += 1) {
      await post(id, 'stop');
      expect((await post(id, 'continue')).status).toBe(200);
    }
    await post(id, 'stop');
    expect(await post(id, 'continue')).toMatchObject({ status: 422, body: { error_code: 'too_many_rounds' } });
    expect(await read(id)).toMatchObject({ status: 'stopped' });
    expect(await fixture.credits(creator)).toMatchObject({ held: 0 });
  });

  it('makes further videos of its organization wait at the limit of tasks', async () => {
    await setUp();
    jest.replaceProperty(inBase(BaseConfig), 'MAX_VIDEOS_AT_VENDOR', 1);
    const [first, second] = [await createVideo(), await createVideo()];
    await poll(first);
    await poll(second);
    expect([await submits(first), await submits(second)]).toEqual([[`generation-${first}-1`], []]);
    await post(first, 'stop');
    await poll(second);
    expect(await submits(second)).toEqual([]);
    await post(first, 'continue');
    await finish(first);
    await finish(second);
    expect(await submits(second)).toEqual([`generation-${second}-1`]);
  });

  it('lets further videos start as soon as the vendor has ended it, though nobody collects it', async () => {
    await setUp();
    jest.replaceProperty(inBase(BaseConfig), 'MAX_VIDEOS_AT_VENDOR', 1);
    const [first, second] = [await createVideo(), await createVideo()];
    const check = jest
      .spyOn(inBase(VideoVendors).of('kling'), 'check')
      .mockResolvedValue({ state: 'processing', taskId: 'any' });
    await poll(first);
    await post(first, 'stop');
    while (await tasks().runStep());
    await poll(second);
    expect(await submits(second)).toEqual([]);
    check.mockRestore();
    await eventually(
      async () => {
        await query(`UPDATE task SET due_at = now() WHERE kind = 'await_vendor_end'`);
        while (await tasks().runStep());
        await poll(second);
        expect(await submits(second)).toEqual([`generation-${second}-1`]);
      },
      { interval: 100 },
    );
    expect(await query(`SELECT FROM task WHERE kind = 'await_vendor_end'`)).toEqual([]);
    expect((await post(first, 'continue')).status).toBe(200);
  });
});
