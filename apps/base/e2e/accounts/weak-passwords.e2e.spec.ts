import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BaseUnderTest } from '../support/harness.js';
import { Mailboxes } from '../support/mailbox.js';

const EMAIL = 'grace.hopper@example.com';
const GOOD = 'correct horse';
/** Longer than 64 characters, of any kind, and with space at both ends, which is part of the password. */
const BETTER = ` ${'Grüße an alle, die '.repeat(5)}nichts ändern `;
const LEAKED = 'Password123';
const OWN = 'grace.hopper1906';

let base: BaseUnderTest;
let mailboxes: Mailboxes;

beforeAll(async () => {
  mailboxes = await Mailboxes.open();
  base = await BaseUnderTest.start({ ACCOUNT_PROOF: 'mail', SMTP_URL: mailboxes.smtpUrl });
});
afterAll(async () => {
  await base?.stop();
  await mailboxes.close();
});

const rejected = (field: string) => ({
  status: 422,
  body: { error_code: 'validation_error', error: expect.stringMatching(new RegExp(`^${field} is easy to guess`)) },
});

it('rejects a weak password wherever one is set, and the links stay valid', async () => {
  const signUp = (password: string) =>
    base.call('POST', '/auth/sign_up', { body: { email: EMAIL, password, name: 'Grace' } });
  for (const password of [LEAKED, OWN]) expect(await signUp(password)).toMatchObject(rejected('password'));
  expect((await signUp(GOOD)).status).toBe(202);

  const link = await mailboxes.token(EMAIL);
  const verify = (body: object) => base.call('POST', `/auth/verify_email/${link}`, { body });
  for (const new_password of [LEAKED, OWN])
    expect(await verify({ new_password })).toMatchObject(rejected('new_password'));
  expect((await verify({ password: GOOD })).status).toBe(204);

  const { body } = await base.call('POST', '/auth/sign_in', { body: { email: EMAIL, password: GOOD } });
  const change = (new_password: string) =>
    base.call('PATCH', '/me/password', { bearer: body.access_token, body: { current_password: GOOD, new_password } });
  for (const password of [LEAKED, OWN]) expect(await change(password)).toMatchObject(rejected('new_password'));
  expect((await change(BETTER)).status).toBe(204);

  const signIn = async (password: string) =>
    (await base.call('POST', '/auth/sign_in', { body: { email: EMAIL, password } })).status;
  expect([await signIn(BETTER), await signIn(BETTER.trim()), await signIn(BETTER.toLowerCase())]).toEqual([
    200, 401, 401,
  ]);

  await base.call('POST', '/auth/password_reset', { body: { email: EMAIL } });
  const token = await mailboxes.token(EMAIL, 2);
  const reset = (new_password: string) =>
    base.call('POST', `/auth/password_reset/${token}`, { body: { new_password } });
  for (const password of [LEAKED, OWN]) expect(await reset(password)).toMatchObject(rejected('new_password'));
  expect((await reset(GOOD)).status).toBe(204);
});
