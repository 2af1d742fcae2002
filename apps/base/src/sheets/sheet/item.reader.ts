import { Injectable } from '@nestjs/common';
import type { DomainError } from '@reelsheet/kernel';
import { bigint, Database, row } from '@reelsheet/platform-database';
import { itemNotFound } from './sheet.errors.js';

const Id = row({ id: bigint() });
const TABLE = { row: 'sheet_row', column: 'sheet_column', cell: 'cell' } as const;

/** Whether what a request names is in the sheet. */
@Injectable()
export class ItemReader {
  constructor(private readonly db: Database) {}

  /** For a change that did not find all that it names: `not_found` of the first that the sheet does not have. */
  async missing(
    sheetId: number,
    part: keyof typeof TABLE,
    named: readonly { readonly id: number }[],
  ): Promise<DomainError> {
    return itemNotFound(
      part,
      await this.firstMissing(
        sheetId,
        part,
        named.map(({ id }) => id),
      ),
    );
  }

  /** The first of the ids that no such part of the sheet has. */
  async firstMissing(sheetId: number, part: keyof typeof TABLE, ids: readonly number[]): Promise<number | undefined> {
    const missing = await this.db.row(
      Id,
      `SELECT id FROM unnest($2::bigint[]) WITH ORDINALITY AS named (id, place)
       WHERE NOT EXISTS (SELECT FROM ${TABLE[part]} AS part WHERE part.id = named.id AND part.sheet_id = $1)
       ORDER BY place LIMIT 1`,
      [sheetId, ids],
    );
    return missing?.id;
  }
}
