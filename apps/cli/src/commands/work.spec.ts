import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RecordingApi, type RecordedAnswer } from '../testing/recording-api.js';
import { runCli } from '../testing/run-cli.js';

let api: RecordingApi;
let folder: string;

beforeAll(async () => {
  api = await RecordingApi.start();
  folder = mkdtempSync(join(tmpdir(), 'cli-work-'));
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

function cli(args: readonly string[]) {
  const env = {
    REELSHEET_URL: api.url,
    REELSHEET_KEY: 'k',
    REELSHEET_AGENT: '1',
    XDG_CONFIG_HOME: folder,
    XDG_STATE_HOME: folder,
  };
  return runCli(args, { env });
}

const posted = (path: string) => api.requests.filter((each) => each.method === 'POST' && each.path.startsWith(path));
const generate = (more: readonly string[]) => cli(['sheet', 'generate', '--id', '5', ...more]);

function batchThatEnds(state: object): (request: { method: string; path: string }) => RecordedAnswer {
  return ({ path }) => {
    if (path.includes('/estimate'))
      return {
        body: { credits_min: 3, credits_max: 8, refused: [], lines: [{ kind: 'text', count: 2, credits_max: 8 }] },
      };
    if (path.includes('/events')) return { status: 404, body: {} };
    return { body: { id: 9, status: 'completed', paused_reason: null, failed: 0, ...state } };
  };
}

it('shows the price before it generates, and gives the budget as the maximum', async () => {
  api.expect(batchThatEnds({}));
  const refused = await generate([]);
  expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining('price: 3 to 8 credits')]);
  expect(posted('/vidsheet/5/rows/generate')).toEqual([]);
  expect((await generate(['--yes', '--budget', '20'])).status).toBe(0);
  expect(JSON.parse(posted('/vidsheet/5/rows/generate')[0]!.body)).toEqual({ through: 'cells', max_credits: 20 });
  expect((await generate(['--yes', '--budget', '2'])).status).toBe(7);
});

it('ends with the state of the batch', async () => {
  api.expect(batchThatEnds({ status: 'paused', paused_reason: 'max_credits' }));
  expect((await generate(['--yes'])).status).toBe(7);
  api.expect(batchThatEnds({ failed: 2 }));
  expect((await generate(['--yes'])).status).toBe(9);
});

it('rejects a file beyond the limit before a byte is sent', async () => {
  const file = join(folder, 'huge.mp4');
  writeFileSync(file, '');
  truncateSync(file, 2 ** 30 + 1);
  api.expect({ body: {} });
  const { status, stderr } = await cli(['upload', file]);
  expect([status, stderr]).toEqual([6, expect.stringContaining('at most 1073741824 (1 GB)')]);
  expect(api.requests).toEqual([]);
});

it('uploads a file, and continues the upload that an earlier run has announced', async () => {
  const file = join(folder, 'clip.mp4');
  writeFileSync(file, 'some bytes');
  let offset = 0;
  let isBroken = true;
  api.expect(({ method, path, body }) => {
    if (path.startsWith('/resumable_uploads'))
      return { body: { signed_id: 's', upload_url: `${api.url}/bytes`, expires_at: '' } };
    if (path.startsWith('/content_resources'))
      return isBroken ? { status: 403, body: { error: 'no' } } : { body: { content_resource: { id: 3, url: 'u' } } };
    if (method === 'PATCH') offset += body.length;
    return { status: method === 'PATCH' ? 204 : 200, headers: { 'Upload-Offset': String(offset) } };
  });
  expect((await cli(['upload', file])).status).toBe(3);
  isBroken = false;
  const { status, stdout } = await cli(['upload', file, '--json']);
  expect([status, JSON.parse(stdout)]).toEqual([0, [{ id: 3, url: 'u' }]]);
  expect(posted('/resumable_uploads')).toHaveLength(1);
  const keys = posted('/content_resources').map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toBe(keys.at(-1));
  expect(offset).toBe('some bytes'.length);
});

it('schedules a post at a time, for all platforms or none', async () => {
  api.expect({ body: { post_id: 4, platforms_status: [] } });
  await cli([
    'post',
    'schedule',
    '--platform',
    'shortvideo,videohost',
    '--at',
    '2027-01-05T09:00:00Z',
    '--media-url',
    'http://x/y.mp4',
  ]);
  expect(JSON.parse(api.requests[0]!.body)).toEqual({
    agent_id: 1,
    platform: ['shortvideo', 'videohost'],
    schedule_type: 'specific_time',
    scheduled_time: '2027-01-05T09:00:00Z',
    strict: true,
    media_url: 'http://x/y.mp4',
  });
  expect((await cli(['post', 'schedule', '--platform', 'videohost', '--at', 'soon'])).status).toBe(2);
});

it.each([
  [['--gates', 'approve'], 0, true],
  [['--gates', 'decline'], 0, false],
  [[], 5, undefined],
] as const)('runs the agent, and decides about an action with %j', async (gates, status, approved) => {
  const action = { id: 'a1', summary: 'Post it', cost: 2, parameters: {}, accounts: [], sha256: 'f', expires_at: null };
  let decided: unknown;
  api.expect(({ method, path, body }) => {
    if (path.includes('/progress'))
      return { type: 'text/event-stream', body: 'id: 1\ndata: {"thinking":["Reads"],"plan":[]}\n\nid: end\n\n' };
    if (path.endsWith('/approve')) decided = JSON.parse(body);
    if (method === 'POST')
      return { body: { run_id: 'r', conversation_id: 'c', progress_stream_url: `${api.url}/x?token=t` } };
    const isWaiting = decided === undefined;
    return {
      body: {
        status: isWaiting ? 'running' : 'completed',
        pending_action: isWaiting ? action : null,
        messages: [{ role: 'assistant', content: 'Done.' }],
      },
    };
  });
  const ran = await cli(['run', 'Post the video', ...gates]);
  expect(ran.stderr).toContain('Post it');
  expect(ran.status).toBe(status);
  if (approved === undefined) return;
  expect(decided).toEqual({ approved, pending_action_id: 'a1', pending_action_sha256: 'f' });
  expect(ran.stdout).toBe('Done.\n');
});
