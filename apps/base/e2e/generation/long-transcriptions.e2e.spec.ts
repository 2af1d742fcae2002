import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Database } from '@reelsheet/platform-database';
import { ManualJobWorker } from '@reelsheet/platform-jobs/testing';
import { eventually } from '@reelsheet/testing';
import { GenerationChunks } from '../../src/generation/generations/generation-chunks.job.js';
import type { GenerationEntity } from '../../src/generation/generations/generation.entity.js';
import { GENERATION } from '../../src/generation/generations/generation.job.js';
import { GenerationKinds } from '../../src/generation/generations/kinds/kinds.js';
import { SoundUser, type Resource } from '../support/sound-user.js';

jest.setTimeout(400_000);
const TIMEOUT_MS = 300_000;

const LOCATIONS = ['harbour', 'garden', 'market', 'library', 'station', 'kitchen', 'forest', 'theatre', 'workshop'];
const THINGS = ['lantern', 'letter', 'violin', 'basket', 'mirror', 'ladder', 'blanket', 'compass', 'kettle', 'ribbon'];

/** Sentences that all differ. */
const CHAPTERS = ['morning', 'evening', 'winter'].map((time) =>
  LOCATIONS.flatMap((location) =>
    THINGS.slice(0, 5).map((thing) => `In the ${time} somebody left a ${thing} at the ${location}.`),
  ),
);
const TEXT = CHAPTERS.flat().join(' ');

describe('transcription of speech that is longer than one vendor call accepts', () => {
  let user: SoundUser;
  let wav: string;
  let sound: Resource;
  let folder: string;

  beforeAll(async () => {
    user = await SoundUser.start();
    folder = await mkdtemp(join(tmpdir(), 'interrupted-'));
    const files: string[] = [];
    for (const [index, chapter] of CHAPTERS.entries()) files.push(await user.say(`${index}.wav`, chapter.join(' ')));
    const inputs = files.flatMap((file) => ['-i', file]);
    wav = await user.made('book.wav', ...inputs, '-filter_complex', `concat=n=${files.length}:v=0:a=1`);
    sound = await user.upload(await user.made('book.mp3', '-i', wav, '-b:a', '48k'), 'audio/mpeg');
  });
  afterAll(async () => {
    await user?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const calls = async (after = 0) => (await user.fixture.log('transcription')).slice(after);

  const expectWhole = ({ status, failed_reason, result }: any) => {
    expect({ status, failed_reason }).toEqual({ status: 'completed', failed_reason: null });
    expect(result.full_text).toBe(TEXT);
    expect(result.sentences.map(({ text }: any) => text).join(' ')).toBe(TEXT);
    const times: number[] = result.sentences.flatMap(({ startMs, endMs }: any) => [startMs, endMs]);
    expect(times.every(Number.isInteger)).toBe(true);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(result.audio_duration * 1_000);
  };

  it('processes segments in parallel, joins them without lost or repeated words, and reports progress', async () => {
    const { body } = await user.transcribe({ audio: { value: sound.url } });
    const events = await fetch(`${user.fixture.base.url}/generations/${body.generation_id}/events`, {
      headers: { 'X-API-Key': user.creator.key },
    });
    const states = (await events.text())
      .split('\n\n')
      .filter((event) => event.startsWith('data: '))
      .map((event) => JSON.parse(event.slice(6)));
    expectWhole(states.at(-1));
    const progress = states.map((state) => state.progress);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.some((done) => done > 0.1 && done < 0.9)).toBe(true);
    const keys = (await calls()).map((call) => call.idempotency_key);
    expect(keys.length).toBeGreaterThanOrEqual(2);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(new RegExp(`^generation:${body.generation_id}:1:`));
  });

  it('charges the real length although less was held', async () => {
    const { result, execution_cost } = await user.received({ audio: { value: sound.url } }, TIMEOUT_MS);
    expect(execution_cost).toBeCloseTo((Math.ceil(result.audio_duration) * 1.2) / 60, 5);
    expect(execution_cost).toBeGreaterThan(6);
    expect(await user.fixture.credits(user.creator)).toMatchObject({ held: 0 });
  });

  it('cuts between words when music leaves no pause', async () => {
    const mixed = ['-filter_complex', '[1:a]volume=0.02[m];[0:a][m]amix=inputs=2:duration=first:normalize=0'];
    const noise = ['-f', 'lavfi', '-i', 'anoisesrc=color=brown:seed=7'];
    const { url } = await user.upload(await user.made('noisy.mp3', '-i', wav, ...noise, ...mixed), 'audio/mpeg');
    expectWhole(await user.received({ audio: { value: url } }, TIMEOUT_MS));
  });

  describe('with a killed worker', () => {
    let jobs: ManualJobWorker<GenerationEntity>;
    let db: Database;
    beforeAll(async () => {
      await user.fixture.base.worker.close();
      jobs = new ManualJobWorker(user.fixture.base.http, GENERATION);
      db = inBase(Database);
    });

    const inBase = <T>(type: abstract new (...dependencies: never[]) => T): T =>
      user.fixture.base.http.get<T>(type, { strict: false });
    const order = async (): Promise<number> => {
      const { body } = await user.transcribe({ audio: { value: sound.url } });
      return body.generation_id;
    };
    const chunks = (id: number) =>
      db.manager.query<{ name: string }[]>(`SELECT name FROM generation_chunk WHERE generation_id = $1`, [id]);
    const finish = (id: number) =>
      eventually(
        async () => {
          await db.manager.query(
            `UPDATE generation SET due_at = now() WHERE id = $1 AND due_at IS NOT NULL AND status <> 'stopped'`,
            [id],
          );
          await jobs.runStep();
          const generation = (await user.call('GET', `/generations/${id}`)).body;
          expect(generation.status).toBe('completed');
          return generation;
        },
        { timeout: TIMEOUT_MS, interval: 100 },
      );
    /** Simulates a worker that is killed after it has stored one chunk. */
    const killAfterOneChunk = async (): Promise<void> => {
      const claim = (await jobs.claim())!;
      const context = jobs.contextOf(claim, AbortSignal.timeout(TIMEOUT_MS));
      const chunks = inBase(GenerationChunks);
      const store = chunks.store.bind(chunks);
      let stored = 0;
      const killing = jest.spyOn(chunks, 'store').mockImplementation(async (...chunk) => {
        if (stored++ > 0) throw new Error('killed');
        await store(...chunk);
      });
      const run = inBase(GenerationKinds).of('transcription').run({ context, input: claim.job.input, folder });
      await expect(run).rejects.toThrow('killed');
      killing.mockRestore();
    };

    it('pays for no segment twice', async () => {
      const before = (await calls()).length;
      const id = await order();
      await killAfterOneChunk();
      const [stored] = await chunks(id);
      expectWhole(await finish(id));
      const made = await calls(before);
      const paid = made.filter((call) => !call.replay && call.status === 200).map((call) => call.idempotency_key);
      expect(new Set(paid).size).toBe(paid.length);
      expect(made.filter((call) => call.idempotency_key === `generation:${id}:1:${stored!.name}`)).toHaveLength(1);
      expect(await chunks(id)).toEqual([]);
    });

    it('continues with the stored chunks after a stop', async () => {
      const id = await order();
      await killAfterOneChunk();
      const [stored] = await chunks(id);
      expect((await user.call('POST', `/generations/${id}/stop`)).body.status).toBe('stopped');
      expect(await chunks(id)).toEqual([stored]);
      const before = (await calls()).length;
      expect((await user.call('POST', `/generations/${id}/continue`)).body.status).toBe('pending');
      expectWhole(await finish(id));
      const names = (await calls(before)).map((call) => call.idempotency_key!.replace(`generation:${id}:2:`, ''));
      expect(names).not.toContain(stored!.name);
      expect(await chunks(id)).toEqual([]);
    });

    it('requests only the failed segments again', async () => {
      const id = await order();
      const before = (await calls()).length;
      await user.fixture.misbehave({ vendor: 'transcription', kind: 'error', times: 3 });
      expectWhole(await finish(id));
      const good = (await calls(before)).filter((call) => call.status === 200);
      expect(good.every((call) => !call.replay)).toBe(true);
    });
  });
});
