import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readRows, TableError } from '@reelsheet/tabular/read-rows';
import { CommandError } from '../../exit-codes.js';
import { formatOf } from './table-format.js';

/** Rows of a file by column title. */
export type PushedRow = Readonly<Record<string, string>>;

/** A file with its rows. */
export interface PushedTable {
  readonly rows: readonly PushedRow[];
  /** SHA-256 of the file. */
  readonly hash: string;
}

/** Limits of a file that is pushed; the API has its own for a sheet. */
const LIMITS = {
  /** Maximum number of lines, with that of the titles. */
  maxRows: 1_000_001,
  /** Maximum number of columns. */
  maxColumns: 1_000,
  /** Maximum number of characters of a cell. */
  maxCell: 1_000_000,
};
/** Bounds of one request, below the largest body that the API reads. */
const REQUEST_CHARACTERS = 400_000;

/**
 * Reads a CSV or XLSX file, whose first line has the titles of columns.
 *
 * @throws {CommandError} The file cannot be read, or two columns have the same title.
 */
export async function readPushed(path: string, match: string | undefined): Promise<PushedTable> {
  const format = formatOf(path);
  const hash = createHash('sha256')
    .update(await bytesOf(path))
    .digest('hex');
  const lines: string[][] = [];
  try {
    for await (const line of readRows(path, format, LIMITS)) lines.push(line);
  } catch (error) {
    throw error instanceof TableError ? new CommandError('usage', `${path} ${error.message}`) : error;
  }
  const [titles = [], ...cells] = lines;
  const twice = titles.find((title, index) => title !== '' && titles.indexOf(title) !== index);
  if (twice !== undefined) throw new CommandError('usage', `${path} has two columns with the title ${twice}`);
  const rows = cells.filter((row) => row.length > 0).map((row) => rowOf(titles, row));
  rejectRepeated(path, rows, titles, match);
  return { rows, hash };
}

async function bytesOf(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new CommandError('usage', `${path} cannot be read: ${(error as Error).message}`);
  }
}

function rowOf(titles: readonly string[], cells: readonly string[]): PushedRow {
  const named = titles.map((title, column) => [title, cells[column] ?? ''] as const);
  return Object.fromEntries(named.filter(([title]) => title !== ''));
}

/** The API compares the rows of one request, and a file is sent in several. */
function rejectRepeated(
  path: string,
  rows: readonly PushedRow[],
  titles: readonly string[],
  match: string | undefined,
): void {
  if (match === undefined) return;
  const title = titles.find((each) => each.toLowerCase() === match.toLowerCase());
  if (title === undefined) throw new CommandError('usage', `${path} has no column ${match}`);
  const seen = new Set<string>();
  for (const row of rows) {
    if (seen.has(row[title]!))
      throw new CommandError('usage', `${path} has two rows whose ${title} is ${JSON.stringify(row[title])}`);
    seen.add(row[title]!);
  }
}

/** Returns the positions at which requests begin, each of at most so many rows and characters. */
export function requestsOf(rows: readonly PushedRow[], rowsPerRequest: number): readonly number[] {
  const starts: number[] = [];
  let characters = 0;
  for (const [index, row] of rows.entries()) {
    const length = JSON.stringify(row).length;
    const start = starts.at(-1);
    if (start === undefined || index - start >= rowsPerRequest || characters + length > REQUEST_CHARACTERS) {
      starts.push(index);
      characters = 0;
    }
    characters += length;
  }
  return starts;
}
