import { Injectable } from '@nestjs/common';
import { boolean, Database, row, text, type RowOf } from '@reelsheet/platform-database';
import { normalizeName, type NamedTexts } from './prompt.js';

/** Where a prompt stands: its names mean the cells of this row, then the sheet's global variables. */
export interface PromptScope {
  readonly sheetId: number;
  /** Null outside a row. */
  readonly rowId: number | null;
}

const Word = row({ name: text(), value: text(), isText: boolean() });

/** What the names in prompts stand for. */
@Injectable()
export class PromptRepository {
  constructor(private readonly db: Database) {}

  /** The row's cells by column title, the first of equal titles, then the variables. */
  async readTexts(place: PromptScope): Promise<NamedTexts> {
    return new Map((await this.read(place)).map(({ name, value }) => [normalizeName(name), value]));
  }

  /** Names of texts that are still to be written; pictures, sounds and videos have none. */
  async readEmptyTextNames(place: PromptScope): Promise<ReadonlySet<string>> {
    const words = new Map((await this.read(place)).map((word) => [normalizeName(word.name), word]));
    return new Set([...words].filter(([, { isText, value }]) => isText && value.trim() === '').map(([name]) => name));
  }

  /** Of equal names the one that counts is last. */
  private async read({ sheetId, rowId }: PromptScope): Promise<RowOf<typeof Word>[]> {
    return this.db.rows(
      Word,
      `SELECT name, value, is_text FROM (
         SELECT 1 AS rank, position, title AS name, value, type = 'text' AS is_text
         FROM sheet_column JOIN cell ON column_id = sheet_column.id AND row_id = $2 WHERE sheet_column.sheet_id = $1
         UNION ALL
         SELECT 2, position, key, value, true FROM variable JOIN variables_sheet ON variables_sheet.id = variables_sheet_id WHERE sheet_id = $1
       ) AS word ORDER BY rank DESC, position DESC`,
      [sheetId, rowId],
    );
  }
}
