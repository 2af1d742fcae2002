import { Injectable } from '@nestjs/common';
import { bigint, Database, integer, json, row, text, type RowOf } from '@reelsheet/platform-database';

export interface CellAddress {
  readonly rowId: number;
  readonly columnId: number;
  readonly url: string;
}

const Line = row({
  /** Number of the row in the request, from 1. */
  number: integer(),
  /** Size of this row and those before it. */
  bytes: bigint(),
  /** Texts by the number of their column, from 1. */
  texts: json<Readonly<Record<string, string>>>(),
});
const Address = row({ rowId: bigint(), columnId: bigint(), url: text() });

/** Rows of the first statement; later ones adapt to the size of the rows. */
const FIRST_ROWS = 250;
const MAX_ROWS = 2_000;
/** Size after which a statement returns no further row. */
const CHUNK_BYTES = 4 * 2 ** 20;

/** URL of the first output of the cell's selected generation that was not deleted. */
const ADDRESS = `(SELECT url FROM generation_output JOIN content_resource ON content_resource.id = content_resource_id
  WHERE generation_output.generation_id = cell.default_generation_id AND deleted_at IS NULL ORDER BY position LIMIT 1)`;

/**
 * Reads the cells of a sheet for a file: the value of a cell or, without a value, the URL of its selected generation's
 * output. The caller has checked access to the sheet.
 */
@Injectable()
export class CellTexts {
  constructor(private readonly db: Database) {}

  /** Reads rows in chunks as they are consumed. Skips rows deleted since, and returns empty texts for deleted cells. */
  async *rows(columnIds: readonly number[], rowIds: readonly number[]): AsyncGenerator<readonly string[]> {
    let limit = FIRST_ROWS;
    for (let done = 0; done < rowIds.length;) {
      const requested = rowIds.slice(done, done + limit);
      const lines = await this.chunk(columnIds, requested);
      const isCut = lines.length > 0 && lines.at(-1)!.bytes >= CHUNK_BYTES;
      for (const { texts } of lines) yield columnIds.map((_, index) => texts[index + 1] ?? '');
      done += isCut ? lines.at(-1)!.number : requested.length;
      limit = isCut ? lines.length : Math.min(2 * limit, MAX_ROWS);
    }
  }

  /** Returns the URLs that an export contains for cells without a value. */
  async addresses(columnIds: readonly number[], rowIds: readonly number[]): Promise<CellAddress[]> {
    return this.db.rows(
      Address,
      `SELECT row_id, column_id, url FROM (
         SELECT row_id, column_id, ${ADDRESS} AS url FROM cell
         WHERE row_id = ANY ($1::bigint[]) AND column_id = ANY ($2::bigint[])
           AND value = '' AND default_generation_id IS NOT NULL
       ) AS shown WHERE url IS NOT NULL`,
      [rowIds, columnIds],
    );
  }

  /** Returns the first of the rows, up to the one that fills a chunk. */
  private chunk(columnIds: readonly number[], rowIds: readonly number[]): Promise<RowOf<typeof Line>[]> {
    return this.db.rows(
      Line,
      `SELECT number, bytes, texts FROM (
         SELECT number, texts, length,
           (sum(length) OVER (ORDER BY number ROWS UNBOUNDED PRECEDING))::bigint AS bytes
         FROM (
           SELECT number::integer, sum(octet_length(shown)) AS length, json_object_agg(heading, shown) AS texts FROM (
             SELECT line.number, heading.number AS heading,
               CASE WHEN value = '' THEN coalesce(${ADDRESS}, '') ELSE value END AS shown
             FROM unnest($1::bigint[]) WITH ORDINALITY AS line (id, number) JOIN cell ON row_id = line.id
             JOIN unnest($2::bigint[]) WITH ORDINALITY AS heading (id, number) ON heading.id = column_id
           ) AS cell GROUP BY number
         ) AS line
       ) AS counted WHERE bytes - length < $3 ORDER BY number`,
      [rowIds, columnIds, CHUNK_BYTES],
    );
  }
}
