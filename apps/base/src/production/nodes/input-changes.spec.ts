import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Transaction } from '@reelsheet/platform-database';
import type { Tasks } from '@reelsheet/platform-jobs';
import type { InputChangeRepository } from './input-change.repository.js';
import { InputChanges } from './input-changes.js';
import { NODE_LIMITS } from './node-limits.js';

it('schedules the comparison as work of the organization of the sheet', async () => {
  const scheduled: unknown[] = [];
  const tasks = {
    schedule: async (_: object, payload: object, { organizationId }: { organizationId?: number }) =>
      void scheduled.push({ payload, organizationId }),
  } as unknown as Tasks;
  const transaction = { afterCommit: (work: () => void) => work() } as unknown as Transaction;
  const changes = { add: async () => undefined } as unknown as InputChangeRepository;
  const noted = new InputChanges(changes, tasks, { now: () => new Date(0) }, transaction, undefined as never);
  await noted.note({ organizationId: 3, agentId: 2, sheetId: 1 }, {});
  expect(scheduled).toEqual([{ payload: { agentId: 2, sheetId: 1 }, organizationId: 3 }]);
});

const SHEET = { organizationId: 3, agentId: 2, sheetId: 1 };

/** Notes of changes that commit at once; `isOurs` says whether the task is due when it was asked for. */
function changesWith(isOurs: () => boolean): { readonly changes: InputChanges; readonly times: () => number } {
  let times = 0;
  const tasks = { schedule: async () => (times += 1) > 0 && isOurs() } as unknown as Tasks;
  const transaction = { afterCommit: (work: () => void) => work() } as unknown as Transaction;
  const repository = { add: async () => undefined } as unknown as InputChangeRepository;
  const clock = { now: () => new Date(0) };
  return {
    changes: new InputChanges(repository, tasks, clock, transaction, undefined as never),
    times: () => times,
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('schedules one task for the changes before it can be due', async () => {
  const { changes, times } = changesWith(() => true);
  await changes.note(SHEET, {});
  await jest.advanceTimersByTimeAsync(NODE_LIMITS.delayMs - NODE_LIMITS.clockToleranceMs - 1);
  await changes.note(SHEET, {});
  expect(times()).toBe(1);
  await jest.advanceTimersByTimeAsync(2);
  await changes.note(SHEET, {});
  expect(times()).toBe(2);
});

it('schedules again after the last change where another task may begin at any time', async () => {
  const { changes, times } = changesWith(() => false);
  for (let change = 0; change < 10; change += 1) await changes.note(SHEET, {});
  expect(times()).toBe(1);
  await jest.advanceTimersByTimeAsync(100);
  expect(times()).toBe(2);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(times()).toBe(2);
});

it('schedules what is left when the process stops', async () => {
  const { changes, times } = changesWith(() => false);
  await changes.note(SHEET, {});
  await changes.note(SHEET, {});
  await changes.beforeApplicationShutdown();
  expect(times()).toBe(2);
});
