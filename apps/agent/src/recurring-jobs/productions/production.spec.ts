import { describe, expect, it } from '@jest/globals';
import type { OrderedBatch } from '@reelsheet/contracts';
import { toMicro } from '@reelsheet/kernel';
import { FOLLOWING } from './production-limits.js';
import { ceilingOf, hasCome, checkAfterMs, seen, termsOf, type JobProduction } from './production.js';

const JOB: JobProduction = {
  ...{ take: 5, whenShort: 'take_fewer', columns: null, through: 'render', maxCredits: null, weeklyCredits: 10 },
  target: { template: 'default' },
};
const BATCH: OrderedBatch = {
  ...{ id: 3, key: 'k', vidsheet_id: 7, status: 'running', through: 'render', paused_reason: null },
  ...{ total: 9, completed: 1, failed: 0, max_credits: 6, estimate: null, created_at: '2026-11-20T12:00:00.000Z' },
  ...{ spent: 2, held: 1, stages: [], failures: [] },
};

describe('the limit of a firing', () => {
  it.each([
    [null, 0, 10],
    [null, 4, 6],
    [3, 4, 3],
    [6, 4, 6],
    [8, 4, 0],
    [12, 0, 10],
    [12, 1, 0],
    [8, 10, 0],
    [8, 12, 0],
  ])('of %p a time with %p of 10 committed is %p', (maxCredits, committed, left) => {
    expect(ceilingOf({ ...JOB, maxCredits }, toMicro(committed))).toBe(toMicro(left));
  });
});

describe('what a batch may spend', () => {
  it.each<[Partial<OrderedBatch>, committed: number, isSettled: boolean]>([
    [{}, 6, false],
    [{ max_credits: 9 }, 9, false],
    [{ max_credits: 1 }, 6, false],
    [{ max_credits: null, spent: 7 }, 8, false],
    [{ status: 'paused', held: 0 }, 6, false],
    [{ status: 'stopped' }, 6, false],
    [{ status: 'stopped', held: 0 }, 2, true],
    [{ status: 'completed', held: 0 }, 2, true],
  ])('with %j is %p (settled: %p)', (change, committed, isSettled) => {
    expect(seen({ ...BATCH, ...change }, toMicro(6))).toMatchObject({ committed: toMicro(committed), isSettled });
  });
});

it.each([
  ['running', 0, false],
  ['paused', 1, false],
  ['paused', 0, true],
  ['stopped', 0, true],
  ['completed', 0, true],
])('a batch that is %s with %p held can be reported: %p', (status, held, is) => {
  expect(hasCome({ status, held })).toBe(is);
});

it('batches are read at growing intervals up to a limit', () => {
  expect([0, 1, 2].map(checkAfterMs)).toEqual([10_000, 15_000, 22_500]);
  expect(checkAfterMs(1_000)).toBe(FOLLOWING.maxMs);
});

it('new vidsheets are named after the job and the date, without splitting characters', () => {
  const at = new Date('2026-11-26T23:00:00Z');
  expect(termsOf(JOB, 'Rye', at)).toEqual({
    ...{ columns: null, through: 'render' },
    target: { template: 'default', title: 'Rye 2026-11-26' },
  });
  const { target } = termsOf(JOB, '😀'.repeat(600), at);
  expect([...('title' in target ? target.title : '')]).toHaveLength(500);
  expect(termsOf({ ...JOB, target: { sheetId: 4 } }, 'Rye', at).target).toEqual({ sheetId: 4 });
});
