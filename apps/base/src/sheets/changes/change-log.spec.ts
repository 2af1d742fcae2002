import { cellUpdated, layerDeleted, rowCreated, sheetUpdated } from '@reelsheet/contracts';
import { expect, it } from '@jest/globals';
import { CHANGED_IDS } from '../sheet/sheet-limits.js';
import { loggedChanges } from './change-log.js';

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it('names the items of each event, and the cell of a layer', () => {
  expect(
    loggedChanges([
      { event: rowCreated, details: { ids: [4] } },
      { event: layerDeleted, details: { cell_id: 7, ids: [9] } },
      { event: sheetUpdated, details: {} },
    ]),
  ).toEqual([
    { kind: 'row', change: 'created', ids: [4] },
    { kind: 'cell', change: 'updated', ids: [7] },
    { kind: 'sheet', change: 'updated', ids: [] },
  ]);
});

it('divides many ids into records, and too many into none', () => {
  const records = loggedChanges([{ event: cellUpdated, details: { ids: ids(CHANGED_IDS) } }]);
  expect(records.flatMap((record) => record.ids)).toEqual(ids(CHANGED_IDS));
  expect(new Set(records.map((record) => record.ids.length))).toEqual(new Set([200]));
  expect(loggedChanges([{ event: cellUpdated, details: { ids: ids(CHANGED_IDS + 1) } }])).toEqual([
    { kind: 'whole', change: 'updated', ids: [] },
  ]);
});
