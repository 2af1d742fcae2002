import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { VariablesSheetEntity } from './variable.entity.js';
import type { Variable } from './variables.js';

const List = rowOf(VariablesSheetEntity, 'id');

@Injectable()
export class VariableRepository {
  constructor(private readonly db: Database) {}

  /** Replaces all variables of the sheet; until the transaction ends nobody else replaces them. */
  async replaceAll(sheetId: number, variables: readonly Variable[]): Promise<void> {
    const { id } = await this.db.single(
      List,
      `INSERT INTO variables_sheet (sheet_id) VALUES ($1)
       ON CONFLICT (sheet_id) DO UPDATE SET sheet_id = excluded.sheet_id RETURNING id`,
      [sheetId],
    );
    await this.db.execute(`DELETE FROM variable WHERE variables_sheet_id = $1`, [id]);
    await this.db.execute(
      `INSERT INTO variable (variables_sheet_id, position, key, value)
       SELECT $1, number - 1, key, value
       FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS entry (key, value, number)`,
      [id, variables.map(({ key }) => key), variables.map(({ value }) => value)],
    );
  }
}
