import { Injectable } from '@nestjs/common';
import { bigint, Database, integer, nullable, row, text, timestamp } from '@reelsheet/platform-database';
import { sheetNotFound } from '../sheet/sheet.errors.js';
import type { SheetScope } from '../sheet/sheet.js';
import { SheetRepository } from '../sheet/sheet.repository.js';
import { CHANGE_SET_LIMITS } from './change-set-limits.js';
import type { DeletionPage } from './trash.js';

const Deletion = row({
  version: bigint(),
  rows: integer(),
  columns: integer(),
  layers: integer(),
  title: nullable(text()),
  userId: nullable(bigint()),
  createdAt: timestamp(),
  expiresAt: timestamp(),
});

/** The first record of deleted items of a kind. */
const first = (kind: string) =>
  `(SELECT items FROM sheet_change_image AS image WHERE image.sheet_id = $1 AND image.change_set = deletion.change_set
    AND kind = '${kind}' AND change = 'deleted' ORDER BY id LIMIT 1)`;

const TITLE = `CASE
  WHEN deleted_rows > 0 THEN (
    SELECT item ->> 'value' FROM jsonb_array_elements(${first('cell')}) AS item
    WHERE item ->> 'value' <> '' ORDER BY (item ->> 'row_id')::bigint, (item ->> 'id')::bigint LIMIT 1)
  WHEN deleted_columns > 0 THEN ${first('column')} -> 0 ->> 'title'
  ELSE ${first('layer')} -> 0 ->> 'name' END`;

/** Reads which rows, columns and layers of a sheet were deleted and can be restored. */
@Injectable()
export class TrashReader {
  constructor(
    private readonly db: Database,
    private readonly sheets: SheetRepository,
  ) {}

  /** Returns a page of deletions, newest first, from before the version `cursor` on. */
  async page(scope: SheetScope, cursor = Number.MAX_SAFE_INTEGER): Promise<DeletionPage> {
    if (!(await this.sheets.exists(scope))) throw sheetNotFound();
    const limit = CHANGE_SET_LIMITS.deletionsOfPage;
    const found = await this.db.rows(
      Deletion,
      `SELECT version, deleted_rows AS rows, deleted_columns AS columns, deleted_layers AS layers,
         left(${TITLE}, ${CHANGE_SET_LIMITS.deletionText}) AS title, user_id, created_at, expires_at
       FROM sheet_change_set AS deletion
       WHERE sheet_id = $1 AND version < $2 AND deleted_rows + deleted_columns + deleted_layers > 0
         AND is_complete AND undone_at IS NULL AND expires_at > clock_timestamp()
       ORDER BY version DESC LIMIT ${limit + 1}`,
      [scope.sheetId, cursor],
    );
    const deletions = found.slice(0, limit);
    return { deletions, nextCursor: found.length > limit ? deletions.at(-1)!.version : null };
  }
}
