import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createReelsheet, type Reelsheet } from '../reelsheet.js';
import { ScriptedApi, sendEvents } from '../testing/scripted-api.js';

let api: ScriptedApi;
let reelsheet: Reelsheet;

beforeAll(async () => {
  api = await ScriptedApi.start();
  reelsheet = createReelsheet({ url: api.url, key: 'k', addresses: api.addresses });
});
afterAll(() => api.stop());

const event = (id: number | string, data: object) => `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
const lastIds = () => api.requests.map(({ headers }) => headers['last-event-id']);

it('continues after the last event of a lost connection, ids without data included', async () => {
  api.script(
    sendEvents([event(1, { progress: 0 }), 'id: 7\n\n']),
    sendEvents(['data: {"progress":\n', 'data: 0.5}\n', 'id: 8\n\n', event('end', { progress: 1 })], true),
  );
  const seen: unknown[] = [];
  for await (const { progress } of reelsheet.generations.watch({ id: 5 })) seen.push(progress);
  expect(seen).toEqual([0, 0.5, 1]);
  expect(lastIds()).toEqual([undefined, '7']);
});

it('yields the names and ids of events on demand', async () => {
  const names = ['event: lost\n\n', `event: ready\n${event(1, { at: 'now' })}`, event(2, { body: '{}' })];
  api.script(sendEvents([...names, 'id: end\n\n']));
  const seen = await Array.fromAsync(reelsheet.webhooks.listen({ agent_id: 5 }).named());
  expect(seen).toEqual([
    { event: 'ready', id: '1', data: { at: 'now' } },
    { event: 'message', id: '2', data: { body: '{}' } },
  ]);
});

it('ends without events where all have been read', async () => {
  api.script({ status: 204 });
  for await (const state of reelsheet.renders.watch({ id: 5 })) throw new Error(JSON.stringify(state));
  expect(api.requests).toHaveLength(1);
});

it('throws an error that another attempt would get as well', async () => {
  api.script({ status: 404, body: { error: 'missing', error_code: 'not_found' } });
  const read = async () => {
    for await (const state of reelsheet.renders.watch({ id: 5 })) throw new Error(JSON.stringify(state));
  };
  await expect(read()).rejects.toMatchObject({ code: 'not_found' });
  expect(api.requests).toHaveLength(1);
});

it('ends by the signal of the caller', async () => {
  api.script(sendEvents([event(1, { kind: 'ready' })], true));
  const controller = new AbortController();
  const read = async () => {
    const stream = reelsheet.organizations.events.watch({ organization_id: 1 }, { signal: controller.signal });
    for await (const { kind } of stream) controller.abort(new Error(kind));
  };
  await expect(read()).rejects.toThrow('ready');
});
