import { Injectable } from '@nestjs/common';
import { bigint, boolean, Database, nullable, row, text, type RowOf } from '@reelsheet/platform-database';
import { normalizeName, type NamedTexts } from './prompt.js';

/** The row of a prompt: its names refer to the cells of this row, then to the sheet's global variables. */
export interface PromptScope {
  readonly sheetId: number;
  /** Null for a prompt outside of rows. */
  readonly rowId: number | null;
}

const NamedText = row({ name: text(), value: text(), isText: boolean() });
const RowText = row({ rowId: nullable(bigint()), name: text(), value: text() });

/** Reads the texts that names in prompts refer to. */
@Injectable()
export class PromptRepository {
  constructor(private readonly db: Database) {}

  /** Returns the row's cells by column title, of the first of equal titles, and the variables. */
  async readTexts(scope: PromptScope): Promise<NamedTexts> {
    return new Map((await this.read(scope)).map(({ name, value }) => [normalizeName(name), value]));
  }

  /** Like {@link readTexts}, for many rows of a sheet by one statement. */
  async readTextsOfRows(sheetId: number, rowIds: readonly number[]): Promise<Map<number, NamedTexts>> {
    const texts = await this.db.rows(
      RowText,
      `SELECT row_id, name, value FROM (
         SELECT 1 AS rank, position, row_id, title AS name, value
         FROM sheet_column JOIN cell ON column_id = sheet_column.id AND row_id = ANY ($2::bigint[])
         WHERE sheet_column.sheet_id = $1
         UNION ALL
         SELECT 2, position, NULL, key, value
         FROM variable JOIN variables_sheet ON variables_sheet.id = variables_sheet_id WHERE sheet_id = $1
       ) AS named_text ORDER BY rank DESC, position DESC`,
      [sheetId, rowIds],
    );
    const byRow = Map.groupBy(texts, ({ rowId }) => rowId);
    const entriesOf = (rowId: number | null) =>
      (byRow.get(rowId) ?? []).map(({ name, value }) => [normalizeName(name), value] as const);
    const variables = entriesOf(null);
    return new Map(rowIds.map((rowId) => [rowId, new Map([...variables, ...entriesOf(rowId)])]));
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
