import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { RecordingApi, type RecordedAnswer, type RecordedRequest } from '../../testing/recording-api.js';
import { runCli } from '../../testing/run-cli.js';

let api: RecordingApi;
let folder: string;
let file: string;
/** Rows that the simulated API has, by idempotency key. */
let stored: Map<string, string[]>;
let failAt: number;

beforeAll(async () => {
  api = await RecordingApi.start();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-push-'));
  file = join(folder, 'rows.csv');
  writeFileSync(file, `TITLE\n${Array.from({ length: 10 }, (_, index) => `row ${index}`).join('\n')}`);
  stored = new Map();
  failAt = Infinity;
  api.expect(answer);
});
afterAll(() => api.stop());

function answer({ method, path, headers, body }: RecordedRequest): RecordedAnswer {
  if (method === 'GET') return { body: { version: 17, spreadsheet_rows: [] } };
  const titles = (JSON.parse(body) as { rows: { TITLE: string }[] }).rows.map((row) => row.TITLE);
  const errors = titles.includes('wrong')
    ? [{ row: titles.indexOf('wrong') + 1, column: 'TITLE', error: 'is wrong' }]
    : [];
  const result = { created: titles.length - errors.length, updated: 0, errors, errors_truncated: false };
  if (path.includes('dry_run=true')) {
    const added = titles.map((value, index) => ({ row: index + 1, cells: [{ column_id: 1, value }] }));
    return {
      body: {
        ...result,
        preview: { titles: [{ title: 'TITLE', column_id: 1 }], added, changed_rows: 0, changed_cells: 0, changes: [] },
      },
    };
  }
  if (stored.size >= failAt) return { status: 412, body: { error: 'changed since', error_code: 'changed_since' } };
  stored.set(String(headers['idempotency-key']), titles);
  return { body: result };
}

function push(more = '', settings: { signal?: AbortSignal } = {}) {
  const env = {
    REELSHEET_URL: api.url,
    REELSHEET_KEY: 'k',
    REELSHEET_AGENT: '1',
    XDG_CONFIG_HOME: folder,
    XDG_STATE_HOME: folder,
  };
  return runCli(`sheet push ${file} --id 5 --rows-per-request 3${more}`.split(' '), { env, ...settings });
}

const writes = () => api.requests.filter(({ method, path }) => method === 'POST' && !path.includes('dry_run'));
const rowsOfApi = () => [...stored.values()].flat();

it('shows what it would do, and writes it in requests that take effect once', async () => {
  const { status, stderr } = await push(' --yes');
  expect(stderr).toContain('+ row 10  TITLE: "row 9"');
  expect(stderr).toContain('10 rows to add, 0 cells of 0 rows to change');
  expect(status).toBe(0);
  expect(rowsOfApi()).toHaveLength(10);
  expect(writes().map(({ headers }) => headers['if-match'])).toEqual(Array(4).fill('"17"'));
  expect(readdirSync(join(folder, 'reelsheet/pushes'))).toEqual([]);
});

it('writes nothing without agreement, in a dry run, or if a row has an error', async () => {
  expect((await push()).status).toBe(2);
  expect((await push(' --dry-run')).status).toBe(0);
  writeFileSync(file, 'TITLE\nright\nwrong');
  const failed = await push(' --yes');
  expect([failed.status, failed.stderr]).toEqual([2, expect.stringContaining('! row 2  TITLE: is wrong')]);
  expect(writes()).toEqual([]);
  expect((await push(' --yes --skip-errors')).status).toBe(0);
});

it('continues after an interruption, and repeats the request whose answer it does not have', async () => {
  const ending = new AbortController();
  const before = answer;
  api.expect((request) => {
    const answered = before(request);
    // The request takes effect, and the program ends before it reads the answer.
    if (stored.size === 2) ending.abort();
    return answered;
  });
  expect((await push(' --yes', { signal: ending.signal })).status).toBe(130);
  expect(stored.size).toBe(2);
  api.expect(answer);
  const { status, stderr } = await push(' --yes');
  expect(stderr).toContain('6 of 10 rows were sent, 4 are left');
  expect(stderr).toContain('4 rows to add');
  expect(status).toBe(0);
  expect([stored.size, rowsOfApi()]).toEqual([4, Array.from({ length: 10 }, (_, index) => `row ${index}`)]);
});

it('stops at a change of somebody else, and does not continue with another file', async () => {
  failAt = 2;
  const { status } = await push(' --yes');
  expect(status).toBe(5);
  writeFileSync(file, 'TITLE\nanother');
  const other = await push(' --yes');
  expect([other.status, other.stderr]).toEqual([5, expect.stringContaining('--restart')]);
  failAt = Infinity;
  expect((await push(' --yes --restart')).status).toBe(0);
});

it('rejects files that it cannot push', async () => {
  writeFileSync(file, 'TITLE,TITLE\na,b');
  expect((await push()).stderr).toContain('two columns with the title TITLE');
  writeFileSync(file, 'TITLE\nsame\nsame');
  expect((await push(' --match TITLE')).stderr).toContain('two rows whose TITLE is "same"');
  expect((await push(' --match OTHER')).stderr).toContain('has no column OTHER');
});
