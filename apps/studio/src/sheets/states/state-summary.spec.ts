import { describe, expect, it } from '@jest/globals';
import type { NodeGroupView } from '@reelsheet/client';
import { countOf, stateGroups } from './state-summary.js';

const group = (stage: NodeGroupView['stage'], state: NodeGroupView['state'], ids: number[]): NodeGroupView => ({
  stage,
  state,
  reason: state === 'stale' ? 'HOOK changed' : null,
  count: ids.length,
  cell_ids: stage === 'post' ? [] : ids,
  row_ids: stage === 'post' ? ids : [],
});

describe('the states of a sheet', () => {
  const groups = stateGroups({
    sheet_version: 1,
    is_current: true,
    nodes: [
      group('post', 'missing', [3]),
      group('cells', 'fresh', [1, 2]),
      group('render', 'stale', [9]),
      group('cells', 'stale', [4, 5]),
      group('cells', 'failed', [6]),
      group('cells', 'working', [7]),
    ],
  });

  it('list what can be made again, the worst first', () => {
    expect(groups.map(({ stage, state, count }) => [stage, state, count])).toEqual([
      ['cells', 'failed', 1],
      ['cells', 'stale', 2],
      ['render', 'stale', 1],
      ['post', 'missing', 1],
    ]);
    expect(groups[1]).toMatchObject({ cellId: 4, rowId: undefined, reason: 'HOOK changed' });
    expect(groups[3]).toMatchObject({ cellId: undefined, rowId: 3 });
  });

  it('are counted over cells, videos and posts', () => {
    expect([countOf(groups, 'stale'), countOf(groups, 'failed'), countOf(groups, 'missing')]).toEqual([3, 1, 1]);
    expect(countOf([], 'stale')).toBe(0);
  });
});
