import { Injectable } from '@nestjs/common';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { SheetEntity } from '../sheet/sheet.entity.js';

const Removed = rowOf(SheetEntity, 'id', 'organizationId', 'agentId', 'sourceSheetIds');
export type SheetToRemove = RowOf<typeof Removed>;

const Id = rowOf(SheetEntity, 'id');

/** The row of a sheet that leaves the trash; what belongs to the sheet is removed before. */
@Injectable()
export class SheetRemovalWriter {
  constructor(private readonly db: Database) {}

  /** Returns undefined for a sheet that is gone or does not leave the trash. */
  async find(sheetId: number): Promise<SheetToRemove | undefined> {
    return this.db.row(Removed, `SELECT ${Removed.columns()} FROM sheet WHERE id = $1 AND is_removed`, [sheetId]);
  }

  /**
   * Locks the row until the transaction ends. Returns false without waiting when another transaction has locked it: a
   * clone of the sheet is being made, which may take long, or something is being added to it. Afterwards everything
   * that others have added is visible, and clones are impossible.
   */
  async lock({ id }: SheetToRemove): Promise<boolean> {
    return (await this.db.execute(`SELECT FROM sheet WHERE id = $1 FOR UPDATE SKIP LOCKED`, [id])) > 0;
  }

  /** Returns whether a sheet that was cloned from this one shows its generations. The row must be locked. */
  async isShownByOthers({ id, agentId }: SheetToRemove): Promise<boolean> {
    const shown = await this.db.execute(
      `SELECT FROM sheet WHERE agent_id = $2 AND $1::bigint = ANY (source_sheet_ids) LIMIT 1`,
      [id, agentId],
    );
    return shown > 0;
  }

  /**
   * Deletes the row, and returns the sheets whose generations only this sheet may have shown and that are removed. The
   * removal of such a sheet either finds this one deleted, or was seen here: it locks its row before it looks for
   * clones.
   */
  async delete({ id, sourceSheetIds }: SheetToRemove): Promise<number[]> {
    await this.db.execute(`SELECT FROM sheet WHERE id = ANY ($1::bigint[]) ORDER BY id FOR KEY SHARE`, [
      sourceSheetIds,
    ]);
    await this.db.execute(`DELETE FROM sheet WHERE id = $1 AND is_removed`, [id]);
    const sources = await this.db.rows(Id, `SELECT id FROM sheet WHERE id = ANY ($1::bigint[]) AND is_removed`, [
      sourceSheetIds,
    ]);
    return sources.map((source) => source.id);
  }
}
