import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { RecordingApi, type RecordedAnswer } from '../testing/recording-api.js';
import { runCli, TABLES } from '../testing/run-cli.js';
import { idsFor } from './known-ids.js';

let api: RecordingApi;
let folder: string;

beforeEach(async () => {
  api = await RecordingApi.start();
  folder = mkdtempSync(join(tmpdir(), 'cli-ids-'));
});
afterEach(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const SHEETS = [
  { id: 5, title: 'Calm\tmornings' },
  { id: 51, title: 'Evenings' },
  { id: 6, title: null },
];

/** Time in which a busy machine answers as well. */
const LONG_MS = 30_000;

const envOf = (more: Readonly<Record<string, string>> = {}) => {
  const folders = { XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder };
  return { REELSHEET_URL: api.url, REELSHEET_KEY: 'k', REELSHEET_AGENT: '12', ...folders, ...more };
};

/** Returns the ids for a line whose last word is being typed. */
async function idsIn(line: string, env: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const ids = await idsFor({ env: envOf(env), tables: TABLES }, line.split(' '), LONG_MS);
  return ids.map(({ value, name }) => `${value} ${name}`);
}

function answerWith(answer: RecordedAnswer): void {
  api.expect(() => answer);
}

it('knows the ids of a thing with their titles, and asks the API once', async () => {
  answerWith({ body: SHEETS });
  for (const line of ['sheets get ', 'sheets rows create 5', 'sheets get --id 6'])
    expect(await idsIn(line)).toEqual(['5 Calm mornings', '51 Evenings', '6 ']);
  expect(api.requests.map(({ path }) => path)).toEqual(['/vidsheet?agent_id=12']);
});

it('offers a shell those that begin with the typed word', async () => {
  answerWith({ body: SHEETS });
  await idsIn('sheets get ');
  const lines: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(text));
  await runCli(['complete', '--', 'sheets', 'get', '5'], { env: envOf() });
  log.mockRestore();
  expect(lines.slice(0, -1)).toEqual(['5\tCalm mornings', '51\tEvenings']);
});

it('knows the agents and organizations of options that name one', async () => {
  answerWith({ body: [{ id: 7, name: 'Calm' }] });
  expect(await idsIn('sheets list --agent-id ')).toEqual(['7 Calm']);
  expect(await idsIn('agents create --organization-id ')).toEqual(['7 Calm']);
  expect(api.requests.map(({ path }) => path)).toEqual(['/agents', '/organizations']);
});

it.each(['sheets get 5 ', 'sheets rows update 5 ', 'sheets list --limit ', 'voices jobs get ', 'sheet push '])(
  'knows none after "%s"',
  async (line) => {
    answerWith({ body: SHEETS });
    expect(await idsIn(line)).toEqual([]);
    expect(api.requests).toEqual([]);
  },
);

it.each([
  ['an error', { status: 403, body: { error: 'no' } }, {}],
  ['an unknown agent', { body: SHEETS }, { REELSHEET_AGENT: '' }],
  ['nobody who has signed in', { body: SHEETS }, { REELSHEET_URL: '', REELSHEET_KEY: '' }],
  ['an address where nothing answers', { body: SHEETS }, { REELSHEET_URL: 'http://127.0.0.1:9' }],
])('knows none after %s', async (_, answer, env) => {
  answerWith(answer);
  expect(await idsIn('sheets get ', env)).toEqual([]);
});

it('waits for the API no longer than a shell should', async () => {
  answerWith({ body: SHEETS });
  expect(await idsFor({ env: envOf(), tables: TABLES }, ['sheets', 'get', ''], 0)).toEqual([]);
});
