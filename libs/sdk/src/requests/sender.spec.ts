import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ApiConnectionError, OutcomeUnknownError, ResponseError } from '../errors/errors.js';
import { createReelsheet, type Reelsheet } from '../reelsheet.js';
import { loseConnection, ScriptedApi } from '../testing/scripted-api.js';

let api: ScriptedApi;
let reelsheet: Reelsheet;

beforeAll(async () => {
  api = await ScriptedApi.start();
  reelsheet = createReelsheet({ url: api.url, key: 'k', addresses: api.addresses });
});
afterAll(() => api.stop());

const keysOf = () => api.requests.map(({ headers }) => headers['idempotency-key']);
const LIMITED = { status: 429, headers: { 'Retry-After': '1' }, body: { error: 'slowly', error_code: 'rate_limited' } };
const FAILED = { status: 503, body: { error: 'later', error_code: 'service_unavailable' } };

it('distributes fields among path, query and body, and sends the key', async () => {
  api.script({ status: 201, body: { id: 5 } });
  const created = await reelsheet.sheets.rows.create({ id: 4, agent_id: '7', spreadsheet_row: { position: 1 } });
  expect(created).toEqual({ id: 5 });
  expect(api.requests).toEqual([
    expect.objectContaining({
      method: 'POST',
      url: '/v1/vidsheet/4/rows?agent_id=7',
      body: '{"spreadsheet_row":{"position":1}}',
      headers: expect.objectContaining({ 'x-api-key': 'k', 'content-type': 'application/json' }) as unknown,
    }),
  ]);
});

it.each([
  ['a lost connection', loseConnection],
  ['an error of the server', FAILED],
  ['a key that is in use', { status: 409, body: { error: 'wait', error_code: 'idempotency_key_in_use' } }],
])('repeats a POST with the same key after %s', async (_, first) => {
  api.script(first, { body: { generation_id: 3, status: 'pending' } });
  const order = { engine_id: 1, cell_id: 2, agent_id: '3', generation_type: 'text' as const, data: { prompt: 'calm' } };
  expect(await reelsheet.sheets.cells.generate(order)).toMatchObject({ generation_id: 3 });
  const [key, ...others] = keysOf();
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(others).toEqual([key]);
});

it('sends a key of the caller', async () => {
  api.script({ body: {} });
  await reelsheet.agents.create({ agent: { name: 'Mara' } }, { idempotencyKey: 'order-7' });
  expect(keysOf()).toEqual(['order-7']);
});

it('does not repeat what could take effect twice', async () => {
  api.script(loseConnection);
  const change = { id: 1, cell_id: 2, agent_id: '3', spreadsheet_cell: { value: 'calm' } };
  await expect(reelsheet.sheets.cells.update(change)).rejects.toThrow(OutcomeUnknownError);
  expect(api.requests).toHaveLength(1);
});

it('waits as long as the API asks after 429, whatever the operation', async () => {
  api.script(LIMITED, { body: {} });
  const before = performance.now();
  await reelsheet.sheets.cells.update({ id: 1, cell_id: 2, agent_id: '3', spreadsheet_cell: { value: 'calm' } });
  expect(performance.now() - before).toBeGreaterThanOrEqual(1_000);
  expect(api.requests).toHaveLength(2);
});

it('returns an error with its code, its fields and the id of the request', async () => {
  const errors = [{ field: 'title', problem: 'must be a text' }];
  const body = { error: 'title must be a text', error_code: 'validation_error', errors, errors_truncated: false };
  api.script({ status: 422, body, headers: { 'X-Request-Id': 'r-1' } });
  const error = await reelsheet.sheets.list({ agent_id: '3' }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ResponseError);
  expect(error).toMatchObject({
    status: 422,
    code: 'validation_error',
    fieldErrors: errors,
    requestId: 'r-1',
    operation: 'sheets.list',
    message: 'sheets.list: title must be a text (validation_error)',
  });
  expect((error as ResponseError).is('validation_error')).toBe(true);
  expect(api.requests).toHaveLength(1);
});

it('ends after the maximum number of repetitions', async () => {
  api.script(FAILED);
  await expect(reelsheet.sheets.list({ agent_id: '3' }, { maxRetries: 1 })).rejects.toMatchObject({ status: 503 });
  expect(api.requests).toHaveLength(2);
});

it('says that the API cannot be reached', async () => {
  const nobody = createReelsheet({ url: 'http://127.0.0.1:9' });
  await expect(nobody.models.list(undefined, { maxRetries: 0 })).rejects.toThrow(ApiConnectionError);
});

it('ends by its timeout', async () => {
  api.script(() => undefined);
  const slow = reelsheet.sheets.list({ agent_id: '3' }, { timeoutMs: 50, maxRetries: 0 });
  await expect(slow).rejects.toThrow('sheets.list: no answer in time');
});

it('ends by the signal of the caller, with its reason', async () => {
  api.script(() => undefined);
  const controller = new AbortController();
  const call = reelsheet.sheets.list({ agent_id: '3' }, { signal: controller.signal });
  controller.abort(new Error('left'));
  await expect(call).rejects.toThrow('left');
});

it('rejects a call without a field of the path', async () => {
  api.script({ body: {} });
  await expect(reelsheet.sheets.get({ agent_id: '3' } as never)).rejects.toThrow('sheets.get needs id');
  expect(api.requests).toEqual([]);
});

it('sends files as a form with nested names', async () => {
  api.script({ body: {} });
  const file = new File(['bytes'], 'face.png', { type: 'image/png' });
  await reelsheet.agents.avatars.add({ agent_id: '3', agent_avatars_attributes: [{ file }] });
  expect(api.requests[0]!.headers['content-type']).toMatch('multipart/form-data');
  expect(api.requests[0]!.body).toMatch('name="agent_avatars_attributes[][file]"; filename="face.png"');
});

it('knows the agent of its calls', async () => {
  api.script({ body: [] });
  await reelsheet.agent(12).ideas.list();
  await reelsheet.agent(12).models.list();
  expect(api.requests.map(({ url }) => url)).toEqual(['/v1/agent/ideas?agent_id=12', expect.stringMatching(/models$/)]);
});

it('reads the addresses of the other services once, from base', async () => {
  const found = createReelsheet({ url: `${api.url}/v1/`, key: 'k' });
  api.script({ body: { addresses: api.addresses } }, { body: [] });
  await found.ideas.list({ agent_id: '3' });
  await found.ideas.list({ agent_id: '3' });
  expect(api.requests.map(({ url }) => url.split('?')[0])).toEqual([
    '/v1/installation',
    '/v1/agent/ideas',
    '/v1/agent/ideas',
  ]);
});
