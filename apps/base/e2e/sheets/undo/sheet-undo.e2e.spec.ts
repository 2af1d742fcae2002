import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { errorOf, eventually } from '@reelsheet/testing';
import { DataSource } from 'typeorm';
import { GenerationResultWriter } from '../../../src/sheets/cells/generation-result.writer.js';
import { columnsOf } from '../../../src/sheets/items/item-kinds.js';
import { ItemRepository } from '../../../src/sheets/items/item.repository.js';
import { ManyItemsRepository } from '../../../src/sheets/items/many-items.repository.js';
import { SHEET_LIMITS } from '../../../src/sheets/sheet/sheet-limits.js';
import { ChangeSetExpiry } from '../../../src/sheets/undo/change-set-expiry.js';
import { Transaction } from '@reelsheet/platform-database';
import { BaseUnderTest } from '../../support/harness.js';
import { SheetUser, type Sheet } from '../../support/sheet-user.js';

describe('undoing changes of a sheet', () => {
  let base: BaseUnderTest;
  let user: SheetUser;
  let database: DataSource;

  beforeAll(async () => {
    base = await BaseUnderTest.start();
    user = new SheetUser(base, await base.creator());
    database = base.http.get(DataSource);
  });
  afterAll(() => base.stop());

  const exported = async (sheet: Sheet) => {
    const path = `/vidsheet/${sheet.id}/export?agent_id=${user.agentId}&format=json`;
    return (await fetch(`${base.url}${path}`, { headers: { Authorization: `Bearer ${user.key}` } })).text();
  };
  const first = async (sheet: Sheet) => (await sheet.read()).spreadsheet_rows[0]!.spreadsheet_cells[0]!;
  const type = (sheet: Sheet, cellId: number, value: string) =>
    sheet.call('PATCH', `/cells/${cellId}`, { spreadsheet_cell: { value } });

  it('brings 1,000 deleted rows back: the same ids, times and export', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `C${n}`);
    const sheet = await user.sheet(names, 0);
    await sheet.importRows(
      Array.from({ length: 1_010 }, (_, n) => Object.fromEntries(names.map((name) => [name, `${name} ${n}`]))),
    );
    const before = { sheet: await sheet.read(), exported: await exported(sheet) };
    const ids = before.sheet.spreadsheet_rows.map(({ id }) => id).filter((_, index) => index > 4 && index < 1_005);
    const deleted = await sheet.call('POST', '/rows/mass_delete', { ids });
    const version = Number(deleted.headers.get('x-sheet-version'));
    expect(await sheet.rowIds()).toHaveLength(10);
    const undone = await sheet.undo(version);
    expect(undone).toMatchObject({ status: 200, body: { version: version + 1, undone_version: version } });
    expect(undone.headers.get('x-sheet-version')).toBe(`${version + 1}`);
    const after = await sheet.read();
    const rowsOf = ({ spreadsheet_rows }: typeof after) =>
      spreadsheet_rows.filter(({ id }) => ids.includes(id)).map((row) => JSON.stringify(row));
    expect(rowsOf(after)).toEqual(rowsOf(before.sheet));
    expect(await exported(sheet)).toBe(before.exported);
    const again = await sheet.undo(version + 1);
    expect([again.status, (await sheet.rowIds()).length]).toEqual([200, 10]);
    await sheet.undo(version + 2);
    expect(await exported(sheet)).toBe(before.exported);
  });

  it('has one effect when it is asked for twice at once', async () => {
    const sheet = await user.sheet(['A'], 1);
    const cell = await first(sheet);
    await type(sheet, cell.id, 'typed');
    const version = await sheet.version();
    const answers = await Promise.all([sheet.undo(version), sheet.undo(version), sheet.undo(version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(errorOf(answers.find(({ status }) => status === 409)!).error_code).toBe('already_undone');
    expect([(await first(sheet)).value, await sheet.version()]).toEqual(['', version + 1]);
  });

  it('is rejected when a later change has changed the same, and names it', async () => {
    const sheet = await user.sheet(['A', 'B'], 2);
    const [one, other] = (await sheet.read()).spreadsheet_rows[0]!.spreadsheet_cells;
    await type(sheet, one!.id, 'first');
    const version = await sheet.version();
    await type(sheet, other!.id, 'elsewhere');
    await type(sheet, one!.id, 'second');
    expect(await sheet.undo(version)).toMatchObject({
      status: 409,
      body: { error_code: 'changed_later', items: [{ kind: 'cell', id: one!.id }] },
    });
    expect(await sheet.undo(version + 2)).toMatchObject({ status: 200 });
    expect(await sheet.undo(version)).toMatchObject({ status: 200 });
    expect((await sheet.values())[0]).toEqual(['', 'elsewhere']);
    const row = (await sheet.call('POST', '/rows')).body;
    const made = await sheet.version();
    await type(sheet, row.spreadsheet_cells[1]!.id, 'in the new row');
    expect(await sheet.undo(made)).toMatchObject({
      status: 409,
      body: { items: [{ kind: 'cell', id: row.spreadsheet_cells[1]!.id }] },
    });
    const move = (id: number, position: number) =>
      sheet.call('PUT', '/rows/update_positions', { rows: [{ id, position }] });
    await move(row.id, 0);
    const moved = await sheet.version();
    await move(row.id, 1);
    expect(await sheet.undo(moved)).toHaveProperty('body.items', [{ kind: 'row', id: row.id }]);
    await sheet.undo(moved + 1);
    expect((await sheet.undo(moved)).status).toBe(200);
    expect((await sheet.rowIds()).at(-1)).toBe(row.id);
  });

  it('restores rows where columns were added and deleted since', async () => {
    const sheet = await user.sheet(['A', 'B'], 2);
    const { spreadsheet_rows: rows, spreadsheet_columns: columns } = await sheet.read();
    await type(sheet, rows[0]!.spreadsheet_cells[0]!.id, 'kept');
    await sheet.call('DELETE', `/rows/${rows[0]!.id}`);
    const version = await sheet.version();
    await sheet.call('POST', '/columns', { spreadsheet_column: { title: 'C', type: 'text' } });
    await sheet.call('DELETE', `/columns/${columns[1]!.id}`);
    expect((await sheet.undo(version)).status).toBe(200);
    expect(await sheet.values()).toEqual([
      ['kept', ''],
      ['', ''],
    ]);
  });

  it('keeps selected generations, and does not undo those that landed', async () => {
    const sheet = await user.sheet(['A'], 1);
    const cell = await first(sheet);
    const layer = (await sheet.call('POST', `/cells/${cell.id}/layers`, { video_layer: { name: 'L', type: 'text' } }))
      .body;
    const [{ id: job }] = await database.query(
      `INSERT INTO generation
         (organization_id, agent_id, sheet_id, cell_id, user_job_type, status, input, model, estimate, due_at)
       SELECT organization_id, agent_id, sheet.id, $1, 'text_generation', 'processing', '{}', 'textmodel_b', 0, NULL
       FROM sheet WHERE sheet.id = $2 RETURNING id`,
      [cell.id, sheet.id],
    );
    await base.http.get(Transaction).run(async () => {
      const results = base.http.get(GenerationResultWriter, { strict: false });
      await results.select({ cellId: cell.id }, Number(job), 'generated');
      await results.select({ layerId: layer.id }, Number(job));
    });
    const landed = await sheet.version();
    expect(await sheet.undo(landed)).toMatchObject({ status: 404, body: { error_code: 'change_not_found' } });
    const stored = () =>
      database.query(`SELECT * FROM cell JOIN layer ON layer.cell_id = cell.id WHERE cell.id = $1`, [cell.id]);
    const before = await stored();
    const [row] = await sheet.rowIds();
    await sheet.call('DELETE', `/rows/${row}`);
    await sheet.undo(landed + 1);
    expect(await stored()).toEqual(before);
  });

  it('restores the rows of ideas that have no other row', async () => {
    const sheet = await user.sheet(['A'], 3);
    const [one, other, third] = await sheet.rowIds();
    const [first, second] = [one! + 10 ** 9, other! + 10 ** 9];
    await database.query(`INSERT INTO idea_row (idea_id, row_id) VALUES ($1, $2), ($3, $4)`, [
      ...[first, one, second, other],
    ]);
    await sheet.call('POST', '/rows/mass_delete', { ids: [one, other] });
    await database.query(`INSERT INTO idea_row (idea_id, row_id) VALUES ($1, $2)`, [second, third]);
    expect((await sheet.undo(await sheet.version())).status).toBe(200);
    const ideas = await database.query(
      `SELECT idea_id, row_id FROM idea_row WHERE row_id = ANY ($1) ORDER BY idea_id, row_id`,
      [[one, other, third]],
    );
    expect(ideas.map((row: any) => [Number(row.idea_id), Number(row.row_id)])).toEqual([
      [first, one],
      [second, third],
    ]);
  });

  it('restores the row of an idea whose other row is in a deleted sheet', async () => {
    const [sheet, other] = [await user.sheet(['A'], 1), await user.sheet(['A'], 1)];
    const [row] = await sheet.rowIds();
    const [otherRow] = await other.rowIds();
    const idea = row! + 10 ** 9;
    await database.query(`INSERT INTO idea_row (idea_id, row_id) VALUES ($1, $2)`, [idea, row]);
    await sheet.call('DELETE', `/rows/${row}`);
    await database.query(`INSERT INTO idea_row (idea_id, row_id) VALUES ($1, $2)`, [idea, otherRow]);
    await other.call('DELETE', '');
    expect((await sheet.undo(await sheet.version())).status).toBe(200);
    const ideas = await database.query(`SELECT row_id FROM idea_row WHERE idea_id = $1`, [idea]);
    expect(ideas.map(({ row_id }: any) => Number(row_id))).toEqual([row]);
  });

  it('does not list copies as deleted whose column was deleted while they were made', async () => {
    const sheet = await user.sheet(['A', 'B'], 1);
    const { spreadsheet_rows: rows, spreadsheet_columns: columns } = await sheet.read();
    const video_layer = { name: 'L', type: 'text' };
    await sheet.call('POST', `/cells/${rows[0]!.spreadsheet_cells[1]!.id}/layers`, { video_layer });
    const scope = { agentId: user.agentId, sheetId: sheet.id };
    const get = <T>(type: Type<T>) => base.http.get(type, { strict: false });
    let copying: ReturnType<Sheet['call']> | undefined;
    await base.http.get(Transaction).run(async () => {
      await get(ItemRepository).lockRowsAndColumns(sheet.id);
      copying = sheet.call('POST', '/rows/mass_duplicate', { ids: [rows[0]!.id] });
      await eventually(async () => {
        const waiting = await database.query(
          `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        );
        expect(waiting).toHaveLength(1);
      });
      await get(ManyItemsRepository).delete(columnsOf(scope), [columns[1]!.id]);
    });
    expect((await copying!).status).toBe(201);
    expect((await sheet.values()).map((values) => values.length)).toEqual([1, 1]);
    expect((await sheet.call('GET', '/trash')).body.deletions).toEqual([]);
    expect((await sheet.undo(await sheet.version())).status).toBe(200);
    expect(await sheet.rowIds()).toEqual([rows[0]!.id]);
  });

  it('keeps to the limits of a sheet', async () => {
    const sheet = await user.sheet(['A'], 1);
    const { columnsOfSheet } = SHEET_LIMITS;
    const columns = Array.from({ length: columnsOfSheet - 1 }, (_, n) => ({ title: `C${n}`, type: 'text' }));
    await sheet.call('POST', '/columns/mass_create', { columns });
    const [column] = (await sheet.read()).spreadsheet_columns;
    await sheet.call('DELETE', `/columns/${column!.id}`);
    const version = await sheet.version();
    await sheet.call('POST', '/columns', { spreadsheet_column: { title: 'last', type: 'text' } });
    expect(await sheet.undo(version)).toMatchObject({ status: 422, body: { error_code: 'validation_error' } });
    await sheet.undo(version + 1);
    expect((await sheet.undo(version)).status).toBe(200);
    expect((await sheet.read()).spreadsheet_columns[0]!.id).toBe(column!.id);
  });

  it('leaves everything as it was when it is interrupted', async () => {
    const sheet = await user.sheet(['A', 'B'], 5);
    const ids = await sheet.rowIds();
    await sheet.call('POST', '/rows/mass_delete', { ids: ids.slice(1, 4) });
    const version = await sheet.version();
    const blocker = database.createQueryRunner();
    await blocker.connect();
    await blocker.query('BEGIN');
    await blocker.query(`SELECT FROM sheet WHERE id = $1 FOR NO KEY UPDATE`, [sheet.id]);
    const undoing = sheet.undo(version);
    await eventually(async () => {
      const [killed] = await database.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%sheet_size_change%'`,
      );
      expect(killed).toBeDefined();
    });
    expect((await undoing).status).toBeGreaterThanOrEqual(500);
    await blocker.query('ROLLBACK');
    await blocker.release();
    expect([await sheet.version(), await sheet.rowIds()]).toEqual([version, [ids[0], ids[4]]]);
    expect((await sheet.undo(version)).status).toBe(200);
    expect(await sheet.rowIds()).toEqual(ids);
  });

  it('lists what was deleted and can be restored', async () => {
    const sheet = await user.sheet(['A', 'B'], 3);
    const { spreadsheet_rows: rows, spreadsheet_columns: columns } = await sheet.read();
    await type(sheet, rows[1]!.spreadsheet_cells[1]!.id, 'first text');
    const video_layer = { name: 'Title', type: 'text' };
    const layer = (await sheet.call('POST', `/cells/${rows[0]!.spreadsheet_cells[0]!.id}/layers`, { video_layer }))
      .body;
    await sheet.call('DELETE', `/cells/${rows[0]!.spreadsheet_cells[0]!.id}/layers/${layer.id}`);
    await sheet.call('POST', '/rows/mass_delete', { ids: [rows[1]!.id, rows[2]!.id] });
    await sheet.call('DELETE', `/columns/${columns[1]!.id}`);
    const trash = async () => (await sheet.call('GET', '/trash')).body;
    const version = await sheet.version();
    const deleted_by = (await base.call('GET', '/me', { key: user.key })).body.id;
    expect(await trash()).toMatchObject({
      deletions: [
        { version, kind: 'column', count: 1, title: 'B', deleted_by },
        { version: version - 1, kind: 'row', count: 2, title: 'first text', deleted_by },
        { version: version - 2, kind: 'layer', count: 1, title: 'Title', deleted_by },
      ],
      next_cursor: null,
    });
    await sheet.undo(version - 1);
    expect((await trash()).deletions.map((deletion: any) => deletion.version)).toEqual([version, version - 2]);
    await database.query(
      `UPDATE sheet_change_set SET expires_at = expires_at - interval '30 days' WHERE sheet_id = $1`,
      [sheet.id],
    );
    expect((await trash()).deletions).toEqual([]);
    expect((await sheet.undo(version)).status).toBe(404);
    await base.worker.get(ChangeSetExpiry, { strict: false }).run();
    for (const table of ['sheet_change_set', 'sheet_change_image'])
      expect(await database.query(`SELECT FROM ${table} WHERE sheet_id = $1`, [sheet.id])).toEqual([]);
  });

  it('hides changes of others, and knows no other versions', async () => {
    const sheet = await user.sheet(['A'], 1);
    await sheet.call('POST', '/rows');
    const version = await sheet.version();
    const outsider = new SheetUser(base, await base.creator());
    const path = `/vidsheet/${sheet.id}/changes/${version}/undo`;
    expect(await outsider.call('POST', path as any)).toMatchObject({
      status: 404,
      body: { error_code: 'spreadsheet_not_found' },
    });
    for (const unknown of [version + 1, 10 ** 12])
      expect(await sheet.undo(unknown)).toMatchObject({ status: 404, body: { error_code: 'change_not_found' } });
    expect(await sheet.version()).toBe(version);
  });
});
