import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomBy, testSeeds } from '@reelsheet/testing/seeded';
import { writeTable } from '@reelsheet/tabular';
import { buffer } from 'node:stream/consumers';
import { BaseUnderTest } from '../../support/harness.js';
import { SheetUser, type Sheet } from '../../support/sheet-user.js';

let base: BaseUnderTest;
let user: SheetUser;

beforeAll(async () => {
  base = await BaseUnderTest.start();
  user = new SheetUser(base, await base.creator());
});
afterAll(() => base?.stop());

/** Returns the sheet as JSON without its version and the times of its changes. */
async function stateOf(sheet: Sheet): Promise<string> {
  const [read, variables] = [await sheet.read(), (await sheet.call('GET', '/global_variables')).body];
  return JSON.stringify([read, variables], (key, value) =>
    ['version', 'updated_at', 'updated_at_ts'].includes(key) ? undefined : value,
  );
}

async function importVariables(sheet: Sheet, rows: readonly (readonly string[])[]) {
  const form = new FormData();
  form.append('file', new File([await buffer(writeTable([['key', 'value'], ...rows], 'xlsx'))], 'variables.xlsx'));
  return sheet.call('POST', '/import_global_variables', form);
}

it.each(testSeeds())('every change can be undone and done again (seed %d)', async (seed) => {
  const sheet = await user.sheet(['A', 'B'], 3);
  await importVariables(sheet, [['brand', 'Acme']]);
  const random = randomBy(seed);
  const some = (n: number) => Math.floor(random() * n);
  const pick = <T>(items: readonly T[]): T => items[some(items.length)]!;
  const states = [await stateOf(sheet)];
  const versions: number[] = [];
  for (let round = 0; versions.length < 25 && round < 60; round += 1) {
    const { version, spreadsheet_rows: rows, spreadsheet_columns: columns } = await sheet.read();
    const row = pick(rows);
    const cell = pick(row.spreadsheet_cells);
    const layers = `/cells/${cell.id}/layers`;
    const ids = (items: readonly { id: number }[]) => {
      const chosen = items.filter(() => random() < 0.5).map(({ id }) => id);
      return chosen.length > 0 && chosen.length < items.length ? chosen : [items[0]!.id];
    };
    const isSmall = rows.length < 12 && columns.length < 6;
    await pick<() => Promise<unknown>>([
      () => sheet.call('PATCH', `/cells/${cell.id}`, { spreadsheet_cell: { value: `v${some(9)}` } }),
      () =>
        sheet.call('PUT', '/cells/mass_update', {
          cells: rows.flatMap(({ spreadsheet_cells }) =>
            spreadsheet_cells.map(({ id }) => ({ id, value: `m${some(3)}`, additional_attributes: { n: some(3) } })),
          ),
        }),
      () => sheet.call('PATCH', `/rows/${row.id}`, { spreadsheet_row: { additional_attributes: { n: some(9) } } }),
      () =>
        sheet.call('PUT', '/rows/mass_update', {
          rows: rows.slice(0, 2).map(({ id }, index) => ({ id, position: index + 1, additional_attributes: { n: 1 } })),
        }),
      () =>
        sheet.call('PATCH', `/columns/${pick(columns).id}`, {
          spreadsheet_column: { title: `T${some(9)}`, temp_title: pick([null, 'temp']), position: some(3) },
        }),
      async () => isSmall && sheet.call('POST', '/rows', { spreadsheet_row: { position: some(3) } }),
      async () => isSmall && sheet.call('POST', '/rows/mass_create', { rows: [{}, {}], position: some(4) }),
      async () => isSmall && sheet.call('POST', `/rows/${row.id}/duplicate`),
      async () => isSmall && sheet.call('POST', '/rows/mass_duplicate', { ids: ids(rows) }),
      async () => isSmall && sheet.call('POST', '/columns', { spreadsheet_column: { title: 'C', type: 'text' } }),
      async () => isSmall && sheet.call('POST', '/columns/mass_duplicate', { ids: ids(columns) }),
      async () => rows.length > 1 && sheet.call('DELETE', `/rows/${row.id}`),
      async () => rows.length > 1 && sheet.call('POST', '/rows/mass_delete', { ids: ids(rows) }),
      async () => columns.length > 1 && sheet.call('DELETE', `/columns/${pick(columns).id}`),
      async () => columns.length > 1 && sheet.call('POST', '/columns/mass_delete', { ids: ids(columns) }),
      () => sheet.call('PUT', '/rows/update_positions', { rows: [{ id: row.id, position: some(rows.length) }] }),
      () =>
        sheet.call('PATCH', '/columns/update_positions', { columns: [{ id: pick(columns).id, position: some(3) }] }),
      () => sheet.call('POST', layers, { video_layer: { name: 'L', type: 'text', position: some(2) } }),
      () =>
        sheet.call('POST', `${layers}/mass_create`, {
          layers: [
            { name: 'a', type: 'text' },
            { name: 'b', type: 'text' },
          ],
        }),
      async () => {
        const [layer, other] = cell.video_layers;
        if (!layer) return undefined;
        return pick([
          () => sheet.call('PATCH', `${layers}/${layer.id}`, { video_layer: { name: `N${some(9)}` } }),
          () => sheet.call('DELETE', `${layers}/${layer.id}`),
          () => sheet.call('POST', `${layers}/mass_duplicate`, { ids: [layer.id] }),
          async () =>
            other && sheet.call('PUT', `${layers}/update_positions`, { layers: [{ id: other.id, position: 0 }] }),
        ])();
      },
      () => importVariables(sheet, [['brand', `b${some(9)}`], ...(some(2) ? [['more', 'x']] : [])]),
      async () => isSmall && sheet.importRows([{ [columns[0]!.title]: `imported ${some(9)}` }]),
    ])();
    if ((await sheet.read()).version === version) continue;
    versions.push(version + 1);
    states.push(await stateOf(sheet));
  }
  const undo = async (version: number) => {
    const { status, body } = await sheet.undo(version);
    expect([version, status, body]).toEqual([version, 200, expect.anything()]);
    return body.version;
  };
  const undone: number[] = [];
  for (const [index, version] of [...versions.entries()].reverse()) {
    undone.push(await undo(version));
    expect(await stateOf(sheet)).toBe(states[index]);
  }
  const redone: number[] = [];
  for (const [index, version] of undone.reverse().entries()) {
    redone.push(await undo(version));
    expect(await stateOf(sheet)).toBe(states[index + 1]);
  }
  for (const [index, version] of [...redone.entries()].reverse()) {
    await undo(version);
    expect(await stateOf(sheet)).toBe(states[index]);
  }
});
