import { Injectable } from '@nestjs/common';
import { Database, row, text } from '@reelsheet/platform-database';
import { normalizeName, type Words } from './prompt.js';

/** Where a prompt stands: its names mean the cells of this row, then the sheet's global variables. */
export interface PromptPlace {
  readonly sheetId: number;
  /** Null outside a row. */
  readonly rowId: number | null;
}

const Word = row({ name: text(), value: text() });

/** What the names in prompts stand for. */
@Injectable()
export class PromptRepository {
  constructor(private readonly db: Database) {}

  /** The row's cells by column title, the first of equal titles, then the variables. */
  async wordsAt({ sheetId, rowId }: PromptPlace): Promise<Words> {
    const words = await this.db.rows(
      Word,
      `SELECT name, value FROM (
         SELECT 1 AS rank, position, title AS name, value
         FROM sheet_column JOIN cell ON column_id = sheet_column.id AND row_id = $2 WHERE sheet_column.sheet_id = $1
         UNION ALL
         SELECT 2, position, key, value FROM variable JOIN variables_sheet ON variables_sheet.id = variables_sheet_id WHERE sheet_id = $1
       ) AS word ORDER BY rank DESC, position DESC`,
      [sheetId, rowId],
    );
    return new Map(words.map(({ name, value }) => [normalizeName(name), value]));
  }
}
