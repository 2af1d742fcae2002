import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '@reelsheet/platform-database';
import { advance } from '../support/authenticator-app.js';
import { BaseUnderTest, type Person } from '../support/harness.js';

const PASSWORD = 'correct horse';
const DOUBLE_RENEWALS = 100;
/** Fewer sign-ins than wait for a hash, and few enough renewals for a slow machine. */
const SESSIONS_AT_ONCE = 20;
/** Time in which a token that was used may be shown again. */
const WINDOW_MS = 15_000;

let base: BaseUnderTest;
let person: Person;
beforeAll(async () => {
  base = await BaseUnderTest.start();
});
beforeEach(async () => {
  person = await base.person();
});
afterAll(() => base.stop());

interface Tokens {
  readonly access_token: string;
  readonly refresh_token?: string;
}

async function signIn(): Promise<Tokens> {
  const credentials = { email: person.email, password: PASSWORD };
  const { status, body } = await base.call('POST', '/auth/sign_in', { body: credentials });
  expect(status).toBe(200);
  return body;
}

const refresh = ({ refresh_token }: Tokens) => base.call('POST', '/auth/refresh', { body: { refresh_token } });
const statusOf = async (tokens: Tokens) => (await refresh(tokens)).status;
async function renew(tokens: Tokens): Promise<Tokens> {
  const { status, body } = await refresh(tokens);
  expect(status).toBe(200);
  return body;
}
const isSignedIn = async ({ access_token }: Tokens) =>
  (await base.call('GET', '/me', { bearer: access_token })).status === 200;
const reuses = async () => {
  const { body } = await base.call('GET', `/organizations/${person.personalId}/audit_log`, { key: person.key });
  return body.entries.filter(({ action }) => action === 'session.refresh_reused').length;
};

describe('a refresh token that is shown again', () => {
  it('within 15 seconds is exchanged again, for a token that works', async () => {
    const first = await signIn();
    const lost = await renew(first);
    advance(base, WINDOW_MS - 1_000);
    const again = await renew(first);
    expect(again.refresh_token).not.toBe(lost.refresh_token);
    expect([await isSignedIn(lost), await isSignedIn(again)]).toEqual([true, true]);
    await renew(again);
    expect(await reuses()).toBe(0);
  });

  it('within 15 seconds, after its successor was used, ends the session', async () => {
    const first = await signIn();
    const last = await renew(await renew(first));
    expect(await statusOf(first)).toBe(401);
    expect([await isSignedIn(last), await statusOf(last), await reuses()]).toEqual([false, 401, 1]);
  });

  it.each([0, 1_000])('15 seconds and %d ms later ends the session', async (later) => {
    const first = await signIn();
    const second = await renew(first);
    advance(base, WINDOW_MS + later);
    expect(await statusOf(first)).toBe(401);
    expect([await isSignedIn(second), await statusOf(second), await reuses()]).toEqual([false, 401, 1]);
  });

  it('does not extend the time in which it may be shown', async () => {
    const first = await signIn();
    await renew(first);
    advance(base, WINDOW_MS - 1_000);
    await renew(first);
    advance(base, 2_000);
    expect([await statusOf(first), await reuses()]).toEqual([401, 1]);
  });

  it('of a session that was ended brings nothing back', async () => {
    const first = await signIn();
    const second = await renew(first);
    await base.call('POST', '/auth/sign_out', { bearer: second.access_token });
    expect([await statusOf(first), await statusOf(second), await reuses()]).toEqual([401, 401, 0]);
  });
});

describe('tokens that were given for the same one', () => {
  it('are worth the same, until one is used', async () => {
    const first = await signIn();
    const [here, there] = [await renew(first), await renew(first)];
    const next = await renew(here);
    expect([await isSignedIn(next), await statusOf(there)]).toEqual([true, 200]);
    advance(base, WINDOW_MS);
    expect([await statusOf(there), await isSignedIn(next), await reuses()]).toEqual([401, false, 1]);
  });

  it('end the session of a thief who kept one', async () => {
    const first = await signIn();
    const [stolen, own] = [await renew(first), await renew(first)];
    const thief = await renew(stolen);
    advance(base, 15 * 60_000);
    expect([await statusOf(own), await statusOf(thief), await reuses()]).toEqual([401, 401, 1]);
  });

  it(`keep two pages signed in that renew at once, ${DOUBLE_RENEWALS} times`, async () => {
    let tokens = await signIn();
    for (let times = 0; times < DOUBLE_RENEWALS; times += 1) {
      const both = await Promise.all([renew(tokens), renew(tokens)]);
      tokens = both[times % 2]!;
    }
    expect([await isSignedIn(tokens), await reuses()]).toEqual([true, 0]);
  });

  it(`keep ${DOUBLE_RENEWALS} sessions signed in whose pages renew at once`, async () => {
    for (let renewals = 0; renewals < DOUBLE_RENEWALS; renewals += SESSIONS_AT_ONCE) {
      const sessions = await Promise.all(Array.from({ length: SESSIONS_AT_ONCE }, signIn));
      const renewed = await Promise.all(sessions.flatMap((tokens) => [renew(tokens), renew(tokens)]));
      const last = await Promise.all(renewed.filter((_, index) => index % 2).map(renew));
      expect(await Promise.all(last.map(isSignedIn))).toEqual(last.map(() => true));
    }
    expect(await reuses()).toBe(0);
  });
});

it('a token of an earlier version ends its session when it is shown again', async () => {
  const first = await signIn();
  await base.http.get(Database, { strict: false }).execute(`UPDATE refresh_token SET used_at = $1`, [new Date()]);
  expect([await statusOf(first), await isSignedIn(first)]).toEqual([401, false]);
});
