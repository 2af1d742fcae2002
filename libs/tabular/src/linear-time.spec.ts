import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { superLinearIn } from '@reelsheet/testing/linear-time';
import { ZipFile } from 'yazl';
import { readCsv } from './csv-reading.js';
import { neutralized, unneutralized } from './formula-text.js';
import { isDateFormat } from './serial-dates.js';
import { TableRows } from './table-rows.js';
import { SHEET_PATH, WORKBOOK_FILES } from './workbook-files.js';
import { escaped, unescaped } from './workbook-text.js';
import { readXlsx } from './xlsx-reading.js';
import { readXml } from './xml-reading.js';

const LIMITS = { maxRows: 1_000_000, maxColumns: 1_000, maxCell: 1_000_000 };

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linear-time-'));
  path = join(folder, 'table');
});
afterAll(() => rm(folder, { recursive: true }));

async function read(batches: AsyncIterable<void>, rows?: TableRows): Promise<void> {
  for await (const _ of batches) if (rows) Array.from(rows.taken());
}

async function workbook(sheet: string): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, xml] of Object.entries(WORKBOOK_FILES)) zip.addBuffer(Buffer.from(xml), name);
  zip.addBuffer(Buffer.from(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`), SHEET_PATH);
  zip.end();
  return buffer(zip.outputStream);
}

const TEXTS: Readonly<Record<string, (text: string) => unknown>> = {
  'a number format': (text) => isDateFormat(200, text),
  'an escaped text of a workbook': unescaped,
  'a text that a workbook escapes': escaped,
  'a formula': (text) => unneutralized(neutralized(`'${text}`)),
  XML: (text) => read(readXml(chunksOf(text), {})),
  'an element of XML': (text) => read(readXml(chunksOf(`<a>${text}</a>`), {})),
  'an attribute of XML': (text) => read(readXml(chunksOf(`<a b="${text}"/>`), {})),
};

async function* chunksOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 2 ** 16) yield bytes.subarray(at, at + 2 ** 16);
}

/** Other texts differ in a workbook no more than in XML. */
const IN_WORKBOOKS = ['a', '1', ' ', '<c>', '</c>', '<row/>', '&#65;', '_x0041_'];
const SHEETS: Readonly<Record<string, (text: string) => string>> = {
  'a sheet': (text) => text,
  'a text of a sheet': (text) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`,
  'a number of a sheet': (text) => `<row><c><v>${text}</v></c></row>`,
  'an address of a cell': (text) => `<row><c r="${text}1"><v>1</v></c></row>`,
  'rows of a sheet': (text) => '<row><c><v>1</v></c></row>'.repeat(text.length / 8),
  'far cells of a sheet': (text) => '<row><c r="ZZ1"><v>1</v></c></row>'.repeat(text.length / 256),
};

describe('tables take time in proportion to their length', () => {
  it.each(Object.entries(TEXTS))('%s', async (_, parse) => {
    expect(await superLinearIn({ parse })).toEqual([]);
  });

  it.each(['', '"', 'a,'])('CSV that begins with %j', async (start) => {
    const prepare = async (text: string) => {
      await writeFile(path, start + text);
      return new TableRows(LIMITS);
    };
    expect(await superLinearIn({ prepare, parse: (rows) => read(readCsv(path, rows), rows) })).toEqual([]);
  });

  it.each(Object.entries(SHEETS))('XLSX: %s', async (_, sheetOf) => {
    const prepare = async (text: string) => {
      await writeFile(path, await workbook(sheetOf(text)));
      return new TableRows(LIMITS);
    };
    const parse = (rows: TableRows) => read(readXlsx(path, rows, LIMITS), rows);
    expect(await superLinearIn({ prepare, parse }, IN_WORKBOOKS)).toEqual([]);
  });
});
