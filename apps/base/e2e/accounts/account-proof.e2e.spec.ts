import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readMailPermission } from '@reelsheet/contracts';
import { DAY_MS } from '@reelsheet/kernel';
import { RateLimits } from '@reelsheet/platform-auth';
import { errorOf } from '@reelsheet/testing';
import type pg from 'pg';
import { MAX_INVITATIONS_PER_DAY } from '../../src/accounts/organizations/members/invitation-limits.js';
import { BaseUnderTest } from '../support/harness.js';
import { Mailboxes } from '../support/mailbox.js';

const PASSWORD = 'correct horse';

let base: BaseUnderTest;
let mailboxes: Mailboxes;
let admin: pg.Client;

beforeAll(async () => {
  mailboxes = await Mailboxes.open();
  base = await BaseUnderTest.start({ ACCOUNT_PROOF: 'mail', SMTP_URL: mailboxes.smtpUrl });
  admin = await base.administrator();
});
afterAll(async () => {
  await base?.stop();
  await mailboxes.close();
});

const newAddress = () => `${randomUUID()}@example.com`;
const signUp = (email: string, password = PASSWORD) =>
  base.call('POST', '/auth/sign_up', { body: { email, password, name: 'Somebody' } });
const verify = (token: string, body: object = { password: PASSWORD }) =>
  base.call('POST', `/auth/verify_email/${token}`, { body });
const signIn = (email: string, password = PASSWORD) =>
  base.call('POST', '/auth/sign_in', { body: { email, password } });

interface Proved {
  readonly id: number;
  readonly email: string;
  readonly bearer: string;
}

async function proved(email = newAddress()): Promise<Proved> {
  await signUp(email);
  const mails = await mailboxes.of(email);
  await verify(await mailboxes.token(email, mails.length || 1));
  const { body } = await signIn(email);
  return { id: body.user.id, email, bearer: body.access_token };
}

describe('sign-up with proof of the address', () => {
  it('creates the user once, when the mailed link is used with the password', async () => {
    const email = newAddress();
    const body = { email, status: 'verification_mailed' };
    expect(await signUp(email)).toMatchObject({ status: 202, body });
    const token = await mailboxes.token(email);
    expect(await signIn(email)).toMatchObject({ status: 403, body: { error_code: 'email_unverified' } });
    expect((await signIn(email, 'wrong password')).status).toBe(401);
    expect((await verify(token)).status).toBe(204);
    const { body: signedIn } = await signIn(email);
    expect(signedIn.user).toMatchObject({ email, name: 'Somebody' });
    const organizations = await base.call('GET', '/organizations', { bearer: signedIn.access_token });
    expect(organizations.body).toMatchObject([{ is_personal: true, role: 'owner' }]);
    const log = `/organizations/${organizations.body[0]!.id}/audit_log` as const;
    const { body: written } = await base.call('GET', log, { bearer: signedIn.access_token });
    expect(written.entries.map(({ action }: any) => action)).toEqual(['user.signed_in', 'user.signed_up']);
    expect(await verify(token)).toMatchObject({ status: 404, body: { error_code: 'not_found' } });
  });

  it('responds the same for a taken address and notifies its owner', async () => {
    const { email } = await proved();
    const [taken, free] = [await signUp(email.toUpperCase(), 'another password'), await signUp(newAddress())];
    expect(taken.status).toBe(free.status);
    expect({ ...taken.body, email: '' }).toEqual({ ...free.body, email: '' });
    const notice = await mailboxes.newest(email, 2);
    expect(notice.text).toContain('has an account already');
    expect(notice.text).not.toMatch(/verify_email/);
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(email, 'another password')).status).toBe(401);
  });

  it('does not limit password mails to an address by the sign-ups of others', async () => {
    const { email } = await proved();
    for (let attempts = 1; attempts <= 10; attempts += 1) await signUp(email, 'another password');
    await mailboxes.newest(email, 10);
    await base.call('POST', '/auth/password_reset', { body: { email } });
    expect((await mailboxes.newest(email, 11)).subject).toBe('Set a new password');
  });

  it('does not create the user of another person by the link alone', async () => {
    const email = newAddress();
    const chosenByAnother = 'password of a squatter';
    await signUp(email, chosenByAnother);
    const token = await mailboxes.token(email);
    expect(await base.call('POST', `/auth/verify_email/${token}`)).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringMatching(/^password is required/) },
    });
    expect(await verify(token, { password: 'password of the owner' })).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringMatching(/^password .*new_password/) },
    });
    expect(errorOf(await signIn(email, chosenByAnother)).error_code).toBe('email_unverified');
    expect((await verify(token, { new_password: 'password of the owner' })).status).toBe(204);
    expect((await signIn(email, chosenByAnother)).status).toBe(401);
    expect((await signIn(email, 'password of the owner')).status).toBe(200);
  });

  it.each([
    ['both passwords', { password: PASSWORD, new_password: 'another password' }, /^new_password must not be given/],
    ['a new password that is too short', { new_password: 'short' }, /^new_password /],
    ['an empty password', { password: '' }, /^password /],
  ])('rejects %s, and the link stays valid', async (_, body, reason) => {
    const email = newAddress();
    await signUp(email);
    const token = await mailboxes.token(email);
    expect(await verify(token, body)).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringMatching(reason) },
    });
    expect((await verify(token)).status).toBe(204);
  });

  it('sets the password of the sign-up whose link was used', async () => {
    const email = newAddress();
    await signUp(email, 'password of a squatter');
    const squatters = await mailboxes.token(email);
    await signUp(email);
    const own = await mailboxes.token(email, 2);
    const answers = await Promise.all([verify(own), verify(own)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect((await verify(squatters, { password: 'password of a squatter' })).status).toBe(404);
    expect([(await signIn(email)).status, (await signIn(email, 'password of a squatter')).status]).toEqual([200, 401]);
  });

  it('sends another mail on request and invalidates the previous link', async () => {
    const email = newAddress();
    await signUp(email);
    const lost = await mailboxes.token(email);
    for (const address of [email, 'nobody@example.com'])
      expect((await base.call('POST', '/auth/verify_email', { body: { email: address } })).status).toBe(202);
    const found = await mailboxes.token(email, 2);
    expect([(await verify(lost)).status, (await verify(found)).status]).toEqual([404, 204]);
    expect(await mailboxes.of('nobody@example.com')).toEqual([]);
  });

  it('rejects an expired link', async () => {
    const email = newAddress();
    await signUp(email);
    const token = await mailboxes.token(email);
    await admin.query(`UPDATE sign_up SET expires_at = now() - interval '1 second' WHERE email = $1`, [email]);
    expect((await verify(token)).status).toBe(404);
    expect((await signIn(email)).status).toBe(401);
  });
});

describe('an invitation', () => {
  let owner: Proved;
  let organizationId: number;
  let agentId: number;
  beforeAll(async () => {
    owner = await proved();
    const { bearer } = owner;
    const organization = { name: 'Calm Mornings' };
    organizationId = (await base.call('POST', '/organizations', { bearer, body: { organization } })).body.id;
    const body = { organization_id: organizationId, agent: { name: 'Nova' } };
    agentId = (await base.call('POST', '/agents', { bearer, body })).body.agent.id;
  });

  const members = () => `/organizations/${organizationId}/members` as const;
  const invite = (email: string, role = 'editor', by = owner) =>
    base.call('POST', members(), { bearer: by.bearer, body: { email, role } });
  const accept = (token: string, { bearer }: Proved) => base.call('POST', `/invitations/${token}/accept`, { bearer });
  const agent = ({ bearer }: Proved) => base.call('GET', `/agents/${agentId}`, { bearer });
  const listed = async (email: string) =>
    (await base.call('GET', members(), { bearer: owner.bearer })).body.find((each: any) => each.email === email);
  const withdraw = (id: number) =>
    base.call('DELETE', `/organizations/${organizationId}/invitations/${id}`, { bearer: owner.bearer });
  const joined = async (role: string) => {
    const person = await proved();
    await invite(person.email, role);
    await accept(await mailboxes.token(person.email, 2), person);
    return person;
  };

  it('is accepted by the link and gives no access before', async () => {
    const guest = await proved();
    expect(await agent(guest)).toMatchObject({ status: 404, body: { error_code: 'not_found' } });
    const invited = await invite(guest.email);
    expect(invited).toMatchObject({ status: 201, body: { status: 'invited', user_id: null, role: 'editor' } });
    expect(await listed(guest.email)).toEqual(invited.body);
    expect(await agent(guest)).toMatchObject({ status: 403, body: { error_code: 'permission_denied' } });
    const token = await mailboxes.token(guest.email, 2);
    expect(await accept(token, guest)).toMatchObject({ status: 200, body: { id: organizationId, role: 'editor' } });
    expect((await agent(guest)).status).toBe(200);
    expect(await listed(guest.email)).toMatchObject({ user_id: guest.id, status: 'active', invitation_id: null });
    expect((await accept(token, guest)).status).toBe(404);
    expect(await invite(guest.email)).toMatchObject({ status: 422, body: { error_code: 'validation_error' } });
  });

  it('gets the same response for an address with and without a user', async () => {
    const [known, unknown] = [(await proved()).email, newAddress()];
    const shapeOf = ({ status, body }: { status: number; body: any }) => [
      status,
      { ...body, email: '', invitation_id: 0, expires_at: '' },
    ];
    expect(shapeOf(await invite(unknown))).toEqual(shapeOf(await invite(known)));
    const token = await mailboxes.token(unknown);
    await signUp(unknown);
    await verify(await mailboxes.token(unknown, 2));
    const { body } = await signIn(unknown);
    const guest = { id: body.user.id, email: unknown, bearer: body.access_token };
    expect(errorOf(await agent(guest)).error_code).toBe('permission_denied');
    expect((await accept(token, guest)).status).toBe(200);
  });

  it('is valid only for the invited address', async () => {
    const [guest, other] = [await proved(), await proved()];
    await invite(guest.email);
    const token = await mailboxes.token(guest.email, 2);
    expect(await accept(token, other)).toMatchObject({ status: 403, body: { error_code: 'forbidden' } });
    expect((await agent(other)).status).toBe(404);
    expect((await accept(token, guest)).status).toBe(200);
  });

  it('is accepted once by concurrent requests', async () => {
    const guest = await proved();
    await invite(guest.email);
    const token = await mailboxes.token(guest.email, 2);
    const answers = await Promise.all([accept(token, guest), accept(token, guest)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('is replaced by a second one for the same address, with a new link and role', async () => {
    const guest = await proved();
    const first = await invite(guest.email, 'viewer');
    const old = await mailboxes.token(guest.email, 2);
    const second = await invite(guest.email, 'manager');
    const fresh = await mailboxes.token(guest.email, 3);
    expect(second.body).toMatchObject({ invitation_id: first.body.invitation_id, role: 'manager' });
    expect((await accept(old, guest)).status).toBe(404);
    expect(await accept(fresh, guest)).toMatchObject({ status: 200, body: { role: 'manager' } });
    const both = newAddress();
    const answers = await Promise.all([invite(both), invite(both)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => body.invitation_id)).size).toBe(1);
  });

  it('is invalid after it was withdrawn or has expired', async () => {
    const guest = await proved();
    const { body } = await invite(guest.email);
    const withdrawn = await mailboxes.token(guest.email, 2);
    expect((await withdraw(body.invitation_id!)).status).toBe(204);
    expect((await withdraw(body.invitation_id!)).status).toBe(404);
    expect([(await accept(withdrawn, guest)).status, (await agent(guest)).status]).toEqual([404, 404]);
    await invite(guest.email);
    const late = await mailboxes.token(guest.email, 3);
    await admin.query(`UPDATE invitation SET expires_at = now() - interval '1 second' WHERE email = $1`, [guest.email]);
    expect((await accept(late, guest)).status).toBe(404);
  });

  it('is withdrawn when its sender may no longer assign the role', async () => {
    const manager = await joined('manager');
    const [guest, operatorAccess] = [await proved(), newAddress()];
    await invite(guest.email, 'editor', manager);
    expect((await invite(newAddress(), 'owner', manager)).status).toBe(403);
    const token = await mailboxes.token(guest.email, 2);
    const inviting = invite(operatorAccess, 'manager', manager);
    const removed = base.call('DELETE', `${members()}/${manager.id}`, { bearer: owner.bearer });
    await Promise.all([inviting, removed]);
    expect((await accept(token, guest)).status).toBe(404);
    expect(await listed(operatorAccess)).toBeUndefined();
  });

  it('makes a proved address one to which the organization may mail, as long as its user is a member', async () => {
    const isAllowed = async (email: string) => {
      const request = { organization_id: organizationId, email };
      const { organization_name, allowed } = await base.rpc.request(readMailPermission, request);
      expect(organization_name).toBe('Calm Mornings');
      return allowed;
    };
    const outsider = await proved();
    expect(await isAllowed(outsider.email)).toBe(false);
    expect(await isAllowed('nobody@example.com')).toBe(false);
    const member = await joined('viewer');
    expect(await isAllowed(member.email.toUpperCase())).toBe(true);
    await admin.query(`UPDATE user_account SET email_proved_at = NULL WHERE id = $1`, [member.id]);
    expect(await isAllowed(member.email)).toBe(false);
    await admin.query(`UPDATE user_account SET email_proved_at = now() WHERE id = $1`, [member.id]);
    expect(await isAllowed(member.email)).toBe(true);
    await base.call('DELETE', `${members()}/${member.id}`, { bearer: owner.bearer });
    expect(await isAllowed(member.email)).toBe(false);
  });

  it('counts against ten mails an hour per address', async () => {
    const address = newAddress();
    for (let count = 0; count < 10; count += 1) expect((await invite(address)).status).toBe(201);
    expect(await invite(address)).toMatchObject({ status: 429, body: { error_code: 'rate_limited' } });
  });

  it('counts against a hundred a day per inviter, whatever became of the others', async () => {
    const manager = await joined('manager');
    const first = await invite(newAddress(), 'viewer', manager);
    expect((await withdraw(first.body.invitation_id!)).status).toBe(204);
    const limit = base.http.get(RateLimits, { strict: false }).ofStore('invitations_of_user', 1, DAY_MS / 1_000);
    for (let sent = 1; sent < MAX_INVITATIONS_PER_DAY; sent += 1) await limit.count(String(manager.id));
    const limited = await invite(newAddress(), 'viewer', manager);
    expect(limited).toMatchObject({ status: 429, body: { error_code: 'rate_limited' } });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await invite(newAddress())).status).toBe(201);
  });

  it('escapes names in the mail', async () => {
    const organization = { name: '<b>Win</b> "now"' };
    const { bearer } = owner;
    const { body } = await base.call('POST', '/organizations', { bearer, body: { organization } });
    const email = newAddress();
    await base.call('POST', `/organizations/${body.id}/members`, { bearer, body: { email, role: 'viewer' } });
    const { subject, html } = await mailboxes.newest(email);
    expect(subject).toBe('You are invited to <b>Win</b> "now"');
    expect(html).toContain('&lt;b&gt;Win&lt;/b&gt; &quot;now&quot;');
  });

  it('is recorded in the audit log', async () => {
    const { body } = await base.call('GET', `/organizations/${organizationId}/audit_log`, { bearer: owner.bearer });
    const actions = new Set(body.entries.map(({ action }) => action));
    for (const action of ['member.invited', 'member.joined', 'member.invitation_withdrawn'])
      expect(actions).toContain(action);
  });
});
