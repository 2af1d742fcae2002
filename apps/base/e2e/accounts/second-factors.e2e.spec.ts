import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FRESH_FACTOR_MS } from '@reelsheet/platform-auth';
import { errorOf } from '@reelsheet/testing';
import { URI, type TOTP } from 'otpauth';
import {
  ENROLMENT_TTL_MS,
  MAX_CHANGES_PER_HOUR,
  MAX_FACTORS,
  RECOVERY_CODES,
} from '../../src/accounts/second-factors/second-factor-limits.js';
import { advance, AuthenticatorApp, PASSWORD } from '../support/authenticator-app.js';
import { BaseUnderTest, type Person } from '../support/harness.js';
import { Mailboxes } from '../support/mailbox.js';
import { AUDIENCE, TestIssuer } from '../support/oidc-issuer.js';
import { SoftwareAuthenticator } from '../support/software-authenticator.js';

const ORIGIN = 'https://app.example.com';
const KEY_REJECTED = { status: 403, body: { error_code: 'forbidden', error: expect.stringMatching(/access key/) } };

let base: BaseUnderTest;
let mailboxes: Mailboxes;
let issuer: TestIssuer;
let person: Person;

beforeAll(async () => {
  [mailboxes, issuer] = await Promise.all([Mailboxes.open(), TestIssuer.listen()]);
  base = await BaseUnderTest.start({
    SMTP_URL: mailboxes.smtpUrl,
    OIDC_ISSUER: issuer.url,
    OIDC_AUDIENCE: AUDIENCE,
    WEBAUTHN_RP_ID: 'example.com',
    WEBAUTHN_ORIGINS: ORIGIN,
  });
});
beforeEach(async () => {
  person = await base.person();
});
afterAll(async () => {
  await base?.stop();
  await Promise.all([issuer.close(), mailboxes.close()]);
});

const list = async (bearer = person.bearer) => (await base.call('GET', '/auth/second_factors', { bearer })).body;
const confirm = (app: AuthenticatorApp, code: string, bearer = person.bearer) =>
  base.call('POST', `/auth/second_factors/${app.id}/confirm`, { bearer, body: { code } });
const renew = (proof: object, bearer = person.bearer) =>
  base.call('POST', '/auth/second_factors/recovery_codes', { bearer, body: proof });
const remove = ({ id }: AuthenticatorApp, proof: object, bearer = person.bearer) =>
  base.call('POST', `/auth/second_factors/${id}/remove`, { bearer, body: proof });
const rename = ({ id }: AuthenticatorApp, bearer = person.bearer) =>
  base.call('PATCH', `/auth/second_factors/${id}`, { bearer, body: { name: 'Old phone' } });
const me = async (credential: { key?: string; bearer?: string }) => (await base.call('GET', '/me', credential)).status;
const audited = async () =>
  (await base.call('GET', `/organizations/${person.personalId}/audit_log`, { key: person.key })).body.entries;

describe('an authenticator app', () => {
  it('is a second factor after its first code, and its secret is shown once and stored encrypted', async () => {
    const app = await AuthenticatorApp.enrol(base, person, { password: PASSWORD, name: 'Phone' });
    const { secret, issuer: service, label } = URI.parse(app.uri) as TOTP;
    expect([service, label]).toEqual(['Reelsheet', person.email]);
    expect(await list()).toEqual({ second_factors: [], recovery_codes_left: 0 });
    expect(await confirm(app, app.wrongCode())).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringMatching(/^code is wrong/) },
    });
    const { status, body } = await confirm(app, app.code());
    expect(status).toBe(200);
    const shown = { id: app.id, kind: 'totp', name: 'Phone', created_at: expect.any(String) };
    expect(body.second_factor).toMatchObject(shown);
    expect(await list()).toMatchObject({ second_factors: [shown], recovery_codes_left: RECOVERY_CODES });
    expect(await app.storedSecret()).not.toContain(secret.base32);
    expect((await confirm(app, app.code())).status).toBe(404);
    expect((await audited())[0]).toMatchObject({
      action: 'second_factor.added',
      target: `second_factor:${app.id}`,
      detail: { kind: 'totp' },
    });
  });

  it('ends the other sessions, which were opened without it, and no key', async () => {
    const credentials = { email: person.email, password: PASSWORD };
    const { body: other } = await base.call('POST', '/auth/sign_in', { body: credentials });
    const { app } = await AuthenticatorApp.add(base, person);
    expect([await me(person), await me({ bearer: person.bearer }), await me({ bearer: other.access_token })]).toEqual([
      200, 200, 401,
    ]);
    const second = await AuthenticatorApp.add(base, person, { code: app.code() });
    expect(second.recoveryCodes).toEqual([]);
    expect((await list()).second_factors).toHaveLength(2);
  });

  it('must be confirmed in time, and is replaced by the next one', async () => {
    const [replaced, late] = [await AuthenticatorApp.enrol(base, person), await AuthenticatorApp.enrol(base, person)];
    expect((await confirm(replaced, replaced.code())).status).toBe(404);
    advance(base, ENROLMENT_TTL_MS);
    const bearer = await signIn();
    expect((await confirm(late, late.code(), bearer)).status).toBe(404);
  });

  it('is renamed', async () => {
    const [{ app }, unconfirmed] = [
      await AuthenticatorApp.add(base, person),
      await AuthenticatorApp.enrol(base, person),
    ];
    expect(await rename(app)).toMatchObject({ status: 200, body: { id: app.id, name: 'Old phone' } });
    expect(await list()).toMatchObject({ second_factors: [{ id: app.id, name: 'Old phone' }] });
    expect((await audited())[0]).toMatchObject({ action: 'second_factor.renamed', target: `second_factor:${app.id}` });
    expect((await rename(unconfirmed)).status).toBe(404);
  });

  it('of others is not found', async () => {
    const outsider = await base.person();
    const [{ app }, pending] = [
      await AuthenticatorApp.add(base, person),
      await AuthenticatorApp.enrol(base, await base.person()),
    ];
    expect((await remove(app, { password: PASSWORD }, outsider.bearer)).status).toBe(404);
    expect((await rename(app, outsider.bearer)).status).toBe(404);
    expect((await confirm(pending, pending.code(), outsider.bearer)).status).toBe(404);
    expect((await list()).second_factors).toHaveLength(1);
  });

  it(`is one of at most ${MAX_FACTORS}`, async () => {
    for (let count = 0; count < MAX_FACTORS; count += 1) await AuthenticatorApp.add(base, person);
    const answer = await base.call('POST', '/auth/second_factors/totp', {
      bearer: person.bearer,
      body: { password: PASSWORD },
    });
    expect([answer.status, errorOf(answer).error]).toEqual([422, expect.stringContaining('at most')]);
  });
});

describe('a change of second factors', () => {
  it.each([
    ['no proof', {}, /^password is required/],
    ['a wrong password', { password: 'wrong password' }, /^password is wrong/],
    ['a wrong code', { code: '000000' }, /^code is wrong/],
    ['an unknown recovery code', { recovery_code: '0000-0000-0000-0000' }, /^recovery_code is wrong/],
    ['two proofs', { password: PASSWORD, code: '000000' }, /^password must not/],
    ['two codes', { recovery_code: '0000-0000-0000-0000', code: '000000' }, /^recovery_code must not/],
  ])('is rejected with %s', async (_, proof, reason) => {
    const { app } = await AuthenticatorApp.add(base, person);
    const rejection = { status: 422, body: { error_code: 'validation_error', error: expect.stringMatching(reason) } };
    expect(await remove(app, proof)).toMatchObject(rejection);
    expect(await renew(proof)).toMatchObject(rejection);
    const { bearer } = person;
    expect(await base.call('POST', '/auth/second_factors/totp', { bearer, body: proof })).toMatchObject(rejection);
    expect(await list()).toMatchObject({ second_factors: [{ id: app.id }], recovery_codes_left: RECOVERY_CODES });
  });

  it.each(['password', 'code', 'recovery_code'])('is made with a %s', async (field) => {
    const { app, recoveryCodes } = await AuthenticatorApp.add(base, person);
    const values: Record<string, string> = { password: PASSWORD, code: app.code(), recovery_code: recoveryCodes[0]! };
    expect(await remove(app, { [field]: values[field] })).toMatchObject({ status: 204 });
    expect(await list()).toEqual({ second_factors: [], recovery_codes_left: 0 });
    expect((await audited())[0]).toMatchObject({ action: 'second_factor.removed', target: `second_factor:${app.id}` });
    expect((await remove(app, { password: PASSWORD })).status).toBe(404);
    expect(await renew({ password: PASSWORD })).toMatchObject({ status: 422 });
  });

  it('is not made with the password alone in a session that has not proved a factor recently', async () => {
    const { app } = await AuthenticatorApp.add(base, person);
    const session = await signInWith(app);
    expect((await renew({ password: PASSWORD }, session.access_token)).status).toBe(201);
    advance(base, FRESH_FACTOR_MS + 1_000);
    const { body } = await base.call('POST', '/auth/refresh', { body: { refresh_token: session.refresh_token } });
    const stale = body.access_token;
    const rejection = { status: 422, body: { error: expect.stringMatching(/^password is not sufficient/) } };
    expect(await renew({ password: PASSWORD }, stale)).toMatchObject(rejection);
    expect(await remove(app, { password: PASSWORD }, stale)).toMatchObject(rejection);
    expect(
      await base.call('POST', '/auth/second_factors/totp', { bearer: stale, body: { password: PASSWORD } }),
    ).toMatchObject(rejection);
    expect((await remove(app, { code: app.code() }, stale)).status).toBe(204);
  });

  it('is not made with a key', async () => {
    const pending = await AuthenticatorApp.enrol(base, person);
    const { key } = person;
    const attempt = (path: string, body: object) => base.call<'POST', string>('POST', path, { key, body });
    const credential = { id: 'aa', rawId: 'aa', response: { clientDataJSON: 'aa', attestationObject: 'aa' } };
    expect([
      await attempt('/auth/second_factors/totp', { password: PASSWORD }),
      await attempt(`/auth/second_factors/${pending.id}/confirm`, { code: pending.code() }),
      await attempt('/auth/second_factors/passkeys/options', { password: PASSWORD }),
      await attempt('/auth/second_factors/passkeys', { credential }),
      await attempt('/auth/second_factors/recovery_codes', { password: PASSWORD }),
    ]).toMatchObject(Array(5).fill(KEY_REJECTED));
    await confirm(pending, pending.code());
    expect(await attempt(`/auth/second_factors/${pending.id}/remove`, { code: pending.code() })).toMatchObject(
      KEY_REJECTED,
    );
    expect((await list()).second_factors).toHaveLength(1);
  });

  it('that was started with the password alone ends with the first factor', async () => {
    const device = new SoftwareAuthenticator(ORIGIN);
    const { bearer } = person;
    const { body } = await base.call('POST', '/auth/second_factors/passkeys/options', {
      bearer,
      body: { password: PASSWORD },
    });
    await AuthenticatorApp.add(base, person);
    const credential = device.create(body.public_key as any);
    expect((await base.call('POST', '/auth/second_factors/passkeys', { bearer, body: { credential } })).status).toBe(
      422,
    );
  });

  it('records and mails wrong codes, the first of a day', async () => {
    const { app } = await AuthenticatorApp.add(base, person);
    for (let count = 0; count < 2; count += 1) expect((await renew({ code: app.wrongCode() })).status).toBe(422);
    expect((await remove(app, { recovery_code: '0000-0000-0000-0000' })).status).toBe(422);
    expect((await audited()).slice(0, 3).map(({ action }) => action)).toEqual(
      Array(3).fill('user.second_factor_failed'),
    );
    expect((await mailboxes.newest(person.email, 2)).subject).toBe('A sign-in to your account failed');
  });

  it(`is rejected after ${MAX_CHANGES_PER_HOUR} in an hour, so that no mail about one is dropped`, async () => {
    await AuthenticatorApp.add(base, person);
    for (let count = 1; count < MAX_CHANGES_PER_HOUR; count += 1)
      expect((await renew({ password: PASSWORD })).status).toBe(201);
    expect((await renew({ password: PASSWORD })).status).toBe(429);
    await mailboxes.newest(person.email, MAX_CHANGES_PER_HOUR);
  });

  it('takes each code once, also of concurrent requests', async () => {
    const { app } = await AuthenticatorApp.add(base, person);
    const [first, second] = [app.code(), app.code()];
    const answers = await Promise.all(Array.from({ length: 8 }, () => renew({ code: second })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(7).fill(422)]);
    expect((await renew({ code: first })).status).toBe(422);
  });

  it('takes each recovery code once, and none that was replaced', async () => {
    const { recoveryCodes } = await AuthenticatorApp.add(base, person);
    const [code, other] = recoveryCodes;
    const enrol = (recovery_code?: string) =>
      base.call('POST', '/auth/second_factors/totp', { bearer: person.bearer, body: { recovery_code } });
    const answers = await Promise.all(Array.from({ length: 8 }, () => enrol(code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(7).fill(422)]);
    expect((await list()).recovery_codes_left).toBe(RECOVERY_CODES - 1);
    expect(await audited()).toContainEqual(
      expect.objectContaining({ action: 'recovery_code.used', detail: { left: RECOVERY_CODES - 1 } }),
    );
    const { body } = await renew({ password: PASSWORD });
    expect(new Set([...body.recovery_codes, ...recoveryCodes]).size).toBe(2 * RECOVERY_CODES);
    expect((await audited())[0]).toMatchObject({ action: 'recovery_codes.renewed' });
    expect((await enrol(other)).status).toBe(422);
    expect((await enrol(body.recovery_codes[0]!.toUpperCase().replaceAll('-', ' '))).status).toBe(201);
  });

  it('is mailed to the user', async () => {
    const { app } = await AuthenticatorApp.add(base, person);
    expect((await mailboxes.newest(person.email)).text).toContain('The second factor Authenticator app was added');
    const { body } = await renew({ code: app.code() });
    expect((await mailboxes.newest(person.email, 2)).subject).toBe('Your recovery codes were replaced');
    await remove(app, { recovery_code: body.recovery_codes[0] });
    await mailboxes.newest(person.email, 4);
    const subjects = (await mailboxes.of(person.email)).map(({ subject }) => subject);
    expect(subjects.slice(2).toSorted()).toEqual([
      'A recovery code was used',
      'A second factor was removed from your account',
    ]);
  });
});

describe('a user of an identity provider', () => {
  /** The clock of base may be ahead of the issuer's. */
  const tokenOf = (sub: string, email: string) =>
    issuer.token({ sub, email, email_verified: true }, { lifetime: 86_400 });

  it('needs no proof for the first second factor, and one for the others', async () => {
    const sub = `new-${person.id}`;
    const bearer = await tokenOf(sub, `${sub}@example.com`);
    const { app } = await AuthenticatorApp.add(base, { bearer }, {});
    expect(await renew({}, bearer)).toMatchObject({ status: 422 });
    expect(await renew({ password: '' }, bearer)).toMatchObject({ status: 422 });
    expect((await renew({ code: app.code() }, bearer)).status).toBe(201);
  });

  it('loses the second factors that somebody set up before the address was proved', async () => {
    await AuthenticatorApp.add(base, person);
    const bearer = await tokenOf(`sub-${person.id}`, person.email);
    expect(await list(bearer)).toEqual({ second_factors: [], recovery_codes_left: 0 });
  });
});

async function signIn(): Promise<string> {
  const { body } = await base.call('POST', '/auth/sign_in', { body: { email: person.email, password: PASSWORD } });
  return body.access_token;
}

async function signInWith(app: AuthenticatorApp): Promise<{ access_token: string; refresh_token?: string }> {
  const body = { email: person.email, password: PASSWORD };
  const { body: first } = await base.call<'POST', string>('POST', '/auth/sign_in', { body });
  return (await base.call('POST', '/auth/second_factor', { body: { challenge: first.challenge, code: app.code() } }))
    .body;
}
