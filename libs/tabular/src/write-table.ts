import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { ZipFile } from 'yazl';
import type { TableFormat } from './formats.js';
import { neutralized } from './formula-text.js';
import { SHEET_PATH, sheetXml, WORKBOOK_PARTS } from './workbook-parts.js';

type Rows = AsyncIterable<readonly string[]> | Iterable<readonly string[]>;

/**
 * A file of these rows, written while it is read. All cells are text: what a spreadsheet would take for a formula bears an
 * apostrophe in CSV, which `readTable` takes away again, and is a text by its type in XLSX.
 */
export function writeTable(rows: Rows, format: TableFormat): Readable {
  return WRITERS[format](rows);
}

const WRITERS: Readonly<Record<TableFormat, (rows: Rows) => Readable>> = { csv: writeCsv, xlsx: writeXlsx };

/** Besides what must be quoted anyway: whatever a reader may take for the end of a cell or line, or leave out. */
const QUOTED = /^\s|[;\t\r\n]|\s$/;

/** The mark of UTF-8 at its start is what Excel goes by. */
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
  for (const [path, xml] of Object.entries(WORKBOOK_PARTS)) zip.addBuffer(Buffer.from(xml), path);
  const sheet = Readable.from(sheetXml(rows), { objectMode: false });
  zip.addReadStream(sheet, SHEET_PATH);
  zip.end();
  return linked(sheet, zip.outputStream as Readable);
}

/** What fails in one fails in the other, and who leaves the result leaves the rows. */
function linked(source: Readable, result: Readable): Readable {
  source.once('error', (error) => result.destroy(error));
  return result.once('close', () => source.destroy());
}
