import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RecordingApi, type RecordedAnswer } from '../testing/recording-api.js';
import { runCli, type RunSettings } from '../testing/run-cli.js';

let api: RecordingApi;
let folder: string;

beforeAll(async () => {
  api = await RecordingApi.start();
  folder = mkdtempSync(join(tmpdir(), 'cli-line-'));
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

function cli(line: string | readonly string[], answer: RecordedAnswer = { body: {} }, settings: RunSettings = {}) {
  api.expect(answer);
  const env = { REELSHEET_URL: api.url, REELSHEET_KEY: 'k', XDG_CONFIG_HOME: folder, ...settings.env };
  return runCli(typeof line === 'string' ? line.split(' ') : line, { ...settings, env });
}

const sentBody = () => JSON.parse(api.requests[0]!.body);

describe('fields', () => {
  it('of a body are set by dots, and complete the whole body of --data', async () => {
    const data = { spreadsheet_row: { position: 1, name: 'a' } };
    await cli(`sheets rows create 5 --agent-id 12 --data ${JSON.stringify(data)} --spreadsheet-row.position 3`);
    expect(api.requests[0]!.path).toBe('/vidsheet/5/rows?agent_id=12');
    expect(sentBody()).toEqual({ spreadsheet_row: { position: 3, name: 'a' } });
  });

  it('of an object that takes any have options that no table names', async () => {
    const attributes = [
      '--spreadsheet-cell.additional-attributes.prompt',
      'A cat',
      '--spreadsheet-cell.additional-attributes.seed',
      '7',
    ];
    await cli(['sheets', 'cells', 'update', '5', '9', '--agent-id', '12', ...attributes]);
    expect(sentBody()).toEqual({ spreadsheet_cell: { additional_attributes: { prompt: 'A cat', seed: 7 } } });
  });

  it('with several values are repeated, separated by commas or given as JSON', async () => {
    await cli('sheets rows delete-many 5 --agent-id 12 --ids 1,2 --ids [3] --yes');
    expect(sentBody()).toEqual({ ids: [1, 2, 3] });
  });

  it('of the path and of the body may have one name', async () => {
    await cli('templates update --slug 4 --body.slug calm');
    expect([api.requests[0]!.path, sentBody()]).toEqual(['/templates/projects/4', { slug: 'calm' }]);
  });

  it('can be null, and be read from a file or standard input', async () => {
    writeFileSync(join(folder, 'body.json'), '{"asset_folder":{"name":"from a file"}}');
    await cli(`folders update 3 --agent-id 1 --data @${join(folder, 'body.json')}`);
    expect(sentBody()).toEqual({ asset_folder: { name: 'from a file' } });
    await cli(
      'folders update 3 --agent-id 1 --data -',
      { body: {} },
      { stdin: '{"asset_folder":{"name":"from input"}}' },
    );
    expect(sentBody()).toEqual({ asset_folder: { name: 'from input' } });
    await cli('posts update 3 --title null');
    expect(sentBody()).toEqual({ title: null });
  });

  it('that are files are sent as a form', async () => {
    writeFileSync(join(folder, 'rows.csv'), 'TITLE\nFirst');
    await cli(`sheets rows import 5 --agent-id 12 --file ${join(folder, 'rows.csv')}`, { body: {} });
    expect(api.requests[0]!.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(api.requests[0]!.body).toContain('filename="rows.csv"');
  });

  it('that a command leaves out come from the environment', async () => {
    await cli('sheets list', { body: [] }, { env: { REELSHEET_AGENT: '12' } });
    expect(api.requests[0]!.path).toBe('/vidsheet?agent_id=12');
    await cli('runs create --message hello', { body: {} }, { env: { REELSHEET_AGENT: '12' } });
    expect(sentBody()).toEqual({ message: 'hello', agent_id: 12 });
  });

  it.each([
    ['sheets rows create', '--id: the sheet'],
    ['sheets get --id x', "option '--id <integer>' argument 'x' is invalid. must be an integer"],
    ['sheets get 5 6 --agent-id 1', 'too many arguments'],
    ['sheets export 5 --agent-id 1 --format pdf', 'must be one of csv, xlsx, json'],
    ['sheets rows create 5 --agent-id 1 --data {', '--data must be JSON'],
    ['sheets rows create 5 --agent-id 1 --rowz 2', "unknown option '--rowz'"],
    ['sheets rows crate', '(Did you mean create?)'],
    ['shets list', "unknown command 'shets'"],
    ['sheets delete 5 --agent-id 1', 'nobody can be asked here: add --yes'],
    ['agents list --jq .[', '--jq'],
  ])('%s is a usage error that names the option', async (line, message) => {
    const { status, stderr } = await cli(line.trim());
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });
});

describe('output', () => {
  const idea = (id: number, title: string) => ({ id, title, status: 'generated', nested: { a: 1 } });
  const page = [idea(1, 'Calm mornings'), idea(2, 'A much longer title about evenings')];

  it('is a table that fits the terminal', async () => {
    const { stdout } = await cli('ideas list --agent-id 1', { body: page }, { columns: 40 });
    expect(stdout).toBe(
      'ID  TITLE                      STATUS\n' +
        '1   Calm mornings              generated\n' +
        '2   A much longer title abou…  generated\n',
    );
  });

  it('of one thing is a line for each field', async () => {
    const { stdout } = await cli('me get', { body: { id: 1, email: 'a@b.c', tags: ['x', 'y'] } });
    expect(stdout).toBe('id     1\nemail  a@b.c\ntags   x, y\n');
  });

  it('is the body of the API with --json, and what jq makes of it with --jq', async () => {
    expect(JSON.parse((await cli('ideas list --agent-id 1 --json', { body: page })).stdout)).toEqual(page);
    expect((await cli('ideas list --agent-id 1 --jq .[].title', { body: page })).stdout).toBe(
      'Calm mornings\nA much longer title about evenings\n',
    );
  });

  it('has the items of all pages in one list', async () => {
    const pages = [page, [idea(3, 'Third')], []];
    api.expect(() => ({ body: pages.shift() }));
    const env = { REELSHEET_URL: api.url, REELSHEET_KEY: 'k', XDG_CONFIG_HOME: folder };
    const { stdout } = await runCli(['ideas', 'list', '--agent-id', '1', '--all', '--jq', 'map(.id)'], { env });
    expect(stdout).toBe('[1,2,3]\n');
    expect((await cli('ideas list --agent-id 1 --max 1 --jq length', { body: page })).stdout).toBe('1\n');
  });

  it('waits for started work, and prints it', async () => {
    const states = ['processing', 'completed'];
    api.expect(({ method, path }) => ({
      status: path.endsWith('/events') ? 404 : 200,
      body: method === 'POST' ? { generation_id: 4 } : { id: 4, status: states.shift() },
    }));
    const line =
      'sheets cells generate --engine-id 1 --cell-id 2 --agent-id 3 --generation-type text --wait --jq .status';
    const env = { REELSHEET_URL: api.url, REELSHEET_KEY: 'k', XDG_CONFIG_HOME: folder };
    expect((await runCli(line.split(' '), { env })).stdout).toBe('completed\n');
  });

  it('prints what has changed until it is ended', async () => {
    const ending = new AbortController();
    const states = ['processing', 'processing', 'completed'];
    api.expect(() => {
      if (states.length === 1) setImmediate(() => ending.abort());
      return { body: { status: states.length > 1 ? states.shift() : states[0] } };
    });
    const env = { REELSHEET_URL: api.url, REELSHEET_KEY: 'k', XDG_CONFIG_HOME: folder };
    const ran = await runCli('generations get 4 --watch 0.01 --jq .status'.split(' '), { env, signal: ending.signal });
    expect(ran.status).toBe(130);
    expect(['processing\n', 'processing\ncompleted\n']).toContain(ran.stdout);
  });

  it('has colours only on terminals that want them', async () => {
    const failed = { status: 404, body: { error: 'no such sheet', error_code: 'not_found' } };
    const shown = async (settings: RunSettings) => (await cli('sheets get 5 --agent-id 1', failed, settings)).stderr;
    const colour = /\u001b\[31m/;
    expect(await shown({ columns: 80 })).toMatch(colour);
    expect(await shown({})).not.toMatch(colour);
    expect(await shown({ columns: 80, env: { NO_COLOR: '1' } })).not.toMatch(colour);
  });

  it('shows nothing of a text that could change the terminal', async () => {
    const { stdout } = await cli('me get', { body: { name: 'a\u001b]0;title\u0007b' } });
    expect(stdout).toBe('name  a ]0;title b\n');
  });

  it('writes content to a file', async () => {
    const file = join(folder, 'rows.out');
    await cli(`sheets export 5 --agent-id 1 --format csv --output ${file}`, { type: 'text/csv', body: 'A\n1\n' });
    expect(readFileSync(file, 'utf8')).toBe('A\n1\n');
  });
});
