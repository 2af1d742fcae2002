import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@reelsheet/testing';
import { randomBy } from '@reelsheet/testing/seeded';
import pg from 'pg';
import { Chaos, type Size } from './chaos.js';
import { Fleet } from './fleet.js';
import { chargedTwice, readLedger, sum } from './ledger.js';
import { madeTwice } from './vendor-log.js';

/** `CHAOS=full` selects the large size; `TEST_SEED` repeats an earlier run. */
const SIZES: Readonly<Record<string, Size>> = {
  small: { texts: 60, images: 6, videos: 3, kills: 6 },
  full: { texts: 1_000, images: 50, videos: 20, kills: 24 },
};
const size = SIZES[process.env['CHAOS'] ?? 'small']!;
const seed = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000);
const MINUTE_MS = 60_000;
/** Low limits, so that most jobs are queued for their vendor when a process is killed. */
const LIMITS = {
  'openai-compatible': { concurrency: 12, perMinute: 1_200 },
  kling: { concurrency: 3, perMinute: 60 },
};

/** State of each generation in base's tables and in the ledger; amounts in millionths of a credit. */
const GENERATIONS = `
  SELECT id, status, user_job_type AS type, result IS NOT NULL AS "hasResult", failed_reason AS reason, coalesce(cost, 0)::float8 AS cost,
    (SELECT count(*)::integer FROM base.generation_output WHERE generation_id = generation.id) AS outputs,
    (SELECT count(*)::integer FROM base.content_resource WHERE generation_id = generation.id AND (thumbnail_url IS NULL OR width IS NULL)) AS unfinished,
    (SELECT coalesce(jsonb_object_agg(kind, sum), '{}') FROM (
       SELECT kind, sum(amount)::float8 AS sum FROM base.ledger_entry WHERE reference = 'generation:' || generation.id GROUP BY kind) AS sums) AS ledger
  FROM base.generation ORDER BY id`;

interface Row {
  readonly id: string;
  readonly status: string;
  readonly type: string;
  readonly hasResult: boolean;
  readonly reason: string | null;
  readonly cost: number;
  readonly outputs: number;
  readonly unfinished: number;
  readonly ledger: Readonly<Partial<Record<'hold' | 'capture' | 'release', number>>>;
}

describe(`generations while workers, NATS and Postgres are killed (seed ${seed})`, () => {
  let fleet: Fleet;
  let chaos: Chaos;
  let database: pg.Client;
  let folder: string;
  let rows: Row[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chaos-'));
    const MODEL_CATALOG_FILE = join(folder, 'models.json');
    await writeFile(MODEL_CATALOG_FILE, JSON.stringify({ providers: LIMITS }));
    fleet = await Fleet.start(1_500, { MODEL_CATALOG_FILE, SANDBOX_CHAT_PACE_SECONDS: '0.02' });
    chaos = new Chaos(fleet, size, randomBy(seed));
    const startedAt = performance.now();
    await chaos.run();
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    database = await eventually(
      async () => {
        const client = new pg.Client({ connectionString: fleet.databaseUrl });
        await client.connect();
        return client;
      },
      { timeout: MINUTE_MS, interval: 500 },
    );
    rows = (await database.query<Row>(GENERATIONS)).rows;
    const failed = rows.filter(({ status }) => status === 'failed');
    console.log(
      `chaos: seed ${seed}, ${rows.length} generations in ${seconds} s, ${failed.length} failed, ` +
        `${chaos.kills.length} kills: ${chaos.kills.join(' ')}${failed.map(({ id, reason }) => `\n${id}: ${reason}`).join('')}`,
    );
  }, 30 * MINUTE_MS);
  afterAll(async () => {
    await database?.end();
    await fleet?.stop();
    await rm(folder, { recursive: true });
  }, MINUTE_MS);

  it('kills processes as often as planned, and erases the JetStream folder', () => {
    expect(chaos.kills.length).toBeGreaterThanOrEqual(size.kills);
    expect(chaos.kills.some((kill) => kill.startsWith('jetstream'))).toBe(true);
  });

  it('loses no generation and leaves none running', () => {
    const ids = new Set(rows.map(({ id }) => Number(id)));
    expect(chaos.ordered.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(rows.filter(({ status }) => !['completed', 'failed'].includes(status))).toEqual([]);
  });

  it('fails only generations that were interrupted at every attempt', () => {
    const failed = rows.filter(({ status }) => status === 'failed');
    expect(failed.filter(({ reason }) => !reason?.includes('Every attempt was interrupted'))).toEqual([]);
    expect(failed.length).toBeLessThanOrEqual(rows.length / 100);
  });

  it('completes each generation with its text, or with its file and a thumbnail', () => {
    const isWhole = ({ type, hasResult, outputs, unfinished }: Row) =>
      unfinished === 0 && (type === 'text_generation' ? hasResult && outputs === 0 : outputs === 1);
    expect(rows.filter((row) => row.status === 'completed' && !isWhole(row))).toEqual([]);
  });

  it('charges each completed generation once and refunds all others', async () => {
    const isRight = ({ status, cost, ledger: { hold = 0, capture = 0, release = 0 } }: Row) =>
      hold > 0 && capture === (status === 'completed' ? cost : 0) && hold === capture + release;
    expect(rows.filter((row) => !isRight(row))).toEqual([]);
    const book = await readLedger(fleet);
    expect(book.held).toBe(0);
    expect(Math.round(book.balance * 1e6)).toBe(sum(book, 'grant') - sum(book, 'capture'));
    expect(chargedTwice(book)).toEqual([]);
  });

  it('runs no vendor call twice for the same work', async () => {
    expect(await madeTwice(fleet)).toEqual([]);
  });

  it(
    'leaves no vendor slot, no stored bytes without an owner and no unsent message',
    async () => {
      await eventually(
        async () => {
          const { rows: left } = await database.query(`
          SELECT 'vendor slot' AS what, count(*)::integer FROM base.vendor_slot
          UNION ALL SELECT 'hold', count(*)::integer FROM base.credit_hold WHERE is_open
          UNION ALL SELECT 'deposit', count(*)::integer FROM base.media_deposit
          UNION ALL SELECT 'task', count(*)::integer FROM base.task WHERE status = 'failed' OR due_at < now() - interval '1 minute'
          UNION ALL SELECT 'message', count(*)::integer FROM base.outbox`);
          expect(left.filter(({ count }) => count > 0)).toEqual([]);
        },
        { timeout: 2 * MINUTE_MS, interval: 1_000 },
      );
    },
    3 * MINUTE_MS,
  );
});
