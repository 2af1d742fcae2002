import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FRESH_FACTOR_MS } from '@reelsheet/platform-auth';
import { MAX_REQUIREMENT_CHANGES_PER_HOUR } from '../../src/accounts/organizations/organization-limits.js';
import { advance, AuthenticatorApp, PASSWORD } from '../support/authenticator-app.js';
import { BaseUnderTest, type Person } from '../support/harness.js';
import { Mailboxes } from '../support/mailbox.js';
import { AUDIENCE, TestIssuer } from '../support/oidc-issuer.js';

const FRESH_REQUIRED = { status: 403, body: { error_code: 'fresh_second_factor_required' } };
const MISSING = { status: 403, body: { error_code: 'second_factor_missing' } };

let base: BaseUnderTest;
let issuer: TestIssuer;
let mailboxes: Mailboxes;
let owner: Person;
let member: Person;
let organizationId: number;

beforeAll(async () => {
  [issuer, mailboxes] = await Promise.all([TestIssuer.listen(), Mailboxes.open()]);
  base = await BaseUnderTest.start({ OIDC_ISSUER: issuer.url, OIDC_AUDIENCE: AUDIENCE, SMTP_URL: mailboxes.smtpUrl });
});
beforeEach(async () => {
  [owner, member] = [await base.person(), await base.person()];
  const { status, body } = await base.call('POST', '/organizations', {
    key: owner.key,
    body: { organization: { name: 'Studio' } },
  });
  expect(status).toBe(201);
  organizationId = body.id;
  await join(member.email, 'editor');
});
afterAll(async () => {
  await base?.stop();
  await Promise.all([issuer.close(), mailboxes.close()]);
});

type Credential = { key: string } | { bearer: string };

const join = (email: string, role: string) =>
  base.call('POST', `/organizations/${organizationId}/members`, { bearer: owner.bearer, body: { email, role } });
const read = (credential: Credential) => base.call('GET', `/organizations/${organizationId}`, { ...credential });
const change = (isRequired: boolean, credential: Credential = { bearer: owner.bearer }) =>
  base.call('PATCH', `/organizations/${organizationId}`, {
    ...credential,
    body: { organization: { require_second_factor: isRequired } },
  });
const require = async () => {
  await AuthenticatorApp.add(base, owner);
  expect(await change(true)).toMatchObject({ status: 200, body: { require_second_factor: true } });
};
const audited = async () =>
  (await base.call('GET', `/organizations/${organizationId}/audit_log`, { key: owner.key })).body.entries;

describe('an organization that requires a second factor', () => {
  it('rejects members without one, by session and key, until they add one', async () => {
    for (const credential of [{ key: member.key }, { bearer: member.bearer }])
      expect((await read(credential)).status).toBe(200);
    await require();
    for (const credential of [{ key: member.key }, { bearer: member.bearer }])
      expect(await read(credential)).toMatchObject(MISSING);
    expect((await base.call('GET', `/organizations/${member.personalId}`, { key: member.key })).status).toBe(200);
    const added = await AuthenticatorApp.add(base, member);
    for (const credential of [{ key: member.key }, { bearer: member.bearer }])
      expect(await read(credential)).toMatchObject({ status: 200, body: { role: 'editor' } });
    await base.call('POST', `/auth/second_factors/${added.app.id}/remove`, {
      bearer: member.bearer,
      body: { code: added.app.code() },
    });
    for (const credential of [{ key: member.key }, { bearer: member.bearer }])
      expect(await read(credential)).toMatchObject(MISSING);
  });

  it('is shown to members without one, but not where they work', async () => {
    await require();
    const { body } = await base.call('GET', '/organizations', { key: member.key });
    expect(body.map(({ id, require_second_factor }) => [id, require_second_factor])).toEqual([
      [member.personalId, false],
      [organizationId, true],
    ]);
    await base.call('PATCH', `/organizations/${organizationId}/members/${member.id}`, {
      bearer: owner.bearer,
      body: { role: 'manager' },
    });
    const { body: workspaces } = await base.call('GET', '/workspaces', { key: member.key });
    expect(workspaces.map(({ id }) => id)).toEqual([member.personalId]);
    const { status } = await base.call('GET', `/agents?workspace_id=${organizationId}`, { key: member.key });
    expect(status).toBe(403);
  });

  it('has no keys of members without one', async () => {
    const make = (body: object) => base.call('POST', '/persisted_tokens', { key: member.key, body });
    const { body: limited } = await make({ organization_id: organizationId });
    expect((await read({ key: limited.token })).status).toBe(200);
    await require();
    expect(await read({ key: limited.token })).toMatchObject(MISSING);
    expect(await make({ organization_id: organizationId })).toMatchObject(MISSING);
  });

  it('does not stop members without one from managing keys, which are not valid there', async () => {
    await require();
    const credential = { bearer: member.bearer };
    const make = (body: object) => base.call('POST', '/persisted_tokens', { ...credential, body });
    const { status, body: unlimited } = await make({});
    expect(status).toBe(201);
    expect((await make({ organization_id: member.personalId })).status).toBe(201);
    expect(await make({ organization_id: organizationId })).toMatchObject(MISSING);
    const renaming = { ...credential, body: { persisted_token: { name: 'mine' } } };
    expect((await base.call('PATCH', `/persisted_tokens/${unlimited.id}`, renaming)).status).toBe(200);
    expect(await read({ key: unlimited.token })).toMatchObject(MISSING);
  });

  it.each(['viewer', 'owner'])('is left by members without one who have the role %s', async (role) => {
    await base.call('PATCH', `/organizations/${organizationId}/members/${member.id}`, {
      bearer: owner.bearer,
      body: { role },
    });
    await require();
    const removeOwn = (credential: Credential) =>
      base.call('DELETE', `/organizations/${organizationId}/membership`, credential);
    expect((await removeOwn({ bearer: member.bearer })).status).toBe(204);
    expect((await read({ bearer: member.bearer })).status).toBe(404);
    expect((await removeOwn({ bearer: member.bearer })).status).toBe(404);
    expect((await audited())[0]).toMatchObject({ action: 'member.removed', target: `user:${member.id}` });
    expect(await removeOwn({ bearer: owner.bearer })).toMatchObject({ status: 422 });
  });

  it('is not used where a member without one names none for a new agent', async () => {
    const { app } = await AuthenticatorApp.add(base, member);
    const setting = { bearer: member.bearer, body: { organization: { require_second_factor: true } } };
    expect((await base.call('PATCH', `/organizations/${member.personalId}`, setting)).status).toBe(200);
    const proof = { bearer: member.bearer, body: { code: app.code() } };
    expect((await base.call('POST', `/auth/second_factors/${app.id}/remove`, proof)).status).toBe(204);
    const agent = { key: member.key, body: { agent: { name: 'Nova' } } };
    expect(await base.call('POST', '/agents', agent)).toMatchObject(MISSING);
  });

  it('rejects members who join without one', async () => {
    await require();
    const late = await base.person();
    expect((await join(late.email, 'viewer')).status).toBe(201);
    expect(await read({ key: late.key })).toMatchObject(MISSING);
  });

  it('accepts tokens of an issuer that has verified several factors, but not the keys of their users', async () => {
    const sub = `sub-${member.id}`;
    const email = `${sub}@example.com`;
    const token = (amr?: unknown) =>
      issuer.token({ sub, email, email_verified: true, auth_time: Date.now() / 1_000, ...(amr ? { amr } : {}) });
    expect((await base.call('GET', '/me', { bearer: await token() })).status).toBe(200);
    await join(email, 'editor');
    await require();
    expect((await read({ bearer: await token(['pwd', 'otp', 'mfa']) })).status).toBe(200);
    for (const amr of [undefined, ['pwd'], 'mfa', { mfa: true }])
      expect(await read({ bearer: await token(amr) })).toMatchObject(MISSING);
    const { body: key } = await base.call('POST', '/persisted_tokens', { bearer: await token(['mfa']), body: {} });
    expect(await read({ key: key.token })).toMatchObject(MISSING);
  });
});

describe('the requirement', () => {
  it('is set and taken back by owners who have a second factor', async () => {
    expect(await change(true)).toMatchObject({
      status: 422,
      body: { error: expect.stringMatching(/^organization\.require_second_factor needs/) },
    });
    expect((await read({ key: member.key })).status).toBe(200);
    await require();
    expect((await audited())[0]).toMatchObject({
      action: 'organization.second_factor_changed',
      detail: { required: 'yes' },
    });
    expect(await change(true)).toMatchObject({ status: 200 });
    expect((await change(false)).body.require_second_factor).toBe(false);
    expect((await audited()).slice(0, 2)).toMatchObject([
      { detail: { required: 'no' } },
      { detail: { required: 'yes' } },
    ]);
    expect((await read({ key: member.key })).status).toBe(200);
  });

  it('is mailed to all owners when it changes', async () => {
    const other = await base.person();
    await join(other.email, 'owner');
    await require();
    await change(true);
    await change(false);
    await mailboxes.newest(other.email, 2);
    for (const { email } of [owner, other]) {
      const subjects = (await mailboxes.of(email)).map(({ subject }) => subject);
      expect(subjects).toEqual(
        expect.arrayContaining(['Studio requires a second factor', 'Studio does not require a second factor any more']),
      );
    }
    expect(await mailboxes.of(member.email)).toEqual([]);
  });

  it('is set only by a session that has proved a second factor recently, not by a key', async () => {
    const { app } = await AuthenticatorApp.add(base, owner);
    expect(await change(true, { key: owner.key })).toMatchObject(FRESH_REQUIRED);
    const body = { email: owner.email, password: PASSWORD };
    const { body: first } = await base.call<'POST', string>('POST', '/auth/sign_in', { body });
    const completion = { body: { challenge: first.challenge, code: app.code() } };
    const { body: session } = await base.call('POST', '/auth/second_factor', completion);
    advance(base, FRESH_FACTOR_MS + 1_000);
    const { body: stale } = await base.call('POST', '/auth/refresh', {
      body: { refresh_token: session.refresh_token },
    });
    expect(await change(true, { bearer: stale.access_token })).toMatchObject(FRESH_REQUIRED);
    expect((await read({ key: member.key })).status).toBe(200);
  });

  it('counts no request that changes nothing, and no more than the limit of the others', async () => {
    await AuthenticatorApp.add(base, owner);
    for (let count = 0; count < MAX_REQUIREMENT_CHANGES_PER_HOUR + 2; count += 1)
      expect((await change(false)).status).toBe(200);
    for (let count = 0; count < MAX_REQUIREMENT_CHANGES_PER_HOUR; count += 1)
      expect((await change(count % 2 === 0)).status).toBe(200);
    expect((await change(true)).status).toBe(429);
    await mailboxes.newest(owner.email, 1 + MAX_REQUIREMENT_CHANGES_PER_HOUR);
  });

  it('is not changed by managers', async () => {
    const manager = await base.person();
    await join(manager.email, 'manager');
    await AuthenticatorApp.add(base, manager);
    for (const isRequired of [true, false])
      expect(await change(isRequired, { bearer: manager.bearer })).toMatchObject({
        status: 403,
        body: { error_code: 'forbidden' },
      });
    const renamed = await base.call('PATCH', `/organizations/${organizationId}`, {
      bearer: manager.bearer,
      body: { organization: { name: 'Workshop' } },
    });
    expect(renamed).toMatchObject({ status: 200, body: { name: 'Workshop', require_second_factor: false } });
  });
});
