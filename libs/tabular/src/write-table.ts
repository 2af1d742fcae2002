import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { ZipFile } from 'yazl';
import type { TableFormat } from './formats.js';
import { neutralized } from './formula-text.js';
import { SHEET_PATH, sheetXml, WORKBOOK_FILES } from './workbook-files.js';

type Rows = AsyncIterable<readonly string[]> | Iterable<readonly string[]>;

/**
 * Returns a file of these rows, written while it is read. All cells are text: in CSV a formula gets an apostrophe,
 * which `readTable` removes; in XLSX it is text by its type.
 */
export function writeTable(rows: Rows, format: TableFormat): Readable {
  return WRITERS[format](rows);
}

const WRITERS: Readonly<Record<TableFormat, (rows: Rows) => Readable>> = { csv: writeCsv, xlsx: writeXlsx };

/** Additional characters to quote, because readers may interpret them as the end of a cell or line, or drop them. */
const QUOTED = /^\s|[;\t\r\n]|\s$/;

/** The byte order mark shows Excel that the file is UTF-8. */
function writeCsv(rows: Rows): Readable {
  const cells = Readable.from(neutralizedRows(rows));
  const text = stringify({ bom: true, record_delimiter: 'windows', quoted_match: QUOTED });
  return linked(cells, cells.pipe(text));
}

async function* neutralizedRows(rows: Rows): AsyncGenerator<string[]> {
  for await (const row of rows) yield row.length > 0 ? row.map(neutralized) : [''];
}

function writeXlsx(rows: Rows): Readable {
  const zip = new ZipFile();
  for (const [path, xml] of Object.entries(WORKBOOK_FILES)) zip.addBuffer(Buffer.from(xml), path);
  const sheet = Readable.from(sheetXml(rows), { objectMode: false });
  zip.addReadStream(sheet, SHEET_PATH);
  zip.end();
  return linked(sheet, zip.outputStream as Readable);
}

/** Connects two streams: an error or the end of one ends the other. */
function linked(source: Readable, result: Readable): Readable {
  source.once('error', (error) => result.destroy(error));
  return result.once('close', () => source.destroy());
}
