import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { BaseUnderTest } from '../support/harness.js';
import { SheetUser, type Sheet } from '../support/sheet-user.js';

const MINIMAL = { Prefer: 'return=minimal' };

interface Known {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly cells: readonly number[];
  readonly layers: readonly number[];
}

/** Every mass update and its changes in round `n`. */
const MASS_WRITES: readonly [string, string, (known: Known) => string, (known: Known, n: number) => object][] = [
  [
    'PUT',
    'rows/mass_update',
    () => '/rows/mass_update',
    ({ rows }, n) => ({ rows: rows.map((id) => ({ id, additional_attributes: { n } })) }),
  ],
  [
    'PUT',
    'rows/update_positions',
    () => '/rows/update_positions',
    ({ rows }, n) => ({ rows: [{ id: rows[n % 2], position: 0 }] }),
  ],
  [
    'PUT',
    'columns/mass_update',
    () => '/columns/mass_update',
    ({ columns }, n) => ({ columns: columns.map((id) => ({ id, description: `${n}` })) }),
  ],
  [
    'PATCH',
    'columns/update_positions',
    () => '/columns/update_positions',
    ({ columns }, n) => ({ columns: [{ id: columns[n % 2], position: 0 }] }),
  ],
  [
    'PUT',
    'cells/mass_update',
    () => '/cells/mass_update',
    ({ cells }, n) => ({ cells: cells.map((id) => ({ id, value: `${n}` })) }),
  ],
  [
    'PUT',
    'layers/update_positions',
    ({ cells }) => `/cells/${cells[0]}/layers/update_positions`,
    ({ layers }, n) => ({ layers: [{ id: layers[n % 2], position: 0 }] }),
  ],
];

describe('writing sheets', () => {
  let base: BaseUnderTest;
  let user: SheetUser;
  let database: DataSource;
  let sheet: Sheet;
  let known: Known;

  beforeAll(async () => {
    base = await BaseUnderTest.start();
    user = new SheetUser(base, await base.creator());
    database = base.http.get(DataSource);
    sheet = await user.sheet(['A', 'B'], 2);
    const { spreadsheet_rows, spreadsheet_columns } = await sheet.read();
    const cells: number[] = spreadsheet_rows.flatMap((row) => row.spreadsheet_cells.map(({ id }) => id));
    const layers = [];
    for (const name of ['L', 'M'])
      layers.push(
        (await sheet.call('POST', `/cells/${cells[0]}/layers`, { video_layer: { name, type: 'text' } })).body,
      );
    known = {
      rows: spreadsheet_rows.map(({ id }) => id),
      columns: spreadsheet_columns.map(({ id }) => id),
      cells,
      layers: layers.map(({ id }) => id),
    };
  });
  afterAll(() => base.stop());

  const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}, root = 'vidsheet') =>
    base.call(method, `/${root}/${sheet.id}${path}?agent_id=${user.agentId}`, { key: user.key, body, headers });
  const version = async () =>
    (await database.query<{ version: number }[]>(`SELECT version FROM sheet WHERE id = $1`, [sheet.id]))[0]!.version;

  it.each(MASS_WRITES)('%s %s returns no body with Prefer: return=minimal', async (method, _, path, body) => {
    for (const [n, root] of ['autocontentengine', 'vidsheet'].entries()) {
      const before = await version();
      const preferred = 'respond-async, Return="minimal"; x=1';
      const done = await send(method, path(known), body(known, n + 1), { Prefer: preferred }, root);
      expect({ status: done.status, body: done.body }).toEqual({ status: 204, body: undefined });
      expect(done.headers.get('preference-applied')).toBe('return=minimal');
      expect(done.headers.get('vary')).toContain('Prefer');
      expect(done.headers.get('content-type')).toBeNull();
      expect(await version()).toBe(before + 1);
      expect(done.headers.get('x-sheet-version')).toBe(`${before + 1}`);
    }
    const whole = await send(method, path(known), body(known, 3), { Prefer: 'return=representation, wait=5' });
    expect(whole).toMatchObject({
      status: 200,
      body: expect.arrayContaining([expect.objectContaining({ id: expect.any(Number) })]),
    });
    expect(whole.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(whole.headers.get('preference-applied')).toBeNull();
    expect(whole.headers.get('vary')).toContain('Prefer');
  });

  it('returns errors also with Prefer: return=minimal', async () => {
    const cells = [{ id: 999_999, value: 'x' }];
    expect(await send('PUT', '/cells/mass_update', { cells }, MINIMAL)).toMatchObject({
      status: 404,
      body: { error_code: 'not_found' },
    });
    const refused = await send('PUT', '/rows/mass_update', { rows: 'all' }, MINIMAL);
    expect(refused).toMatchObject({ status: 422, body: { error_code: 'validation_error' } });
    expect(refused.headers.get('preference-applied')).toBeNull();
  });

  it('returns the version that each write has given to the sheet', async () => {
    const other = await user.sheet(['A'], 1);
    const { spreadsheet_rows, spreadsheet_columns, version: first } = await other.read();
    const [row, column] = [spreadsheet_rows[0]!, spreadsheet_columns[0]!.id];
    const cell = row.spreadsheet_cells[0]!.id;
    const write = async (method: string, path: string, body?: unknown) => {
      const url = `/vidsheet/${other.id}${path}?agent_id=${user.agentId}`;
      const { status, headers } = await base.call(method, url, { key: user.key, body });
      return [status, headers.get('x-sheet-version')];
    };
    const writes: [number, string, string, unknown?][] = [
      [200, 'PATCH', '', { spreadsheet: { title: 'Versions' } }],
      [200, 'PATCH', `/cells/${cell}`, { spreadsheet_cell: { value: 'one' } }],
      [201, 'POST', '/rows'],
      [201, 'POST', `/rows/${row.id}/duplicate`],
      [201, 'POST', '/columns', { spreadsheet_column: { title: 'B', type: 'text' } }],
      [201, 'POST', `/cells/${cell}/layers`, { video_layer: { name: 'L', type: 'text' } }],
      [201, 'POST', '/rows/import', { rows: [{ A: 'imported' }] }],
      [204, 'DELETE', `/columns/${column}`],
      [204, 'DELETE', `/rows/${row.id}`],
    ];
    for (const [index, [status, ...sent]] of writes.entries())
      expect([sent[1], ...(await write(...sent))]).toEqual([sent[1], status, `${first + index + 1}`]);
    const { version: last } = await other.read();
    expect(last).toBe(first + writes.length);
    expect(await write('PATCH', '', { spreadsheet: { title: 'Versions' } })).toEqual([200, null]);
    expect(await write('DELETE', `/rows/${row.id}`)).toEqual([404, null]);
    expect(await write('POST', '/clone', {})).toEqual([201, null]);
    expect(await write('DELETE', '')).toEqual([204, `${last + 1}`]);
  });

  it('leaves time, version and events unchanged when nothing changes', async () => {
    const writes = () =>
      Promise.all([
        sheet.call('PATCH', '', { spreadsheet: { title: 'Same', is_default: false } }),
        sheet.call('PATCH', `/cells/${known.cells[0]}`, {
          spreadsheet_cell: { value: 'same', additional_attributes: { b: 1, a: [2] } },
        }),
        sheet.call('PUT', '/cells/mass_update', {
          cells: [{ id: known.cells[1], value: 'same' }, { id: known.cells[2] }],
        }),
        sheet.call('PUT', '/rows/mass_update', {
          rows: known.rows.map((id) => ({ id, additional_attributes: { same: true } })),
        }),
        sheet.call('PATCH', `/columns/${known.columns[0]}`, { spreadsheet_column: { temp_title: null, title: 'A' } }),
        sheet.call('PATCH', `/cells/${known.cells[0]}/layers/${known.layers[0]}`, {
          video_layer: { name: 'L', type: 'text' },
        }),
      ]);
    await writes();
    const before = [await sheet.read(), await version()];
    const events = () => database.query<{ count: number }[]>(`SELECT count(*)::integer AS count FROM outbox`);
    const [{ count }] = (await events()) as [{ count: number }];
    expect((await writes()).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(
      await sheet.call('PUT', '/rows/update_positions', {
        rows: (await sheet.rowIds()).map((id, position) => ({ id, position })),
      }),
    ).toMatchObject({ status: 200 });
    expect([await sheet.read(), await version()]).toEqual(before);
    expect((await events())[0]!.count).toBeLessThanOrEqual(count);
  });

  it('increases the time of an item and its sheet with each change, regardless of which transaction began first', async () => {
    const [cell] = known.cells;
    const seen: number[] = [];
    const ofSheet: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, caller) =>
          sheet.call('PATCH', `/cells/${cell}`, { spreadsheet_cell: { value: `${round} ${caller}` } }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const read = await sheet.read();
      seen.push(
        read.spreadsheet_rows.flatMap((row) => row.spreadsheet_cells).find(({ id }) => id === cell)!.updated_at_ts,
      );
      ofSheet.push(read.updated_at_ts);
      await sheet.call('PATCH', `/cells/${known.cells[1]}`, { spreadsheet_cell: { value: `${round}` } });
    }
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
    expect(ofSheet).toEqual([...new Set(ofSheet)].sort((a, b) => a - b));
    await database.query(`UPDATE cell SET updated_at = updated_at + interval '1 hour' WHERE id = $1`, [cell]);
    const ahead = (await sheet.call('GET', `/cells/${cell}`)).body.updated_at_ts;
    const { body } = await sheet.call('PATCH', `/cells/${cell}`, { spreadsheet_cell: { value: 'behind' } });
    expect(body.updated_at_ts).toBe(ahead + 1);
  });

  it('gives the later time to the transaction that commits last', async () => {
    const [, cell] = known.cells;
    const late = database.createQueryRunner();
    await late.startTransaction();
    await late.query(`SELECT now()`);
    const first = (await sheet.call('PATCH', `/cells/${cell}`, { spreadsheet_cell: { value: 'first' } })).body;
    await late.query(`SELECT FROM cell WHERE id = $1 FOR UPDATE`, [cell]);
    const waiting = sheet.call('PATCH', `/cells/${cell}`, {
      spreadsheet_cell: { additional_attributes: { second: true } },
    });
    await late.query(`SELECT pg_sleep(0.3)`);
    await late.query(
      `UPDATE cell SET value = 'between', updated_at = clock_timestamp() + interval '5 s' WHERE id = $1`,
      [cell],
    );
    await late.commitTransaction();
    await late.release();
    const second = (await waiting).body;
    expect(second).toMatchObject({ value: 'between', additional_attributes: { second: true } });
    expect(second.updated_at_ts).toBeGreaterThan(first.updated_at_ts + 4_000);
  });

  it('keeps value and attributes that two callers write at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const cells = known.cells.map((id) => ({ id, value: `value ${round}` }));
      const cards = known.cells.map((id) => ({ id, additional_attributes: { round } }));
      await Promise.all([
        send('PUT', '/cells/mass_update', { cells }, MINIMAL),
        send('PUT', '/cells/mass_update', { cells: cards.reverse() }, MINIMAL),
        send('PUT', '/rows/update_positions', { rows: [{ id: known.rows[round % 2], position: 0 }] }, MINIMAL),
        sheet.call('PATCH', `/rows/${known.rows[1]}`, { spreadsheet_row: { additional_attributes: { round } } }),
      ]);
      const { spreadsheet_rows: rows } = await sheet.read();
      for (const cell of rows.flatMap((row) => row.spreadsheet_cells))
        expect(cell).toMatchObject({ value: `value ${round}`, additional_attributes: { round } });
      expect(rows[0]!.id).toBe(known.rows[round % 2]);
      expect(rows.find(({ id }) => id === known.rows[1])!.additional_attributes).toEqual({ round });
    }
  });
});
