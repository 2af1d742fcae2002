import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@reelsheet/kernel';
import { advance } from '../support/authenticator-app.js';
import { BaseUnderTest, type Person } from '../support/harness.js';

const PASSWORD = 'correct horse';
const NEW_PASSWORD = 'battery staple';

let base: BaseUnderTest;
let person: Person;

beforeAll(async () => {
  base = await BaseUnderTest.start({ TRUST_PROXY: '127.0.0.0/8' });
});
beforeEach(async () => {
  person = await base.person();
});
afterAll(() => base.stop());

interface Session {
  readonly bearer: string;
  readonly refreshToken: string;
}

async function signIn(device = 'test', password = PASSWORD, address = '127.0.0.1'): Promise<Session> {
  const answer = await base.call('POST', '/auth/sign_in', {
    body: { email: person.email, password },
    headers: { 'User-Agent': device, 'X-Forwarded-For': address },
  });
  expect(answer.status).toBe(200);
  return sessionOf(answer.body);
}
const sessionOf = (tokens: { access_token: string; refresh_token?: string }): Session => ({
  bearer: tokens.access_token,
  refreshToken: tokens.refresh_token!,
});

const me = async (credential: { key?: string; bearer?: string }) => (await base.call('GET', '/me', credential)).status;
const renew = ({ refreshToken }: Session, address = '127.0.0.1') =>
  base.call('POST', '/auth/refresh', {
    body: { refresh_token: refreshToken },
    headers: { 'X-Forwarded-For': address },
  });
const refresh = async (session: Session) => (await renew(session)).status;
const sessions = async (bearer: string) => (await base.call('GET', '/auth/sessions', { bearer })).body;
const makeKey = async (by: { key?: string; bearer?: string }, body: object = {}) =>
  (await base.call('POST', '/persisted_tokens', { ...by, body })).body;
const audited = async (bearer: string) =>
  (await base.call('GET', `/organizations/${person.personalId}/audit_log`, { bearer })).body.entries.map(
    ({ action }) => action,
  );

describe('sign-out', () => {
  it('ends the session with its refresh token, but no other session or key', async () => {
    const [here, there] = [await signIn(), await signIn()];
    expect((await base.call('POST', '/auth/sign_out', { bearer: here.bearer })).status).toBe(204);
    expect([await me(here), await refresh(here)]).toEqual([401, 401]);
    expect([await me(there), await me(person), await refresh(there)]).toEqual([200, 200, 200]);
    expect((await audited(person.bearer))[0]).toBe('user.signed_out');
  });

  it('is rejected for a key, which has no session', async () => {
    const answer = await base.call('POST', '/auth/sign_out', { key: person.key });
    expect(answer).toMatchObject({ status: 422, body: { error_code: 'validation_error' } });
    expect(await me(person)).toBe(200);
  });

  it('everywhere ends all sessions and keys, and those created concurrently', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const making = Array.from({ length: 12 }, (_, index) => makeKey(index % 2 ? there : { key: person.key }));
    expect((await base.call('POST', '/auth/sign_out_everywhere', { bearer: here.bearer })).status).toBe(204);
    const made = (await Promise.all(making)).flatMap(({ token }) => (token ? [{ key: token }] : []));
    for (const credential of [here, there, { key: person.key }, { bearer: person.bearer }, ...made])
      expect(await me(credential)).toBe(401);
    expect([await refresh(here), await refresh(there)]).toEqual([401, 401]);
    const { bearer } = await signIn();
    expect(await audited(bearer)).toContain('user.signed_out_everywhere');
  });
});

describe('sessions', () => {
  it('are listed with their device, last used first', async () => {
    const [first, second] = [await signIn('Phone'), await signIn('Laptop')];
    await refresh(first);
    expect(await sessions(second.bearer)).toEqual([
      expect.objectContaining({ user_agent: 'Phone', current: false }),
      expect.objectContaining({ user_agent: 'Laptop', current: true, last_used_at: expect.any(String) }),
      expect.objectContaining({ current: false }),
    ]);
    expect(await sessions(person.bearer)).toHaveLength(3);
  });

  it('show the network of the sign-in or the last refresh, but no address', async () => {
    const here = await signIn('here', PASSWORD, '203.0.113.77');
    const there = await signIn('there', PASSWORD, '2001:db8:7:1234::5');
    const networks = async () =>
      Object.fromEntries((await sessions(here.bearer)).map(({ user_agent, network }) => [user_agent, network]));
    expect(await networks()).toMatchObject({ here: '203.0.113.0/24', there: '2001:db8:7::/48' });
    await renew(there, '198.51.100.9');
    expect(await networks()).toMatchObject({ here: '203.0.113.0/24', there: '198.51.100.0/24' });
  });

  it('end 90 days after the sign-in, however often they are refreshed', async () => {
    let session = await signIn('refreshed');
    const { created_at, expires_at } = (await sessions(session.bearer)).find(({ current }) => current)!;
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(90 * DAY_MS);
    for (let months = 0; months < 3; months += 1) {
      advance(base, 29 * DAY_MS);
      session = sessionOf((await renew(session)).body);
    }
    advance(base, 3 * DAY_MS - 60_000);
    const { status, body } = await renew(session);
    expect([status, body.expires_in <= 60]).toEqual([200, true]);
    const last = sessionOf(body);
    expect(await me(last)).toBe(200);
    advance(base, 60_000);
    expect([await me(last), await refresh(last)]).toEqual([401, 401]);
    const { bearer } = await signIn('new');
    expect(await sessions(bearer)).toMatchObject([{ user_agent: 'new' }]);
    expect(await audited(bearer)).not.toContain('session.refresh_reused');
  });

  it('can be ended individually', async () => {
    const [here, there] = [await signIn('here'), await signIn('there')];
    const { id } = (await sessions(here.bearer)).find(({ user_agent }) => user_agent === 'there')!;
    const end = () => base.call('DELETE', `/auth/sessions/${id}`, { bearer: here.bearer });
    expect((await end()).status).toBe(204);
    expect([await me(there), await refresh(there), await me(here)]).toEqual([401, 401, 200]);
    expect(await end()).toMatchObject({ status: 404, body: { error_code: 'not_found' } });
    expect((await audited(here.bearer))[0]).toBe('session.ended');
  });

  it('of others are not found', async () => {
    const outsider = await base.person();
    const { id } = (await sessions(person.bearer))[0]!;
    for (const named of [id, 'none'])
      expect((await base.call('DELETE', `/auth/sessions/${named}`, { key: outsider.key })).status).toBe(404);
    expect(await me({ bearer: person.bearer })).toBe(200);
  });
});

describe('a new password', () => {
  const change = (credential: { key?: string; bearer?: string }, current: string, next = NEW_PASSWORD) =>
    base.call('PATCH', '/me/password', { ...credential, body: { current_password: current, new_password: next } });

  it('ends the other sessions but no key', async () => {
    const [here, there] = [await signIn(), await signIn()];
    expect((await change(here, PASSWORD)).status).toBe(204);
    expect([await me(here), await me(there), await refresh(there), await me(person)]).toEqual([200, 401, 401, 200]);
    const old = await base.call('POST', '/auth/sign_in', { body: { email: person.email, password: PASSWORD } });
    expect(old.status).toBe(401);
    await signIn('new', NEW_PASSWORD);
    expect(await audited(here.bearer)).toContain('user.password_changed');
  });

  it.each([
    ['a wrong one before it', 'wrong password', NEW_PASSWORD, /^current_password is wrong/],
    ['a short one', PASSWORD, 'short', /^new_password /],
  ])('is rejected with %s', async (_, current, next, reason) => {
    expect(await change(person, current, next)).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringMatching(reason) },
    });
    await signIn();
  });

  it('is set by one of two concurrent requests', async () => {
    const answers = await Promise.all(
      ['one new password', 'another new password'].map((next) => change({ bearer: person.bearer }, PASSWORD, next)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
  });
});

describe('a key created by a key', () => {
  it('is revoked with it, recursively', async () => {
    const root = await makeKey(person);
    const child = await makeKey({ key: root.token });
    const grandchild = await makeKey({ key: child.token });
    expect((await base.call('DELETE', `/persisted_tokens/${root.id}/revoke`, { key: person.key })).status).toBe(204);
    for (const { token } of [root, child, grandchild]) expect(await me({ key: token })).toBe(401);
    expect(await me(person)).toBe(200);
  });

  it('is revoked with it even when it is created concurrently', async () => {
    const root = await makeKey(person);
    const making = Array.from({ length: 12 }, () => makeKey({ key: root.token }));
    await base.call('DELETE', `/persisted_tokens/${root.id}/revoke`, { key: person.key });
    const made = (await Promise.all(making)).flatMap(({ token }) => (token ? [token] : []));
    for (const token of made) expect(await me({ key: token })).toBe(401);
  });

  it('expires no later', async () => {
    const root = await makeKey(person, { expires_in: '2d' });
    for (const body of [{}, { expires_in: '30d' }])
      expect((await makeKey({ key: root.token }, body)).expires_at).toBe(root.expires_at);
    const sooner = await makeKey({ key: root.token }, { expires_in: '1d' });
    expect(sooner.expires_at! < root.expires_at!).toBe(true);
  });

  it('is revoked with all keys of the user, without ending a session', async () => {
    const child = await makeKey(person);
    expect((await base.call('DELETE', '/persisted_tokens/revoke_all', { key: child.token })).status).toBe(204);
    expect([await me(person), await me({ key: child.token }), await me({ bearer: person.bearer })]).toEqual([
      401, 401, 200,
    ]);
  });
});
