import { Injectable } from '@nestjs/common';
import { Database, row, rowOf, nullable, typeOf, type RowOf } from '@reelsheet/platform-database';
import type { SheetScope } from './sheet.js';
import { SheetEntity } from './sheet.entity.js';

export type NewSheet = Pick<SheetEntity, 'slug' | 'organizationId' | 'agentId' | 'title' | 'isDefault'>;

const Sheet = rowOf(SheetEntity, 'id', 'organizationId', 'agentId', 'title');
export type SheetRecord = RowOf<typeof Sheet>;

const Title = rowOf(SheetEntity, 'title');
const DefaultSheet = row({ id: nullable(typeOf(SheetEntity, 'id')) });

const LIVING = 'id = $1 AND agent_id = $2 AND deleted_at IS NULL';

@Injectable()
export class SheetRepository {
  constructor(private readonly db: Database) {}

  async insert(sheet: NewSheet): Promise<number> {
    return (await this.db.repository(SheetEntity).save({ ...sheet })).id;
  }

  async find({ agentId, sheetId }: SheetScope): Promise<SheetRecord | undefined> {
    return this.db.row(Sheet, `SELECT ${Sheet.columns()} FROM sheet WHERE ${LIVING}`, [sheetId, agentId]);
  }

  /** Locks the sheet for a change and counts its version on; false where there is none. */
  async beginChange({ agentId, sheetId }: SheetScope): Promise<boolean> {
    const changed = await this.db.execute(
      `UPDATE sheet SET version = version + 1, updated_at = now() WHERE ${LIVING}`,
      [sheetId, agentId],
    );
    return changed > 0;
  }

  /** Keeps the sheet from changing until the open transaction ends. */
  async holdStill({ agentId, sheetId }: SheetScope): Promise<{ title: string } | undefined> {
    return this.db.row(Title, `SELECT title FROM sheet WHERE ${LIVING} FOR SHARE`, [sheetId, agentId]);
  }

  async update(sheetId: number, { title, isDefault }: { title?: string; isDefault?: boolean }): Promise<void> {
    await this.db.execute(
      `UPDATE sheet SET title = coalesce($2, title), is_default = coalesce($3, is_default) WHERE id = $1`,
      [sheetId, title ?? null, isDefault ?? null],
    );
  }

  /** The agent's other sheets are no longer its default. */
  async clearDefault(agentId: number, except: number): Promise<void> {
    await this.db.execute(`UPDATE sheet SET is_default = false WHERE agent_id = $1 AND is_default AND id <> $2`, [
      agentId,
      except,
    ]);
  }

  async defaultOf(agentId: number): Promise<number | null> {
    const { id } = await this.db.single(
      DefaultSheet,
      `SELECT max(id) AS id FROM sheet WHERE agent_id = $1 AND is_default AND deleted_at IS NULL`,
      [agentId],
    );
    return id;
  }

  async markDeleted(sheetId: number, now: Date): Promise<void> {
    await this.db.execute(`UPDATE sheet SET deleted_at = $2 WHERE id = $1`, [sheetId, now]);
  }
}
