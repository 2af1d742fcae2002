import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exceeded } from '@reelsheet/testing/exceeded';
import { drawnRuns } from '@reelsheet/testing/seeded';
import fc from 'fast-check';
import { TABLE_FORMATS, type TableFormat } from './formats.js';
import { readTable } from './read-table.js';
import { writeTable } from './write-table.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tables-'));
});
afterAll(() => rm(folder, { recursive: true }));

const LIMITS = { maxRows: 10_001, maxColumns: 100, maxCell: 100_000 };

async function written(rows: Parameters<typeof writeTable>[0], format: TableFormat): Promise<string> {
  const path = join(folder, `table.${format}`);
  await pipeline(writeTable(rows, format), createWriteStream(path));
  return path;
}

async function* large(rows: number, columns: number): AsyncGenerator<string[]> {
  for (let row = 0; row < rows; row++)
    yield Array.from({ length: columns }, (_, column) => `cell ${row}/${column} of a table`);
}

describe.each(TABLE_FORMATS)('%s', (format) => {
  it('is read as it was written', async () => {
    const cell = fc.oneof(
      fc.constantFrom(
        '',
        '=1+1',
        "'=1",
        "''@x",
        '-5',
        '\ttab',
        'a\r\nb',
        '\r',
        '"',
        ' a ',
        '_x0041_',
        '<&>]]>',
        '\ufeffa',
        '\u0001\ufffe',
        '😀',
        'a;b,c\td',
        "'",
      ),
      fc.string({ unit: 'binary' }).map((given) => given.replaceAll('\0', '')),
    );
    const table = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const path = await written([['title', ';'], ...rows], format);
        const found = await Array.fromAsync(readTable(path, { format, ...LIMITS }));
        expect(found).toEqual(withoutTrailingBlanks([['title', ';'], ...rows]));
      }),
      drawnRuns(30),
    );
  });

  it('with 10,000 rows and 100 columns is written and read in bounded memory', async () => {
    await written(large(10, 10), format);
    const growth = async () => {
      const before = process.memoryUsage.rss();
      let peak = before;
      const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 10);
      const path = await written(large(10_000, 100), format);
      let cells = 0;
      for await (const row of readTable(path, { format, ...LIMITS })) cells += row.length;
      clearInterval(timer);
      expect(cells).toBe(1_000_000);
      return { mebibytes: (peak - before) / 2 ** 20 };
    };
    expect(await exceeded({ mebibytes: 160 }, growth)).toEqual({});
  });

  it('ends with its rows, and ends them when it is destroyed', async () => {
    async function* failing() {
      yield ['a'];
      throw new Error('the database is gone');
    }
    await expect(buffer(writeTable(failing(), format))).rejects.toThrow('the database is gone');
    let [begun, ended] = [false, false];
    async function* endless() {
      try {
        begun = true;
        for (;;) yield [Math.random().toString().repeat(100)];
      } finally {
        ended = true;
      }
    }
    for await (const chunk of writeTable(endless(), format)) if (begun && chunk) break;
    for (let waited = 0; !ended && waited < 100; waited++) await sleep(20);
    expect(ended).toBe(true);
  });
});

it('neutralizes formulas in CSV', async () => {
  const cells = ['=1', '+1', '-1', '@a', '\ta', '\ra', '\na', '＝1', "'=1", "'a", 'a=1', '1', ''];
  expect(String(await buffer(writeTable([cells], 'csv')))).toBe(
    `\ufeff'=1,'+1,'-1,'@a,"'\ta","'\ra","'\na",'＝1,''=1,'a,a=1,1,\r\n`,
  );
});

/** Trailing blank cells and rows are not part of a table. */
function withoutTrailingBlanks(rows: readonly string[][]): string[][] {
  const cut = rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1));
  return cut.slice(0, cut.findLastIndex((row) => row.length > 0) + 1);
}
