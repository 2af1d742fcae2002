import { expect, it } from '@jest/globals';
import type { Transaction } from '@reelsheet/platform-database';
import type { Tasks } from '@reelsheet/platform-jobs';
import type { InputChangeRepository } from './input-change.repository.js';
import { InputChanges } from './input-changes.js';

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
