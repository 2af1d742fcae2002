import { Injectable } from '@nestjs/common';
import { bigint, Database, integer, json, row, text, type RowOf } from '@reelsheet/platform-database';

export interface CellAddress {
  readonly rowId: number;
  readonly columnId: number;
  readonly url: string;
}

const Line = row({
  /** The row's place among those that were asked for. */
  place: integer(),
  /** What it comes to with the rows before it. */
  bytes: bigint(),
  /** By the column's place, from 1. */
  texts: json<Readonly<Record<string, string>>>(),
});
const Address = row({ rowId: bigint(), columnId: bigint(), url: text() });

/** Rows that a statement begins with. */
const FIRST_ROWS = 250;
const MAX_ROWS = 2_000;
/** Bytes after which a statement sends no further row. */
const CHUNK_BYTES = 4 * 2 ** 20;

/** Of what the cell's selected generation made, the first that is there still. */
const ADDRESS = `(SELECT url FROM generation_output JOIN content_resource ON content_resource.id = content_resource_id
  WHERE generation_output.generation_id = cell.default_generation_id AND deleted_at IS NULL ORDER BY position LIMIT 1)`;

/**
 * A sheet's cells as files have them: their values, and for a cell without one the address of what its selected
 * generation made. The caller has checked the sheet.
 */
@Injectable()
export class CellTexts {
  constructor(private readonly db: Database) {}

  /** Reads the rows in chunks as they are consumed; leaves out rows that were deleted since, and gives empty texts for deleted cells. */
  async *rows(columnIds: readonly number[], rowIds: readonly number[]): AsyncGenerator<readonly string[]> {
    let most = FIRST_ROWS;
    for (let done = 0; done < rowIds.length;) {
      const asked = rowIds.slice(done, done + most);
      const lines = await this.chunk(columnIds, asked);
      const isCut = lines.length > 0 && lines.at(-1)!.bytes >= CHUNK_BYTES;
      for (const { texts } of lines) yield columnIds.map((_, place) => texts[place + 1] ?? '');
      done += isCut ? lines.at(-1)!.place : asked.length;
      most = isCut ? lines.length : Math.min(2 * most, MAX_ROWS);
    }
  }

  /** The addresses that stand for cells without a value. */
  async addresses(columnIds: readonly number[], rowIds: readonly number[]): Promise<CellAddress[]> {
    return this.db.rows(
      Address,
      `SELECT row_id, column_id, url FROM (
         SELECT row_id, column_id, ${ADDRESS} AS url FROM cell
         WHERE row_id = ANY ($1::bigint[]) AND column_id = ANY ($2::bigint[]) AND value = '' AND default_generation_id IS NOT NULL
       ) AS shown WHERE url IS NOT NULL`,
      [rowIds, columnIds],
    );
  }

  /** The first of the rows, up to the one with which they come to a chunk. */
  private chunk(columnIds: readonly number[], rowIds: readonly number[]): Promise<RowOf<typeof Line>[]> {
    return this.db.rows(
      Line,
      `SELECT place, bytes, texts FROM (
         SELECT place, texts, (sum(length) OVER (ORDER BY place ROWS UNBOUNDED PRECEDING))::bigint AS bytes, length FROM (
           SELECT place::integer, sum(octet_length(shown)) AS length, json_object_agg(heading, shown) AS texts FROM (
             SELECT line.place, heading.place AS heading, CASE WHEN value = '' THEN coalesce(${ADDRESS}, '') ELSE value END AS shown
             FROM unnest($1::bigint[]) WITH ORDINALITY AS line (id, place) JOIN cell ON row_id = line.id
             JOIN unnest($2::bigint[]) WITH ORDINALITY AS heading (id, place) ON heading.id = column_id
           ) AS cell GROUP BY place
         ) AS line
       ) AS counted WHERE bytes - length < $3 ORDER BY place`,
      [rowIds, columnIds, CHUNK_BYTES],
    );
  }
}
