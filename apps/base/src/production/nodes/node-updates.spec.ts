import { expect, it } from '@jest/globals';
import type { Transaction } from '@reelsheet/platform-database';
import type { PostComparisons } from '../../publishing/post-plans/batches/post-comparisons.js';
import type { DependencyReader } from '../../sheets/dependencies/dependency.reader.js';
import type { RowTextReader } from '../../sheets/dependencies/row-text.reader.js';
import type { RowReader } from '../../sheets/rows/row.reader.js';
import type { SheetReader } from '../../sheets/sheet/sheet.reader.js';
import type { InputChangeRepository } from './input-change.repository.js';
import { NODE_LIMITS } from './node-limits.js';
import { NodeUpdates } from './node-updates.js';
import type { RowNodes } from './row-nodes.js';

const SHEET = { agentId: 1, sheetId: 1 };

/** Returns how many rows of a whole sheet one transaction compares. */
async function comparedRows(columns: number, posts: number): Promise<number> {
  const compared: number[] = [];
  const later: number[] = [];
  const changes = {
    lock: async () => undefined,
    list: async () => [{ id: 1, cellIds: null, rowIds: null }],
    delete: async () => undefined,
    add: async (_: number, { rowIds }: { rowIds: number[] }) => void later.push(...rowIds),
  };
  const rows = Array.from({ length: 2 * NODE_LIMITS.cellsPerRun }, (_, index) => index);
  const updates = new NodeUpdates(
    changes as unknown as InputChangeRepository,
    { compare: async (_: object, ids: number[]) => void compared.push(...ids) } as unknown as RowNodes,
    { find: async () => SHEET } as unknown as SheetReader,
    { ofCells: async () => [] } as unknown as RowReader,
    { rowsOf: async () => rows } as unknown as RowTextReader,
    { names: async () => ({ columns: Array(columns) }) } as unknown as DependencyReader,
    { postsOfRow: async () => posts } as unknown as PostComparisons,
    { run: (work: () => Promise<unknown>) => work() } as unknown as Transaction,
  );
  await updates.compareNext(SHEET);
  expect([...compared, ...later]).toEqual(rows);
  return compared.length;
}

it('compares rows with a limited number of cells and posts at a time', async () => {
  expect(await comparedRows(1, 0)).toBe(NODE_LIMITS.cellsPerRun);
  expect(await comparedRows(4, 12)).toBe(NODE_LIMITS.cellsPerRun / 16);
  expect(await comparedRows(2 * NODE_LIMITS.cellsPerRun, 0)).toBe(1);
});
