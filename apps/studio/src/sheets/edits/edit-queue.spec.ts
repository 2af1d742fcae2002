import { describe, expect, it } from '@jest/globals';
import { compareWithServer, updateConflicts, waitingValues, type Conflict, type Edit } from './edit-queue.js';

const edit = (key: string, ...cells: [id: number, before: string, value: string][]): Edit => ({
  key,
  label: 'edit',
  cells: cells.map(([cellId, before, value]) => ({ cellId, rowId: 1, columnId: 1, before, value })),
});

describe('edits that wait', () => {
  it('are unchanged while the server has the values from before them', () => {
    const edits = [edit('a', [1, 'x', 'y']), edit('b', [1, 'y', 'z'])];
    expect(
      compareWithServer(
        edits,
        new Map([
          [1, 'x'],
          [2, 'other'],
        ]),
      ),
    ).toEqual({ edits, conflicts: [] });
  });

  it('become a conflict of the last value when somebody else has written the cell', () => {
    const edits = [edit('a', [1, 'x', 'y'], [2, '', 'k']), edit('b', [1, 'y', 'z'])];
    const compared = compareWithServer(edits, new Map([[1, 'theirs']]));
    expect(compared.conflicts).toEqual([{ cellId: 1, rowId: 1, columnId: 1, value: 'z', theirs: 'theirs' }]);
    expect(compared.edits).toEqual([edit('a', [2, '', 'k'])]);
  });

  it('are done when the server has their last value already, as after a lost answer', () => {
    expect(compareWithServer([edit('a', [1, 'x', 'y'])], new Map([[1, 'y']]))).toEqual({ edits: [], conflicts: [] });
  });

  it('have one value for each cell: the last', () => {
    const values = waitingValues([edit('a', [1, 'x', 'y']), edit('b', [1, 'y', 'z'])]);
    expect([...values].map(([id, { value }]) => [id, value])).toEqual([[1, 'z']]);
  });
});

describe('conflicts', () => {
  const conflict = (cellId: number, theirs: string): Conflict => ({
    cellId,
    rowId: 1,
    columnId: 1,
    value: 'mine',
    theirs,
  });

  it('show the value that the server has now', () => {
    const server = new Map([
      [1, 'theirs last'],
      [9, 'of another cell'],
    ]);
    const conflicts = [conflict(1, 'theirs first'), conflict(2, 'theirs')];
    expect(updateConflicts(conflicts, [], server)).toEqual([conflict(1, 'theirs last'), conflict(2, 'theirs')]);
  });

  it('end when the server has the value of the person', () => {
    expect(updateConflicts([conflict(1, 'theirs')], [], new Map([[1, 'mine']]))).toEqual([]);
  });

  it('are replaced by a newer one of the same cell', () => {
    expect(updateConflicts([conflict(1, 'first')], [conflict(1, 'second')], new Map())).toEqual([
      conflict(1, 'second'),
    ]);
  });
});
