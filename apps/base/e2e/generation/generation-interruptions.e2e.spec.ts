import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Database } from '@reelsheet/platform-database';
import { ClaimLost } from '@reelsheet/platform-jobs';
import { ManualJobWorker, manualTaskWorker, type ClaimedJob } from '@reelsheet/platform-jobs/testing';
import { eventually } from '@reelsheet/testing';
import type { GenerationEntity } from '../../src/generation/generations/generation.entity.js';
import { TextVendors } from '../../src/generation/generations/vendors/generation-vendors.js';
import { VendorTaskRegistry } from '../../src/generation/generations/vendors/vendor-task-registry.job.js';
import { GENERATION } from '../../src/generation/generations/generation.job.js';
import { GenerationKinds } from '../../src/generation/generations/kinds/kinds.js';
import { MediaStore } from '../../src/assets/media/media-store.js';
import { AgentFixture, type Creator, type Sheet } from '../support/agent-fixture.js';

const RACES = 64;

type Claim = ClaimedJob<GenerationEntity>;

/** No worker process runs; the spec runs each step itself and can simulate a kill between any two steps. */
describe('interrupted generations', () => {
  let fixture: AgentFixture;
  let creator: Creator;
  let sheet: Sheet;
  let jobs: ManualJobWorker<GenerationEntity>;
  let db: Database;
  let folder: string;

  beforeAll(async () => {
    fixture = await AgentFixture.start();
    creator = await fixture.base.creator(100_000);
    sheet = await fixture.sheet(creator);
    await fixture.base.worker.close();
    jobs = new ManualJobWorker(fixture.base.http, GENERATION);
    db = inBase(Database);
    folder = await mkdtemp(join(tmpdir(), 'interrupted-'));
  });
  afterAll(async () => {
    await fixture?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const inBase = <T>(type: abstract new (...dependencies: never[]) => T): T =>
    fixture.base.http.get<T>(type, { strict: false });
  const order = async (type: string, data: object): Promise<number> =>
    (await fixture.generate(creator, sheet, 'SCRIPT', type, data)).body.generation_id;
  const text = () => order('text', { prompt: 'A calm morning' });
  const read = async (id: number) => (await fixture.base.call('GET', `/generations/${id}`, { key: creator.key })).body;
  const post = (id: number, action: string) =>
    fixture.base.call('POST', `/generations/${id}/${action}`, { key: creator.key });
  const entriesOf = async (id: number) =>
    (
      await db.manager.query<{ kind: string }[]>(`SELECT kind FROM ledger_entry WHERE reference = $1 ORDER BY id`, [
        `generation:${id}`,
      ])
    ).map(({ kind }) => kind);
  const expireLease = (id: number) =>
    db.manager.query(`UPDATE generation SET due_at = now() WHERE id = $1 AND due_at IS NOT NULL`, [id]);
  const runOnce = (claim: Claim) =>
    inBase(GenerationKinds)
      .of(claim.job.userJobType)
      .run({ context: jobs.contextOf(claim), input: claim.job.input, folder });
  const effects = async (vendor: string, key: string) =>
    (await fixture.log(vendor)).filter((call) => call.idempotency_key === key && !call.replay && call.status === 200)
      .length;
  const finish = (id: number) =>
    eventually(
      async () => {
        await expireLease(id);
        await jobs.runStep();
        expect((await read(id)).status).toBe('completed');
      },
      { interval: 100 },
    );

  it('calls a vendor again with the same key after a kill that lost its answer, and charges once', async () => {
    const id = await text();
    await runOnce((await jobs.claim())!);
    await finish(id);
    expect(await effects('chat', `generation:${id}:1`)).toBe(1);
    expect((await entriesOf(id)).filter((kind) => kind === 'capture')).toHaveLength(1);
  });

  it.each([
    [
      'before the submit, after the task was registered',
      (claim: Claim) => inBase(VendorTaskRegistry).register(jobs.contextOf(claim), `generation-${claim.job.id}-1`),
    ],
    ['after the submit, before its answer was stored', (claim: Claim) => runOnce(claim)],
  ])('submits a video once after a kill %s', async (_, runUntilKill) => {
    const id = await order('video_from_text', { prompt: 'Waves', model: 'vidbeta-v1-6', duration: 5 });
    await runUntilKill((await jobs.claim())!);
    await finish(id);
    expect(await effects('video', `generation-${id}-1`)).toBe(1);
    expect((await fixture.log('video')).filter((call) => call.idempotency_key === `generation-${id}-1`)).toHaveLength(
      1,
    );
    expect((await entriesOf(id)).filter((kind) => kind === 'capture')).toHaveLength(1);
  });

  it('looks up a video whose submit had no answer, and does not submit again', async () => {
    const id = await order('video_from_text', { prompt: 'Waves', model: 'vidbeta-v1-6', duration: 5 });
    await fixture.misbehave({ vendor: 'video', kind: 'lost_answer' });
    await jobs.runStep();
    expect(await read(id)).toMatchObject({ status: 'processing' });
    await finish(id);
    expect((await fixture.log('video')).filter((call) => call.idempotency_key === `generation-${id}-1`)).toHaveLength(
      1,
    );
  });

  const storeOutput = async (id: number) => {
    const claim = (await jobs.claim())!;
    const outcome = await runOnce(claim);
    const [file] = outcome.state === 'completed' ? outcome.files! : [];
    return inBase(MediaStore).store({
      ...file!,
      name: `generation:${id}:1:0`,
      organizationId: claim.job.organizationId,
    });
  };
  const deposits = (id: number) =>
    db.manager.query(`SELECT 1 FROM media_deposit WHERE name LIKE $1`, [`generation:${id}:%`]);

  it('reuses the file that was stored before a kill', async () => {
    const id = await order('audio_generation', { text: 'Good morning' });
    const stored = await storeOutput(id);
    await finish(id);
    expect((await read(id)).output_resources).toMatchObject([{ url: stored.url }]);
    expect(await deposits(id)).toEqual([]);
  });

  it('discards the stored file when the worker is killed in each attempt', async () => {
    const id = await order('audio_generation', { text: 'Good night' });
    const { url } = await storeOutput(id);
    for (const _ of [2, 3]) {
      await expireLease(id);
      await jobs.claim();
    }
    await expireLease(id);
    await jobs.runStep();
    expect(await read(id)).toMatchObject({
      status: 'failed',
      failed_reason: expect.stringContaining('Every attempt was interrupted'),
    });
    while (await manualTaskWorker(fixture.base.http).runStep());
    expect(await deposits(id)).toEqual([]);
    expect((await fetch(url)).status).toBe(404);
  });

  it('gives a job to one of many workers, and ignores a worker that lost its claim', async () => {
    const id = await text();
    const claims = await Promise.all(Array.from({ length: 8 }, () => jobs.claim()));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await jobs.runStep()).toBe(false);
    await finish(id);
    await expect(jobs.fail(claims.find(Boolean)!, 'late')).rejects.toBeInstanceOf(ClaimLost);
    expect(await read(id)).toMatchObject({ status: 'completed', failed_reason: null });
    expect(await jobs.runStep()).toBe(false);
    expect(await entriesOf(id)).toEqual(expect.arrayContaining(['hold', 'capture']));
    expect((await entriesOf(id)).filter((kind) => kind === 'capture')).toHaveLength(1);
  });

  it(`ends each of ${RACES} races between a stop and the completion consistently, without losing credits`, async () => {
    const ids = await Promise.all(Array.from({ length: RACES }, text));
    await Promise.all(ids.flatMap((id) => [jobs.runStep(), post(id, 'stop')]));
    for (const id of ids) {
      const { status, execution_cost } = await read(id);
      const ended = status === 'completed' ? ['hold', 'capture', 'release'] : ['hold', 'release'];
      expect(['completed', 'stopped']).toContain(status);
      expect(await entriesOf(id)).toEqual(ended);
      expect(execution_cost > 0).toBe(status === 'completed');
    }
    expect(
      await db.manager.query(`SELECT 1 FROM credit_hold WHERE is_open AND reference = ANY ($1)`, [
        ids.map((id) => `generation:${id}`),
      ]),
    ).toEqual([]);
    expect(await db.manager.query(`SELECT sum(amount)::float8 AS sum FROM ledger_posting`)).toEqual([{ sum: 0 }]);
  });

  it('continues and holds once under concurrent requests, and rejects stopping an ended generation', async () => {
    const id = await text();
    expect(await post(id, 'continue')).toMatchObject({ status: 422, body: { error_code: 'validation_error' } });
    expect(await post(id, 'stop')).toMatchObject({ status: 200, body: { status: 'stopped' } });
    const answers = await Promise.all(Array.from({ length: 16 }, () => post(id, 'continue')));
    expect(answers.filter(({ status }) => status === 200)).toMatchObject([{ body: { status: 'pending' } }]);
    expect(await entriesOf(id)).toEqual(['hold', 'release', 'hold']);
    expect((await read(id)).status).toBe('pending');
    await finish(id);
    expect(await post(id, 'stop')).toMatchObject({ status: 422, body: { error_code: 'job_cannot_be_stopped' } });
    expect(await effects('chat', `generation:${id}:2`)).toBe(1);
  });

  it('waits for unavailable storage without counting an attempt', async () => {
    const id = await order('audio_generation', { text: 'Good evening' });
    await fixture.withoutUpload(async () => {
      await jobs.runStep();
      expect(await db.manager.query(`SELECT status, attempt FROM generation WHERE id = $1`, [id])).toEqual([
        {
          status: 'processing',
          attempt: 0,
        },
      ]);
    });
    await finish(id);
    expect(await effects('speech', `generation:${id}:1`)).toBe(1);
  });

  it('stores a text without the characters that Postgres does not support', async () => {
    const answer = { text: 'calm\0ly', toolCalls: [], finishReason: 'stop', usage: { input: 3, output: 2 } } as const;
    const complete = jest.spyOn(inBase(TextVendors).of('openai-compatible'), 'complete').mockResolvedValueOnce(answer);
    const id = await text();
    await jobs.runStep();
    complete.mockRestore();
    expect(await read(id)).toMatchObject({ status: 'completed', result: 'calmly' });
    expect(await entriesOf(id)).toEqual(expect.arrayContaining(['hold', 'capture']));
  });

  it('retries a retryable error up to three attempts', async () => {
    const id = await text();
    await fixture.misbehave({ vendor: 'chat', kind: 'error', times: 9 });
    for (const attempt of [1, 2]) {
      await expireLease(id);
      await jobs.runStep();
      expect(await read(id)).toMatchObject({ status: 'processing' });
      expect(await db.manager.query(`SELECT attempt FROM generation WHERE id = $1`, [id])).toEqual([{ attempt }]);
    }
    await expireLease(id);
    await jobs.runStep();
    expect(await read(id)).toMatchObject({
      status: 'failed',
      failed_reason: expect.stringMatching(/^The vendor is not available: generate again/),
    });
    expect(await entriesOf(id)).toEqual(['hold', 'release']);
  });
});
