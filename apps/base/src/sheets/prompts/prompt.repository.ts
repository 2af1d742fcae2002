import { Injectable } from '@nestjs/common';
import { boolean, Database, row, text, type RowOf } from '@reelsheet/platform-database';
import { normalizeName, type NamedTexts } from './prompt.js';

/** The row of a prompt: its names refer to the cells of this row, then to the sheet's global variables. */
export interface PromptScope {
  readonly sheetId: number;
  /** Null for a prompt outside of rows. */
  readonly rowId: number | null;
}

const NamedText = row({ name: text(), value: text(), isText: boolean() });

/** Reads the texts that names in prompts refer to. */
@Injectable()
export class PromptRepository {
  constructor(private readonly db: Database) {}

  /** Returns the row's cells by column title, of the first of equal titles, and the variables. */
  async readTexts(scope: PromptScope): Promise<NamedTexts> {
    return new Map((await this.read(scope)).map(({ name, value }) => [normalizeName(name), value]));
  }

  /** Returns the names of empty texts; media cells have no text. */
  async readEmptyTextNames(scope: PromptScope): Promise<ReadonlySet<string>> {
    const texts = new Map((await this.read(scope)).map((text) => [normalizeName(text.name), text]));
    return new Set([...texts].filter(([, { isText, value }]) => isText && value.trim() === '').map(([name]) => name));
  }

  /** Returns rows in which the last of equal names takes precedence. */
  private async read({ sheetId, rowId }: PromptScope): Promise<RowOf<typeof NamedText>[]> {
    return this.db.rows(
      NamedText,
      `SELECT name, value, is_text FROM (
         SELECT 1 AS rank, position, title AS name, value, type = 'text' AS is_text
         FROM sheet_column JOIN cell ON column_id = sheet_column.id AND row_id = $2 WHERE sheet_column.sheet_id = $1
         UNION ALL
         SELECT 2, position, key, value, true
         FROM variable JOIN variables_sheet ON variables_sheet.id = variables_sheet_id WHERE sheet_id = $1
       ) AS named_text ORDER BY rank DESC, position DESC`,
      [sheetId, rowId],
    );
  }
}
