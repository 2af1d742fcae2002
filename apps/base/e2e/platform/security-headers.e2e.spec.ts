import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { BaseUnderTest, type Person } from '../support/harness.js';

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

let base: BaseUnderTest;
let plain: BaseUnderTest;
let person: Person;
beforeAll(async () => {
  base = await BaseUnderTest.start({ BASE_URL: 'https://api.example.com/v1' });
  plain = await BaseUnderTest.start();
  person = await base.person();
});
afterAll(async () => {
  await base?.stop();
  await plain?.stop();
});

const headersOf = ({ headers }: { headers: Headers }) => Object.fromEntries(headers);

it.each([
  ['an answer', '/organizations', 200],
  ['an error of a controller', '/organizations/2000000000', 404],
  ['an error before authentication', '/nothing', 404],
  ['a path that cannot be decoded', '/agents/%ff', 404],
])('are on %s', async (_, path, status) => {
  const answer = await fetch(`${base.url}${path}`, { headers: { 'X-API-Key': person.key } });
  expect(answer.status).toBe(status);
  expect(headersOf(answer)).toMatchObject(HEADERS);
});

it('are on errors of authentication, probes and the worker', async () => {
  for (const url of [
    `${base.url}/organizations`,
    `${new URL(base.url).origin}/health/live`,
    `${await base.worker.getUrl()}/metrics`,
  ])
    expect(headersOf(await fetch(url))).toMatchObject(HEADERS);
});

it('are on the response to invalid HTTP', async () => {
  const { hostname, port } = new URL(base.url);
  const socket = connect(Number(port), hostname);
  socket.write('nonsense\r\n\r\n');
  const [head] = (await text(socket)).split('\r\n\r\n');
  const sent = new Headers(
    head!
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(': ') as [string, string]),
  );
  expect(Object.fromEntries(sent)).toMatchObject(HEADERS);
});

it('leave its own caching to a route, but not to its errors', async () => {
  const picture = await fetch(`${base.url}/stock_avatars/1/picture`);
  expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
  const missing = await fetch(`${base.url}/stock_avatars/1/huge`);
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it('bind the only cookie to the host over https, so that no other host can set it', async () => {
  const { key, agentId } = await base.creator();
  const connect = (headers: Record<string, string> = {}) =>
    base.call('POST', `/agents/${agentId}/social_accounts/videohost/connect`, {
      key,
      body: {},
      headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
    });
  const { headers, body } = await connect();
  const cookie = headers.get('set-cookie')!;
  expect(cookie).toMatch(/^__Host-reelsheet_connect=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/);
  const [, token] = /=([\w-]{43});/.exec(cookie)!;
  const own = `__Host-reelsheet_connect=${token}`;
  expect((await connect({ cookie: own })).headers.get('set-cookie')).toContain(own);
  const planted = `reelsheet_connect=${token}`;
  expect((await connect({ cookie: planted })).headers.get('set-cookie')).not.toContain(token);
  const state = new URL(body.authorize_url).searchParams.get('state');
  const answer = await fetch(`${base.url}/social_accounts/callback?state=${state}&code=1`, {
    headers: { cookie: planted },
  });
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('started in another browser')]);
});

it('require https only where the public address is https', async () => {
  const answer = await fetch(`${new URL(plain.url).origin}/health/live`);
  expect(headersOf(answer)).not.toHaveProperty('strict-transport-security');
  expect(headersOf(answer)).toMatchObject({ 'x-frame-options': 'DENY' });
});
