import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { WorkNotCompletedError } from '../errors/errors.js';
import { createReelsheet, type Reelsheet } from '../reelsheet.js';
import { ScriptedApi, sendEvents } from '../testing/scripted-api.js';

let api: ScriptedApi;
let reelsheet: Reelsheet;

beforeAll(async () => {
  api = await ScriptedApi.start();
  reelsheet = createReelsheet({ url: api.url, key: 'k', addresses: api.addresses });
});
afterAll(() => api.stop());

const order = { engine_id: 1, cell_id: 2, agent_id: '3', generation_type: 'text' as const, data: { prompt: 'calm' } };
const state = (status: string, more: object = {}) => ({ id: 4, status, ...more });
const paths = () => api.requests.map(({ method, url }) => `${method} ${url}`);

it('follows the stream of started work, and returns the work', async () => {
  const events = [state('processing'), state('completed')].map((each) => `data: ${JSON.stringify(each)}\n\n`);
  api.script({ body: { generation_id: 4 } }, sendEvents(events, true), {
    body: state('completed', { result: 'calm' }),
  });
  const states: string[] = [];
  const done = await reelsheet.sheets.cells.generate(order).wait({ onState: ({ status }) => states.push(status) });
  expect(done).toMatchObject({ result: 'calm' });
  expect(states).toEqual(['processing', 'completed']);
  expect(paths()).toEqual([
    'POST /v1/vidsheet/1/cells/2/generate?agent_id=3',
    'GET /v1/generations/4/events',
    'GET /v1/generations/4',
  ]);
});

it('reads work whose stream does not work', async () => {
  const noStream = { status: 404, body: {} };
  api.script({ body: { job_id: 4 } }, noStream, { body: state('processing') }, noStream, { body: state('completed') });
  await reelsheet.renders.create({ agent_id: '3' } as never).wait();
  expect(paths().slice(1)).toEqual([
    'GET /v1/render_jobs/4/events',
    'GET /v1/render_jobs/4',
    'GET /v1/render_jobs/4/events',
    'GET /v1/render_jobs/4',
  ]);
});

it('throws work that has failed, with its reason', async () => {
  api.script({ body: { run_id: 'r1' } }, { body: { run_id: 'r1', status: 'failed', error: 'no model' } });
  const wait = reelsheet.runs.create({ agent_id: 3, message: 'Write' }).wait();
  await expect(wait).rejects.toThrow('runs.watch: failed, no model');
  await expect(wait).rejects.toBeInstanceOf(WorkNotCompletedError);
});

it.each([
  ['an approval', { status: 'running', pending_action: { type: 'publish' } }],
  ['more credits', { status: 'paused' }],
])('returns work that needs %s', async (_, waiting) => {
  api.script({ body: { run_id: 'r1' } }, { body: waiting });
  expect(await reelsheet.runs.create({ agent_id: 3, message: 'Write' }).wait()).toEqual(waiting);
});

it('waits for every item of a list', async () => {
  api.script({ body: { posts: [{ post_id: 7 }, { post_id: 8 }] } }, { body: state('success') });
  const posts = await reelsheet.sheets.postPlan.createPosts({ id: 1, agent_id: '3' } as never).wait();
  expect(posts).toHaveLength(2);
  expect(paths().slice(1).sort()).toEqual(['GET /v1/schedule/post/7', 'GET /v1/schedule/post/8']);
});

it('says that nothing was started', async () => {
  api.script({ body: { vidsheet_id: null, batch: null } });
  await expect(reelsheet.ideas.produce({ agent_id: 3, ids: [1] } as never).wait()).rejects.toThrow(
    'nothing was started',
  );
});

it('ends by its timeout', async () => {
  api.script({ body: { run_id: 'r1' } }, { body: state('running') });
  const wait = reelsheet.runs.create({ agent_id: 3, message: 'Write' }).wait({ timeoutMs: 50 });
  await expect(wait).rejects.toMatchObject({ name: 'TimeoutError' });
});
