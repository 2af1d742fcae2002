import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { unneutralized } from './formula-text.js';
import { FILE_LIMITS, TableError } from './table-limits.js';
import type { TableRows } from './table-rows.js';

const DELIMITERS = [',', ';', '\t'] as const;
const LINE_ENDS = ['\r\n', '\n', '\r'];
/** Number of characters that are read to detect the separator. */
const SAMPLE_CHARACTERS = 2 ** 16;

/** Reads UTF-8 or UTF-16. The separator is the most frequent of comma, semicolon and tab in the first line. */
export async function* readCsv(path: string, rows: TableRows): AsyncGenerator<void> {
  const texts = decoded(createReadStream(path));
  const sample = await sampleOf(texts);
  const records = Readable.from(joined(sample, texts)).pipe(
    parse({
      delimiter: delimiterOf(sample),
      record_delimiter: LINE_ENDS,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: FILE_LIMITS.rowCharacters,
      // Called for each cell before a row of millions of cells becomes a list.
      cast: (cell, { index, lines }) => {
        if (index >= FILE_LIMITS.columns)
          throw new TableError(`must have at most ${FILE_LIMITS.columns} columns, unlike line ${lines}`);
        rows.count();
        return unneutralized(cell);
      },
    }),
  );
  let number = 0;
  try {
    for await (const cells of records as AsyncIterable<string[]>) {
      rows.count();
      rows.add(++number, cells);
      if (rows.full) yield;
    }
  } catch (error) {
    throw error instanceof CsvError ? errorOf(error) : error;
  }
}

function errorOf({ code, ...context }: CsvError): TableError {
  const row = Number(context['records']) + 1;
  if (code === 'CSV_MAX_RECORD_SIZE')
    return new TableError(`must have at most ${FILE_LIMITS.rowCharacters} characters in a row, unlike row ${row}`);
  if (code === 'CSV_QUOTE_NOT_CLOSED') return new TableError(`has a quotation mark in row ${row} that is never closed`);
  return new TableError(`cannot be read as CSV from row ${row} on`);
}

async function* decoded(bytes: AsyncIterable<Buffer>): AsyncGenerator<string, void> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  try {
    for await (const chunk of bytes) {
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder?.decode() ?? '';
  } catch (error) {
    throw error instanceof TypeError ? new TableError('must be text in UTF-8 or UTF-16') : error;
  }
}

function encodingOf(bytes: Buffer): string {
  const [first, second] = [bytes[0], bytes[1]];
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

async function sampleOf(texts: AsyncGenerator<string, void>): Promise<string> {
  let sample = '';
  while (sample.length < SAMPLE_CHARACTERS) {
    const { value, done } = await texts.next();
    if (done) break;
    sample += value;
  }
  return sample;
}

async function* joined(sample: string, rest: AsyncIterable<string>): AsyncGenerator<string, void> {
  yield sample;
  yield* rest;
}

/** Ignores quoted text. */
function delimiterOf(sample: string): string {
  const [line = ''] = sample.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}
