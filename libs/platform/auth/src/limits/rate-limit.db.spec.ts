import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DomainError } from '@reelsheet/kernel';
import { createDataSource, Database } from '@reelsheet/platform-database';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import { CreateRateLimit1763990000000 } from '../migrations/1763990000000-create-rate-limit.js';
import { RateLimits, type RateLimit } from './rate-limit.js';

const LIMIT = 4;

let database: TestDatabase<'base'>;
const sources: ReturnType<typeof createDataSource>[] = [];

beforeAll(async () => {
  database = await testDatabase({ services: ['base'] });
});
afterAll(async () => {
  for (const source of sources) if (source.isInitialized) await source.destroy();
  await database?.drop();
});

it('counts the calls of all replicas together', async () => {
  const replicas = [await replica('calls'), await replica('calls')];
  const calls = Array.from({ length: LIMIT * 2 }, (_, i) => outcome(replicas[i % 2]!.limit, 'ada'));
  expect((await Promise.all(calls)).toSorted()).toEqual(
    [...Array(LIMIT).fill('in'), ...Array(LIMIT).fill(429)].toSorted(),
  );
  expect(await outcome(replicas[0]!.limit, 'bob')).toBe('in');
});

it('refunds on one replica what another one counted', async () => {
  const [one, other] = [await replica('refunds'), await replica('refunds')];
  for (let i = 0; i < LIMIT * 3; i += 1) {
    expect(await outcome(one.limit, 'ada')).toBe('in');
    await other.limit.refund('ada');
  }
});

it('starts a new period with one call', async () => {
  const { limit, stored } = await replica('restarts');
  for (const each of [limit, stored]) {
    for (let calls = 0; calls <= LIMIT; calls += 1) await outcome(each, 'ada');
    await each.restart('ada');
    expect(await each.hasCounted('ada')).toBe(true);
    expect(await each.count('ada')).toBe(2);
    await each.restart('bob');
    expect(await each.hasCounted('bob')).toBe(true);
  }
});

it('stores keys as hashes only', async () => {
  const { limit, source } = await replica('secrets');
  await limit.consume('a refresh token');
  const rows = await source.query<{ key: string }[]>(`SELECT key FROM rate_limit WHERE key LIKE 'secrets:%'`);
  expect(rows).toEqual([{ key: expect.not.stringContaining('refresh') }]);
});

it('limits each process separately while the table is unavailable', async () => {
  const { limit, source } = await replica('away');
  await source.destroy();
  const outcomes: unknown[] = [];
  for (let i = 0; i < LIMIT + 2; i += 1) outcomes.push(await outcome(limit, 'ada'));
  expect(outcomes).toEqual([...Array(LIMIT).fill('in'), 429, 429]);
});

it('counts only in the table where a call needs the table anyway', async () => {
  const [one, other] = [await replica('stored'), await replica('stored')];
  for (const { stored } of [one, other]) await stored.consume('ada');
  expect(await other.stored.count('ada')).toBe(3);
  await one.source.destroy();
  await expect(one.stored.consume('ada')).rejects.toThrow();
  expect(await other.stored.count('ada')).toBe(4);
});

/** A process of the service with its own connection. */
async function replica(name: string) {
  const source = await createDataSource({
    service: 'base',
    url: database.urls.base,
    entities: [],
    migrations: [CreateRateLimit1763990000000],
  }).initialize();
  sources.push(source);
  await source.runMigrations();
  const limits = new RateLimits(new Database(source));
  return { source, limit: limits.ofService(name, LIMIT), stored: limits.ofStore(name, LIMIT) };
}

const outcome = (limit: RateLimit, key: string) =>
  limit.consume(key).then(
    () => 'in',
    (error: DomainError) => error.status,
  );
