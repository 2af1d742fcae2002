import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RecordingApi } from '../testing/recording-api.js';
import { runCli } from '../testing/run-cli.js';

let api: RecordingApi;
let receiver: RecordingApi;

beforeAll(async () => {
  api = await RecordingApi.start();
  receiver = await RecordingApi.start();
});
afterAll(() => Promise.all([api.stop(), receiver.stop()]));

const BODY = '{"type":"row.updated",  "data":{"id":5,"text":"größer"}}';
const HEADERS = {
  'content-type': 'application/json',
  'user-agent': 'Reelsheet-Webhooks',
  'webhook-id': 'msg_1',
  'webhook-timestamp': '1790000000',
  'webhook-signature': 'v1,c2lnbmF0dXJl',
};
const AT = '2026-11-26T10:00:00.000Z';

function sent(id: number, message: object, event?: string): string {
  return `id: ${id}\n${event ? `event: ${event}\n` : ''}data: ${JSON.stringify({ at: AT, ...message })}\n\n`;
}

/** Sends a message, loses the connection, and ends the command when the next one has come. */
function listen(...args: readonly string[]) {
  const ending = new AbortController();
  api.expect(({ headers }) => {
    const isFirst = headers['last-event-id'] === undefined;
    if (!isFirst) setImmediate(() => ending.abort());
    const state = sent(isFirst ? 6 : 9, {}, isFirst ? 'ready' : 'resync');
    return { type: 'text/event-stream', body: isFirst ? state + sent(7, { headers: HEADERS, body: BODY }) : state };
  });
  const env = { REELSHEET_URL: api.url, REELSHEET_KEY: 'k', REELSHEET_AGENT: '12' };
  return runCli(['webhooks', 'listen', ...args], { env, signal: ending.signal });
}

it('shows messages with their signature, and continues after the last one until Ctrl-C', async () => {
  const { status, stdout, stderr } = await listen('--types', 'row.updated', '--types', 'idea.created');
  expect(stdout).toBe(
    [
      `${AT} row.updated`,
      '  webhook-id: msg_1',
      '  webhook-timestamp: 1790000000',
      '  webhook-signature: v1,c2lnbmF0dXJl',
      `  ${BODY}\n`,
    ].join('\n'),
  );
  expect([status, stderr]).toEqual([130, expect.stringContaining('listening; Ctrl-C ends it')]);
  expect(api.requests.map(({ path, headers }) => [path, headers['last-event-id']])).toEqual([
    ['/agents/12/automation_config/listen?types=row.updated&types=idea.created', undefined],
    ['/agents/12/automation_config/listen?types=row.updated&types=idea.created', '7'],
  ]);
});

it('sends the very body and headers to a receiver, and prints what it answered as JSON', async () => {
  receiver.expect({ status: 503 });
  const { stdout } = await listen('--json', '--forward-to', `${receiver.url.replace('http://', '')}/v1/hook?a=1`);
  const lines = stdout.trimEnd().split('\n');
  const printed: readonly unknown[] = lines.map((line) => JSON.parse(line));
  expect(printed.slice(0, 2)).toEqual([
    { event: 'ready', id: '6', at: AT },
    {
      event: 'message',
      id: '7',
      at: AT,
      headers: HEADERS,
      body: BODY,
      forwarded: { status: 503, ms: expect.any(Number) },
    },
  ]);
  expect(receiver.requests).toMatchObject([{ method: 'POST', path: '/hook?a=1', headers: HEADERS, body: BODY }]);
});

it('ends after so many messages', async () => {
  const { status, stdout } = await listen('--max', '1', '--jq', '.body // empty | fromjson | .type');
  expect([status, stdout]).toEqual([0, 'row.updated\n']);
  expect(api.requests).toHaveLength(1);
});

it('goes on where nobody receives', async () => {
  const { stdout } = await listen('--forward-to', 'http://127.0.0.1:1/');
  expect(stdout).toMatch(/^ {2}\S.* in \d+ ms$/m);
  expect(api.requests).toHaveLength(2);
});

it.each(['ftp://127.0.0.1/', 'http://user:secret@127.0.0.1/', 'http://'])(
  'rejects %s as the address of a receiver',
  async (address) => {
    const { status, stderr } = await runCli(['webhooks', 'listen', '--forward-to', address]);
    expect([status, stderr]).toEqual([2, expect.stringContaining('must ')]);
  },
);
