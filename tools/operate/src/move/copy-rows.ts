import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { columnsOf } from '../archive/schemas.js';
import { ChangedLines } from './address-change.js';

/** Rows of one table to copy. */
export interface CopiedRows {
  /** Name with schema. */
  readonly table: string;
  /** SQL condition. */
  readonly where: string;
  /** SQL expressions for columns that get another value. */
  readonly values?: Readonly<Record<string, string>>;
  readonly change?: (line: string) => string;
  /** True to leave out rows that exist. */
  readonly isShared?: boolean;
}

/** Streams rows from one installation to the other, in the open transaction of each. */
export async function copyRows(source: Client, target: Client, rows: CopiedRows): Promise<void> {
  const { table, where, values = {}, change = (line) => line, isShared = false } = rows;
  const [schema, name] = table.split('.') as [string, string];
  const columns = await columnsOf(source, { schema, name });
  const list = columns.map((column) => `"${column}"`).join(', ');
  const selected = columns.map((column) => values[column] ?? `"${column}"`).join(', ');
  const into = isShared ? `arriving_${schema}_${name}` : table;
  // Triggers of a service name its tables without the schema.
  await target.query(`SET LOCAL search_path = ${schema}, pg_temp`);
  if (isShared) await target.query(`CREATE TEMPORARY TABLE ${into} (LIKE ${table}) ON COMMIT DROP`);
  await pipeline(
    source.query(copyTo(`COPY (SELECT ${selected} FROM ${table} WHERE ${where}) TO STDOUT`)),
    new ChangedLines(change),
    target.query(copyFrom(`COPY ${into} (${list}) FROM STDIN`)),
  );
  if (isShared)
    await target.query(
      `INSERT INTO ${table} (${list}) OVERRIDING SYSTEM VALUE SELECT ${list} FROM ${into} ON CONFLICT DO NOTHING`,
    );
}
