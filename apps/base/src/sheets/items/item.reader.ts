import { Injectable } from '@nestjs/common';
import type { DomainError } from '@reelsheet/kernel';
import { bigint, Database, row } from '@reelsheet/platform-database';
import { itemNotFound } from '../sheet/sheet.errors.js';

const Id = row({ id: bigint() });
const TABLE = { row: 'sheet_row', column: 'sheet_column', cell: 'cell' } as const;

/** Checks which items of a request belong to the sheet. */
@Injectable()
export class ItemReader {
  constructor(private readonly db: Database) {}

  /** Returns `not_found` for the first of the items that the sheet does not have. */
  async missing(
    sheetId: number,
    kind: keyof typeof TABLE,
    items: readonly { readonly id: number }[],
  ): Promise<DomainError> {
    const ids = items.map(({ id }) => id);
    return itemNotFound(kind, await this.firstMissing(sheetId, kind, ids));
  }

  /** Returns the first of the ids that no such item of the sheet has. */
  async firstMissing(sheetId: number, kind: keyof typeof TABLE, ids: readonly number[]): Promise<number | undefined> {
    const missing = await this.db.row(
      Id,
      `SELECT id FROM unnest($2::bigint[]) WITH ORDINALITY AS requested (id, index)
       WHERE NOT EXISTS (SELECT FROM ${TABLE[kind]} AS item WHERE item.id = requested.id AND item.sheet_id = $1)
       ORDER BY index LIMIT 1`,
      [sheetId, ids],
    );
    return missing?.id;
  }
}
