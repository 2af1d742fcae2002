import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exceeded } from '@reelsheet/testing/exceeded';
import { ZipFile } from 'yazl';
import type { TableFormat } from './formats.js';
import { readTable, type ReadOptions } from './read-table.js';
import { WORKBOOK_FILES } from './workbook-files.js';

let folder: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tables-'));
});
afterAll(() => rm(folder, { recursive: true }));

/**
 * V8's defaults instead of the flags of `npm test`, which let threads collect garbage late: the memory of a thread is
 * to show what it holds.
 */
const DEFAULT_FLAGS = ['--initial-old-space-size=0', '--no-external-memory-accounted-in-global-limit'];
beforeAll(() => DEFAULT_FLAGS.forEach((flag) => setFlagsFromString(flag)));
afterAll(() =>
  process.execArgv
    .filter((flag) => flag.includes('memory') || flag.includes('space'))
    .forEach((flag) => setFlagsFromString(flag)),
);

const LIMITS = { maxRows: 10_001, maxColumns: 100, maxCell: 100_000 };

async function stored(content: string | Buffer): Promise<string> {
  const path = join(folder, String(files++));
  await writeFile(path, content);
  return path;
}

const read = async (format: TableFormat, content: string | Buffer, options: Partial<ReadOptions> = {}) =>
  Array.fromAsync(readTable(await stored(content), { format, ...LIMITS, ...options }));
const csv = (content: string | Buffer, options?: Partial<ReadOptions>) => read('csv', content, options);
const xlsx = (content: string | Buffer, options?: Partial<ReadOptions>) => read('xlsx', content, options);

interface Part {
  readonly content: string | Buffer;
  readonly mode?: number;
}

async function zipped(files: Readonly<Record<string, string | Buffer | Part>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, file] of Object.entries(files)) {
    const { content, mode } = typeof file === 'string' || Buffer.isBuffer(file) ? { content: file } : file;
    zip.addBuffer(Buffer.from(content), path, { mode });
  }
  zip.end();
  return buffer(zip.outputStream);
}

const SHEET = 'xl/worksheets/sheet1.xml';
const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const relations = (...kinds: [kind: string, target: string][]) =>
  `<Relationships>${kinds.map(([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="http://x/${kind}" Target="${target}"/>`).join('')}</Relationships>`;

/** Returns a workbook with these rows, and additional or replaced files. */
const workbook = (rows: string, others: Readonly<Record<string, string | Buffer | Part>> = {}) =>
  zipped({ ...WORKBOOK_FILES, [SHEET]: sheetOf(rows), ...others });
const sharing = (texts: string): Record<string, string> => ({
  [RELATIONS]: relations(['worksheet', 'worksheets/sheet1.xml'], ['sharedStrings', 'sharedStrings.xml']),
  'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
});
const styled = (styles: string): Record<string, string> => ({
  [RELATIONS]: relations(['worksheet', '/xl/worksheets/sheet1.xml'], ['styles', 'styles.xml']),
  'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
});

describe('CSV', () => {
  it.each([
    [
      'commas',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons, of which a quoted title holds none',
      '"a,b,c";d\r\n1;2',
      [
        ['a,b,c', 'd'],
        ['1', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\r1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['one column', 'a\nb', [['a'], ['b']]],
    ['quotes, lines and commas within', '"a ""b""","c\nd, e"', [['a "b"', 'c\nd, e']]],
    ['a quotation mark within', '5" wide,b', [['5" wide', 'b']]],
    ['blanks in their places, none at the end', ',b,,\n\n,,\nc\n\n,\n', [['', 'b'], [], [], ['c']]],
    ['spaces as they are', ' a , b', [[' a ', ' b']]],
    ['nothing', '', []],
    ['a mark of UTF-8', '\ufeffa,b', [['a', 'b']]],
    ['texts that were marked', "'=1+1,''=1,'a", [['=1+1', "'=1", "'a"]]],
  ])('with %s', async (_, text, rows) => {
    expect(await csv(text)).toEqual(rows);
  });

  it.each(['utf-16le', 'utf-16be'])('in %s', async (encoding) => {
    const bytes = Buffer.from('\ufeffä,日本\n😀,"x"', 'utf16le');
    expect(await csv(encoding === 'utf-16le' ? bytes : bytes.swap16())).toEqual([
      ['ä', '日本'],
      ['😀', 'x'],
    ]);
  });

  it.each<[what: string, content: string | Buffer, reason: string]>([
    ['a letter of another encoding', Buffer.from([0x61, 0xe4, 0x62]), 'must be text in UTF-8 or UTF-16'],
    ['half a character at its end', Buffer.from('aä').subarray(0, 2), 'must be text in UTF-8 or UTF-16'],
    ['a NUL', 'a\0b', 'without NUL characters, unlike row 1, column 1'],
    ['half a pair', Buffer.from('\ufeffa\ud800,b', 'utf16le'), 'UTF-16'],
    ['an open quotation mark', 'a\n"b', 'quotation mark in row 2'],
    ['too many rows', 'a\n'.repeat(10_002), 'at most 10001 rows'],
    ['too many columns', `a\n${'b,'.repeat(100)}c`, 'at most 100 columns, and row 2 has 101'],
    ['too long a cell', `a,b\nc,${'x'.repeat(100_001)}`, 'at most 100000 characters in a cell, unlike row 2, column 2'],
    ['too long a row', 'x'.repeat(9 * 2 ** 20), 'characters in a row, unlike row 1'],
    ['a row of commas', ','.repeat(2 ** 24) + 'x', 'at most 16384 columns, unlike line 1'],
    ['rows of commas', `${','.repeat(16_000)}\n`.repeat(1_000), 'at most 2097152 cells'],
    ['blank lines', '\n'.repeat(2 ** 24), 'at most 2097152 cells'],
    ['too many characters', `${'x'.repeat(70_000)}\n`.repeat(1_000), 'at most 67108864 characters'],
  ])('with %s is rejected, soon and in little memory', async (_, content, reason) => {
    await expectRejection('csv', content, reason);
  });
});

describe('XLSX', () => {
  it('with cells of every type', async () => {
    const rows = `<row r="1"><c r="A1" t="inlineStr"><is><t>in</t></is></c><c r="B1" t="inlineStr"><is><r><t>ri</t></r><r><t xml:space="preserve">ch </t></r><rPh sb="0" eb="1"><t>aid</t></rPh></is></c>
      <c r="C1" t="s"><v>1</v></c><c r="D1" t="b"><v>1</v></c><c r="E1" t="b"><v>0</v></c><c r="F1" t="str"><f>A1&amp;"x"</f><v>inx</v></c><c r="G1" t="e"><v>#N/A</v></c></row>
      <row><c><v>0.1</v></c><c><v>1.0000000000000001E-3</v></c><c><v>0.30000000000000004</v></c><c><f>1+1</f><v>2</v></c><c t="d"><v>2026-11-22</v></c><c t="s"><v>0</v></c><c/><c t="inlineStr"><is><t>&lt;a_x000D_&amp;_x005F_x0041_</t></is></c></row>`;
    expect(
      await xlsx(await workbook(rows, sharing('<si><r><t>a</t></r><r><t>b</t></r></si><si><t>shared</t></si>'))),
    ).toEqual([
      ['in', 'rich ', 'shared', 'TRUE', 'FALSE', 'inx', '#N/A'],
      ['0.1', '0.001', '0.3', '2', '2026-11-22', 'ab', '', '<a\r&_x0041_'],
    ]);
  });

  it('with blank cells in their positions and none at the end', async () => {
    const rows = `<row r="2"><c r="C2"><v>1</v></c><c r="E2"/><c r="XFD2" s="1"/></row><row r="5"><c r="A5"><v>2</v></c></row><row r="1048576"><c r="A1048576" t="s"/></row>`;
    expect(await xlsx(await workbook(rows))).toEqual([[], ['', '', '1'], [], [], ['2']]);
  });

  it('with dates', async () => {
    const styles = styled(
      '<numFmts><numFmt numFmtId="164" formatCode="[$-407]dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="0.00 &quot;days&quot;"/><numFmt numFmtId="166" formatCode="[h]:mm"/><numFmt numFmtId="167" formatCode="[Red]General"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/><xf numFmtId="49"/></cellXfs>',
    );
    const cells = ([style, value]: readonly [number, number]) => `<c s="${style}"><v>${value}</v></c>`;
    const given = [
      [0, 46_348],
      [1, 46_348],
      [2, 46_348.75],
      [3, 1],
      [4, 7.5],
      [5, 0.5],
      [6, 3],
      [7, 4],
      [1, 59],
      [1, 61],
      [1, 1e9],
    ] as const;
    const found = [
      [
        '46348',
        '2026-11-22',
        '2026-11-22T18:00:00',
        '1900-01-01',
        '7.5',
        '12:00:00',
        '3',
        '4',
        '1900-02-28',
        '1900-03-01',
        '1000000000',
      ],
    ];
    const rows = `<row>${given.map(cells).join('')}</row>`;
    expect(await xlsx(await workbook(rows, styles))).toEqual(found);
    const from1904 = {
      'xl/workbook.xml': WORKBOOK_FILES['xl/workbook.xml']!.replace('<sheets>', '<workbookPr date1904="1"/><sheets>'),
    };
    expect((await xlsx(await workbook(rows, { ...styles, ...from1904 })))[0]![1]).toBe('2030-11-23');
  });

  it('with namespace prefixes, and a first sheet that is not the first file', async () => {
    const names =
      '<x:workbook xmlns:x="m" xmlns:r="r"><x:sheets><x:sheet name="Chart" r:id="rId3"/><x:sheet name="B" r:id="rId2"/><x:sheet name="A" r:id="rId1"/></x:sheets></x:workbook>';
    const files = {
      'xl/workbook.xml': names,
      [RELATIONS]: relations(
        ['worksheet', 'worksheets/sheet1.xml'],
        ['worksheet', 'worksheets/second.xml'],
        ['chartsheet', 'chart.xml'],
      ),
      'xl/worksheets/second.xml':
        '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    };
    expect(await xlsx(await workbook('<row><c><v>1</v></c></row>', files))).toEqual([['2']]);
  });

  const EMPTY = '<row/>';
  const refused: [what: string, file: () => Promise<Buffer> | Buffer, reason: string][] = [
    ['no archive', () => Buffer.from('a,b\n1,2\n'), 'must be an XLSX workbook'],
    ['nothing', () => Buffer.alloc(0), 'must be an XLSX workbook'],
    [
      'an old or encrypted workbook',
      () => Buffer.from('d0cf11e0a1b11ae1'.padEnd(4_096, '0'), 'hex'),
      'neither encrypted nor of an older kind',
    ],
    ['half an archive', async () => (await workbook(EMPTY)).subarray(0, 600), 'whole XLSX workbook'],
    [
      'an archive of something else',
      () => zipped({ 'word/document.xml': '<a/>' }),
      'has no xl/_rels/workbook.xml.rels',
    ],
    ['no sheet', () => workbook(EMPTY, { [RELATIONS]: relations() }), 'with a sheet'],
    [
      'a sheet that is not there',
      () => workbook(EMPTY, { [RELATIONS]: relations(['worksheet', 'gone.xml']) }),
      'has no xl/gone.xml',
    ],
    [
      'a sheet outside of it',
      () => workbook(EMPTY, { [RELATIONS]: relations(['worksheet', '../../../etc/passwd']) }),
      'has no',
    ],
    [
      '65 files',
      () => workbook(EMPTY, Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${at}`, '']))),
      'at most 64 files',
    ],
    [
      'a file whose name leads out',
      async () => renamed(await workbook(EMPTY, { 'aa/bb': '' }), 'aa/bb', '../bb'),
      'relative path',
    ],
    ['a link', () => workbook(EMPTY, { link: { content: '/etc/passwd', mode: 0o120777 } }), 'holds links'],
    [
      'two files of one name',
      async () => renamed(await workbook(EMPTY, { aaaa: '', bbbb: '' }), 'aaaa', 'bbbb'),
      'of the same name',
    ],
    [
      'more unpacked bytes than are taken',
      async () => withWrongSize(await workbook(' '.repeat(1_000_000)), sheetOf(' '.repeat(1_000_000)).length, 2 ** 30),
      'bytes when unpacked',
    ],
    [
      'more unpacked bytes than it says',
      async () => withWrongSize(await workbook(' '.repeat(1_000_000)), sheetOf(' '.repeat(1_000_000)).length, 500),
      'whole XLSX workbook',
    ],
    [
      'a document type',
      () => workbook('', { [SHEET]: '<!DOCTYPE worksheet [<!ENTITY a "b">]><worksheet>&a;</worksheet>' }),
      'document types',
    ],
    ['entities', () => workbook('<row><c t="inlineStr"><is><t>&lol;</t></is></c></row>'), 'not well-formed'],
    ['XML that is none', () => workbook('<row><c></row>'), 'not well-formed'],
    ['XML that ends early', () => workbook('', { [SHEET]: '<worksheet><sheetData>' }), 'not well-formed'],
    [
      'XML that is not UTF-8',
      () => workbook('', { [SHEET]: Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0x3c]) }),
      'not UTF-8',
    ],
    ['deep XML', () => workbook('<a>'.repeat(1_000_000)), 'nested too deep'],
    [
      'a giant text',
      () => workbook(`<row><c t="inlineStr"><is><t>${'x'.repeat(2 ** 26)}</t></is></c></row>`),
      'too long',
    ],
    [
      'a giant text in many parts',
      () => workbook(`<row><c t="inlineStr"><is>${`<t>${'x'.repeat(1_000)}</t>`.repeat(100_000)}</is></c></row>`),
      'too long',
    ],
    [
      'a giant number in many parts',
      () => workbook(`<row><c>${`<v>${'1'.repeat(1_000)}</v>`.repeat(50_000)}</c></row>`),
      'too long|is none',
    ],
    [
      'a giant tag',
      () => workbook(`<row ${Array.from({ length: 2_000_000 }, (_, at) => `a${at}="x"`).join(' ')}/>`),
      'too long',
    ],
    [
      'too long a cell',
      () => workbook(`<row><c t="inlineStr"><is><t>${'x'.repeat(100_001)}</t></is></c></row>`),
      'at most 100000 characters in a cell, unlike row 1, column 1',
    ],
    ['too many rows', () => workbook('<row><c><v>1</v></c></row>'.repeat(100_000)), 'at most 10001 rows'],
    [
      'too many columns',
      () => workbook(`<row>${'<c><v>1</v></c>'.repeat(16_384)}</row>`),
      'at most 100 columns, and row 1 has 101',
    ],
    ['blank cells', () => workbook(`<row>${'<c/>'.repeat(16_000)}</row>`.repeat(200)), 'at most 2097152 cells'],
    ['more columns than there are', () => workbook(`<row>${'<c/>'.repeat(16_385)}</row>`), 'stand in order'],
    ['a last row among the first', () => workbook('<row r="1048576"><c><v>1</v></c></row>'), 'at most 10001 rows'],
    ['rows in disorder', () => workbook('<row r="2"/><row r="1"/>'), 'stand in order'],
    ['cells in disorder', () => workbook('<row><c r="B1"/><c r="A1"/></row>'), 'stand in order'],
    ['a cell nowhere', () => workbook('<row><c r="1"/></row>'), 'stand in order'],
    ['a shared text that is none', () => workbook('<row><c t="s"><v>7</v></c></row>'), 'names a text in row 1'],
    ['a number that is none', () => workbook('<row><c><v>x</v></c></row>'), 'number in row 1'],
    [
      'a NUL',
      () => workbook('<row><c t="inlineStr"><is><t>_x0000_</t></is></c></row>'),
      'without NUL characters, unlike row 1, column 1',
    ],
    [
      'one shared text in all cells',
      () =>
        workbook(
          `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(10_000),
          sharing(`<si><t>${'x'.repeat(100_000)}</t></si>`),
        ),
      'at most 67108864 characters',
    ],
    ['many empty shared texts', () => workbook(EMPTY, sharing('<si/>'.repeat(10_000_000))), 'share at most'],
    [
      'long shared texts',
      () => workbook(EMPTY, sharing(`<si><t>${'x'.repeat(100_000)}</t></si>`.repeat(500))),
      'share at most',
    ],
    [
      'large styles',
      () => workbook(EMPTY, styled('<xf/>'.repeat(1_000_000))),
      'more than 4194304 bytes in xl/styles.xml',
    ],
  ];

  it.each(refused)('with %s is rejected, soon and in little memory', async (_, file, reason) => {
    await expectRejection('xlsx', await file(), reason);
  });
});

/** Expects a rejection that uses little processor time (ms) and does not block the process. */
async function expectRejection(format: TableFormat, content: string | Buffer, reason: string): Promise<void> {
  const path = await stored(content);
  const rejection = async () => {
    const measured = measure();
    await expect(passed(readTable(path, { format, ...LIMITS }))).rejects.toMatchObject({
      code: 'validation_error',
      message: expect.stringMatching(new RegExp(`^file .*(${reason})`)),
    });
    return measured();
  };
  expect(await exceeded({ milliseconds: 15_000, mebibytes: 64, maxBlock: 1_000 }, rejection)).toEqual({});
}

/** Reads all rows without storing them. */
async function passed(rows: AsyncIterable<unknown>): Promise<void> {
  for await (const row of rows) void row;
}

/** Returns a function that reports the duration, memory and longest block of the event loop since the call. */
function measure(): () => { milliseconds: number; mebibytes: number; maxBlock: number } {
  const [started, before] = [process.cpuUsage(), process.memoryUsage.rss()];
  let [peak, maxBlock, last] = [before, 0, 0];
  const inspect = () => {
    peak = Math.max(peak, process.memoryUsage.rss());
    const now = process.cpuUsage(started).user / 1_000;
    maxBlock = Math.max(maxBlock, now - last);
    last = now;
  };
  const timer = setInterval(inspect, 5);
  return () => {
    clearInterval(timer);
    inspect();
    return { milliseconds: last, mebibytes: (peak - before) / 2 ** 20, maxBlock };
  };
}

/** Returns the archive with one name changed in the file header and the directory. */
function renamed(archive: Buffer, from: string, to: string): Buffer {
  return Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1');
}

/** Returns the archive with one size changed everywhere. */
function withWrongSize(archive: Buffer, from: number, to: number): Buffer {
  const size = (number: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(number);
    return bytes.toString('latin1');
  };
  const changed = archive.toString('latin1').replaceAll(size(from), size(to));
  return Buffer.from(changed, 'latin1');
}

it('ends with its signal and releases its slot', async () => {
  const path = await stored('a\n'.repeat(5_000));
  const options = { format: 'csv' as const, ...LIMITS };
  const [first, second] = [readTable(path, options), readTable(path, options)];
  await Promise.all([first.next(), second.next()]);
  const abort = new AbortController();
  const [third, fourth] = [
    readTable(path, { ...options, signal: abort.signal }).next(),
    readTable(path, options).next(),
  ];
  abort.abort(new Error('gone'));
  await expect(third).rejects.toThrow('gone');
  await first.return();
  expect(await fourth).toEqual({ done: false, value: ['a'] });
  await second.return();
  expect(await csv('a')).toEqual([['a']]);
});

it('reports a missing file', async () => {
  for (const format of ['csv', 'xlsx'] as const)
    await expect(Array.fromAsync(readTable(join(folder, 'gone'), { format, ...LIMITS }))).rejects.toMatchObject({
      code: 'ENOENT',
    });
});
