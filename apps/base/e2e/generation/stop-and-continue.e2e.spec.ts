import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ModelCatalog } from '@reelsheet/model-catalog';
import { Database } from '@reelsheet/platform-database';
import { ManualJobWorker, manualTaskWorker } from '@reelsheet/platform-jobs/testing';
import { eventually } from '@reelsheet/testing';
import type { GenerationEntity } from '../../src/generation/generations/generation.entity.js';
import { GENERATION } from '../../src/generation/generations/generation.job.js';
import { GenerationService } from '../../src/generation/generations/generation.service.js';
import { MediaStore } from '../../src/assets/media/media-store.js';
import { AgentFixture, type Creator, type Sheet } from '../support/agent-fixture.js';

const DATA = {
  text: { prompt: 'A calm morning' },
  image_from_text: { prompt: 'A calm morning' },
  video_from_text: { prompt: 'Waves', model: 'vidbeta-v1-6', duration: 5, resolution: '720p' },
};
type Type = keyof typeof DATA;

/** Brings a generation to the stage. Returns what its worker still does after the stop. */
type Reach = (id: number) => Promise<(() => Promise<unknown>) | void>;

/** No worker process runs; the spec runs each step itself. */
describe('stopping and continuing a generation', () => {
  let fixture: AgentFixture;
  let creator: Creator;
  let sheet: Sheet;
  let jobs: ManualJobWorker<GenerationEntity>;

  beforeAll(async () => {
    fixture = await AgentFixture.start();
    await fixture.base.worker.close();
    jobs = new ManualJobWorker(fixture.base.http, GENERATION);
    creator = await fixture.base.creator(10_000);
    sheet = await fixture.sheet(creator);
  });
  afterAll(() => fixture?.stop());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const inBase = <T>(type: abstract new (...dependencies: never[]) => T): T =>
    fixture.base.http.get<T>(type, { strict: false });
  const query = <T>(sql: string, parameters: unknown[] = []) => inBase(Database).manager.query<T[]>(sql, parameters);
  const read = async (id: number) => (await fixture.base.call('GET', `/generations/${id}`, { key: creator.key })).body;
  const post = (id: number, action: string) =>
    fixture.base.call('POST', `/generations/${id}/${action}`, { key: creator.key });
  const order = async (type: Type): Promise<number> =>
    (await fixture.generate(creator, sheet, 'PICTURE', type, DATA[type])).body.generation_id;
  const poll = async (id: number) => {
    await query(`UPDATE generation SET due_at = now() - interval '1 day' WHERE id = $1 AND due_at IS NOT NULL`, [id]);
    await jobs.runStep();
  };
  const runTasks = async () => {
    while (await manualTaskWorker(fixture.base.http).runStep());
  };
  const submits = async (id: number) =>
    (await fixture.log('video')).filter(
      ({ method, idempotency_key: key }) => method === 'POST' && key?.startsWith(`generation-${id}-`),
    ).length;
  const captures = async (id: number) =>
    (await query(`SELECT FROM ledger_entry WHERE kind = 'capture' AND reference = $1`, [`generation:${id}`])).length;

  const STAGES: [stage: string, type: Type, reach: Reach][] = [
    ['before a worker takes it', 'text', async () => undefined],
    [
      'while it waits for a vendor slot',
      'text',
      async (id) => {
        const limits = jest
          .spyOn(fixture.base.http.get(ModelCatalog, { strict: false }), 'limitsOf')
          .mockReturnValue({ concurrency: 0, perMinute: 60 });
        await poll(id);
        expect(await query(`SELECT FROM vendor_slot WHERE generation_id = $1`, [id])).toHaveLength(1);
        limits.mockRestore();
      },
    ],
    [
      'while a worker runs it and notices too late',
      'text',
      async () => {
        const claimed = await jobs.claim();
        return () => jobs.runStep(claimed);
      },
    ],
    [
      'after a submit without an answer',
      'video_from_text',
      async (id) => {
        await fixture.misbehave({ vendor: 'video', kind: 'lost_answer' });
        await poll(id);
        const task = await query(
          `SELECT submitted_as IS NOT NULL AS submitted, vendor_task_id FROM generation WHERE id = $1`,
          [id],
        );
        expect(task).toEqual([{ submitted: true, vendor_task_id: null }]);
      },
    ],
    [
      'while the vendor processes it',
      'video_from_text',
      async (id) => {
        await poll(id);
        expect(await submits(id)).toBe(1);
      },
    ],
    [
      'while its file is stored',
      'image_from_text',
      async (id) => {
        const store = inBase(MediaStore);
        const originalStore = store.store.bind(store);
        const claimed = await jobs.claim();
        return async () => {
          jest.spyOn(store, 'store').mockImplementationOnce(async (media) => {
            const stored = await originalStore(media);
            expect((await read(id)).status).toBe('stopped');
            return stored;
          });
          await jobs.runStep(claimed);
        };
      },
    ],
  ];

  it.each(STAGES)('%s costs nothing until then and is charged once', async (_, type, reach) => {
    const before = await fixture.credits(creator);
    const id = await order(type);
    const proceed = await reach(id);
    expect(await post(id, 'stop')).toMatchObject({ status: 200, body: { status: 'stopped', execution_cost: 0 } });
    await proceed?.();
    await runTasks();
    expect(await fixture.credits(creator)).toMatchObject({ balance: before.balance, held: 0 });
    expect(await read(id)).toMatchObject({ status: 'stopped', result: null, output_resources: [] });
    expect(await query(`SELECT FROM vendor_slot WHERE generation_id = $1`, [id])).toEqual([]);
    expect(await query(`SELECT FROM media_deposit WHERE name LIKE $1`, [`generation:${id}:%`])).toEqual([]);

    expect(await post(id, 'continue')).toMatchObject({ status: 200, body: { status: 'pending' } });
    expect((await fixture.credits(creator)).held).toBeGreaterThan(0);
    const completed = await eventually(
      async () => {
        await poll(id);
        const generation = await read(id);
        expect(generation).toMatchObject({ status: 'completed' });
        return generation;
      },
      { interval: 100 },
    );
    expect(type === 'text' ? completed.result : completed.output_resources[0]!.thumbnail_url).toEqual(
      expect.any(String),
    );
    expect(await captures(id)).toBe(1);
    const after = await fixture.credits(creator);
    expect(after.held).toBe(0);
    expect(after.balance).toBeCloseTo(before.balance - completed.execution_cost, 6);
    if (type === 'video_from_text') expect(await submits(id)).toBe(1);
  });

  it.each(['completed', 'failed'])('is rejected once it has %s', async (status) => {
    if (status === 'failed') await fixture.misbehave({ vendor: 'chat', kind: 'reject' });
    const id = await order('text');
    await poll(id);
    expect(await read(id)).toMatchObject({ status });
    expect(await post(id, 'stop')).toMatchObject({ status: 422, body: { error_code: 'job_cannot_be_stopped' } });
    expect(await post(id, 'continue')).toMatchObject({ status: 422, body: { error_code: 'validation_error' } });
  });

  it('stops a generation that is continued at the same time', async () => {
    const id = await order('text');
    await post(id, 'stop');
    jest.spyOn(inBase(GenerationService), 'stopIfOpen').mockImplementationOnce(async () => {
      expect((await post(id, 'continue')).body).toMatchObject({ status: 'pending' });
      return undefined;
    });
    expect(await post(id, 'stop')).toMatchObject({ status: 200, body: { status: 'stopped' } });
    expect((await fixture.credits(creator)).held).toBe(0);
  });

  it('accepts a second stop', async () => {
    const id = await order('text');
    for (const _ of [1, 2]) expect(await post(id, 'stop')).toMatchObject({ status: 200, body: { status: 'stopped' } });
    expect((await fixture.credits(creator)).held).toBe(0);
  });
});
