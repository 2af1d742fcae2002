import { expect, it } from '@jest/globals';
import type { CellJobReader } from '../../../generation/cell-jobs/cell-job.reader.js';
import type { PostComparisons, RowPostsComparison } from '../../../publishing/post-plans/batches/post-comparisons.js';
import type { SheetNode } from '../node.js';
import { PostNodeComparison } from './post-node-comparison.js';

const EARLIER = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-20T12:01:00Z');
const VIDEO = 7;
const MADE: RowPostsComparison = {
  isMade: true,
  changed: [],
  error: null,
  madeAt: EARLIER,
  madeOf: new Map([[VIDEO, 'VIDEO']]),
  emptyVideoCell: null,
};

async function stateOf(
  changes: Partial<RowPostsComparison>,
  {
    video = 'fresh',
    isOutdated = video === 'stale',
    failedAt,
  }: { video?: SheetNode['state']; isOutdated?: boolean; failedAt?: Date } = {},
) {
  const posts: Pick<PostComparisons, 'of'> = { of: async () => new Map([[1, { ...MADE, ...changes }]]) };
  const failed = failedAt ? { rowId: 1, reason: 'title is required', endedAt: failedAt } : undefined;
  const cellJobs: Pick<CellJobReader, 'failedPosts'> = {
    failedPosts: async () => new Map(failed ? [[1, failed]] : []),
  };
  const comparison = new PostNodeComparison(posts as PostComparisons, cellJobs as CellJobReader);
  const reason = 'It has no layers';
  const node: SheetNode = { cellId: VIDEO, rowId: 1, stage: 'render', state: video, reason, isOutdated };
  const [found] = await comparison.nodesOf({ agentId: 1, sheetId: 1 }, [1], [node]);
  return [found?.state, found?.reason];
}

it('follows from the posts of the row, the video that they show, and the latest attempt', async () => {
  expect(await stateOf({})).toEqual(['fresh', null]);
  expect(await stateOf({ isMade: false, madeAt: null })).toEqual(['missing', null]);
  expect(await stateOf({ changed: ['title'] })).toEqual(['stale', 'Changed since it was made: title']);
  expect(await stateOf({}, { video: 'stale' })).toEqual(['stale', 'Made of what is stale: VIDEO']);
  expect(await stateOf({ madeOf: new Map() }, { video: 'stale' })).toEqual(['fresh', null]);
  expect(await stateOf({ isMade: false, emptyVideoCell: VIDEO }, { video: 'skipped' })).toEqual([
    'skipped',
    'It has no video: It has no layers',
  ]);
  expect(await stateOf({ isMade: false, emptyVideoCell: VIDEO })).toEqual(['missing', null]);
});

it('is failed while the latest attempt is later than what is made, unless everything is up to date', async () => {
  const asFailed = ['failed', 'title is required'];
  expect(await stateOf({ isMade: false, madeAt: null }, { failedAt: EARLIER })).toEqual(asFailed);
  expect(await stateOf({ changed: ['title'] }, { failedAt: LATER })).toEqual(asFailed);
  expect(await stateOf({ changed: ['title'], madeAt: LATER }, { failedAt: EARLIER })).toEqual([
    'stale',
    'Changed since it was made: title',
  ]);
  expect(await stateOf({}, { failedAt: LATER })).toEqual(['fresh', null]);
  const outdated = { video: 'failed', isOutdated: true } as const;
  expect(await stateOf({}, { ...outdated, failedAt: LATER })).toEqual(asFailed);
  expect(await stateOf({}, outdated)).toEqual(['stale', 'Made of what is stale: VIDEO']);
  expect(await stateOf({}, { video: 'failed', failedAt: LATER })).toEqual(['fresh', null]);
});
