import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Answer } from '@reelsheet/testing';
import { drawnRuns } from '@reelsheet/testing/seeded';
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { BaseUnderTest } from '../support/harness.js';
import { SheetUser, type Sheet } from '../support/sheet-user.js';

/** The expected sheet: value and layer names of each cell by row and column. */
type Grid = readonly (readonly (readonly [value: string, layers: readonly string[]])[])[];

interface Seen {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** Ids of cells by row and column. */
  readonly cells: readonly (readonly number[])[];
  readonly grid: Grid;
  readonly version: number;
}

/** A request; the numbers select among existing items. */
interface AuditedRequest {
  readonly kind: keyof typeof AUDITED_REQUESTS;
  readonly one: number;
  readonly other: number;
  readonly text: string;
}

interface Done {
  readonly call: () => Promise<Answer>;
  /** Applies the request to the expected sheet. */
  readonly expected: Grid;
}

const RUNS = drawnRuns(30);
/** Average time after which no further story is started. */
const STORY_MS = 700;

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length]!;
const without = <T>(list: readonly T[], index: number) => list.toSpliced(index, 1);
const again = <T>(list: readonly T[], index: number) => list.toSpliced(index + 1, 0, list[index]!);
const moved = <T>(list: readonly T[], from: number, to: number) => without(list, from).toSpliced(to, 0, list[from]!);
const EMPTY = ['', []] as const;

let base: BaseUnderTest;
let user: SheetUser;
let database: DataSource;

beforeAll(async () => {
  base = await BaseUnderTest.start();
  user = new SheetUser(base, await base.creator());
  database = base.http.get(DataSource);
});
afterAll(() => base?.stop());

const AUDITED_REQUESTS = {
  addRow: (sheet: Sheet, { rows, columns, grid }: Seen, { one }: AuditedRequest): Done => {
    const position = one % (rows.length + 3);
    return {
      call: () => sheet.call('POST', '/rows', one % 3 ? { spreadsheet_row: { position } } : {}),
      expected: grid.toSpliced(
        one % 3 ? position : rows.length,
        0,
        columns.map(() => EMPTY),
      ),
    };
  },
  duplicateRow: (sheet: Sheet, { rows, grid }: Seen, { one }: AuditedRequest): Done => ({
    call: () => sheet.call('POST', `/rows/${pick(rows, one)}/duplicate`),
    expected: again(grid, one % rows.length),
  }),
  removeRow: (sheet: Sheet, { rows, grid }: Seen, { one }: AuditedRequest): Done => ({
    call: () => sheet.call('DELETE', `/rows/${pick(rows, one)}`),
    expected: without(grid, one % rows.length),
  }),
  moveRow: (sheet: Sheet, { rows, grid }: Seen, { one, other }: AuditedRequest): Done => {
    const position = other % (rows.length + 2);
    return {
      call: () => sheet.call('PUT', '/rows/update_positions', { rows: [{ id: pick(rows, one), position }] }),
      expected: moved(grid, one % rows.length, position),
    };
  },
  addColumn: (sheet: Sheet, { columns, grid }: Seen, { one, text }: AuditedRequest): Done => {
    const position = one % (columns.length + 3);
    const column = { title: text.trim() || 'T', type: 'text', position };
    return {
      call: () => sheet.call('POST', '/columns', { spreadsheet_column: column }),
      expected: grid.map((row) => row.toSpliced(position, 0, EMPTY)),
    };
  },
  duplicateColumn: (sheet: Sheet, { columns, grid }: Seen, { one }: AuditedRequest): Done => ({
    call: () => sheet.call('POST', `/columns/${pick(columns, one)}/duplicate`),
    expected: grid.map((row) => again(row, one % columns.length)),
  }),
  removeColumn: (sheet: Sheet, { columns, grid }: Seen, { one }: AuditedRequest): Done => ({
    call: () => sheet.call('DELETE', `/columns/${pick(columns, one)}`),
    expected: grid.map((row) => without(row, one % columns.length)),
  }),
  moveColumn: (sheet: Sheet, { columns, grid }: Seen, { one, other }: AuditedRequest): Done => {
    const position = other % (columns.length + 2);
    const body = { columns: [{ id: pick(columns, one), position }] };
    return {
      call: () => sheet.call('PATCH', '/columns/update_positions', body),
      expected: grid.map((row) => moved(row, one % columns.length, position)),
    };
  },
  writeCells: (sheet: Sheet, { cells, grid }: Seen, { one, other, text }: AuditedRequest): Done => {
    const isMeant = (row: number, column: number) => (row * 7 + column * 3 + one) % (2 + (other % 3)) === 0;
    const ids = cells.flatMap((row, r) => row.filter((_, c) => isMeant(r, c)));
    const named = (one % 2 ? ids : ids.toReversed()).map((id) => ({ id, value: text }));
    return {
      call: () => sheet.call('PUT', '/cells/mass_update', { cells: named }),
      expected: grid.map((row, r) => row.map((cell, c) => (isMeant(r, c) ? ([text, cell[1]] as const) : cell))),
    };
  },
  addLayer: (sheet: Sheet, { cells, grid }: Seen, { one, other, text }: AuditedRequest): Done => {
    const [r, c] = [one % cells.length, other % cells[0]!.length];
    const [value, layers] = grid[r]![c]!;
    const position = one % (layers.length + 3);
    const layer = { name: text.trim() || 'L', type: 'text', position };
    return {
      call: () => sheet.call('POST', `/cells/${cells[r]![c]!}/layers`, { video_layer: layer }),
      expected: grid.with(r, grid[r]!.with(c, [value, layers.toSpliced(position, 0, layer.name)])),
    };
  },
  clone: (sheet: Sheet, { grid }: Seen): Done => ({ call: () => sheet.call('POST', '/clone'), expected: grid }),
} as const;

/** Reads the sheet and checks its invariants. */
async function read(sheetId: number): Promise<Seen> {
  const send = <T extends object>(sql: string) => database.query<T[]>(sql, [sheetId]);
  const inOrder = (table: string) =>
    send<{ id: number; position: number }>(`SELECT id, position FROM ${table} WHERE sheet_id = $1 ORDER BY position`);
  const [rows, columns] = [await inOrder('sheet_row'), await inOrder('sheet_column')];
  const cells = await send<{
    id: number;
    row_id: number;
    column_id: number;
    value: string;
    layers: string[];
    positions: number[];
  }>(
    `SELECT cell.id, row_id, column_id, value, array_remove(array_agg(name ORDER BY layer.position), NULL) AS layers,
       array_remove(array_agg(layer.position ORDER BY layer.position), NULL) AS positions
     FROM cell LEFT JOIN layer ON layer.cell_id = cell.id WHERE cell.sheet_id = $1 GROUP BY cell.id`,
  );
  const [size] = await send<{ version: number; bytes: number; truth: number; growth: number }>(
    `SELECT version, bytes, (SELECT coalesce(sum(bytes), 0)::bigint FROM sheet_content WHERE sheet_id = $1) AS truth,
       (SELECT count(*)::integer FROM sheet_size_change WHERE sheet_id = $1) AS growth FROM sheet WHERE id = $1`,
  );
  for (const list of [rows, columns]) expect(list.map(({ position }) => position)).toEqual([...list.keys()]);
  for (const { positions } of cells) expect(positions).toEqual(positions.map((_, index) => index));
  const meetings = new Map(cells.map((cell) => [`${cell.row_id} ${cell.column_id}`, cell]));
  expect([cells.length, meetings.size]).toEqual(Array(2).fill(rows.length * columns.length));
  expect(size).toMatchObject({ bytes: size!.truth, growth: 0 });
  const grid = rows.map((row) => columns.map((column) => meetings.get(`${row.id} ${column.id}`)!));
  expect(grid.flat()).not.toContain(undefined);
  return {
    rows: rows.map(({ id }) => id),
    columns: columns.map(({ id }) => id),
    cells: grid.map((row) => row.map(({ id }) => id)),
    grid: grid.map((row) => row.map(({ value, layers }) => [value, layers] as const)),
    version: size!.version,
  };
}

const isPossible = ({ rows, columns }: Seen, { kind }: AuditedRequest) => {
  if (rows.length === 0 || columns.length === 0) return kind === 'addRow' || kind === 'addColumn';
  if (kind === 'removeRow') return rows.length > 1;
  if (kind === 'removeColumn') return columns.length > 1;
  return (rows.length < 12 && columns.length < 8) || !/^(add|duplicate)(Row|Column)$/.test(kind);
};

const act: fc.Arbitrary<AuditedRequest> = fc.record({
  kind: fc.constantFrom(...(Object.keys(AUDITED_REQUESTS) as AuditedRequest['kind'][])),
  one: fc.nat(1_000),
  other: fc.nat(1_000),
  text: fc.string({ unit: fc.constantFrom('a', 'ä', '"', '\\', '\n', ' ', '😀'), maxLength: 12 }),
});

it('keeps a sheet consistent and applies every request, sequential or concurrent', async () => {
  const story = fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 10 });
  const run = async (times: readonly (readonly AuditedRequest[])[]) => {
    const sheet = await user.sheet(['A', 'B'], 2);
    const clones: { id: number; grid: Grid }[] = [];
    let seen = await read(sheet.id);
    for (const time of times) {
      const acts = time.filter((each) => isPossible(seen, each));
      const done = acts.map((each) => AUDITED_REQUESTS[each.kind](sheet, seen, each));
      const answers = await Promise.all(done.map(({ call }) => call()));
      const isAlone = done.length < 2;
      const now = await read(sheet.id);
      const allowed = isAlone ? [200, 201, 204] : [200, 201, 204, 404];
      for (const { status, body } of answers)
        expect([allowed.includes(status), status, body]).toEqual([true, status, body]);
      if (isAlone && done[0]) expect(now.grid).toEqual(done[0].expected);
      expect(now.version).toBeGreaterThanOrEqual(seen.version);
      if (JSON.stringify(now.grid) !== JSON.stringify(seen.grid)) expect(now.version).toBeGreaterThan(seen.version);
      for (const [index, { kind }] of acts.entries())
        if (kind === 'clone') {
          const { id } = answers[index]!.body as { id: number };
          const { grid } = await read(id);
          if (isAlone) expect(grid).toEqual(seen.grid);
          clones.push({ id, grid });
        }
      seen = now;
    }
    for (const { id, grid } of clones) expect((await read(id)).grid).toEqual(grid);
  };
  await fc.assert(fc.asyncProperty(story, run), {
    ...RUNS,
    interruptAfterTimeLimit: RUNS.numRuns * STORY_MS,
    endOnFailure: true,
    verbose: true,
  });
});
