import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '@reelsheet/platform-database';
import {
  CHALLENGE_TTL_SECONDS,
  MAX_CHALLENGE_ATTEMPTS,
  MAX_WRONG_CODES_PER_DAY,
  RECOVERY_CODES,
} from '../../src/accounts/second-factors/second-factor-limits.js';
import { WrongProofs } from '../../src/accounts/second-factors/wrong-proofs.js';
import { advance, AuthenticatorApp, PASSWORD } from '../support/authenticator-app.js';
import { BaseUnderTest, type Person } from '../support/harness.js';
import { Mailboxes } from '../support/mailbox.js';

const UNAUTHORIZED = { status: 401, body: { error_code: 'unauthorized' } };

let base: BaseUnderTest;
let mailboxes: Mailboxes;
let person: Person;
let app: AuthenticatorApp;
let recoveryCodes: readonly string[];

beforeAll(async () => {
  mailboxes = await Mailboxes.open();
  base = await BaseUnderTest.start({ SMTP_URL: mailboxes.smtpUrl });
});
beforeEach(async () => {
  person = await base.person();
  ({ app, recoveryCodes } = await AuthenticatorApp.add(base, person));
});
afterAll(async () => {
  await base?.stop();
  await mailboxes.close();
});

const signIn = (password = PASSWORD) =>
  base.call<'POST', string>('POST', '/auth/sign_in', { body: { email: person.email, password } });
const challenge = async () => (await signIn()).body.challenge as string;
const complete = (token: string, proof: object) =>
  base.call('POST', '/auth/second_factor', {
    body: { challenge: token, ...proof },
    headers: { 'User-Agent': 'Phone' },
  });
const newest = async () =>
  (await base.call('GET', `/organizations/${person.personalId}/audit_log`, { key: person.key })).body.entries[0];

describe('a sign-in of a user with a second factor', () => {
  it('needs the password and a code, which open one session', async () => {
    const first = await signIn();
    expect(first).toMatchObject({
      status: 401,
      body: {
        error_code: 'second_factor_required',
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        expires_in: CHALLENGE_TTL_SECONDS,
        kinds: ['totp'],
      },
    });
    expect(first.body).not.toHaveProperty('access_token');
    const { status, body } = await complete(first.body.challenge, { code: app.code() });
    expect([status, body]).toEqual([
      200,
      {
        access_token: expect.any(String),
        refresh_token: expect.any(String),
        token_type: 'Bearer',
        expires_in: 900,
        user: expect.objectContaining({ id: person.id, email: person.email }),
      },
    ]);
    expect(await newest()).toMatchObject({ action: 'user.signed_in', detail: { second_factor: 'totp' } });
    const sessions = await base.call('GET', '/auth/sessions', { bearer: body.access_token });
    expect(sessions.body).toMatchObject([{ current: true, user_agent: 'Phone' }, { current: false }]);
    expect((await base.call('POST', '/auth/refresh', { body: { refresh_token: body.refresh_token } })).status).toBe(
      200,
    );
  });

  it('gets no challenge for a wrong password', async () => {
    const answer = await signIn('wrong password');
    expect(answer).toMatchObject(UNAUTHORIZED);
    expect(answer.body).not.toHaveProperty('challenge');
  });

  it('is completed with each code and recovery code once', async () => {
    const code = app.code();
    const [recovery_code] = recoveryCodes;
    for (const proof of [{ code }, { recovery_code }]) {
      expect((await complete(await challenge(), proof)).status).toBe(200);
      expect(await complete(await challenge(), proof)).toMatchObject(UNAUTHORIZED);
    }
    expect((await complete(await challenge(), { recovery_code: recoveryCodes[1] })).status).toBe(200);
    expect(await newest()).toMatchObject({ action: 'user.signed_in', detail: { second_factor: 'recovery_code' } });
    await mailboxes.newest(person.email, 4);
    const subjects = (await mailboxes.of(person.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'A recovery code was used')).toHaveLength(2);
    expect(subjects).toContain('A sign-in to your account failed');
  });

  it('is completed once, and its other proofs remain unused', async () => {
    const token = await challenge();
    const proofs = [{ code: app.code() }, ...recoveryCodes.slice(0, 3).map((code) => ({ recovery_code: code }))];
    const answers = await Promise.all(proofs.map((proof) => complete(token, proof)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const bearer = answers[winner]!.body.access_token;
    const { body } = await base.call('GET', '/auth/second_factors', { bearer });
    expect(body.recovery_codes_left).toBe(RECOVERY_CODES - (winner === 0 ? 0 : 1));
    expect(await complete(token, { code: app.code() })).toMatchObject(UNAUTHORIZED);
  });

  it('expires', async () => {
    const token = await challenge();
    advance(base, CHALLENGE_TTL_SECONDS * 1_000);
    expect(await complete(token, { code: app.code() })).toMatchObject(UNAUTHORIZED);
    await challenge();
    const rows = await base.http
      .get(Database, { strict: false })
      .manager.query<unknown[]>('SELECT 1 FROM sign_in_challenge WHERE user_id = $1', [person.id]);
    expect(rows).toHaveLength(1);
  });

  it(`accepts ${MAX_CHALLENGE_ATTEMPTS} proofs`, async () => {
    const token = await challenge();
    for (let count = 0; count < MAX_CHALLENGE_ATTEMPTS; count += 1)
      expect(await complete(token, { code: app.wrongCode() })).toMatchObject(UNAUTHORIZED);
    expect(await newest()).toMatchObject({ action: 'user.second_factor_failed', user_id: person.id });
    expect(await complete(token, { code: app.code() })).toMatchObject(UNAUTHORIZED);
    expect((await complete(await challenge(), { code: app.code() })).status).toBe(200);
  });

  it('mails the user about the first wrong proof of a day, whatever its challenge', async () => {
    for (let count = 0; count < 3; count += 1)
      expect(await complete(await challenge(), { code: app.wrongCode() })).toMatchObject(UNAUTHORIZED);
    expect((await mailboxes.newest(person.email, 2)).subject).toBe('A sign-in to your account failed');
  });

  it(`accepts no code after ${MAX_WRONG_CODES_PER_DAY} wrong ones in a day, but recovery codes`, async () => {
    const wrong = async () => (await complete(await challenge(), { code: app.wrongCode() })).status;
    expect(await wrong()).toBe(401);
    expect((await complete(await challenge(), { code: app.code() })).status).toBe(200);
    const proofs = base.http.get(WrongProofs, { strict: false });
    for (let count = 2; count < MAX_WRONG_CODES_PER_DAY; count += 1)
      await proofs.guard(person.id, { code: '000000' }, async () => undefined);
    expect(await wrong()).toBe(401);
    const limited = { status: 429, body: { error_code: 'rate_limited' } };
    expect(await complete(await challenge(), { code: app.code() })).toMatchObject(limited);
    const renewed = await base.call('POST', '/auth/second_factors/recovery_codes', {
      bearer: person.bearer,
      body: { code: app.code() },
    });
    expect(renewed).toMatchObject(limited);
    expect((await complete(await challenge(), { recovery_code: recoveryCodes[0] })).status).toBe(200);
  });

  it.each([
    ['no proof', {}],
    ['two proofs', { code: '000000', recovery_code: '0000-0000-0000-0000' }],
    ['a code of another form', { code: '12 345' }],
  ])('is rejected with %s', async (_, proof) => {
    expect(await complete(await challenge(), proof)).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error' },
    });
  });

  it('is rejected with an unknown challenge', async () => {
    expect(await complete('a'.repeat(43), { code: app.code() })).toMatchObject(UNAUTHORIZED);
  });

  it.each<[string, (bearer: string) => Promise<{ status: number }>]>([
    [
      'a new password',
      (bearer) =>
        base.call('PATCH', '/me/password', {
          bearer,
          body: { current_password: PASSWORD, new_password: 'battery staple' },
        }),
    ],
    ['a sign-out everywhere', (bearer) => base.call('POST', '/auth/sign_out_everywhere', { bearer })],
  ])('ends with %s', async (_, end) => {
    const { body } = await complete(await challenge(), { code: app.code() });
    const token = await challenge();
    expect((await end(body.access_token)).status).toBe(204);
    expect(await complete(token, { code: app.code() })).toMatchObject(UNAUTHORIZED);
  });

  it('needs the second factor after a reset of the password too, which ends waiting sign-ins', async () => {
    const token = await challenge();
    await base.call('POST', '/auth/password_reset', { body: { email: person.email } });
    const link = await mailboxes.token(person.email, 2);
    await base.call('POST', `/auth/password_reset/${link}`, { body: { new_password: 'battery staple' } });
    expect(await complete(token, { code: app.code() })).toMatchObject(UNAUTHORIZED);
    const again = await signIn('battery staple');
    expect(again.body.error_code).toBe('second_factor_required');
    expect((await complete(again.body.challenge, { code: app.code() })).status).toBe(200);
  });

  it('needs the password alone after the last second factor was removed', async () => {
    await base.call('POST', `/auth/second_factors/${app.id}/remove`, {
      bearer: person.bearer,
      body: { code: app.code() },
    });
    expect(await signIn()).toMatchObject({ status: 200, body: { access_token: expect.any(String) } });
  });
});
