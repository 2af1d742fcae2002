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
import { VendorTaskRegistry } from '../../src/generation/generations/vendors/vendor-task-registry.js';
import { GENERATION } from '../../src/generation/generations/generation.job.js';
import { GenerationKinds } from '../../src/generation/generations/kinds/kinds.js';
import { MediaStore } from '../../src/assets/media/media-store.js';
import { AgentFixture, type Creator, type Sheet } from '../support/agent-fixture.js';

const RACES = 64;

type Claim = ClaimedJob<GenerationEntity>;

/** The worker process is down; the spec takes each step of its work itself, and dies wherever it likes. */
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
  const outlive = (id: number) =>
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
        await outlive(id);
        await jobs.runStep();
        expect((await read(id)).status).toBe('completed');
      },
      { interval: 100 },
    );

  it('asks a vendor again under the same key after dying with its answer, and charges once', async () => {
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
    ['with the vendor at work, its answer unheard', (claim: Claim) => runOnce(claim)],
  ])('submits a video once after dying %s', async (_, dieIn) => {
    const id = await order('video_from_text', { prompt: 'Waves', model: 'vidbeta-v1-6', duration: 5 });
    await dieIn((await jobs.claim())!);
    await finish(id);
    expect(await effects('video', `generation-${id}-1`)).toBe(1);
    expect((await fixture.log('video')).filter((call) => call.idempotency_key === `generation-${id}-1`)).toHaveLength(
      1,
    );
    expect((await entriesOf(id)).filter((kind) => kind === 'capture')).toHaveLength(1);
  });

  it('looks a video up whose submit got no answer, and never submits again', async () => {
    const id = await order('video_from_text', { prompt: 'Waves', model: 'vidbeta-v1-6', duration: 5 });
    await fixture.misbehave({ vendor: 'video', kind: 'lost_answer' });
    await jobs.runStep();
    expect(await read(id)).toMatchObject({ status: 'processing' });
    await finish(id);
    expect((await fixture.log('video')).filter((call) => call.idempotency_key === `generation-${id}-1`)).toHaveLength(
      1,
    );
  });

  const storeWhatIsMade = async (id: number) => {
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

  it('finds the file that it stored before it died', async () => {
    const id = await order('audio_generation', { text: 'Good morning' });
    const stored = await storeWhatIsMade(id);
    await finish(id);
    expect((await read(id)).output_resources).toMatchObject([{ url: stored.url }]);
    expect(await deposits(id)).toEqual([]);
  });

  it('drops the file that it stored where it is cut off at every try', async () => {
    const id = await order('audio_generation', { text: 'Good night' });
    const { url } = await storeWhatIsMade(id);
    for (const _ of [2, 3]) {
      await outlive(id);
      await jobs.claim();
    }
    await outlive(id);
    await jobs.runStep();
    expect(await read(id)).toMatchObject({ status: 'failed', failed_reason: expect.stringContaining('cut off') });
    while (await manualTaskWorker(fixture.base.http).runStep());
    expect(await deposits(id)).toEqual([]);
    expect((await fetch(url)).status).toBe(404);
  });

  it('gives a job to one of many workers, and leaves a worker that lost its claim without effect', async () => {
    const id = await text();
    const taken = await Promise.all(Array.from({ length: 8 }, () => jobs.claim()));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await jobs.runStep()).toBe(false);
    await finish(id);
    await expect(jobs.fail(taken.find(Boolean)!, 'late')).rejects.toBeInstanceOf(ClaimLost);
    expect(await read(id)).toMatchObject({ status: 'completed', failed_reason: null });
    expect(await jobs.runStep()).toBe(false);
    expect(await entriesOf(id)).toEqual(expect.arrayContaining(['hold', 'capture']));
    expect((await entriesOf(id)).filter((kind) => kind === 'capture')).toHaveLength(1);
  });

  it(`ends each of ${RACES} races between a stop and the finish in one of two ways, and loses no credit`, async () => {
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

  it('continues once in a storm, holds once, and refuses to stop what has ended', async () => {
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

  it('waits for storage that is away, and counts that as no try', async () => {
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

  it('keeps a text that holds what Postgres does not, without that', async () => {
    const answer = { text: 'calm\0ly', toolCalls: [], finishReason: 'stop', usage: { input: 3, output: 2 } } as const;
    const complete = jest.spyOn(inBase(TextVendors).of('openai-compatible'), 'complete').mockResolvedValueOnce(answer);
    const id = await text();
    await jobs.runStep();
    complete.mockRestore();
    expect(await read(id)).toMatchObject({ status: 'completed', result: 'calmly' });
    expect(await entriesOf(id)).toEqual(expect.arrayContaining(['hold', 'capture']));
  });

  it('tries three times what may be tried again', async () => {
    const id = await text();
    await fixture.misbehave({ vendor: 'chat', kind: 'error', times: 9 });
    for (const attempt of [1, 2]) {
      await outlive(id);
      await jobs.runStep();
      expect(await read(id)).toMatchObject({ status: 'processing' });
      expect(await db.manager.query(`SELECT attempt FROM generation WHERE id = $1`, [id])).toEqual([{ attempt }]);
    }
    await outlive(id);
    await jobs.runStep();
    expect(await read(id)).toMatchObject({
      status: 'failed',
      failed_reason: expect.stringMatching(/^The vendor is not available: generate again/),
    });
    expect(await entriesOf(id)).toEqual(['hold', 'release']);
  });
});
