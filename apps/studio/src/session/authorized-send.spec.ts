import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { authorizedSend } from './authorized-send.js';
import type { Session } from './session-store.js';

const session = (token: string) => ({ token }) as Session;
const received: Request[] = [];
let statuses: number[];
let keys = 0;
let errorCode: string;
let proofs: boolean[];

beforeEach(() => {
  received.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    received.push(request as Request);
    const status = statuses.shift();
    return new Response(status === 403 ? JSON.stringify({ error_code: errorCode }) : null, { status });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const sendWith = (renewed: Session | null) =>
  authorizedSend({
    tokens: { usable: async () => session('a'), renew: async () => renewed },
    clientId: 'tab-1',
    newKey: () => `key ${++keys}`,
    proveFactor: async () => proofs.shift()!,
  });
const post = () => new Request('https://api.example.com/v1/agents', { method: 'POST', body: '{"agent":{}}' });

it('adds the token, the name of the page and an idempotency key to what changes something', async () => {
  statuses = [201, 200];
  const send = sendWith(null);
  await send(post());
  await send(new Request('https://api.example.com/v1/agents'));
  expect(received.map(({ headers }) => [headers.get('authorization'), headers.get('x-client-id')])).toEqual([
    ['Bearer a', 'tab-1'],
    ['Bearer a', 'tab-1'],
  ]);
  expect(received.map(({ headers }) => headers.get('idempotency-key'))).toEqual([`key ${keys}`, null]);
});

it('sends a request again with a renewed token, with the same body and key', async () => {
  statuses = [401, 201];
  expect((await sendWith(session('b'))(post())).status).toBe(201);
  expect(received.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer a', 'Bearer b']);
  expect(new Set(received.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  expect(await received[1]!.text()).toBe('{"agent":{}}');
});

it('returns the rejection where the session has ended', async () => {
  statuses = [401];
  expect((await sendWith(null)(post())).status).toBe(401);
  expect(received).toHaveLength(1);
});

it('sends a request again once the user has proved a second factor, with the same body and key', async () => {
  [statuses, errorCode, proofs] = [[403, 200], 'fresh_second_factor_required', [true]];
  expect((await sendWith(null)(post())).status).toBe(200);
  expect(new Set(received.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  expect(await received[1]!.text()).toBe('{"agent":{}}');
});

it('returns the rejection where the user proves nothing, and every other one', async () => {
  [statuses, errorCode, proofs] = [[403], 'fresh_second_factor_required', [false]];
  expect(await (await sendWith(null)(post())).json()).toEqual({ error_code: 'fresh_second_factor_required' });
  [statuses, errorCode, proofs] = [[403], 'forbidden', []];
  expect((await sendWith(null)(post())).status).toBe(403);
  expect(received).toHaveLength(2);
});
