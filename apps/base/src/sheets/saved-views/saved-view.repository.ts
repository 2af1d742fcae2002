import { Injectable } from '@nestjs/common';
import { bigint, Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { nextUpdatedAt } from '../items/item-write.sql.js';
import type { SheetScope } from '../sheet/sheet.js';
import { SAVED_VIEW_LIMITS } from './saved-view-limits.js';
import { SavedViewEntity } from './saved-view.entity.js';
import type { ViewDefinition } from './saved-view.js';

const View = rowOf(SavedViewEntity, 'id', 'name', 'definition', 'createdAt', 'updatedAt');
export type SavedView = RowOf<typeof View>;
const Written = View.with({ organizationId: bigint() });
export type WrittenView = RowOf<typeof Written>;
const Removed = rowOf(SavedViewEntity, 'id').with({ organizationId: bigint() });

const COLUMNS = View.columns('saved_view');
const SHEET = 'sheet.id = $1 AND sheet.agent_id = $2 AND sheet.deleted_at IS NULL';

/** Statements over saved views; each finds nothing in a sheet that is deleted or of another agent. */
@Injectable()
export class SavedViewRepository {
  constructor(private readonly db: Database) {}

  /** Returns the views of a sheet by name. */
  async list({ agentId, sheetId }: SheetScope): Promise<SavedView[]> {
    return this.db.rows(
      View,
      `SELECT ${COLUMNS} FROM saved_view JOIN sheet ON sheet.id = saved_view.sheet_id
       WHERE ${SHEET} ORDER BY lower(saved_view.name), saved_view.id`,
      [sheetId, agentId],
    );
  }

  /** Locks the views of a sheet against additions; returns undefined where it has as many as it may have. */
  async insert(
    { agentId, sheetId }: SheetScope,
    name: string,
    definition: ViewDefinition,
  ): Promise<WrittenView | undefined> {
    await this.db.lock('views of a sheet', sheetId);
    return this.db.row(
      Written,
      `INSERT INTO saved_view (sheet_id, name, definition)
       SELECT sheet.id, $3, $4::jsonb FROM sheet
       WHERE ${SHEET} AND (SELECT count(*) FROM saved_view WHERE sheet_id = $1) < ${SAVED_VIEW_LIMITS.ofSheet}
       RETURNING ${COLUMNS}, (SELECT organization_id FROM sheet WHERE id = $1)`,
      [sheetId, agentId, name, JSON.stringify(definition)],
    );
  }

  /** Changes a view; undefined leaves its name as it is, and so do fields that are absent from the definition. */
  async update(
    { agentId, sheetId }: SheetScope,
    id: number,
    name: string | undefined,
    definition: Partial<ViewDefinition>,
  ): Promise<WrittenView | undefined> {
    return this.db.row(
      Written,
      `UPDATE saved_view SET name = coalesce($4, name), definition = definition || $5::jsonb,
         updated_at = ${nextUpdatedAt('saved_view')}
       FROM sheet WHERE ${SHEET} AND saved_view.sheet_id = sheet.id AND saved_view.id = $3
       RETURNING ${COLUMNS}, sheet.organization_id`,
      [sheetId, agentId, id, name ?? null, JSON.stringify(definition)],
    );
  }

  /** Returns the organization of the view that it has deleted. */
  async delete({ agentId, sheetId }: SheetScope, id: number): Promise<number | undefined> {
    const removed = await this.db.row(
      Removed,
      `DELETE FROM saved_view USING sheet WHERE ${SHEET} AND saved_view.sheet_id = sheet.id AND saved_view.id = $3
       RETURNING saved_view.id, sheet.organization_id`,
      [sheetId, agentId, id],
    );
    return removed?.organizationId;
  }
}
