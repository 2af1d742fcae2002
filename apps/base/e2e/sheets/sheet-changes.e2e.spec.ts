import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBy, testSeeds } from '@reelsheet/testing/seeded';
import { DataSource } from 'typeorm';
import { ChangeLogExpiry } from '../../src/sheets/changes/change-log-expiry.js';
import { CHANGE_LOG_LIMITS } from '../../src/sheets/changes/change-log-limits.js';
import { BaseUnderTest } from '../support/harness.js';
import { SheetUser, type Sheet } from '../support/sheet-user.js';

type Page = Awaited<ReturnType<typeof pageOf>>;

const pageOf = async (sheet: Sheet, query: string) => (await sheet.call('GET', `/changes?${query}`)).body;

/** Reads all pages of the changes since a version. */
async function changesSince(sheet: Sheet, version: number): Promise<Page[]> {
  const pages = [await pageOf(sheet, `since=${version}`)];
  while (pages.at(-1)!.next_cursor !== null) pages.push(await pageOf(sheet, `cursor=${pages.at(-1)!.next_cursor}`));
  return pages;
}

/** A client that reads a sheet once and then only its changes. */
class Copy {
  private constructor(
    private readonly sheet: Sheet,
    private held: Awaited<ReturnType<Sheet['read']>>,
  ) {}

  static async of(sheet: Sheet): Promise<Copy> {
    return new Copy(sheet, await sheet.read());
  }

  /** Applies what has changed and returns the number of items that were named. */
  async refresh(): Promise<number> {
    const pages = await changesSince(this.sheet, this.held.version);
    pages.forEach((page) => this.apply(page));
    return pages.flatMap(({ changes }) => changes).length;
  }

  private apply(page: Page): void {
    const rows = new Map(this.held.spreadsheet_rows.map((row) => [row.id, row]));
    const columns = new Map(this.held.spreadsheet_columns.map((column) => [column.id, column]));
    page.rows.forEach((row) => rows.set(row.id, row));
    page.columns.forEach((column) => columns.set(column.id, column));
    for (const cell of page.cells) {
      const row = rows.get(cell.spreadsheet_row_id);
      if (row) row.spreadsheet_cells = [...row.spreadsheet_cells.filter(({ id }) => id !== cell.id), cell];
    }
    const rowIds = page.row_ids ?? [...rows.keys()];
    const columnIds = page.column_ids ?? [...columns.keys()];
    this.held = {
      ...this.held,
      version: page.version,
      title: page.title,
      spreadsheet_rows: rowIds.flatMap((id) => rows.get(id) ?? []),
      spreadsheet_columns: columnIds.flatMap((id) => columns.get(id) ?? []),
    };
  }

  shown() {
    return shownBy(this.held);
  }
}

/** A sheet without what a change of other rows and columns changes: positions and times. */
function shownBy({ version, title, spreadsheet_rows, spreadsheet_columns }: Awaited<ReturnType<Sheet['read']>>) {
  const indexOf = new Map(spreadsheet_columns.map(({ id }, index) => [id, index]));
  return {
    version,
    title,
    columns: spreadsheet_columns.map(({ position: _, updated_at_ts: __, ...column }) => column),
    rows: spreadsheet_rows.map(({ id, additional_attributes, spreadsheet_cells }) => ({
      id,
      additional_attributes,
      cells: spreadsheet_cells
        .filter(({ spreadsheet_column_id }) => indexOf.has(spreadsheet_column_id))
        .sort((a, b) => indexOf.get(a.spreadsheet_column_id)! - indexOf.get(b.spreadsheet_column_id)!),
    })),
  };
}

describe('changes of a sheet since a version', () => {
  let base: BaseUnderTest;
  let user: SheetUser;
  let database: DataSource;

  beforeAll(async () => {
    base = await BaseUnderTest.start();
    user = new SheetUser(base, await base.creator());
    database = base.http.get(DataSource);
  });
  afterAll(() => base.stop());

  const generation = async (cellId: number): Promise<number> =>
    (
      await database.query(
        `INSERT INTO generation
           (organization_id, agent_id, sheet_id, cell_id, user_job_type, status, input, model, estimate, due_at)
         SELECT organization_id, agent_id, sheet.id, cell.id, 'text_generation', 'processing', '{}', 'textmodel_b', 0,
           NULL
         FROM cell JOIN sheet ON sheet.id = sheet_id WHERE cell.id = $1 RETURNING id`,
        [cellId],
      )
    )[0].id;

  it('names each item once, with its content as it is now', async () => {
    const sheet = await user.sheet(['A', 'B'], 2);
    const before = await sheet.read();
    const [first, second] = before.spreadsheet_rows;
    const [cell, other] = first!.spreadsheet_cells;
    expect(await changesSince(sheet, before.version)).toEqual([
      {
        version: before.version,
        title: before.title,
        changes: [],
        next_cursor: null,
        row_ids: null,
        column_ids: null,
        rows: [],
        columns: [],
        cells: [],
      },
    ]);
    await sheet.call('PATCH', `/cells/${cell!.id}`, { spreadsheet_cell: { value: 'one' } });
    await sheet.call('PATCH', `/cells/${cell!.id}`, { spreadsheet_cell: { value: 'two' } });
    await sheet.call('POST', `/cells/${other!.id}/layers`, { video_layer: { name: 'L', type: 'text' } });
    const [typed] = await changesSince(sheet, before.version);
    const read = await sheet.read();
    expect(typed).toEqual({
      version: read.version,
      title: read.title,
      changes: [
        { kind: 'cell', id: cell!.id, change: 'updated' },
        { kind: 'cell', id: other!.id, change: 'updated' },
      ],
      next_cursor: null,
      row_ids: null,
      column_ids: null,
      rows: [],
      columns: [],
      cells: read.spreadsheet_rows[0]!.spreadsheet_cells,
    });
    const added = (await sheet.call('POST', '/rows', { spreadsheet_row: { position: 0 } })).body;
    await sheet.call('PATCH', `/rows/${added.id}`, { spreadsheet_row: { additional_attributes: { a: 1 } } });
    await sheet.call('DELETE', `/rows/${second!.id}`);
    await sheet.call('PATCH', '', { spreadsheet: { title: 'Named' } });
    const [structural] = await changesSince(sheet, read.version);
    expect(structural).toMatchObject({
      title: 'Named',
      changes: [
        { kind: 'row', id: added.id, change: 'created' },
        { kind: 'row', id: second!.id, change: 'deleted' },
        { kind: 'sheet', id: sheet.id, change: 'updated' },
      ],
      row_ids: [added.id, first!.id],
      column_ids: before.spreadsheet_columns.map(({ id }) => id),
      rows: [(await sheet.call('GET', `/rows/${added.id}`)).body],
      cells: [],
    });
  });

  it('names cells whose generations have changed, and gives the change a version', async () => {
    const sheet = await user.sheet(['A'], 2);
    const [first, second] = (await sheet.read()).spreadsheet_rows.map((row) => row.spreadsheet_cells[0]!);
    const { version } = await sheet.read();
    const job = await generation(second!.id);
    await database.query(`UPDATE generation SET progress = 0.5 WHERE id = $1`, [job]);
    const [page] = await changesSince(sheet, version);
    expect(page).toMatchObject({
      version: version + 1,
      changes: [{ kind: 'cell', id: second!.id, change: 'updated' }],
      cells: [{ id: second!.id, user_jobs: [{ id: job, progress: 0.5 }] }],
    });
    expect((await changesSince(sheet, version + 1))[0]!.changes).toEqual([]);
    await database.query(`UPDATE generation SET progress = 0.75 WHERE id = $1`, [job]);
    await sheet.call('PATCH', `/cells/${first!.id}`, { spreadsheet_cell: { value: 'typed' } });
    const [both] = await changesSince(sheet, version + 1);
    expect([both!.version, new Set(both!.changes.map(({ id }) => id))]).toEqual([
      version + 2,
      new Set([first!.id, second!.id]),
    ]);
    const [render] = await database.query(
      `INSERT INTO render_job (organization_id, agent_id, sheet_id, cell_id, status, input, estimate, due_at)
       SELECT organization_id, agent_id, id, $2, 'pending', '{}', 0, NULL FROM sheet WHERE id = $1 RETURNING id`,
      [sheet.id, first!.id],
    );
    await database.query(`UPDATE render_job SET status = 'completed' WHERE id = $1`, [render.id]);
    expect((await changesSince(sheet, version + 2))[0]!.changes).toEqual([
      { kind: 'cell', id: first!.id, change: 'updated' },
    ]);
  });

  it('pages through many changes and ends with the order of rows and columns', async () => {
    const sheet = await user.sheet(['A', 'B'], 0);
    const copy = await Copy.of(sheet);
    const { version } = await sheet.read();
    await sheet.importRows(Array.from({ length: 450 }, (_, n) => ({ A: `${n}` })));
    const cells = (await sheet.read()).spreadsheet_rows.flatMap((row) => row.spreadsheet_cells);
    await sheet.call('PUT', '/cells/mass_update', { cells: cells.map(({ id }) => ({ id, value: `${id}` })) });
    await sheet.call('POST', '/columns', { spreadsheet_column: { title: 'C', type: 'text' } });
    const pages = await changesSince(sheet, version);
    expect(pages.length).toBeGreaterThan(5);
    for (const page of pages.slice(0, -1)) {
      expect(page.changes.length).toBeLessThan(2 * CHANGE_LOG_LIMITS.itemsOfPage);
      expect([page.row_ids, page.column_ids]).toEqual([null, null]);
    }
    expect(pages.at(-1)!.row_ids).toEqual(await sheet.rowIds());
    await copy.refresh();
    expect(copy.shown()).toEqual(shownBy(await sheet.read()));
  });

  it('include the progress of a generation that a duplicate shows as well', async () => {
    const sheet = await user.sheet(['A'], 1);
    const [row] = (await sheet.read()).spreadsheet_rows;
    const cell = row!.spreadsheet_cells[0]!;
    await sheet.call('PATCH', `/cells/${cell.id}/set_default_user_job`, { user_job_id: await generation(cell.id) });
    await sheet.call('POST', `/rows/${row!.id}/duplicate`);
    const copy = await Copy.of(sheet);
    await database.query(`UPDATE generation SET progress = 0.5 WHERE cell_id = $1`, [cell.id]);
    await copy.refresh();
    expect(copy.shown()).toEqual(shownBy(await sheet.read()));
  });

  it.each(testSeeds())('are all that a client needs to stay up to date (seed %d)', async (seed) => {
    const sheet = await user.sheet(['A', 'B'], 2);
    const copy = await Copy.of(sheet);
    const random = randomBy(seed);
    const some = (n: number) => Math.floor(random() * n);
    const pick = <T>(items: readonly T[]): T => items[some(items.length)]!;
    for (let round = 0; round < 40; round += 1) {
      const { spreadsheet_rows: rows, spreadsheet_columns: columns } = await sheet.read();
      const row = pick(rows);
      const cell = pick(row.spreadsheet_cells);
      await pick<() => Promise<unknown>>([
        () => sheet.call('PATCH', `/cells/${cell.id}`, { spreadsheet_cell: { value: `v${some(9)}` } }),
        () => sheet.call('POST', '/rows', { spreadsheet_row: { position: some(3) } }),
        () => sheet.call('POST', `/rows/${row.id}/duplicate`),
        async () => rows.length > 1 && sheet.call('DELETE', `/rows/${row.id}`),
        () => sheet.call('PUT', '/rows/update_positions', { rows: [{ id: row.id, position: some(rows.length) }] }),
        () => sheet.call('POST', '/columns', { spreadsheet_column: { title: 'C', type: 'text', position: some(3) } }),
        () => sheet.call('POST', `/columns/${pick(columns).id}/duplicate`),
        async () => columns.length > 1 && sheet.call('DELETE', `/columns/${pick(columns).id}`),
        () => sheet.call('POST', `/cells/${cell.id}/layers`, { video_layer: { name: 'L', type: 'text', position: 0 } }),
        async () => {
          const [layer] = cell.video_layers;
          return layer && sheet.call('DELETE', `/cells/${cell.id}/layers/${layer.id}`);
        },
        async () =>
          sheet.call('PATCH', `/cells/${cell.id}/set_default_user_job`, { user_job_id: await generation(cell.id) }),
        async () => database.query(`UPDATE generation SET progress = $2 WHERE cell_id = $1`, [cell.id, some(4) / 4]),
        () => sheet.call('PATCH', '', { spreadsheet: { title: `T${some(9)}` } }),
        () => sheet.importRows([{ A: 'imported' }]),
      ])();
      if (some(3) > 0) continue;
      await copy.refresh();
      expect([round, copy.shown()]).toEqual([round, shownBy(await sheet.read())]);
    }
  });

  it('leaves nothing out while others write', async () => {
    const sheet = await user.sheet(['A', 'B'], 4);
    const copy = await Copy.of(sheet);
    const cells = (await sheet.read()).spreadsheet_rows.flatMap((row) => row.spreadsheet_cells);
    let isOver = false;
    const write = async (writer: number) => {
      for (let n = 0; n < 40; n += 1) {
        const cell = cells[(n * 3 + writer) % cells.length]!.id;
        await sheet.call('PATCH', `/cells/${cell}`, { spreadsheet_cell: { value: `${writer} ${n}` } });
        if (n % 8 === 0) await sheet.call('POST', '/rows', { spreadsheet_row: { position: 0 } });
        if (n % 5 === 0) await generation(cell);
      }
    };
    const reading = (async () => {
      while (!isOver) await copy.refresh();
    })();
    await Promise.all([write(0), write(1), write(2)]);
    isOver = true;
    await reading;
    await copy.refresh();
    expect(copy.shown()).toEqual(shownBy(await sheet.read()));
    expect(await copy.refresh()).toBe(0);
  });

  it('returns resync_required for changes that it does not know', async () => {
    const sheet = await user.sheet(['A'], 1);
    const { version, spreadsheet_rows } = await sheet.read();
    const cell = spreadsheet_rows[0]!.spreadsheet_cells[0]!.id;
    const change = (value: string) => sheet.call('PATCH', `/cells/${cell}`, { spreadsheet_cell: { value } });
    const resync = { status: 410, body: { error_code: 'resync_required' } };
    const since = (from: number) => sheet.call('GET', `/changes?since=${from}`);
    for (const value of ['1', '2', '3']) await change(value);
    expect(await since(version + 4)).toMatchObject(resync);
    const age = (to: number) =>
      database.query(
        `UPDATE sheet_change SET created_at = now() - interval '24 hours 1 minute'
         WHERE sheet_id = $1 AND version <= $2`,
        [sheet.id, to],
      );
    await age(version + 2);
    expect((await since(version)).status).toBe(200);
    await base.worker.get(ChangeLogExpiry, { strict: false }).run();
    expect(await since(version)).toMatchObject(resync);
    expect(await since(version + 1)).toMatchObject(resync);
    expect(await since(version + 2)).toMatchObject({ status: 200, body: { changes: [{ id: cell }] } });
    // An earlier release does this while both are running.
    await database.query(`UPDATE sheet SET version = version + 1 WHERE id = $1`, [sheet.id]);
    expect(await since(version + 3)).toMatchObject(resync);
    await change('4');
    expect(await since(version + 2)).toMatchObject(resync);
    expect((await since(version + 4)).status).toBe(200);
  });

  it('rejects malformed positions, and sheets of others', async () => {
    const sheet = await user.sheet(['A'], 1);
    for (const query of ['', 'since=-1', 'since=x', 'cursor=1', 'cursor=1.2', 'cursor=1.2.3'])
      expect([query, (await sheet.call('GET', `/changes?${query}`)).status]).toEqual([query, 422]);
    const outsider = new SheetUser(base, await base.creator());
    expect((await outsider.call('GET', `/vidsheet/${sheet.id}/changes?since=0`)).status).toBe(404);
    await sheet.call('DELETE', '');
    expect((await sheet.call('GET', '/changes?since=0')).status).toBe(404);
  });
});
