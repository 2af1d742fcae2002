import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createReelsheet } from '../reelsheet.js';
import { loseConnection, ScriptedApi } from '../testing/scripted-api.js';
import type { SessionTokens } from './user-session.js';

let api: ScriptedApi;

beforeAll(async () => {
  api = await ScriptedApi.start();
});
afterAll(() => api.stop());

const tokens = (name: string, expires_in = 900): SessionTokens => ({
  access_token: name,
  refresh_token: `${name}-refresh`,
  expires_in,
});
const bearers = () => api.requests.map(({ headers }) => headers.authorization);
const UNAUTHORIZED = { status: 401, body: { error: 'sign in', error_code: 'unauthorized' } };

it('renews an expired token once for all calls, and stores it before its use', async () => {
  const stored: SessionTokens[] = [];
  const session = { tokens: tokens('old', 0), onRenewed: (each: SessionTokens) => void stored.push(each) };
  const { me } = createReelsheet({ url: api.url, session });
  api.script({ body: tokens('new') }, { body: {} });
  await Promise.all([me.get(), me.get(), me.get()]);
  expect(bearers()).toEqual([undefined, 'Bearer new', 'Bearer new', 'Bearer new']);
  expect(api.requests[0]).toMatchObject({ url: '/v1/auth/refresh', body: '{"refresh_token":"old-refresh"}' });
  expect(stored).toEqual([tokens('new')]);
});

it('renews a token that was rejected, and sends the request again', async () => {
  const { me } = createReelsheet({ url: api.url, session: { tokens: tokens('old') } });
  api.script(UNAUTHORIZED, { body: tokens('new') }, { body: { id: 1 } });
  expect(await me.get()).toEqual({ id: 1 });
  expect(bearers()).toEqual(['Bearer old', undefined, 'Bearer new']);
});

it('renews once more with the same refresh token where the answer was lost', async () => {
  const { me } = createReelsheet({ url: api.url, session: { tokens: tokens('old', 0) } });
  api.script(loseConnection, { status: 502 }, { body: tokens('new') }, { body: { id: 1 } });
  expect(await me.get()).toEqual({ id: 1 });
  const renewals = api.requests.filter(({ url }) => url === '/v1/auth/refresh');
  expect(renewals.map(({ body }) => JSON.parse(body))).toEqual(Array(3).fill({ refresh_token: 'old-refresh' }));
});

it('returns the error of a session that has ended', async () => {
  const { me } = createReelsheet({ url: api.url, session: { tokens: tokens('old') } });
  api.script(UNAUTHORIZED);
  await expect(me.get()).rejects.toMatchObject({ status: 401, operation: 'me.get' });
  expect(api.requests).toHaveLength(2);
});

it('renews the session of a browser by its cookie, which only that request includes', async () => {
  const included: (string | undefined)[] = [];
  const send: typeof fetch = (input, init) => {
    included.push(init?.credentials);
    return fetch(input, init);
  };
  const { me } = createReelsheet({ url: api.url, session: {}, fetch: send });
  api.script({ body: tokens('new') }, { body: { id: 1 } });
  expect(await me.get()).toEqual({ id: 1 });
  expect(included).toEqual(['include', undefined]);
});
