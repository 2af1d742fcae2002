import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { BaseUnderTest, type Person } from '../support/harness.js';
import { Mailboxes } from '../support/mailbox.js';
import { AUDIENCE, TestIssuer } from '../support/oidc-issuer.js';

const PASSWORD = 'battery staple';

let base: BaseUnderTest;
let mailboxes: Mailboxes;
let issuer: TestIssuer;
let admin: pg.Client;
let person: Person;

beforeAll(async () => {
  [mailboxes, issuer] = await Promise.all([Mailboxes.open(), TestIssuer.listen()]);
  base = await BaseUnderTest.start({
    SMTP_URL: mailboxes.smtpUrl,
    WEB_URL: 'https://app.example.com',
    TRUST_PROXY: '127.0.0.0/8',
    OIDC_ISSUER: issuer.url,
    OIDC_AUDIENCE: AUDIENCE,
  });
  admin = await base.administrator();
});
beforeEach(async () => {
  person = await base.person();
});
afterAll(async () => {
  await base?.stop();
  await Promise.all([issuer.close(), mailboxes.close()]);
});

const send = (email: string) => base.call('POST', '/auth/password_reset', { body: { email } });
const reset = async (token: string, new_password = PASSWORD, keep_keys?: boolean) =>
  base.call('POST', `/auth/password_reset/${token}`, { body: { new_password, keep_keys } });
const newKey = async () => {
  const credentials = { email: person.email, password: PASSWORD };
  const { body } = await base.call('POST', '/auth/sign_in', { body: credentials });
  const { body: key } = await base.call('POST', '/persisted_tokens', { bearer: body.access_token, body: {} });
  return { key: key.token, bearer: body.access_token };
};
const signIn = async (password: string) =>
  (await base.call('POST', '/auth/sign_in', { body: { email: person.email, password } })).status;
const me = async (credential: { key?: string; bearer?: string }) => (await base.call('GET', '/me', credential)).status;
const tasks = async () => (await admin.query(`SELECT payload::text FROM task`)).rows.map(({ payload }) => payload);

async function linkFor({ email }: Person, count = 1): Promise<string> {
  expect((await send(email)).status).toBe(202);
  return mailboxes.token(email, count);
}

describe('a password', () => {
  it('is reset once by the mailed link, which ends all sessions', async () => {
    const token = await linkFor(person);
    expect((await mailboxes.newest(person.email)).html).toContain(`https://app.example.com/password_reset/${token}`);
    expect((await reset(token)).status).toBe(204);
    expect([await signIn('correct horse'), await signIn(PASSWORD)]).toEqual([401, 200]);
    expect(await me({ bearer: person.bearer })).toBe(401);
    expect(await reset(token)).toMatchObject({ status: 404, body: { error_code: 'not_found' } });
  });

  it('revokes all keys, unless its user keeps them', async () => {
    expect((await reset(await linkFor(person))).status).toBe(204);
    const { key, bearer } = await newKey();
    expect((await reset(await linkFor(person, 2), PASSWORD, true)).status).toBe(204);
    expect([await me({ key }), await me({ bearer })]).toEqual([200, 401]);
    const log = await base.call('GET', `/organizations/${person.personalId}/audit_log`, { key });
    expect(log.body.entries[0]).toMatchObject({
      action: 'user.password_reset',
      user_id: person.id,
      detail: { keys: 'retained' },
    });
    expect((await reset(await linkFor(person, 3), 'another password')).status).toBe(204);
    expect(await me({ key })).toBe(401);
  });

  it('revokes all keys with the first proof of the address, even if its user keeps them', async () => {
    expect((await reset(await linkFor(person), PASSWORD, true)).status).toBe(204);
    expect(await me({ key: person.key })).toBe(401);
  });

  it('that is reset lets its user sign in from there, whatever others have guessed', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.9' };
    const attempt = async (password: string) =>
      (await base.call('POST', '/auth/sign_in', { body: { email: person.email, password }, headers })).status;
    expect(await attempt('wrong password')).toBe(401);
    await admin.query(`UPDATE rate_limit SET points = 1000000 WHERE key LIKE 'sign_in_hourly:%'`);
    expect(await attempt('correct horse')).toBe(429);
    const body = { new_password: PASSWORD };
    const token = await linkFor(person);
    expect((await base.call('POST', `/auth/password_reset/${token}`, { body, headers })).status).toBe(204);
    expect(await attempt(PASSWORD)).toBe(200);
  });

  it('is set by one of two concurrent uses of a link', async () => {
    const token = await linkFor(person);
    const answers = await Promise.all([reset(token, 'one new password'), reset(token, 'another new password')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  });

  it.each<[string, (token: string) => Promise<string>]>([
    ['made up', async () => 'a'.repeat(43)],
    [
      'expired',
      async (token) => {
        await admin.query(`UPDATE password_reset SET expires_at = now() - interval '1 second'`);
        return token;
      },
    ],
    [
      'older than another link',
      async (token) => {
        await linkFor(person, 2);
        return token;
      },
    ],
    [
      'older than a new password',
      async (token) => {
        const body = { current_password: 'correct horse', new_password: 'yet another one' };
        await base.call('PATCH', '/me/password', { bearer: person.bearer, body });
        return token;
      },
    ],
  ])('is not set by a link that is %s', async (_, spoil) => {
    const token = await spoil(await linkFor(person));
    expect(await reset(token)).toMatchObject({ status: 404, body: { error_code: 'not_found' } });
    expect(await signIn(PASSWORD)).toBe(401);
  });

  it('is rejected when it is too short, and the link stays valid', async () => {
    const token = await linkFor(person);
    expect(await reset(token, 'short')).toMatchObject({ status: 422, body: { error_code: 'validation_error' } });
    expect((await reset(token)).status).toBe(204);
  });

  it('cannot be reset by a user of an issuer, whom a mail informs', async () => {
    const email = 'external@example.com';
    await me({ bearer: await issuer.token({ sub: 'external', email, email_verified: true }) });
    await send(email);
    expect((await mailboxes.newest(email)).text).toContain('identity provider');
  });
});

describe('requesting a mail', () => {
  it('gets the same response in the same time whether or not a user has the address', async () => {
    const addresses = [person.email, 'nobody@example.com'];
    const times: [number[], number[]] = [[], []];
    for (let count = 0; count < 18; count += 1) {
      const began = performance.now();
      const { status, body } = await send(addresses[count % 2]!);
      times[count % 2]!.push(performance.now() - began);
      expect([status, body]).toEqual([202, undefined]);
    }
    const [known, unknown] = times.map((all) => all.toSorted((a, b) => a - b)[4]!) as [number, number];
    expect(known).toBeLessThan(unknown * 4 + 20);
    expect(unknown).toBeLessThan(known * 4 + 20);
    expect(await mailboxes.of('nobody@example.com')).toEqual([]);
  });

  it('is limited to ten mails an hour per address', async () => {
    for (let count = 0; count < 12; count += 1) await send(person.email);
    await mailboxes.newest(person.email, 10);
    const other = await base.person();
    await linkFor(other);
    expect(await mailboxes.of(person.email)).toHaveLength(10);
  });

  it('stores the address and token encrypted, and sends the mail when the server is available again', async () => {
    await mailboxes.misbehave('error', 2);
    await send(person.email);
    const token = await mailboxes.token(person.email);
    expect(JSON.stringify(await tasks())).not.toContain(person.email);
    const { rows } = await admin.query(`SELECT * FROM password_reset WHERE user_id = $1`, [person.id]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await reset(token)).status).toBe(204);
  });
});

it('requires a mail server', async () => {
  const silent = await BaseUnderTest.start();
  try {
    const answer = await silent.call('POST', '/auth/password_reset', { body: { email: 'ada@example.com' } });
    expect(answer).toMatchObject({ status: 501, body: { error_code: 'mail_not_configured' } });
  } finally {
    await silent.stop();
  }
});
