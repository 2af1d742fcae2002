import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { RecordingApi } from '../testing/recording-api.js';
import { runCli, type RunSettings } from '../testing/run-cli.js';

let api: RecordingApi;
let folder: string;

beforeAll(async () => {
  api = await RecordingApi.start();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-login-'));
  api.expect(({ path, headers }) => {
    if (headers['x-api-key'] !== 'secret')
      return { status: 401, body: { error: 'no such key', error_code: 'unauthorized' } };
    if (path === '/organizations') return { body: [{ id: 4 }] };
    return { body: path === '/agents' ? [{ id: 12 }] : { id: 1, email: 'a@b.c', name: 'A' } };
  });
});
afterAll(() => api.stop());

function cli(line: string, settings: RunSettings = {}) {
  const env = { XDG_CONFIG_HOME: folder, REELSHEET_KEYRING: 'off', ...settings.env };
  return runCli(line.split(' '), { ...settings, env });
}

const login = (key = 'secret', more = '') => cli(`login --url ${api.url}${more}`, { stdin: `${key}\n` });

it('keeps a key that the API accepts in a file that only the user reads, and finds the only agent', async () => {
  const { status, stderr } = await login();
  expect(stderr).toContain('as a@b.c');
  expect(status).toBe(0);
  const file = join(folder, 'reelsheet/keys.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ default: 'secret' });
  expect(JSON.parse((await cli('whoami --json')).stdout)).toEqual({
    url: api.url,
    id: 1,
    email: 'a@b.c',
    name: 'A',
    agent_id: 12,
    organization_id: 4,
  });
});

it('keeps nothing of a key that the API rejects, and takes none as an argument', async () => {
  expect((await login('wrong')).status).toBe(3);
  expect((await cli('profiles --json')).stdout).toBe('[]\n');
  expect((await cli(`login --url ${api.url} --key secret`)).stderr).toContain("unknown option '--key'");
});

it('has several installations, of which one is in use', async () => {
  await login();
  await login('secret', ' --profile staging');
  const list = async () => JSON.parse((await cli('profiles --jq map([.name,.in_use])')).stdout);
  expect(await list()).toEqual([
    ['default', false],
    ['staging', true],
  ]);
  await cli('profiles use default');
  await cli('profiles set --agent-id 99');
  expect((await cli('whoami --jq .agent_id')).stdout).toBe('99\n');
  expect((await cli('whoami --jq .agent_id --profile staging')).stdout).toBe('12\n');
  expect((await cli('whoami --profile other')).status).toBe(3);
});

it('sends the key of a profile to its own installation alone', async () => {
  await login();
  const other = { REELSHEET_URL: `${api.url.replace('127.0.0.1', 'localhost')}` };
  expect((await cli('whoami', { env: other })).status).toBe(3);
  expect(api.requests.at(-1)!.headers['x-api-key']).toBeUndefined();
  const named = { REELSHEET_PROFILE: 'default', REELSHEET_KEY: 'of another installation' };
  expect((await cli('whoami', { env: named })).status).toBe(0);
});

it('forgets the key at logout', async () => {
  await login();
  await cli('logout');
  expect(readFileSync(join(folder, 'reelsheet/keys.json'), 'utf8')).not.toContain('secret');
  expect((await cli('whoami')).status).toBe(3);
});

it('prints the page of a thing in the studio', async () => {
  await login();
  expect((await cli('open sheet 7')).stdout).toBe(`${api.url}/studio/o/4/sheets/7\n`);
  expect((await cli('open')).stdout).toBe(`${api.url}/studio/o/4\n`);
});

it('sends any request with fields, a body, headers and pages', async () => {
  await login();
  const next = { 'X-Next-Cursor': 'c1' };
  api.expect(({ path }) => ({ body: { path }, ...(path.includes('cursor') ? {} : { headers: next }) }));
  const { stdout } = await cli('api GET /agents/1/avatars -f size=2 --paginate --jq .path');
  expect(stdout).toBe('/agents/1/avatars?size=2\n/agents/1/avatars?size=2&cursor=c1\n');
  api.expect({ body: { id: 1 } });
  await cli('api POST /agents -f agent.name=A --input {"extra":1} -H X-Mark:m');
  expect(JSON.parse(api.requests[0]!.body)).toEqual({ extra: 1, agent: { name: 'A' } });
  expect(api.requests[0]!.headers).toMatchObject({ 'x-mark': 'm', 'x-api-key': 'secret' });
  api.expect({ status: 404, body: { error: 'nothing here' } });
  expect((await cli('api GET /nothing')).status).toBe(4);
  expect((await cli('api GET http://example.com/')).status).toBe(2);
});
