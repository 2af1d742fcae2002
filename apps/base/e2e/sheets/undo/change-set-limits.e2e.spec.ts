import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorOf, eventually } from '@reelsheet/testing';
import { DataSource } from 'typeorm';
import { ChangeSetRemovalRepository } from '../../../src/sheets/undo/change-set-removal.repository.js';
import { CHANGE_SET_LIMITS } from '../../../src/sheets/undo/change-set-limits.js';
import { TrashConfig } from '../../../src/trash.config.js';
import { BaseUnderTest } from '../../support/harness.js';
import { SheetUser, type Sheet } from '../../support/sheet-user.js';

describe('what is kept of changes of a sheet', () => {
  let base: BaseUnderTest;
  let user: SheetUser;
  let database: DataSource;

  beforeAll(async () => {
    base = await BaseUnderTest.start();
    user = new SheetUser(base, await base.creator());
    database = base.http.get(DataSource);
  });
  afterAll(() => base.stop());

  const first = async (sheet: Sheet) => (await sheet.read()).spreadsheet_rows[0]!.spreadsheet_cells[0]!;
  const type = async (sheet: Sheet, cellId: number, value: string) => {
    await sheet.call('PATCH', `/cells/${cellId}`, { spreadsheet_cell: { value } });
    return sheet.version();
  };
  const versionsLeft = async (sheet: Sheet) => {
    const sets = await database.query(
      `SELECT version::integer FROM sheet_change_set WHERE sheet_id = $1 ORDER BY version`,
      [sheet.id],
    );
    return sets.map(({ version }: { version: number }) => version);
  };
  const bytes = async (sheet: Sheet) => {
    const [sum] = await database.query(
      `SELECT image_bytes::bigint AS counted,
         (SELECT coalesce(sum(bytes), 0)::bigint FROM sheet_change_image WHERE sheet_id = $1) AS stored
       FROM sheet WHERE id = $1`,
      [sheet.id],
    );
    return { counted: Number(sum.counted), stored: Number(sum.stored) };
  };
  /** Lets a change count as large as given. */
  const enlarge = async (sheet: Sheet, version: number, size: number) => {
    await database.query(
      `WITH image AS (
         UPDATE sheet_change_image AS image SET bytes = $3 FROM sheet_change_set AS change
         WHERE change.sheet_id = $1 AND version = $2 AND image.sheet_id = $1 AND image.change_set = change.change_set
           AND image.id = (SELECT min(id) FROM sheet_change_image AS own
             WHERE own.sheet_id = $1 AND own.change_set = change.change_set)
       ) UPDATE sheet_change_set SET bytes = $3 WHERE sheet_id = $1 AND version = $2`,
      [sheet.id, version, size],
    );
    await database.query(
      `UPDATE sheet SET image_bytes = (SELECT sum(bytes) FROM sheet_change_image WHERE sheet_id = $1) WHERE id = $1`,
      [sheet.id],
    );
  };

  it.each([
    [30, 30],
    [3, 3],
    [0, 1],
  ])('restores deleted rows as long as sheets, but at least a day: TRASH_DAYS %i, days %i', async (setting, days) => {
    const sheet = await user.sheet(['A'], 2);
    const config = base.http.get(TrashConfig, { strict: false });
    const usual = config.TRASH_DAYS;
    config.TRASH_DAYS = setting;
    try {
      await sheet.call('DELETE', `/rows/${(await sheet.read()).spreadsheet_rows[0]!.id}`);
    } finally {
      config.TRASH_DAYS = usual;
    }
    const { deletions } = (await sheet.call('GET', '/trash')).body;
    const minutes = deletions.map((each) => (Date.parse(each.expires_at) - Date.parse(each.deleted_at)) / 60_000);
    expect(minutes.map(Math.round)).toEqual([days * 24 * 60]);
  });

  it('is bounded over many small changes: the oldest are forgotten first, deletions last', async () => {
    const sheet = await user.sheet(['A'], 2);
    const { id } = await first(sheet);
    await sheet.call('DELETE', `/rows/${(await sheet.rowIds())[1]}`);
    const deleted = await sheet.version();
    const old = await type(sheet, id, 'a');
    const next = await type(sheet, id, 'b');
    const { bytesOfSheet, bytesOfTrimmedSheet } = CHANGE_SET_LIMITS;
    await enlarge(sheet, deleted, bytesOfTrimmedSheet / 2);
    await enlarge(sheet, next, bytesOfTrimmedSheet / 4);
    await enlarge(sheet, old, bytesOfSheet - bytesOfTrimmedSheet / 2);
    const last = await type(sheet, id, 'c');
    await eventually(async () => {
      const versions = await versionsLeft(sheet);
      expect(versions).toEqual(expect.arrayContaining([deleted, next, last]));
      expect(versions).not.toContain(old);
    });
    expect(errorOf(await sheet.undo(old)).error_code).toBe('change_not_found');
    await eventually(async () => {
      const { counted, stored } = await bytes(sheet);
      expect(counted).toBe(stored);
      expect(counted).toBeLessThan(bytesOfTrimmedSheet);
    });
    expect((await sheet.undo(deleted)).status).toBe(200);
    expect((await sheet.undo(last)).status).toBe(200);
    expect((await first(sheet)).value).toBe('b');
  });

  it('is removed at once of a change that is too large, without those of others', async () => {
    const sheet = await user.sheet(['A'], 1);
    const { id } = await first(sheet);
    const small = await type(sheet, id, 'a');
    await database.query(
      `CREATE FUNCTION enlarge_image() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         IF NEW.sheet_id = ${sheet.id} THEN NEW.bytes := ${CHANGE_SET_LIMITS.bytesOfChange + 1}; END IF;
         RETURN NEW;
       END $$`,
    );
    await database.query(
      `CREATE TRIGGER enlarge_image BEFORE INSERT ON sheet_change_image FOR EACH ROW EXECUTE FUNCTION enlarge_image()`,
    );
    const large = await type(sheet, id, 'b');
    await database.query(`DROP TRIGGER enlarge_image ON sheet_change_image`);
    expect(errorOf(await sheet.undo(large)).error_code).toBe('change_not_found');
    await eventually(async () => {
      const versions = await versionsLeft(sheet);
      expect([versions.includes(small), versions.includes(large)]).toEqual([true, false]);
      const { counted, stored } = await bytes(sheet);
      expect([counted, stored < CHANGE_SET_LIMITS.bytesOfChange]).toEqual([stored, true]);
    });
  });

  it('is removed in portions of bounded size, the change itself last', async () => {
    const sheet = await user.sheet(['A'], 1);
    const version = await type(sheet, (await first(sheet)).id, 'a');
    const size = CHANGE_SET_LIMITS.expiredBytesAtOnce;
    await database.query(
      `INSERT INTO sheet_change_image (sheet_id, change_set, kind, change, count, bytes, items)
       SELECT sheet_id, change_set, 'row', 'moved', 0, $3, '[]' FROM sheet_change_set, generate_series(1, 3)
       WHERE sheet_id = $1 AND version = $2`,
      [sheet.id, version, size],
    );
    await database.query(
      `UPDATE sheet_change_set SET expires_at = clock_timestamp() WHERE sheet_id = $1 AND version = $2`,
      [sheet.id, version],
    );
    const sets = base.http.get(ChangeSetRemovalRepository, { strict: false });
    const left = async () => {
      await sets.removeExpired(sheet.id);
      const versions = await versionsLeft(sheet);
      return [(await bytes(sheet)).stored >= size, versions.includes(version)];
    };
    expect([await left(), await left(), await left(), await left()]).toEqual([
      [true, true],
      [true, true],
      [false, false],
      [false, false],
    ]);
    expect(await sets.removeExpired(sheet.id)).toBe(0);
  });

  /** Keeps others from undoing the change, or removing it, until the returned function is called. */
  const hold = async (sheet: Sheet, version: number) => {
    const holder = database.createQueryRunner();
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query(`SELECT FROM sheet_change_set WHERE sheet_id = $1 AND version = $2 FOR UPDATE`, [
      ...[sheet.id, version],
    ]);
    return holder;
  };
  const untilUndoWaits = () =>
    eventually(async () => {
      const waiting = await database.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
         AND query LIKE '%SET undone_at%'`,
      );
      expect(waiting).toHaveLength(1);
    });

  it('is not found once it has expired while undoing waited for it', async () => {
    const sheet = await user.sheet(['A'], 1);
    const version = await type(sheet, (await first(sheet)).id, 'a');
    const holder = await hold(sheet, version);
    const undoing = sheet.undo(version);
    await untilUndoWaits();
    await holder.query(`DELETE FROM sheet_change_set WHERE sheet_id = $1 AND version = $2`, [sheet.id, version]);
    await holder.query('COMMIT');
    await holder.release();
    expect(await undoing).toMatchObject({ status: 404, body: { error_code: 'change_not_found' } });
  });

  it('is undone for a limited number of large changes at the same time', async () => {
    const changed = async () => {
      const sheet = await user.sheet(['A'], 1);
      return { sheet, version: await type(sheet, (await first(sheet)).id, 'a') };
    };
    const [one, other] = [await changed(), await changed()];
    await database.query(`UPDATE sheet_change_image SET count = $2 WHERE sheet_id = ANY ($1)`, [
      [one.sheet.id, other.sheet.id],
      CHANGE_SET_LIMITS.itemsOfOrdinaryChange + 1,
    ]);
    const holder = await hold(one.sheet, one.version);
    const undoing = one.sheet.undo(one.version);
    await untilUndoWaits();
    expect(await other.sheet.undo(other.version)).toMatchObject({
      status: 429,
      body: { error_code: 'rate_limited' },
    });
    await holder.query('COMMIT');
    await holder.release();
    expect((await undoing).status).toBe(200);
    expect((await other.sheet.undo(other.version)).status).toBe(200);
  });
});
