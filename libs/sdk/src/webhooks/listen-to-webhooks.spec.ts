import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { WebhooksMissedError } from '../errors/errors.js';
import { createReelsheet, type Reelsheet } from '../reelsheet.js';
import { ScriptedApi, sendEvents } from '../testing/scripted-api.js';
import { listenToWebhooks } from './listen-to-webhooks.js';

let api: ScriptedApi;
let reelsheet: Reelsheet;

beforeAll(async () => {
  api = await ScriptedApi.start();
  reelsheet = createReelsheet({ url: api.url, key: 'k', addresses: api.addresses });
});
afterAll(() => api.stop());

const AT = '2026-11-27T09:00:00.000Z';
const HEADERS = { 'webhook-id': 'msg_1' };
const AGENT = { agent_id: 12, types: ['row.updated' as const] };

const state = (event: string, id: number) => `event: ${event}\nid: ${id}\ndata: {"at":"${AT}"}\n\n`;
const message = (id: number, body: string) =>
  `id: ${id}\ndata: ${JSON.stringify({ at: AT, headers: HEADERS, body })}\n\n`;

it('yields messages alone, after the one that the caller names and over lost connections', async () => {
  const end = `id: end\n\n`;
  api.script(sendEvents([state('ready', 4), message(5, 'a')]), sendEvents([state('ready', 5), message(6, 'b'), end]));
  const seen = await Array.fromAsync(listenToWebhooks(reelsheet, AGENT, { after: '4' }));
  expect(seen).toEqual([
    { id: '5', headers: HEADERS, body: 'a' },
    { id: '6', headers: HEADERS, body: 'b' },
  ]);
  expect(api.requests.map(({ headers }) => headers['last-event-id'])).toEqual(['4', '5']);
  expect(api.requests[0]!.url).toBe('/v1/agents/12/automation_config/listen?types=row.updated');
});

it('throws where messages are missing', async () => {
  api.script(sendEvents([state('resync', 9), message(10, 'later')], true));
  await expect(listenToWebhooks(reelsheet, AGENT, { after: '1' }).next()).rejects.toThrow(WebhooksMissedError);
});

it('goes on where the caller handles missing messages', async () => {
  api.script(sendEvents([state('resync', 9), message(10, 'later')], true));
  const missed: string[] = [];
  const messages = listenToWebhooks(reelsheet, AGENT, { onMissed: () => missed.push('missed') });
  expect((await messages.next()).value).toMatchObject({ id: '10', body: 'later' });
  expect(missed).toEqual(['missed']);
  await messages.return();
});
