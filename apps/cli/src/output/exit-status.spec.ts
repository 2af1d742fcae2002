import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CommandError, EXIT_CODES } from '../exit-codes.js';
import { RecordingApi, type RecordedAnswer } from '../testing/recording-api.js';
import { runCli } from '../testing/run-cli.js';
import { exitStatusOf } from './exit-status.js';

let api: RecordingApi;

beforeAll(async () => {
  api = await RecordingApi.start();
});
afterAll(() => api.stop());

const env = () => ({ REELSHEET_URL: api.url, REELSHEET_KEY: 'k', XDG_CONFIG_HOME: '/nonexistent' });
const failed = (status: number, error_code: string, more: object = {}): RecordedAnswer => ({
  status,
  // A client does not wait for as long as this.
  headers: { 'Retry-After': '999' },
  body: { error: 'a sentence', error_code, ...more },
});

it.each([
  [0, { body: { id: 3 } }],
  [1, failed(500, 'internal_error')],
  [2, failed(422, 'validation_error', { errors: { title: ['is too long'] } })],
  [3, failed(401, 'unauthorized')],
  [3, failed(403, 'insufficient_scope', { missing_scopes: ['write'] })],
  [4, failed(404, 'spreadsheet_not_found')],
  [4, failed(422, 'agent_not_found')],
  [5, failed(409, 'conflict')],
  [5, failed(412, 'changed_since')],
  [6, failed(429, 'rate_limited')],
  [6, failed(413, 'payload_too_large')],
  [6, failed(422, 'storage_quota_exceeded')],
  [7, failed(422, 'usable_credit_required')],
  [7, failed(422, 'cost_exceeds_limit')],
  [8, failed(409, 'idempotency_outcome_unknown')],
  [8, { lost: true }],
] as const)('ends with %i after %j', async (status, answer) => {
  api.expect(answer);
  const ran = await runCli('agents update 3 --agent.name x'.split(' '), { env: env() });
  expect(ran.status).toBe(status);
  expect(ran.stdout === '').toBe(status !== 0);
});

it('names the options of fields that the API rejects, and the scopes that a key lacks', async () => {
  api.expect(failed(422, 'validation_error', { errors: { 'spreadsheet_row.position': ['must be at least 0'] } }));
  const line = 'sheets rows create 5 --agent-id 1'.split(' ');
  expect((await runCli(line, { env: env() })).stderr).toContain('--spreadsheet-row.position: must be at least 0');
  api.expect(failed(403, 'insufficient_scope', { missing_scopes: ['write'] }));
  expect((await runCli(line, { env: env() })).stderr).toContain('the key lacks the scope write');
});

it('ends with 9 if awaited work has failed', async () => {
  api.expect(({ method, path }) => ({
    status: path.endsWith('/events') ? 404 : 200,
    body: method === 'POST' ? { job_id: 4 } : { id: 4, status: 'failed', failed_reason: 'no frames' },
  }));
  const line =
    'renders create --agent-id 1 --job.project-id 1 --job.container-id 2 --job.container-type SpreadsheetCell --wait';
  const { status, stderr } = await runCli(line.split(' '), { env: env() });
  expect(stderr).toContain('no frames');
  expect(status).toBe(9);
});

it('ends with 3 without an installation, with 10 if none can be reached, and with 130 when interrupted', async () => {
  expect((await runCli(['me', 'get'], { env: { XDG_CONFIG_HOME: '/nonexistent' } })).status).toBe(3);
  const aborted = AbortSignal.abort();
  expect((await runCli(['me', 'get'], { env: env(), signal: aborted })).status).toBe(130);
  const { ApiConnectionError } = await import('@reelsheet/sdk');
  expect(exitStatusOf(new ApiConnectionError('the connection failed'))).toBe(10);
});

it('has a status for every error of the command line', () => {
  for (const { name, status } of EXIT_CODES) expect(exitStatusOf(new CommandError(name, ''))).toBe(status);
});

it('is documented in the README and in the manual page', () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  for (const { status, meaning } of EXIT_CODES) {
    expect(read('README.md')).toContain(`| ${status} | ${meaning} |`);
    expect(read('man/reelsheet.1')).toContain(`\n.B ${status}\n${meaning.replaceAll('-', '\\-')}\n`);
  }
});
