import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KEY_SCOPES, type KeyScope } from '@reelsheet/kernel';
import { describeApi } from '@reelsheet/platform-http';
import { errorOf, DeclaredRoute } from '@reelsheet/testing';
import type pg from 'pg';
import { BODIES } from '../support/access-matrix.js';
import { buildFixture, stored, type AccessFixture } from '../support/guarded-fixture.js';
import { BaseUnderTest, type Person } from '../support/harness.js';
import { sendRoute } from '../support/send-route.js';

let base: BaseUnderTest;
let admin: pg.Client;
let fixture: AccessFixture;
let routes: DeclaredRoute[];

beforeAll(async () => {
  base = await BaseUnderTest.start();
  admin = await base.administrator();
  fixture = await buildFixture(base, admin);
  routes = DeclaredRoute.all(describeApi(base.http, 'base', base.url)).filter(({ isOpen }) => !isOpen);
});

afterAll(() => base?.stop());

describe.each(KEY_SCOPES)('a key with the scope %s alone', (scope) => {
  it('is rejected by every route that needs another one, which it names, and changes nothing', async () => {
    const key = await keyOf(fixture.owner, { scopes: [scope] });
    const beyond = routes.filter(({ keyScopes }) => keyScopes.some((needed) => needed !== scope));
    const before = await stored(admin);
    const seen: unknown[] = [];
    for (const route of beyond) {
      const { status, body } = await sendRoute(base, route, key, fixture);
      seen.push([route.name, status, body.error_code, body.missing_scopes]);
    }
    expect(seen).toEqual(
      beyond.map(({ name, keyScopes }) => {
        const missing = keyScopes.filter((needed) => needed !== scope);
        return [name, 403, 'insufficient_scope', missing];
      }),
    );
    expect(await stored(admin)).toEqual(before);
  });

  it('is accepted by every route that needs it alone', async () => {
    const within = routes.filter(({ keyScopes }) => keyScopes.join() === scope);
    expect(within).not.toEqual([]);
    const outsider = await keyOf(await base.person(), { scopes: [scope] });
    for (const route of within) {
      const key = route.isPersonal ? await keyOf(await base.person(), { scopes: [scope] }) : outsider;
      const { body } = await sendRoute(base, route, key, fixture);
      expect([route.name, body?.error_code]).not.toEqual([route.name, 'insufficient_scope']);
      expect([route.name, body?.error_code]).not.toEqual([route.name, 'unauthorized']);
    }
  });
});

it('every route needs a scope, and reads need read or account', () => {
  expect(routes.filter(({ keyScopes }) => keyScopes.length === 0).map(({ name }) => name)).toEqual([]);
  const reads = routes.filter(({ isRead, keyScopes }) => isRead && !['read', 'account'].includes(keyScopes.join()));
  expect(reads.map(({ name }) => name)).toEqual([]);
  expect(Object.keys(BODIES)).not.toEqual([]);
});

describe('a key that is limited', () => {
  it('shows its scopes and organization, and ends within a year', async () => {
    const { owner, organizationId } = fixture;
    const { body } = await create(owner, { scopes: ['publish', 'read', 'read'], organization_id: organizationId });
    expect(body).toMatchObject({ scopes: ['read', 'publish'], organization_id: organizationId });
    expect(daysUntil(body.expires_at!)).toBe(365);
    const [listed] = (await base.call('GET', '/persisted_tokens', { key: owner.key })).body;
    expect(listed).toMatchObject({ id: body.id, scopes: ['read', 'publish'], organization_id: organizationId });
  });

  it.each<[string, object, string]>([
    ['more than a year', { scopes: ['read'], expires_in: '366d' }, '422 validation_error'],
    ['more than a year in one organization', { organization_id: 1, expires_in: '366d' }, '422'],
    ['no scope', { scopes: [] }, '422 validation_error'],
    ['an unknown scope', { scopes: ['admin'] }, '422 validation_error'],
    ['a scope of another type', { scopes: [{}] }, '422 validation_error'],
    ['a foreign organization', { organization_id: 2_000_000 }, '422 organization_not_found'],
  ])('is not created with %s', async (_, body, expected) => {
    const answer = await create(fixture.owner, body);
    expect(`${answer.status} ${errorOf(answer).error_code}`).toContain(expected);
  });

  it('creates no key with more than it has itself', async () => {
    const { owner } = fixture;
    const key = await keyOf(owner, { scopes: ['account', 'read'] });
    expect(await base.call('POST', '/persisted_tokens', { key, body: { scopes: ['read', 'spend'] } })).toMatchObject({
      status: 403,
      body: { error_code: 'insufficient_scope', missing_scopes: ['spend'] },
    });
    expect(await base.call('POST', '/persisted_tokens', { key, body: {} })).toMatchObject({
      status: 201,
      body: { scopes: ['read', 'account'] },
    });
  });

  it('does not show the signing secret of an agent without the scope account', async () => {
    const path = `/agents/${fixture.agentId}/automation_config` as const;
    const secretWith = async (scopes: KeyScope[]) =>
      (await base.call('GET', path, { key: await keyOf(fixture.owner, { scopes }) })).body.signing_secret;
    expect(await secretWith(['read'])).toBeUndefined();
    expect(await secretWith(['read', 'account'])).toMatch(/^whsec_/);
  });
});

describe('a key of one organization', () => {
  it('sees nothing of the others', async () => {
    const { owner, organizationId } = fixture;
    const key = await keyOf(owner, { organization_id: organizationId });
    const [other] = (await base.call('GET', '/organizations', { key: owner.key })).body;
    expect(other!.id).not.toBe(organizationId);
    const ids = async (path: string) => (await base.call('GET', path, { key })).body.map(({ id }: any) => id);
    expect(await ids('/organizations')).toEqual([organizationId]);
    expect(await ids('/workspaces')).toEqual([organizationId]);
    expect(await base.call('GET', `/organizations/${other!.id}`, { key })).toMatchObject({ status: 404 });
    expect(await base.call('GET', `/agents?workspace_id=${other!.id}`, { key })).toMatchObject({
      status: 422,
      body: { error_code: 'organization_not_found' },
    });
  });

  it('creates agents in it where no organization is named', async () => {
    const { owner, organizationId } = fixture;
    const key = await keyOf(owner, { organization_id: organizationId });
    const { status, body } = await base.call('POST', '/agents', { key, body: { agent: { name: 'Here' } } });
    expect(status).toBe(201);
    const { body: agents } = await base.call('GET', `/agents?workspace_id=${organizationId}`, { key });
    expect(agents.map(({ id }) => id)).toContain(body.agent.id);
  });

  it('has no access to what belongs to the user', async () => {
    const { owner, organizationId } = fixture;
    const key = await keyOf(owner, { organization_id: organizationId });
    const personal = routes.filter((route) => route.isPersonal && route.keyScopes.includes('account'));
    expect(personal.map(({ name }) => name)).toContain('POST /persisted_tokens');
    const before = await stored(admin);
    for (const route of personal) {
      const { status, body } = await sendRoute(base, route, key, fixture);
      expect([route.name, status, body.error_code]).toEqual([route.name, 403, 'insufficient_scope']);
    }
    expect(await stored(admin)).toEqual(before);
  });
});

it('a key without limits, and a session, have all scopes and all organizations', async () => {
  const { body } = await create(fixture.owner, { name: 'plain', expires_in: '3650d' });
  expect(body).toMatchObject({ scopes: KEY_SCOPES, organization_id: null, status: 'active' });
  expect(await base.call('GET', '/auth/sessions', { bearer: fixture.owner.bearer })).toMatchObject({ status: 200 });
});

const create = ({ bearer }: Person, body: object) => base.call('POST', '/persisted_tokens', { bearer, body });

async function keyOf(person: Person, limits: object): Promise<string> {
  const { body } = await create(person, limits);
  expect(body.token).toMatch(/^rs_/);
  return body.token;
}

const daysUntil = (time: string) => Math.round((Date.parse(time) - Date.now()) / 86_400_000);
