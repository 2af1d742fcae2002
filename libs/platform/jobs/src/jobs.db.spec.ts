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
import { JobsByHand } from './testing/by-hand.js';
import { LETTER, LetterEntity, Press, priceOf } from './testing/letter.js';
import { startTrial, type TrialOptions } from './testing/trial-service.js';
import { TASKS } from './tasks/task.job.js';

let database: TestDatabase<'base'>;
let nats: TestNats;
let front: INestApplicationContext;
let workers: INestApplicationContext[];
let db: Database;

/** The press that workers in this process use: what it was told, in order, and what it does about it. */
class TrialPress extends Press {
  told: string[] = [];
  printed = new Set<string>();
  react: (name: string, signal: AbortSignal) => Promise<void> = async () => undefined;
  aborted: () => void = () => undefined;

  async submit(name: string, _words: string, signal: AbortSignal): Promise<void> {
    this.told.push(name);
    await this.react(name, signal);
    this.printed.add(name);
  }

  async isDone(name: string): Promise<boolean> {
    return this.printed.has(name);
  }
}
let press: TrialPress;

/** What the listener heard. */
let ended: string[];
@OnJobEnding(LETTER)
class Archive implements EndingListener<LetterEntity> {
  async ended({ id, status }: LetterEntity): Promise<void> {
    ended.push(`${id} ${status}`);
  }
}

const start = (options: Partial<TrialOptions> = {}) =>
  startTrial({
    databaseUrl: database.urls.base,
    nats: nats.settingsOf('base-worker'),
    press,
    providers: [Archive],
    ...options,
  });
async function work(options: Partial<TrialOptions> = {}): Promise<INestApplicationContext> {
  const worker = await start(options);
  workers.push(worker);
  return worker;
}
/** Until the signal aborts. */
const untilAborted = (_name: string, signal: AbortSignal) =>
  new Promise<void>((_, reject) =>
    signal.addEventListener('abort', () => {
      press.aborted();
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
  press = new TrialPress();
  workers = [];
  ended = [];
  front = await start({ works: false });
  db = front.get(Database);
  await db.manager.query('TRUNCATE letter, task, outbox, trial_entry, trial_hold');
});
afterEach(async () => {
  await Promise.all([front, ...workers].map((app) => app.close()));
});

const order = (words = 'Dear', organizationId = 1) =>
  front.get(Jobs).order(LETTER, { organizationId, words, estimate: priceOf(words) });
const letter = async (id: number) =>
  (await db.manager.query<(LetterEntity & Record<string, unknown>)[]>('SELECT * FROM letter WHERE id = $1', [id]))[0]!;
const until = (id: number, status: string) =>
  eventually(async () => expect(await letter(id)).toMatchObject({ status }));
const entries = async (id: number) =>
  (
    await db.manager.query<{ kind: string }[]>('SELECT kind FROM trial_entry WHERE reference = $1 ORDER BY id', [
      `letter:${id}`,
    ])
  ).map(({ kind }) => kind);
const events = async () =>
  (await db.manager.query<{ payload: unknown }[]>('SELECT payload FROM outbox')).map(({ payload }) => payload);

async function expectDoneOnce(id: number): Promise<void> {
  await until(id, 'completed');
  expect(await entries(id)).toEqual(['hold', 'capture']);
  expect(await events()).toEqual([{ letter_id: id, organization_id: 1, status: 'completed' }]);
  expect(await letter(id)).toMatchObject({ due_at: null, cost: priceOf('Dear'), failed_reason: null });
}

describe('a job', () => {
  it('is taken when it is ordered, waits for its vendor, and ends with credits, event, hint and a line in the log', async () => {
    const log = new PassThrough();
    await work({ log });
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const { id } = await requestContext.run({ requestId: 'r', address: '', traceparent }, () => order());
    await expectDoneOnce(id);
    expect(await letter(id)).toMatchObject({ attempt: 1, traceparent });
    const line = await eventually(() =>
      String(log.read())
        .split('\n')
        .find((text) => text.includes('job ended'))!,
    );
    expect(JSON.parse(line)).toMatchObject({
      kind: 'letter',
      id,
      outcome: 'completed',
      attempt: 1,
      cost: 4_000,
      traceId: 'a'.repeat(32),
    });
  });

  it('holds nothing and is nowhere where its price cannot be held', async () => {
    await expect(order('x'.repeat(2_000))).rejects.toThrow('Not enough credits');
    expect(await db.manager.query('SELECT 1 FROM letter')).toEqual([]);
  });

  it('tells its listener how it ended: done, failed with its last try, or stopped', async () => {
    const stopped = await order();
    await front.get(Jobs).stop(LETTER, stopped.id);
    await work();
    const done = await order();
    await until(done.id, 'completed');
    press.react = () => Promise.reject(new TypeError('the press is broken'));
    const failed = await order();
    await until(failed.id, 'failed');
    expect(ended).toEqual([`${stopped.id} stopped`, `${done.id} completed`, `${failed.id} failed`]);
  });

  it('is tried again, and has failed after its last try', async () => {
    press.react = async () => {
      throw new TypeError('the press is broken');
    };
    await work();
    const { id } = await order();
    await until(id, 'failed');
    expect(press.told).toHaveLength(3);
    expect(await letter(id)).toMatchObject({ failed_reason: 'Something went wrong on our side', attempt: 3 });
    expect(await entries(id)).toEqual(['hold', 'release']);
  });

  it('whose end cannot be written is tried as often as any other, and has failed then', async () => {
    await db.execute(`ALTER TABLE letter ADD CONSTRAINT endless CHECK (status <> 'completed')`);
    try {
      await work();
      const { id } = await order();
      await until(id, 'failed');
      expect(await letter(id)).toMatchObject({ failed_reason: 'Something went wrong on our side', attempt: 3 });
      expect(await entries(id)).toEqual(['hold', 'release']);
    } finally {
      await db.execute('ALTER TABLE letter DROP CONSTRAINT endless');
    }
  });

  it('goes back without costing a try while a neighbour is away', async () => {
    press.react = async () => {
      if (press.told.length < 5) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    };
    await work();
    const { id } = await order();
    await expectDoneOnce(id);
    expect(press.told).toHaveLength(5);
    expect(await letter(id)).toMatchObject({ attempt: 1 });
  });

  it('that is stopped aborts its step, gives its credits back, and can be continued as another round', async () => {
    press.react = untilAborted;
    await work();
    const { id } = await order();
    await eventually(() => expect(press.told).toHaveLength(1));
    expect(await front.get(Jobs).stop(LETTER, id)).toMatchObject({ status: 'stopped' });
    expect(await front.get(Jobs).stop(LETTER, id)).toBeUndefined();
    press.react = async () => undefined;
    await front.get(Jobs).continue(LETTER, id, { submittedAs: null });
    await until(id, 'completed');
    expect(await entries(id)).toEqual(['hold', 'release', 'hold', 'capture']);
    expect(press.told).toEqual([`letter:${id}:1`, `letter:${id}:2`]);
  });

  it('is taken by one worker alone, however many look', async () => {
    await Promise.all([work(), work(), work()]);
    const ids = (await Promise.all(Array.from({ length: 30 }, () => order()))).map(({ id }) => id);
    for (const id of ids) await until(id, 'completed');
    expect(press.told.toSorted()).toEqual(ids.map((id) => `letter:${id}:1`).toSorted());
    for (const id of ids) expect(await entries(id)).toEqual(['hold', 'capture']);
  });

  it('takes its turn before the many of another organization', async () => {
    const gate = Promise.withResolvers<void>();
    press.react = () => gate.promise;
    const many = await Promise.all(Array.from({ length: 40 }, () => order('Dear', 5)));
    const alone = [await order('Dear', 3), await order('Dear', 9)];
    await work();
    await eventually(() => expect(press.told).toHaveLength(LETTER.perOrganization + alone.length));
    expect(press.told).toEqual(expect.arrayContaining(alone.map(({ id }) => `letter:${id}:1`)));
    gate.resolve();
    for (const { id } of many) await until(id, 'completed');
  });

  it('leaves a place to others, however many its organization has', async () => {
    const gate = Promise.withResolvers<void>();
    press.react = () => gate.promise;
    await Promise.all(Array.from({ length: 10 }, () => order('Dear', 5)));
    await work();
    await eventually(() => expect(press.told).toHaveLength(LETTER.perOrganization));
    const alone = await order('Dear', 3);
    await eventually(() => expect(press.told).toContain(`letter:${alone.id}:1`));
    expect(press.told).toHaveLength(LETTER.perOrganization + 1);
    gate.resolve();
    await eventually(() => expect(press.told).toHaveLength(11));
  });

  it('is refused where its organization has as many open as it may', async () => {
    for (let open = 0; open < LETTER.maxOpen; open += 1) await order('Dear', 5);
    await expect(order('Dear', 5)).rejects.toMatchObject({ code: 'too_many_jobs', status: 429 });
    const { id } = await order('Dear', 3);
    await front.get(Jobs).stop(LETTER, id);
    await db.execute('UPDATE letter SET organization_id = 7');
    await expect(front.get(Jobs).continue(LETTER, id)).rejects.toMatchObject({ code: 'too_many_jobs' });
    expect(await letter(id)).toMatchObject({ status: 'stopped' });
  });

  it('that is neither counted nor paid for is ordered in one statement, or with what causes it', async () => {
    const free = jobKind({ entity: LetterEntity });
    const orderFree = () => front.get(Jobs).order(free, { organizationId: 1, words: 'Dear' });
    const failing = front.get(Transaction).run(async () => {
      await orderFree();
      throw new Error('the cause fails');
    });
    await expect(failing).rejects.toThrow('the cause fails');
    expect(await db.manager.query('SELECT 1 FROM letter')).toEqual([]);

    const asked = jest.spyOn(pg.Client.prototype, 'query');
    await orderFree();
    const statements = asked.mock.calls.length;
    asked.mockRestore();
    expect(statements).toBe(1);
    await work();
    await orderFree();
    await eventually(() => expect(press.told).toHaveLength(2));
  });

  it('that is stopped is let go of at once, however long its lease', async () => {
    press.react = untilAborted;
    await work();
    const { id } = await order();
    await eventually(() => expect(press.told).toHaveLength(1));
    const stoppedAt = performance.now();
    const aborted = Promise.withResolvers<number>();
    press.aborted = () => aborted.resolve(performance.now());
    await front.get(Jobs).stop(LETTER, id);
    expect((await aborted.promise) - stoppedAt).toBeLessThan((LETTER.leaseSeconds * 1_000) / 3);
  });

  it('is found behind more organizations than take turns, whose jobs are due later', async () => {
    await work();
    await db.execute(
      `INSERT INTO letter (organization_id, words, due_at) SELECT id, 'Later', now() + interval '1 day' FROM generate_series(1000, 1999) AS id`,
    );
    await db.execute(`INSERT INTO letter (organization_id, words) VALUES (3000, 'Dear')`);
    await eventually(() => expect(press.told).toHaveLength(1));
  });
});

describe('a worker', () => {
  it('that is killed leaves its job to another', async () => {
    const child = startTypescript(new URL('./testing/trial-worker.ts', import.meta.url), [
      database.urls.base,
      ...Object.values(nats.settingsOf('base-worker')),
    ]);
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    try {
      expect((await lines.next()).value).toBe('started');
      const { id } = await order();
      expect((await lines.next()).value).toBe('submitting');
      await work();
      child.kill('SIGKILL');
      await once(child, 'exit');
      await expectDoneOnce(id);
      expect(await letter(id)).toMatchObject({ attempt: 2 });
    } finally {
      child.kill('SIGKILL');
    }
  });

  it('that goes down hands its jobs back, which costs no try', async () => {
    press.react = untilAborted;
    const worker = await work();
    const { id } = await order();
    await eventually(() => expect(press.told).toHaveLength(1));
    await worker.close();
    expect(await letter(id)).toMatchObject({ attempt: 0 });
    press.react = async () => undefined;
    await work();
    await expectDoneOnce(id);
  });

  it('whose connections to Postgres are cut goes on with new ones', async () => {
    let cut: Promise<void> | undefined;
    press.react = async () => {
      cut ??= cutConnections();
      await cut;
    };
    await work();
    const { id } = await order();
    await until(id, 'completed');
    await expectDoneOnce(id);
  });

  it('keeps a job for as long as its step takes, and changes nothing once it has lost it', async () => {
    const finish = Promise.withResolvers<void>();
    press.react = () => finish.promise;
    await Promise.all([work(), work()]);
    const { id } = await order();
    await new Promise((resolve) => setTimeout(resolve, 2.5 * LETTER.leaseSeconds * 1_000));
    expect(press.told).toHaveLength(1);
    await db.manager.query('UPDATE letter SET claim = claim + 1 WHERE id = $1', [id]);
    finish.resolve();
    await expectDoneOnce(id);
  });

  it('finds what is due without the bus', async () => {
    await work();
    await nats.stop();
    const { id } = await order();
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

it('lets nobody watch a kind of which nothing is told', () => {
  expect(() => front.get(Jobs).watch(TASKS, 1, () => undefined)).toThrow('not watched');
});

it('looks at once at a job that waits for its vendor, and leaves one alone that a worker has', async () => {
  const { id } = await order();
  const byHand = new JobsByHand(front, LETTER);
  const lookNow = (claim: number) => front.get(Jobs).lookNow(LETTER, id, claim);
  await byHand.perform();
  await db.manager.query(`UPDATE letter SET due_at = now() + interval '1 hour'`);
  const { claim } = await letter(id);
  await lookNow(claim - 1);
  expect(await byHand.take()).toBeUndefined();
  await lookNow(claim);
  const taken = (await byHand.take())!;
  const inHand = await letter(id);
  await lookNow(claim);
  expect(await letter(id)).toEqual(inHand);
  await byHand.perform(taken);
  await lookNow(claim + 1);
  expect(await letter(id)).toMatchObject({ status: 'completed', due_at: null });
});
