import { Injectable } from '@nestjs/common';
import {
  bigint,
  boolean,
  Database,
  integer,
  nullable,
  row,
  rowOf,
  typeOf,
  type RowOf,
} from '@reelsheet/platform-database';
import type { LoggedChange } from '../changes/change-log.js';
import { logOf } from '../changes/change-log.sql.js';
import type { SheetScope } from './sheet.js';
import { changeSetOf, ENDS_CHANGE_SET, HAS_SURPLUS, imageOf } from '../undo/change-set.sql.js';
import type { ChangeSet } from '../undo/change-set.js';
import { change, nextUpdatedAt } from '../items/item-write.sql.js';
import { SheetEntity } from './sheet.entity.js';

export type NewSheet = Pick<SheetEntity, 'slug' | 'organizationId' | 'agentId' | 'title' | 'isDefault' | 'templateId'>;

const Sheet = rowOf(SheetEntity, 'id', 'organizationId', 'agentId', 'title', 'templateId');
export type SheetRecord = RowOf<typeof Sheet>;

const Id = rowOf(SheetEntity, 'id');
const IdAndSlug = rowOf(SheetEntity, 'id', 'slug');
const RecordedSheet = rowOf(SheetEntity, 'id', 'organizationId', 'agentId', 'version');
const Recorded = rowOf(SheetEntity, 'organizationId', 'agentId', 'version', 'bytes').with({
  /** Bytes that this transaction added; negative when it removed some. */
  bytesAdded: bigint(),
  /** Something that is kept of the sheet's changes has to be removed. */
  hasSurplus: boolean(),
});
export type SheetSize = Pick<RowOf<typeof Recorded>, 'bytes' | 'bytesAdded'>;
const Count = rowOf(SheetEntity, 'agentId').with({ count: integer() });
const SheetId = row({ sheetId: typeOf(SheetEntity, 'id') });
const DefaultSheet = row({ id: nullable(typeOf(SheetEntity, 'id')) });

const CHANGE = change('sheet', {
  title: 'coalesce($2, sheet.title)',
  is_default: 'coalesce($3, sheet.is_default)',
});

const ACTIVE = 'id = $1 AND agent_id = $2 AND deleted_at IS NULL';

@Injectable()
export class SheetRepository {
  constructor(private readonly db: Database) {}

  async insert(sheet: NewSheet): Promise<number> {
    return (await this.db.repository(SheetEntity).save({ ...sheet })).id;
  }

  /** Inserts sheets in one statement and returns their ids in order. */
  async insertMany(
    sheets: readonly Pick<NewSheet, 'slug' | 'title'>[],
    { organizationId, agentId, templateId }: Pick<NewSheet, 'organizationId' | 'agentId' | 'templateId'>,
  ): Promise<number[]> {
    const inserted = await this.db.rows(
      IdAndSlug,
      `INSERT INTO sheet (slug, title, organization_id, agent_id, template_id)
       SELECT slug, title, $3, $4, $5
       FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS planned (slug, title, number)
       ORDER BY number RETURNING id, slug`,
      [sheets.map(({ slug }) => slug), sheets.map(({ title }) => title), organizationId, agentId, templateId],
    );
    const bySlug = new Map(inserted.map(({ id, slug }) => [slug, id]));
    return sheets.map(({ slug }) => bySlug.get(slug)!);
  }

  async find({ agentId, sheetId }: SheetScope): Promise<SheetRecord | undefined> {
    return this.db.row(Sheet, `SELECT ${Sheet.columns()} FROM sheet WHERE ${ACTIVE}`, [sheetId, agentId]);
  }

  /** Like {@link find}. Prevents the removal of the sheet until the transaction ends, which copies it. */
  async findToCopy({ agentId, sheetId }: SheetScope): Promise<SheetRecord | undefined> {
    const parameters = [sheetId, agentId];
    return this.db.row(Sheet, `SELECT ${Sheet.columns()} FROM sheet WHERE ${ACTIVE} FOR KEY SHARE`, parameters);
  }

  /** Returns the number of sheets of each of these agents that has one. */
  async countOf(agentIds: readonly number[]): Promise<RowOf<typeof Count>[]> {
    return this.db.rows(
      Count,
      `SELECT agent_id, count(*)::integer AS count FROM sheet
       WHERE agent_id = ANY ($1::bigint[]) AND deleted_at IS NULL GROUP BY agent_id`,
      [agentIds],
    );
  }

  async exists({ agentId, sheetId }: SheetScope): Promise<boolean> {
    return (await this.db.execute(`SELECT FROM sheet WHERE ${ACTIVE}`, [sheetId, agentId])) > 0;
  }

  /**
   * Increases the version, applies the pending size changes and logs what has changed. Makes the change set, if there
   * is one, a change that can be undone. Locks the sheet's row until the transaction ends.
   */
  async recordChange(
    sheetId: number,
    changes: readonly LoggedChange[],
    set?: ChangeSet,
  ): Promise<RowOf<typeof Recorded>> {
    const [image, imageBytes, saved, hasSurplus, ends] = set
      ? [
          ...[`, ${imageOf('$3')}`, 'image_bytes + (SELECT bytes FROM image)'],
          ...[`, ${changeSetOf({ set: '$3', user: '$4', root: '$5', trashMs: '$6' })}`, HAS_SURPLUS, ENDS_CHANGE_SET],
        ]
      : ['', 'image_bytes', '', 'false', 'true'];
    return this.db.single(
      Recorded,
      `WITH change AS (DELETE FROM sheet_size_change WHERE sheet_id = $1 RETURNING bytes, written_by)${image},
       recorded AS (
         UPDATE sheet SET version = version + 1, bytes = bytes + (SELECT coalesce(sum(bytes), 0) FROM change),
           image_bytes = ${imageBytes}, updated_at = ${nextUpdatedAt('sheet')}
         WHERE id = $1 RETURNING id, organization_id, agent_id, version, bytes, image_bytes
       ), ${logOf('$2::jsonb')}${saved}
       SELECT organization_id, agent_id, version, bytes,
         (SELECT coalesce(sum(bytes), 0)::bigint FROM change WHERE written_by = pg_current_xact_id()) AS bytes_added,
         ${hasSurplus} AS has_surplus
       FROM recorded WHERE ${ends}`,
      [sheetId, JSON.stringify(changes), ...(set ? [set.id, set.userId, set.root, set.trashMs] : [])],
    );
  }

  /** Like {@link recordChange}, for many sheets that only this transaction knows. */
  async recordChanges(sheetIds: readonly number[]): Promise<RowOf<typeof RecordedSheet>[]> {
    return this.db.rows(
      RecordedSheet,
      `WITH change AS (DELETE FROM sheet_size_change WHERE sheet_id = ANY ($1::bigint[]) RETURNING sheet_id, bytes),
         marker AS (DELETE FROM sheet_change_marker WHERE sheet_id = ANY ($1::bigint[])),
         added AS (SELECT sheet_id, sum(bytes)::bigint AS bytes FROM change GROUP BY sheet_id)
       UPDATE sheet SET version = version + 1, bytes = sheet.bytes + coalesce(added.bytes, 0),
         updated_at = ${nextUpdatedAt('sheet')}
       FROM unnest($1::bigint[]) AS recorded (id) LEFT JOIN added ON added.sheet_id = recorded.id
       WHERE sheet.id = recorded.id
       RETURNING sheet.id, organization_id, agent_id, version`,
      [sheetIds],
    );
  }

  /** Returns up to `limit` sheets that have at least `minMarkers` change markers. */
  async listSheetsWithManyMarkers(minMarkers: number, limit: number): Promise<number[]> {
    const sheets = await this.db.rows(
      SheetId,
      `SELECT sheet_id FROM sheet_change_marker GROUP BY sheet_id HAVING count(*) >= $1 LIMIT $2`,
      [minMarkers, limit],
    );
    return sheets.map(({ sheetId }) => sheetId);
  }

  /** Replaces all change markers of the sheet, if it has any, by one increase of its version. */
  async compactChangeMarkers(sheetId: number): Promise<void> {
    await this.db.execute(
      `WITH marked AS (
         SELECT id FROM sheet WHERE id = $1 AND EXISTS (SELECT FROM sheet_change_marker WHERE sheet_id = $1)
         FOR NO KEY UPDATE
       ), recorded AS (
         UPDATE sheet SET version = version + 1 FROM marked WHERE sheet.id = marked.id RETURNING sheet.id, version
       ), ${logOf(`'[{"kind": "cell", "change": "shown", "ids": []}]'::jsonb`)}
       SELECT FROM recorded`,
      [sheetId],
    );
  }

  /** Returns false when nothing changed. */
  async update(sheetId: number, { title, isDefault }: { title?: string; isDefault?: boolean }): Promise<boolean> {
    const changed = await this.db.execute(`UPDATE sheet SET ${CHANGE.set} WHERE id = $1 AND ${CHANGE.isChange}`, [
      sheetId,
      title ?? null,
      isDefault ?? null,
    ]);
    return changed > 0;
  }

  /** Prevents others from changing the agent's default sheet until the transaction ends. */
  async lockDefault(agentId: number): Promise<void> {
    await this.db.lock('default sheet', agentId);
  }

  /** Clears the default flag of the agent's other sheets and returns the ids of those that had it. */
  async clearDefault(agentId: number, except: number | null): Promise<number[]> {
    const cleared = await this.db.rows(
      Id,
      `UPDATE sheet SET is_default = false
       WHERE agent_id = $1 AND is_default AND deleted_at IS NULL AND id IS DISTINCT FROM $2::bigint RETURNING id`,
      [agentId, except],
    );
    return cleared.map(({ id }) => id);
  }

  async defaultOf(agentId: number): Promise<number | null> {
    const { id } = await this.db.single(
      DefaultSheet,
      `SELECT max(id) AS id FROM sheet WHERE agent_id = $1 AND is_default AND deleted_at IS NULL`,
      [agentId],
    );
    return id;
  }

  /** Puts the sheet into the trash. Returns false when it is there already. */
  async markDeleted(sheetId: number, now: Date, userId: number): Promise<boolean> {
    const deleted = await this.db.execute(
      `UPDATE sheet SET deleted_at = $2, deleted_by = $3 WHERE id = $1 AND deleted_at IS NULL`,
      [sheetId, now, userId],
    );
    return deleted > 0;
  }
}
