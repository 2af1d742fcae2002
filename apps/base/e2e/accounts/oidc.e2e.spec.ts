import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@reelsheet/platform-database';
import { eventually } from '@reelsheet/testing';
import { ForgetIdentities } from '../../src/erasure/forget-identities.task.js';
import { BaseUnderTest } from '../support/harness.js';
import { AUDIENCE, TestIssuer } from '../support/oidc-issuer.js';

describe('bearer tokens of an OpenID Connect issuer', () => {
  let issuer: TestIssuer;
  let base: BaseUnderTest;

  beforeAll(async () => {
    issuer = await TestIssuer.listen();
    base = await BaseUnderTest.start({ OIDC_ISSUER: issuer.url, OIDC_AUDIENCE: AUDIENCE, AUTH_SIGN_UP: 'on' });
  });
  afterEach(() => {
    issuer.isAway = false;
  });
  afterAll(async () => {
    await base?.stop();
    await issuer.close();
  });

  const claimsOf = (name: string) => ({
    sub: `sub-${name}`,
    email: `${name}@example.com`,
    email_verified: true,
    name: `The ${name}`,
  });
  const me = async (bearer: string) => base.call('GET', '/me', { bearer });
  const come = async (name: string) => me(await issuer.token(claimsOf(name)));
  const usersOf = async (email: string) =>
    base.http
      .get(Database, { strict: false })
      .manager.query<{ id: number }[]>('SELECT id FROM user_account WHERE lower(email) = lower($1)', [email]);

  it('create the user with a personal workspace once and recognize the user without an address later', async () => {
    const first = await come('grace');
    expect(first).toMatchObject({
      status: 200,
      body: { email: 'grace@example.com', name: 'The grace', username: 'grace' },
    });
    const bearer = await issuer.token({ sub: 'sub-grace' });
    expect((await me(bearer)).body.id).toBe(first.body.id);
    expect((await base.call('GET', '/organizations', { bearer })).body).toMatchObject([
      { is_personal: true, role: 'owner' },
    ]);
    expect((await base.call('POST', '/agents', { bearer, body: { agent: { name: 'Mine' } } })).status).toBe(201);
    const key = await base.call('POST', '/persisted_tokens', { bearer, body: {} });
    expect((await base.call('GET', '/me', { key: key.body.token })).body.id).toBe(first.body.id);
    expect(
      (await base.call('POST', '/auth/sign_in', { body: { email: 'grace@example.com', password: '' } })).status,
    ).not.toBe(200);
  });

  it.each(['JWT', 'at+jwt', 'application/at+jwt'])('are accepted with the type %s', async (type) => {
    const answer = await me(await issuer.token(claimsOf('typed'), { type }));
    expect(answer).toMatchObject({ status: 200, body: { email: 'typed@example.com' } });
  });

  it('create one user for concurrent requests', async () => {
    const bearer = await issuer.token(claimsOf('hydra'));
    const answers = await Promise.all(Array.from({ length: 16 }, () => me(bearer)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(200);
    expect(await usersOf('hydra@example.com')).toHaveLength(1);
  });

  it('find a free username when it is taken', async () => {
    await base.person('taken');
    const answer = await me(await issuer.token({ ...claimsOf('taken'), email: 'taken@elsewhere.example' }));
    expect(answer).toMatchObject({ status: 200, body: { username: expect.stringMatching(/^taken-\d+$/) } });
  });

  it.each<[string, () => string | Promise<string>]>([
    ['a logout token', () => issuer.token(claimsOf('mallory'), { type: 'logout+jwt' })],
    ['a logout token without its type', () => issuer.token({ ...claimsOf('mallory'), events: {} })],
    ['a refresh token', () => issuer.token({ ...claimsOf('mallory'), typ: 'Refresh' }, { type: 'JWT' })],
    ['an ID token of another client', () => issuer.token(claimsOf('mallory'), { audience: [AUDIENCE, 'another-app'] })],
    ['another audience', () => issuer.token(claimsOf('mallory'), { audience: 'another-app' })],
    ['another issuer', () => issuer.token(claimsOf('mallory'), { issuer: 'http://127.0.0.1:9/realm' })],
    ['an expired one', () => issuer.token(claimsOf('mallory'), { lifetime: -1 })],
    ['no signature', () => issuer.unsignedToken(claimsOf('mallory'))],
    ['the public key as a secret', () => issuer.confusedToken(claimsOf('mallory'))],
    ['a changed payload', async () => changed(await issuer.token(claimsOf('eve')), { sub: 'sub-mallory' })],
    ['no subject', () => issuer.token({ email: 'mallory@example.com', email_verified: true })],
    ['a subject that no table holds', () => issuer.token({ ...claimsOf('mallory'), sub: 'a\0b' })],
    ['a subject that is a number', () => issuer.token({ ...claimsOf('mallory'), sub: 5 as unknown as string })],
    ['a subject that is no Unicode', () => issuer.token({ ...claimsOf('mallory'), sub: 'a\ud800' })],
    ['an end that no date holds', () => issuer.token(claimsOf('mallory'), { lifetime: 1e13 })],
    ['a beginning that no date holds', () => issuer.token(claimsOf('mallory'), { age: 1e13 })],
    ['a beginning before all', () => issuer.token(claimsOf('mallory'), { age: -1e12 })],
    ['an unverified address', () => issuer.token({ ...claimsOf('mallory'), email_verified: false })],
    [
      'an address that only says it is verified',
      () => issuer.token({ ...claimsOf('mallory'), email_verified: 'true' }),
    ],
    ['no address', () => issuer.token({ sub: 'sub-mallory' })],
  ])('are rejected: %s', async (_, forge) => {
    expect(await me(await forge())).toMatchObject({ status: 401, body: { error_code: 'unauthorized' } });
    expect(await usersOf('mallory@example.com')).toEqual([]);
  });

  it('are rejected when the address belongs to another issuer', async () => {
    const impostor = await TestIssuer.listen();
    expect((await me(await impostor.token(claimsOf('mallory'), { issuer: issuer.url }))).status).toBe(401);
    await impostor.close();
  });

  it('link the account of their verified address and revoke its password, sessions and keys', async () => {
    const squatter = await base.person('victim');
    const answer = await me(await issuer.token({ ...claimsOf('victim'), email: 'Victim@example.com' }));
    expect(answer).toMatchObject({ status: 200, body: { id: squatter.id } });
    expect(
      (await base.call('POST', '/auth/sign_in', { body: { email: squatter.email, password: 'correct horse' } })).status,
    ).toBe(401);
    expect((await base.call('GET', '/me', { bearer: squatter.bearer })).status).toBe(401);
    expect((await base.call('GET', '/me', { key: squatter.key })).status).toBe(401);
    const log = await base.call('GET', `/organizations/${squatter.personalId}/audit_log`, {
      bearer: await issuer.token(claimsOf('victim')),
    });
    expect(log.body.entries).toContainEqual(
      expect.objectContaining({
        action: 'user.identity_linked',
        target: `user:${squatter.id}`,
        detail: { issuer: issuer.url },
      }),
    );
  });

  it('do not link an account when the address is not verified or belongs to another subject', async () => {
    const owner = await base.person('careful');
    expect((await me(await issuer.token({ ...claimsOf('careful'), email_verified: false }))).status).toBe(401);
    expect((await base.call('GET', '/me', { key: owner.key })).status).toBe(200);
    await come('recycled');
    expect((await me(await issuer.token({ ...claimsOf('recycled'), sub: 'sub-successor' }))).status).toBe(401);
  });

  it.each(['sign_out', 'sign_out_everywhere'])(
    'are rejected after %s until the issuer issues new ones',
    async (way) => {
      const bearer = await issuer.token(claimsOf(way), { age: -60 });
      expect((await me(bearer)).status).toBe(200);
      expect((await base.call('POST', `/auth/${way}`, { bearer })).status).toBe(204);
      expect((await me(bearer)).status).toBe(401);
      expect((await me(await issuer.token(claimsOf(way), { age: 1 }))).status).toBe(200);
    },
  );

  it.each(['sign_out', 'sign_out_everywhere'])(
    'are rejected after %s when the issuer’s clock is ahead',
    async (way) => {
      const bearer = await issuer.token(claimsOf(`early-${way}`), { age: 30 });
      expect((await me(bearer)).status).toBe(200);
      expect((await base.call('POST', `/auth/${way}`, { bearer })).status).toBe(204);
      expect((await me(bearer)).status).toBe(401);
      expect((await me(await issuer.token(claimsOf(`early-${way}`), { age: 31 }))).status).toBe(200);
    },
  );

  it('do not bring back a deleted account, and make a new user a day later', async () => {
    const bearer = await issuer.token(claimsOf('leaving'));
    const { id } = (await me(bearer)).body;
    expect((await base.call('DELETE', '/me', { bearer })).status).toBe(204);
    expect([(await me(bearer)).status, (await come('leaving')).status]).toEqual([401, 401]);
    expect(await usersOf('leaving@example.com')).toEqual([]);
    await base.worker.get(ForgetIdentities, { strict: false }).run({ userId: id }, new AbortController().signal);
    const again = await come('leaving');
    expect(again).toMatchObject({ status: 200, body: { email: 'leaving@example.com' } });
    expect(again.body.id).toBeGreaterThan(id);
  });

  it('provide no password that could be changed', async () => {
    const bearer = await issuer.token(claimsOf('passwordless'));
    const body = { current_password: 'correct horse', new_password: 'battery staple' };
    expect(await base.call('PATCH', '/me/password', { bearer, body })).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringMatching(/^current_password .*identity provider/) },
    });
  });

  it('are accepted with a rotated key and rejected with the previous one', async () => {
    const old = await issuer.token(claimsOf('old'));
    await issuer.rotate();
    await eventually(async () => expect((await come('rotated')).status).toBe(200));
    expect((await me(old)).status).toBe(401);
  });

  it('are postponed while the issuer is unavailable; our own tokens and keys still work', async () => {
    const own = await base.person();
    const away = await BaseUnderTest.start({ OIDC_ISSUER: issuer.url, OIDC_AUDIENCE: AUDIENCE });
    try {
      issuer.isAway = true;
      const answer = await away.call('GET', '/me', { bearer: await issuer.token(claimsOf('early')) });
      expect(answer).toMatchObject({ status: 503, body: { error_code: 'service_unavailable' } });
      expect(answer.headers.get('retry-after')).toBeTruthy();
      expect((await base.call('GET', '/me', { bearer: own.bearer })).status).toBe(200);
      issuer.isAway = false;
      expect((await away.call('GET', '/me', { bearer: await issuer.token(claimsOf('early')) })).status).toBe(200);
    } finally {
      await away.stop();
    }
  });

  it('are rejected without a configured issuer', async () => {
    const closed = await BaseUnderTest.start();
    try {
      expect((await closed.call('GET', '/me', { bearer: await issuer.token(claimsOf('grace')) })).status).toBe(401);
    } finally {
      await closed.stop();
    }
  });
});

/** Returns the token with other claims and the same signature. */
function changed(token: string, claims: object): string {
  const [header, payload, signature] = token.split('.') as [string, string, string];
  const forged = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...claims };
  return [header, Buffer.from(JSON.stringify(forged)).toString('base64url'), signature].join('.');
}
