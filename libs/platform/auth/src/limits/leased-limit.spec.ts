import { beforeEach, expect, it } from '@jest/globals';
import type { DomainError } from '@reelsheet/kernel';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { LeasedLimit } from './leased-limit.js';

const LIMIT = 1_000;

/** Replaces the table and counts requests. */
class Table extends RateLimiterMemory {
  statements = 0;

  override penalty(...requested: Parameters<RateLimiterMemory['penalty']>): ReturnType<RateLimiterMemory['penalty']> {
    this.statements += 1;
    return super.penalty(...requested);
  }
}

let table: Table;
let replicas: readonly [LeasedLimit, LeasedLimit];
beforeEach(() => {
  table = new Table({ points: LIMIT, duration: 60 });
  replicas = [new LeasedLimit(table, LIMIT), new LeasedLimit(table, LIMIT)];
});

const call = (replica: LeasedLimit, key = 'ada') =>
  replica.consume(key).then(
    () => 'in',
    ({ status, detail }: DomainError) => ({ status, ...detail }),
  );

async function letIn(calls: number, replicaOf: (call: number) => LeasedLimit): Promise<number> {
  let count = 0;
  for (let i = 0; i < calls; i += 1) if ((await call(replicaOf(i))) === 'in') count += 1;
  return count;
}

it('admits exactly the limit on one replica, with one statement per hundredth of it', async () => {
  expect(await letIn(LIMIT, () => replicas[0])).toBe(LIMIT);
  expect(table.statements).toBe(100);
  expect(await call(replicas[0])).toEqual({ status: 429, retry_after: 60 });
  expect(await call(replicas[0], 'bob')).toBe('in');
});

it('says how many calls are left, those that other replicas have counted included', async () => {
  expect(await replicas[0].consume('ada')).toEqual({
    perMinute: LIMIT,
    left: LIMIT - 1,
    resetsInMs: expect.closeTo(60_000, -3) as unknown,
  });
  await letIn(500, () => replicas[1]);
  await letIn(9, () => replicas[0]);
  const { left } = await replicas[0].consume('ada');
  expect(left).toBe(LIMIT - 511);
});

it.each([
  ['in turns', (i: number) => i % 2],
  ['one more than the other', (i: number) => (i % 10 === 0 ? 1 : 0)],
  ['one after the other', (i: number) => (i < 333 ? 0 : 1)],
])('two replicas, asked %s, let through the limit but for two in a hundred, and never more', async (_, round) => {
  const count = await letIn(LIMIT * 2, (i) => replicas[round(i)]!);
  expect(count).toBeLessThanOrEqual(LIMIT);
  expect(count).toBeGreaterThanOrEqual(LIMIT * 0.98);
});

it('rejects calls beyond the limit from memory', async () => {
  await letIn(LIMIT, () => replicas[0]);
  const { statements } = table;
  await letIn(LIMIT * 10, () => replicas[0]);
  expect(table.statements).toBe(statements);
});

it('shares one statement between concurrent calls, and admits only the limit', async () => {
  const outcomes = await Promise.all(Array.from({ length: LIMIT + 5 }, () => call(replicas[0])));
  expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(LIMIT);
  expect(table.statements).toBe(1);
});

it('requests a lease again after a failure', async () => {
  const broken = new LeasedLimit(Object.assign(table, { penalty: () => Promise.reject(new Error('away')) }), LIMIT);
  await expect(broken.consume('ada')).rejects.toThrow('away');
  delete (table as Partial<Table>).penalty;
  await expect(broken.consume('ada')).resolves.toMatchObject({ left: LIMIT - 1 });
});

it('admits calls by its own count while the table is unavailable', async () => {
  const silent = new LeasedLimit(Object.assign(table, { penalty: () => new Promise<never>(() => undefined) }), LIMIT);
  const outcomes = await Promise.all(Array.from({ length: LIMIT + 1 }, () => call(silent)));
  expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(LIMIT);
});
