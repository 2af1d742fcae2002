import { Injectable } from '@nestjs/common';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { PostPlanEntity } from './post-plan.entity.js';
import type { PlanContent } from './post-plan.js';

const Stored = rowOf(PostPlanEntity, 'id', 'content', 'updatedAt');
export type StoredPlan = RowOf<typeof Stored>;

/** The sheet or template that a plan belongs to. */
export type PlanOwner = { readonly sheetId: number } | { readonly templateId: number };

const columnOf = (owner: PlanOwner) => ('sheetId' in owner ? 'sheet_id' : 'template_id');
const idOf = (owner: PlanOwner) => ('sheetId' in owner ? owner.sheetId : owner.templateId);

@Injectable()
export class PostPlanRepository {
  constructor(private readonly db: Database) {}

  async find(sheetId: number): Promise<StoredPlan | undefined> {
    return this.db.row(Stored, `SELECT ${Stored.columns()} FROM post_plan WHERE sheet_id = $1`, [sheetId]);
  }

  /** Like {@link find}, and prevents changes of the plan until the transaction ends. */
  async findLocked(sheetId: number): Promise<StoredPlan | undefined> {
    return this.db.row(Stored, `SELECT ${Stored.columns()} FROM post_plan WHERE sheet_id = $1 FOR SHARE`, [sheetId]);
  }

  /** Inserts the plan of a sheet, or replaces the one that it has, which keeps its id. */
  async put(sheetId: number, content: PlanContent): Promise<StoredPlan> {
    return this.db.single(
      Stored,
      `INSERT INTO post_plan (sheet_id, content) VALUES ($1, $2)
       ON CONFLICT (sheet_id) DO UPDATE SET content = excluded.content, updated_at = now()
       RETURNING ${Stored.columns()}`,
      [sheetId, JSON.stringify(content)],
    );
  }

  async delete(sheetId: number): Promise<boolean> {
    return (await this.db.execute(`DELETE FROM post_plan WHERE sheet_id = $1`, [sheetId])) > 0;
  }

  /** Gives a plan to new sheets. */
  async insertMany(sheetIds: readonly number[], content: PlanContent): Promise<void> {
    await this.db.execute(`INSERT INTO post_plan (sheet_id, content) SELECT unnest($1::bigint[]), $2::jsonb`, [
      sheetIds,
      JSON.stringify(content),
    ]);
  }

  /** Gives the plan of a template, if it has any, to new sheets. */
  async copyToSheets(templateId: number, sheetIds: readonly number[]): Promise<void> {
    await this.db.execute(
      `INSERT INTO post_plan (sheet_id, content)
       SELECT sheet.id, content FROM post_plan CROSS JOIN unnest($2::bigint[]) AS sheet (id) WHERE template_id = $1`,
      [templateId, sheetIds],
    );
  }

  /** Gives the plan of one sheet or template, if it has any, to a new one. */
  async copy(from: PlanOwner, to: PlanOwner): Promise<void> {
    await this.db.execute(
      `INSERT INTO post_plan (${columnOf(to)}, content) SELECT $2, content FROM post_plan WHERE ${columnOf(from)} = $1`,
      [idOf(from), idOf(to)],
    );
  }
}
