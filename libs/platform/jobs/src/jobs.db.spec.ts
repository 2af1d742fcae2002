import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { Database, Transaction } from '@reelsheet/platform-database';
import {
  eventually,
  startTypescript,
  testDatabase,
  testNats,
  type TestDatabase,
  type TestNats,
} from '@reelsheet/testing';
import { requestContext } from '@reelsheet/platform-telemetry';
import pg from 'pg';
import { OnJobEnding, jobKind, Jobs, type EndingListener } from './index.js';
import { ManualJobWorker } from './testing/manual-job-worker.js';
import { TRANSLATION, TranslationEntity, Translator, priceOf } from './testing/translation.js';
import { startJobTestService, type JobTestOptions } from './testing/test-service.js';
import { TASKS } from './tasks/task.job.js';

let database: TestDatabase<'base'>;
let nats: TestNats;
let front: INestApplicationContext;
let workers: INestApplicationContext[];
let db: Database;

/**
 * The translator that workers in this process use: the received calls in order, and the configured
 * reaction.
 */
class TestTranslator extends Translator {
  calls: string[] = [];
  printed = new Set<string>();
  react: (name: string, signal: AbortSignal) => Promise<void> = async () => undefined;
  aborted: () => void = () => undefined;

  async submit(name: string, _words: string, signal: AbortSignal): Promise<void> {
    this.calls.push(name);
    await this.react(name, signal);
    this.printed.add(name);
  }

  async isDone(name: string): Promise<boolean> {
    return this.printed.has(name);
  }
}
let translator: TestTranslator;

type Sent = string | { readonly text: string };
/** The statement by which each process checks the connection to Postgres, every few seconds. */
const PING = 'SELECT 1';

/** The notifications of the listener. */
let ended: string[];
@OnJobEnding(TRANSLATION)
class Archive implements EndingListener<TranslationEntity> {
  async ended({ id, status }: TranslationEntity): Promise<void> {
    ended.push(`${id} ${status}`);
  }
}

const start = (options: Partial<JobTestOptions> = {}) =>
  startJobTestService({
    databaseUrl: database.urls.base,
    nats: nats.settingsOf('base-worker'),
    translator,
    providers: [Archive],
    ...options,
  });
async function work(options: Partial<JobTestOptions> = {}): Promise<INestApplicationContext> {
  const worker = await start(options);
  workers.push(worker);
  return worker;
}
/** Resolves when the signal aborts. */
const untilAborted = (_name: string, signal: AbortSignal) =>
  new Promise<void>((_, reject) =>
    signal.addEventListener('abort', () => {
      translator.aborted();
      reject(signal.reason as Error);
    }),
  );

beforeAll(async () => {
  [database, nats] = await Promise.all([testDatabase({ services: ['base'] }), testNats()]);
});
afterAll(async () => {
  await nats?.stop();
  await database?.drop();
});
beforeEach(async () => {
  translator = new TestTranslator();
  workers = [];
  ended = [];
  front = await start({ runsJobs: false });
  db = front.get(Database);
  await db.manager.query('TRUNCATE translation, task, outbox, test_entry, test_hold');
});
afterEach(async () => {
  await Promise.all([front, ...workers].map((app) => app.close()));
});

const enqueue = (text = 'Dear', organizationId = 1) =>
  front.get(Jobs).enqueue(TRANSLATION, { organizationId, text, estimate: priceOf(text) });
const translationRow = async (id: number) =>
  (
    await db.manager.query<(TranslationEntity & Record<string, unknown>)[]>('SELECT * FROM translation WHERE id = $1', [
      id,
    ])
  )[0]!;
const until = (id: number, status: string) =>
  eventually(async () => expect(await translationRow(id)).toMatchObject({ status }));
const entries = async (id: number) =>
  (
    await db.manager.query<{ kind: string }[]>('SELECT kind FROM test_entry WHERE reference = $1 ORDER BY id', [
      `translation:${id}`,
    ])
  ).map(({ kind }) => kind);
const events = async () =>
  (await db.manager.query<{ payload: unknown }[]>('SELECT payload FROM outbox')).map(({ payload }) => payload);

async function expectDoneOnce(id: number): Promise<void> {
  await until(id, 'completed');
  expect(await entries(id)).toEqual(['hold', 'capture']);
  expect(await events()).toEqual([{ translation_id: id, organization_id: 1, status: 'completed' }]);
  expect(await translationRow(id)).toMatchObject({ due_at: null, cost: priceOf('Dear'), failed_reason: null });
}

describe('a job', () => {
  it('is taken when it is ordered, waits for its vendor, and ends with credits, event, hint and a line in the log', async () => {
    const log = new PassThrough();
    await work({ log });
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const { id } = await requestContext.run({ requestId: 'r', address: '', traceparent }, () => enqueue());
    await expectDoneOnce(id);
    expect(await translationRow(id)).toMatchObject({ attempt: 1, traceparent });
    const line = await eventually(() =>
      String(log.read())
        .split('\n')
        .find((text) => text.includes('job ended'))!,
    );
    expect(JSON.parse(line)).toMatchObject({
      kind: 'translation',
      id,
      outcome: 'completed',
      attempt: 1,
      cost: 4_000,
      traceId: 'a'.repeat(32),
    });
  });

  it('runs in the context of its organization and of the share that this one uses', async () => {
    const contexts: unknown[] = [];
    translator.react = async () => void contexts.push(requestContext.getStore());
    await work();
    const { id } = await enqueue();
    await until(id, 'completed');
    expect(contexts).toEqual([expect.objectContaining({ organizationId: 1, shareId: 1 })]);
  });

  it('holds nothing and is nowhere where its price cannot be held', async () => {
    await expect(enqueue('x'.repeat(2_000))).rejects.toThrow('Not enough credits');
    expect(await db.manager.query('SELECT 1 FROM translation')).toEqual([]);
  });

  it('notifies its listener how it ended: completed, failed in its last attempt, or stopped', async () => {
    const stopped = await enqueue();
    await front.get(Jobs).stop(TRANSLATION, stopped.id);
    await work();
    const done = await enqueue();
    await until(done.id, 'completed');
    translator.react = () => Promise.reject(new TypeError('the translator is broken'));
    const failed = await enqueue();
    await until(failed.id, 'failed');
    expect(ended).toEqual([`${stopped.id} stopped`, `${done.id} completed`, `${failed.id} failed`]);
  });

  it('is attempted again, and has failed after its last attempt', async () => {
    translator.react = async () => {
      throw new TypeError('the translator is broken');
    };
    await work();
    const { id } = await enqueue();
    await until(id, 'failed');
    expect(translator.calls).toHaveLength(3);
    expect(await translationRow(id)).toMatchObject({ failed_reason: 'Something went wrong on our side', attempt: 3 });
    expect(await entries(id)).toEqual(['hold', 'release']);
  });

  it('whose end cannot be written is tried as often as any other, and has failed then', async () => {
    await db.execute(`ALTER TABLE translation ADD CONSTRAINT endless CHECK (status <> 'completed')`);
    try {
      await work();
      const { id } = await enqueue();
      await until(id, 'failed');
      expect(await translationRow(id)).toMatchObject({ failed_reason: 'Something went wrong on our side', attempt: 3 });
      expect(await entries(id)).toEqual(['hold', 'release']);
    } finally {
      await db.execute('ALTER TABLE translation DROP CONSTRAINT endless');
    }
  });

  it('goes back without counting an attempt while another service is unavailable', async () => {
    translator.react = async () => {
      if (translator.calls.length < 5) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    };
    await work();
    const { id } = await enqueue();
    await expectDoneOnce(id);
    expect(translator.calls).toHaveLength(5);
    expect(await translationRow(id)).toMatchObject({ attempt: 1 });
  });

  it('that is stopped aborts its step, gives its credits back, and can be continued as another round', async () => {
    translator.react = untilAborted;
    await work();
    const { id } = await enqueue();
    await eventually(() => expect(translator.calls).toHaveLength(1));
    expect(await front.get(Jobs).stop(TRANSLATION, id)).toMatchObject({ status: 'stopped' });
    expect(await front.get(Jobs).stop(TRANSLATION, id)).toBeUndefined();
    translator.react = async () => undefined;
    await front.get(Jobs).continue(TRANSLATION, id, { submittedAs: null });
    await until(id, 'completed');
    expect(await entries(id)).toEqual(['hold', 'release', 'hold', 'capture']);
    expect(translator.calls).toEqual([`translation:${id}:1`, `translation:${id}:2`]);
  });

  it('is taken by one worker alone, however many look', async () => {
    await Promise.all([work(), work(), work()]);
    const ids = (await Promise.all(Array.from({ length: 30 }, () => enqueue()))).map(({ id }) => id);
    for (const id of ids) await until(id, 'completed');
    expect(translator.calls.toSorted()).toEqual(ids.map((id) => `translation:${id}:1`).toSorted());
    for (const id of ids) expect(await entries(id)).toEqual(['hold', 'capture']);
  });

  it('is claimed before the many jobs of another organization', async () => {
    const gate = Promise.withResolvers<void>();
    translator.react = () => gate.promise;
    const many = await Promise.all(Array.from({ length: 40 }, () => enqueue('Dear', 5)));
    const alone = [await enqueue('Dear', 3), await enqueue('Dear', 9)];
    await work();
    await eventually(() => expect(translator.calls).toHaveLength(TRANSLATION.perOrganization + alone.length));
    expect(translator.calls).toEqual(expect.arrayContaining(alone.map(({ id }) => `translation:${id}:1`)));
    gate.resolve();
    for (const { id } of many) await until(id, 'completed');
  });

  it('leaves capacity for others, however many jobs its organization has', async () => {
    const gate = Promise.withResolvers<void>();
    translator.react = () => gate.promise;
    await Promise.all(Array.from({ length: 10 }, () => enqueue('Dear', 5)));
    await work();
    await eventually(() => expect(translator.calls).toHaveLength(TRANSLATION.perOrganization));
    const alone = await enqueue('Dear', 3);
    await eventually(() => expect(translator.calls).toContain(`translation:${alone.id}:1`));
    expect(translator.calls).toHaveLength(TRANSLATION.perOrganization + 1);
    gate.resolve();
    await eventually(() => expect(translator.calls).toHaveLength(11));
  });

  it('is rejected if its organization has the maximum number of open jobs', async () => {
    for (let open = 0; open < TRANSLATION.maxOpen; open += 1) await enqueue('Dear', 5);
    await expect(enqueue('Dear', 5)).rejects.toMatchObject({ code: 'too_many_jobs', status: 429 });
    const { id } = await enqueue('Dear', 3);
    await front.get(Jobs).stop(TRANSLATION, id);
    await db.execute('UPDATE translation SET organization_id = 7');
    await expect(front.get(Jobs).continue(TRANSLATION, id)).rejects.toMatchObject({ code: 'too_many_jobs' });
    expect(await translationRow(id)).toMatchObject({ status: 'stopped' });
  });

  it('that is neither counted nor paid for is ordered in one statement, or with what causes it', async () => {
    const free = jobKind({ entity: TranslationEntity });
    const createFree = () => front.get(Jobs).enqueue(free, { organizationId: 1, text: 'Dear' });
    const failing = front.get(Transaction).run(async () => {
      await createFree();
      throw new Error('the cause fails');
    });
    await expect(failing).rejects.toThrow('the cause fails');
    expect(await db.manager.query('SELECT 1 FROM translation')).toEqual([]);

    const requested = jest.spyOn(pg.Client.prototype as { query: (sent: Sent) => unknown }, 'query');
    await createFree();
    const texts = requested.mock.calls.map(([sent]) => (typeof sent === 'string' ? sent : sent.text));
    requested.mockRestore();
    expect(texts.filter((text) => text !== PING)).toEqual([expect.stringContaining('INSERT INTO translation')]);
    await work();
    await createFree();
    await eventually(() => expect(translator.calls).toHaveLength(2));
  });

  it('that is stopped is let go of at once, however long its lease', async () => {
    translator.react = untilAborted;
    await work();
    const { id } = await enqueue();
    await eventually(() => expect(translator.calls).toHaveLength(1));
    const stoppedAt = performance.now();
    const aborted = Promise.withResolvers<number>();
    translator.aborted = () => aborted.resolve(performance.now());
    await front.get(Jobs).stop(TRANSLATION, id);
    expect((await aborted.promise) - stoppedAt).toBeLessThan((TRANSLATION.leaseSeconds * 1_000) / 3);
  });

  it('is found behind more organizations than take turns, whose jobs are due later', async () => {
    await work();
    await db.execute(
      `INSERT INTO translation (organization_id, text, due_at) SELECT id, 'Later', now() + interval '1 day' FROM generate_series(1000, 1999) AS id`,
    );
    await db.execute(`INSERT INTO translation (organization_id, text) VALUES (3000, 'Dear')`);
    await eventually(() => expect(translator.calls).toHaveLength(1));
  });
});

describe('a worker', () => {
  it('that is killed leaves its job to another', async () => {
    const child = startTypescript(new URL('./testing/test-worker.ts', import.meta.url), [
      database.urls.base,
      ...Object.values(nats.settingsOf('base-worker')),
    ]);
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    try {
      expect((await lines.next()).value).toBe('started');
      const { id } = await enqueue();
      expect((await lines.next()).value).toBe('submitting');
      await work();
      child.kill('SIGKILL');
      await once(child, 'exit');
      await expectDoneOnce(id);
      expect(await translationRow(id)).toMatchObject({ attempt: 2 });
    } finally {
      child.kill('SIGKILL');
    }
  });

  it('that goes down hands its jobs back, which costs no try', async () => {
    translator.react = untilAborted;
    const worker = await work();
    const { id } = await enqueue();
    await eventually(() => expect(translator.calls).toHaveLength(1));
    await worker.close();
    expect(await translationRow(id)).toMatchObject({ attempt: 0 });
    translator.react = async () => undefined;
    await work();
    await expectDoneOnce(id);
  });

  it('whose connections to Postgres are cut goes on with new ones', async () => {
    let cut: Promise<void> | undefined;
    translator.react = async () => {
      cut ??= cutConnections();
      await cut;
    };
    await work();
    const { id } = await enqueue();
    await until(id, 'completed');
    await expectDoneOnce(id);
  });

  it('keeps a job for as long as its step takes, and changes nothing once it has lost it', async () => {
    const finish = Promise.withResolvers<void>();
    translator.react = () => finish.promise;
    await Promise.all([work(), work()]);
    const { id } = await enqueue();
    await new Promise((resolve) => setTimeout(resolve, 2.5 * TRANSLATION.leaseSeconds * 1_000));
    expect(translator.calls).toHaveLength(1);
    await db.manager.query('UPDATE translation SET claim = claim + 1 WHERE id = $1', [id]);
    finish.resolve();
    await expectDoneOnce(id);
  });

  it('finds what is due without the bus', async () => {
    await work();
    await nats.stop();
    const { id } = await enqueue();
    await nats.start();
    await expectDoneOnce(id);
  });
});

async function cutConnections(): Promise<void> {
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  await client
    .query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )
    .finally(() => client.end());
}

it('cannot be watched if its kind is not watchable', () => {
  expect(() => front.get(Jobs).watch(TASKS, 1, () => undefined)).toThrow('not watched');
});

it('is polled immediately while it waits for its vendor, and not while a worker holds it', async () => {
  const { id } = await enqueue();
  const byHand = new ManualJobWorker(front, TRANSLATION);
  const pollNow = (claim: number) => front.get(Jobs).pollNow(TRANSLATION, id, claim);
  await byHand.runStep();
  await db.manager.query(`UPDATE translation SET due_at = now() + interval '1 hour'`);
  const { claim } = await translationRow(id);
  await pollNow(claim - 1);
  expect(await byHand.claim()).toBeUndefined();
  await pollNow(claim);
  const taken = (await byHand.claim())!;
  const inHand = await translationRow(id);
  await pollNow(claim);
  expect(await translationRow(id)).toEqual(inHand);
  await byHand.runStep(taken);
  await pollNow(claim + 1);
  expect(await translationRow(id)).toMatchObject({ status: 'completed', due_at: null });
});
