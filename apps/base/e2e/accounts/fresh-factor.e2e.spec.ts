import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Clock } from '@reelsheet/kernel';
import { FRESH_FACTOR_MS } from '@reelsheet/platform-auth';
import { RECOVERY_CODES } from '../../src/accounts/second-factors/second-factor-limits.js';
import { advance, AuthenticatorApp, PASSWORD } from '../support/authenticator-app.js';
import { BaseUnderTest, type Person } from '../support/harness.js';
import { AUDIENCE, TestIssuer } from '../support/oidc-issuer.js';
import { SoftwareAuthenticator } from '../support/software-authenticator.js';

const REQUIRED = { status: 403, body: { error_code: 'fresh_second_factor_required' } };
const INVALID = { status: 422, body: { error_code: 'validation_error' } };
const UNAUTHORIZED = { status: 401, body: { error_code: 'unauthorized' } };
const ORIGIN = 'https://app.example.com';

let base: BaseUnderTest;
let issuer: TestIssuer;
let owner: Person;
let app: AuthenticatorApp;
let recoveryCodes: readonly string[];
let organizationId: number;

beforeAll(async () => {
  issuer = await TestIssuer.listen();
  base = await BaseUnderTest.start({
    OIDC_ISSUER: issuer.url,
    OIDC_AUDIENCE: AUDIENCE,
    WEBAUTHN_RP_ID: 'example.com',
    WEBAUTHN_ORIGINS: ORIGIN,
  });
});
beforeEach(async () => {
  owner = await base.person();
  const { body } = await base.call('POST', '/organizations', {
    key: owner.key,
    body: { organization: { name: 'Studio' } },
  });
  organizationId = body.id;
  ({ app, recoveryCodes } = await AuthenticatorApp.add(base, owner));
});
afterAll(async () => {
  await base?.stop();
  await issuer.close();
});

interface Session {
  readonly bearer: string;
  readonly refreshToken: string;
}

const sessionOf = ({ access_token, refresh_token }: { access_token: string; refresh_token?: string }): Session => ({
  bearer: access_token,
  refreshToken: refresh_token!,
});
const complete = (challenge: string, proof: object) =>
  base.call('POST', '/auth/second_factor', { body: { challenge, ...proof } });
const signIn = async (): Promise<Session> => {
  const body = { email: owner.email, password: PASSWORD };
  const first = await base.call<'POST', string>('POST', '/auth/sign_in', { body });
  return sessionOf((await complete(first.body.challenge, { code: app.code() })).body);
};
const refresh = async ({ refreshToken }: Session): Promise<Session> =>
  sessionOf((await base.call('POST', '/auth/refresh', { body: { refresh_token: refreshToken } })).body);
const requireFactor = async (credential: { bearer: string } | { key: string }) =>
  base.call('PATCH', `/organizations/${organizationId}`, {
    ...credential,
    body: { organization: { require_second_factor: true } },
  });
const invite = async (credential: { bearer: string } | { key: string }) => {
  const { email } = await base.person();
  return base.call('POST', `/organizations/${organizationId}/members`, {
    ...credential,
    body: { email, role: 'viewer' },
  });
};
const challenge = (credential: { bearer: string } | { key: string }) =>
  base.call('POST', '/auth/second_factor/challenge', credential);
const renew = async ({ bearer }: Session, proof: object = { code: app.code() }) =>
  complete((await challenge({ bearer })).body.challenge, proof);
/** Lets the proofs of all sessions grow old, and returns the session with a valid access token. */
const grownOld = async (session: Session): Promise<Session> => {
  advance(base, FRESH_FACTOR_MS + 1_000);
  return refresh(session);
};

describe('a session in an organization that requires a second factor', () => {
  it('changes members and keys for 15 minutes after it has proved one, and again after another proof', async () => {
    let session = await signIn();
    await requireFactor(session);
    expect((await invite(session)).status).toBe(201);
    session = await grownOld(session);
    expect(await invite(session)).toMatchObject(REQUIRED);
    expect(await base.call('POST', '/persisted_tokens', { bearer: session.bearer, body: {} })).toMatchObject(REQUIRED);
    const limitedTo = (id: number) =>
      base.call('POST', '/persisted_tokens', { bearer: session.bearer, body: { organization_id: id } });
    expect(await limitedTo(organizationId)).toMatchObject(REQUIRED);
    expect((await limitedTo(owner.personalId)).status).toBe(201);
    const read = await base.call('GET', `/organizations/${organizationId}`, { bearer: session.bearer });
    expect(read.status).toBe(200);
    const { status, body } = await renew(session);
    expect([status, body.user.id]).toEqual([200, owner.id]);
    for (const { bearer } of [session, sessionOf(body), await refresh(session)])
      expect((await invite({ bearer })).status).toBe(201);
    expect((await base.call('POST', '/persisted_tokens', { bearer: session.bearer, body: {} })).status).toBe(201);
    const { body: log } = await base.call('GET', `/organizations/${owner.personalId}/audit_log`, { key: owner.key });
    expect(log.entries).toContainEqual(
      expect.objectContaining({ action: 'session.factor_proved', detail: { second_factor: 'totp' } }),
    );
    const sessions = await base.call('GET', '/auth/sessions', { bearer: session.bearer });
    expect(sessions.body).toHaveLength(2);
  });

  it('proves it for itself alone', async () => {
    const first = await signIn();
    await requireFactor(first);
    const [stale, renewed] = [await grownOld(first), await signIn()];
    expect((await invite(renewed)).status).toBe(201);
    expect(await invite(stale)).toMatchObject(REQUIRED);
  });

  it('needs no recent proof to revoke keys', async () => {
    const session = await signIn();
    await requireFactor(session);
    const { body: key } = await base.call('POST', '/persisted_tokens', { bearer: session.bearer, body: {} });
    const { bearer } = await grownOld(session);
    expect((await base.call('DELETE', `/persisted_tokens/${key.id}/revoke`, { bearer })).status).toBe(204);
    expect((await base.call('DELETE', '/persisted_tokens/revoke_all', { key: owner.key })).status).toBe(204);
  });

  it('proves it with a recovery code or a passkey too', async () => {
    const device = new SoftwareAuthenticator(ORIGIN);
    const { body } = await base.call('POST', '/auth/second_factors/passkeys/options', {
      bearer: owner.bearer,
      body: { password: PASSWORD },
    });
    await base.call('POST', '/auth/second_factors/passkeys', {
      bearer: owner.bearer,
      body: { credential: device.create(body.public_key as any) },
    });
    let session = await signIn();
    await requireFactor(session);
    session = await grownOld(session);
    expect((await renew(session, { recovery_code: recoveryCodes[0] })).status).toBe(200);
    expect((await invite(session)).status).toBe(201);
    session = await grownOld(session);
    const { body: open } = await challenge(session);
    expect(open).toMatchObject({ expires_in: 300, kinds: ['totp', 'passkey'] });
    const named = { body: { challenge: open.challenge } };
    const { body: options } = await base.call('POST', '/auth/second_factor/passkey_options', named);
    expect((await complete(open.challenge, { passkey: device.get(options.public_key as any) })).status).toBe(200);
    expect((await invite(session)).status).toBe(201);
  });

  it('does not prove it after it has ended, nor twice with one challenge', async () => {
    const session = await signIn();
    const { body: open } = await challenge(session);
    expect((await complete(open.challenge, { code: app.code() })).status).toBe(200);
    expect(await complete(open.challenge, { code: app.code() })).toMatchObject(UNAUTHORIZED);
    const { body: late } = await challenge(session);
    await base.call('POST', '/auth/sign_out', { bearer: session.bearer });
    expect(await complete(late.challenge, { code: app.code() })).toMatchObject(UNAUTHORIZED);
  });
});

it('a session has one challenge at a time, which one of several proofs completes', async () => {
  const session = await signIn();
  const [{ body: replaced }, { body: open }] = [await challenge(session), await challenge(session)];
  expect(await complete(replaced.challenge, { code: app.code() })).toMatchObject(UNAUTHORIZED);
  const proofs = [{ code: app.code() }, ...recoveryCodes.slice(0, 3).map((recovery_code) => ({ recovery_code }))];
  const answers = await Promise.all(proofs.map((proof) => complete(open.challenge, proof)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
  const { body } = await base.call('GET', '/auth/second_factors', { bearer: session.bearer });
  expect(body.recovery_codes_left).toBe(RECOVERY_CODES - (answers[0]!.status === 200 ? 0 : 1));
});

describe('a recent proof', () => {
  it('is not asked for where no organization requires a second factor', async () => {
    const session = await grownOld(await signIn());
    expect((await invite(session)).status).toBe(201);
    expect((await invite({ key: owner.key })).status).toBe(201);
  });

  it('is never given by a key', async () => {
    await requireFactor({ bearer: owner.bearer });
    expect(await invite({ key: owner.key })).toMatchObject(REQUIRED);
    expect(await challenge({ key: owner.key })).toMatchObject(INVALID);
  });

  it('needs a second factor', async () => {
    const { bearer } = await base.person();
    expect(await challenge({ bearer })).toMatchObject(INVALID);
  });

  it('is that of the issuer for its tokens', async () => {
    const sub = `sub-${owner.id}`;
    const email = `${sub}@example.com`;
    const now = () => Math.floor(Date.now() / 1_000);
    const token = (claims: object) =>
      issuer.token({ sub, email, email_verified: true, ...claims }, { lifetime: 86_400 });
    expect((await base.call('GET', '/me', { bearer: await token({}) })).status).toBe(200);
    await base.call('POST', `/organizations/${organizationId}/members`, {
      bearer: owner.bearer,
      body: { email, role: 'manager' },
    });
    await requireFactor({ bearer: owner.bearer });
    // The clock of base is ahead of the issuer's by what the tests before have waited.
    const ahead = Math.ceil(advancedSeconds());
    const recent = await token({ amr: ['mfa'], auth_time: now() + ahead });
    expect((await invite({ bearer: recent })).status).toBe(201);
    for (const claims of [{ amr: ['mfa'] }, { amr: ['mfa'], auth_time: now() + ahead - FRESH_FACTOR_MS / 1_000 - 60 }])
      expect(await invite({ bearer: await token(claims) })).toMatchObject(REQUIRED);
    expect(await challenge({ bearer: recent })).toMatchObject(INVALID);
  });
});

const advancedSeconds = () => (base.http.get(Clock).now().getTime() - Date.now()) / 1_000;
