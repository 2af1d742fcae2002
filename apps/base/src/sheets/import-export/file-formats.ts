import { Readable } from 'node:stream';
import { BINARY } from '@reelsheet/platform-http';
import { TABLE_CONTENT_TYPES, writeTable, type TableFormat } from '@reelsheet/tabular';

type TableLines = AsyncIterable<readonly string[]>;

interface Format {
  readonly contentType: string;
  readonly schema: object;
  /** Creates the file with these titles and lines while it is read. */
  readonly write: (titles: readonly string[], lines: TableLines) => Readable;
}

const table = (format: TableFormat): Format => ({
  contentType: TABLE_CONTENT_TYPES[format],
  schema: BINARY,
  write: (titles, lines) => writeTable(withTitles(titles, lines), format),
});

/** The formats of an export. */
export const FILE_FORMATS = {
  csv: table('csv'),
  xlsx: table('xlsx'),
  json: {
    contentType: 'application/json; charset=utf-8',
    schema: { type: 'array', items: { type: 'object', additionalProperties: { type: 'string' } } },
    write: (titles, lines) => Readable.from(objects(titles, lines), { objectMode: false }),
  },
} satisfies Record<string, Format>;

export type FileFormat = keyof typeof FILE_FORMATS;

async function* withTitles(titles: readonly string[], lines: TableLines): AsyncGenerator<readonly string[]> {
  yield titles;
  yield* lines;
}

/** The schema of each media type. */
export const FILE_SCHEMAS = Object.fromEntries(
  Object.values(FILE_FORMATS).map(({ contentType, schema }) => [contentType.split(';')[0]!, schema]),
);

/** Writes JSON objects by title in the order of the titles; any title is allowed, even `__proto__`. */
async function* objects(titles: readonly string[], lines: TableLines): AsyncGenerator<string> {
  const names = titles.map((title) => JSON.stringify(title));
  let before = '[';
  for await (const texts of lines) {
    yield `${before}{${names.map((name, index) => `${name}:${JSON.stringify(texts[index])}`).join()}}`;
    before = ',\n';
  }
  yield before === '[' ? '[]' : ']';
}
