import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { roleAtLeast, type Role } from '@reelsheet/kernel';
import { generateApiKey, RevocationBarrier } from '@reelsheet/platform-auth';
import { describeApi } from '@reelsheet/platform-http';
import { DeclaredRoute } from '@reelsheet/testing';
import type pg from 'pg';
import { ANSWERED_ELSEWHERE, BODIES, collectionOf, MIN_ROLE } from '../support/access-matrix.js';
import { AuthenticatorApp } from '../support/authenticator-app.js';
import { buildFixture, GUARDED, joinAs, stored, type AccessFixture } from '../support/guarded-fixture.js';
import { BaseUnderTest } from '../support/harness.js';
import { sendRoute } from '../support/send-route.js';

let base: BaseUnderTest;
let admin: pg.Client;
let fixture: AccessFixture;
let otherTenant: AccessFixture;
let routes: DeclaredRoute[];

beforeAll(async () => {
  base = await BaseUnderTest.start();
  admin = await base.administrator();
  [fixture, otherTenant] = [await buildFixture(base, admin), await buildFixture(base, admin)];
  routes = DeclaredRoute.all(describeApi(base.http, 'base', base.url)).filter(({ isOpen }) => !isOpen);
});

afterAll(() => base?.stop());

it('defines a body for exactly the routes that have one', () => {
  const taking = routes.filter(({ takesBody }) => takesBody).map(({ name }) => name);
  expect(Object.keys(BODIES).toSorted()).toEqual(taking.toSorted());
});

it('the worker port serves health and metrics but no API', async () => {
  const address = await base.worker.getUrl();
  const statusOf = async (path: string) =>
    (await fetch(address + path, { headers: { 'X-API-Key': fixture.owner.key } })).status;
  expect(await Promise.all(['/health/live', '/health/ready', '/metrics'].map(statusOf))).toEqual([200, 200, 200]);
  const reads = routes.filter(({ isRead }) => isRead);
  expect(new Set(await Promise.all(reads.map(({ path }) => statusOf(`/v1${path}`))))).toEqual(new Set([404]));
});

describe('an invalid credential', () => {
  it.each([
    ['no key', async () => undefined],
    ['a malformed key', async () => 'rs_nonsense'],
    ['a key that nobody was given', async () => generateApiKey()],
    [
      'a revoked key',
      async () => endedKey((id) => base.call('DELETE', `/persisted_tokens/${id}/revoke`, { key: fixture.owner.key })),
    ],
    [
      'an expired key',
      async () =>
        endedKey((id) =>
          admin.query(`UPDATE access_key SET expires_at = now() - interval '1 second' WHERE id = $1`, [id]),
        ),
    ],
  ])('%s is rejected by all routes', async (_, key) => {
    await expectRejections(
      await key(),
      routes,
      () => fixture,
      () => '401 unauthorized',
    );
  });
});

describe('an outsider', () => {
  const naming = () => routes.filter(({ rejectionOfOutsiders }) => rejectionOfOutsiders !== undefined);
  const within = () => naming().filter(({ scope, path }) => scope?.in === 'query' && path.includes('{'));

  it('has no access to another organization', async () => {
    await expectRejections(
      otherTenant.owner.key,
      naming(),
      () => fixture,
      ({ rejectionOfOutsiders }) => rejectionOfOutsiders!,
    );
  });

  it('has no access to it through their own agent', async () => {
    await expectRejections(
      otherTenant.owner.key,
      within(),
      () => ({ ...fixture, agentId: otherTenant.agentId }),
      (route) => collectionOf(route).missing,
    );
  });

  it('has no access to another sheet through their own sheet', async () => {
    const inner = within().filter(({ path }) => /\{(row|col|cell|batch)_id\}/.test(path));
    await expectRejections(
      otherTenant.owner.key,
      inner,
      () => ({ ...fixture, agentId: otherTenant.agentId, sheetId: otherTenant.sheetId }),
      () => '404 not_found',
    );
  });

  it('has no access to another layer through their own cell', async () => {
    const layers = within().filter(({ path }) => path.includes('{layer_id}'));
    await expectRejections(
      otherTenant.owner.key,
      layers,
      () => ({ ...otherTenant, layerId: fixture.layerId }),
      () => '404 not_found',
    );
  });

  it('sees nothing of it in their own data', async () => {
    const own = routes.filter(
      ({ isRead, scope, rejectionOfOutsiders }) =>
        isRead && (scope ? scope.optional : rejectionOfOutsiders === undefined),
    );
    for (const route of own) {
      const { status, body } = await sendRoute(base, route, (await base.person()).key, fixture, fixture, {
        namesScope: false,
      });
      expect([route.name, status]).toEqual([route.name, 200]);
      expect([route.name, JSON.stringify(body)]).toEqual([route.name, expect.not.stringContaining(GUARDED)]);
    }
  });

  it.each<[string, string, (foreign: AccessFixture) => Partial<AccessFixture>, string]>([
    ['PUT /autocontentengine/{id}/rows/update_positions', 'a row', ({ rowId }) => ({ rowId }), '404 not_found'],
    ['PUT /autocontentengine/{id}/rows/mass_update', 'a row', ({ rowId }) => ({ rowId }), '404 not_found'],
    ['POST /autocontentengine/{id}/rows/generate', 'a row', ({ rowId }) => ({ rowId }), '404 not_found'],
    ['POST /autocontentengine/{id}/post_plan/posts', 'a row', ({ rowId }) => ({ rowId }), '404 not_found'],
    [
      'PATCH /autocontentengine/{id}/columns/update_positions',
      'a column',
      ({ columnId }) => ({ columnId }),
      '404 not_found',
    ],
    ['PUT /autocontentengine/{id}/columns/mass_update', 'a column', ({ columnId }) => ({ columnId }), '404 not_found'],
    ['PUT /autocontentengine/{id}/cells/mass_update', 'a cell', ({ cellId }) => ({ cellId }), '404 not_found'],
    [
      'PUT /autocontentengine/{id}/cells/{cell_id}/layers/update_positions',
      'a layer',
      ({ layerId }) => ({ layerId }),
      '404 not_found',
    ],
    [
      'PATCH /autocontentengine/{id}/cells/{cell_id}/set_default_user_job',
      'a generation',
      ({ generationId }) => ({ generationId }),
      '422 validation_error',
    ],
    ['POST /render_jobs', 'a project', ({ sheetId }) => ({ sheetId }), '404 project_not_found'],
  ])('%s with %s of the other tenant in the body is rejected', async (route, _, foreign, expected) => {
    await expectRejections(
      otherTenant.owner.key,
      routes.filter(({ name }) => name === route),
      () => otherTenant,
      () => expected,
      { ...otherTenant, ...foreign(fixture) },
    );
  });

  it.each<[string, (foreign: AccessFixture, own: AccessFixture) => [path: string, body?: object], string]>([
    [
      'clones into no foreign agent',
      (foreign, own) => [
        `/autocontentengine/${own.sheetId}/clone?agent_id=${own.agentId}`,
        { target_agent_id: foreign.agentId },
      ],
      '422 validation_error',
    ],
    [
      'renders no foreign cell',
      (foreign, own) => [
        `/render_jobs?agent_id=${own.agentId}`,
        {
          job: {
            project_id: own.sheetId,
            container_id: foreign.cellId,
            container_type: 'SpreadsheetCell',
            input: '{}',
          },
        },
      ],
      '404 not_found',
    ],
    [
      'renders no foreign file',
      (foreign, own) => [
        `/render_jobs?agent_id=${own.agentId}`,
        renderOf(own, { content_resource_id: foreign.resourceId }),
      ],
      '404 not_found',
    ],
    [
      'renders no foreign cell as a source',
      (foreign, own) => [`/render_jobs?agent_id=${own.agentId}`, renderOf(own, { cell_id: foreign.cellId })],
      '404 not_found',
    ],
    [
      'renders no foreign layer as a source',
      (foreign, own) => [`/render_jobs?agent_id=${own.agentId}`, renderOf(own, { layer_id: foreign.layerId })],
      '404 not_found',
    ],
    [
      'transcribes no foreign file',
      (foreign, own) => [
        `/transcriptions?agent_id=${own.agentId}`,
        { data: { content_resource_id: foreign.resourceId } },
      ],
      '404 not_found',
    ],
    [
      'generates from no foreign picture',
      (foreign, own) => [
        `/autocontentengine/${own.sheetId}/cells/${own.cellId}/generate?agent_id=${own.agentId}`,
        { generation_type: 'image_from_text', data: { prompt: 'a cat', content_resource_ids: [foreign.resourceId] } },
      ],
      '404 content_resource_not_found',
    ],
  ])('%s', async (_, request, expected) => {
    const [path, body] = request(fixture, otherTenant);
    const before = await stored(admin);
    const answer = await base.call('POST', path, { key: otherTenant.owner.key, body });
    expect(`${answer.status} ${answer.body?.error_code}`).toBe(expected);
    expect(await stored(admin)).toEqual(before);
  });
});

describe('a member', () => {
  const minRole = ({ name, role }: DeclaredRoute) => MIN_ROLE[name] ?? (role as Role | undefined);

  it.each<Role>(['viewer', 'editor', 'manager'])('with the role %s can do nothing beyond it', async (role) => {
    const { key } = await joinAs(base, fixture, role);
    const beyond = routes.filter((route) => minRole(route) && !roleAtLeast(role, minRole(route)!));
    await expectRejections(
      key,
      beyond,
      () => fixture,
      () => '403 forbidden',
    );
  });

  it.each<Role>(['viewer', 'editor', 'manager', 'owner'])(
    'with the role %s and without the second factor that the organization requires can do nothing',
    async (role) => {
      const strict = await buildFixture(base, admin);
      const { key } = await joinAs(base, strict, role);
      await requireSecondFactor(strict);
      await expectRejections(
        key,
        routes.filter(({ rejectionWithoutFactor }) => rejectionWithoutFactor),
        () => strict,
        () => '403 second_factor_missing',
      );
    },
  );

  it('with the role viewer can read everything declared for viewers', async () => {
    const { key } = await joinAs(base, fixture, 'viewer');
    const reads = routes.filter(
      ({ isRead, role, name }) => isRead && role === 'viewer' && !ANSWERED_ELSEWHERE.includes(name),
    );
    for (const route of reads)
      expect([route.name, (await sendRoute(base, route, key, fixture)).status]).toEqual([route.name, 200]);
  });

  it.each<Role>(['editor', 'manager', 'owner'])(
    'with the role %s is accepted wherever it is the minimum role',
    async (role) => {
      const own = await buildFixture(base, admin);
      const { key } = role === 'owner' ? own.owner : await joinAs(base, own, role);
      const admitting = routes.filter((route) => minRole(route) === role);
      for (const route of admitting.toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))) {
        const { status } = await sendRoute(base, route, key, own);
        expect([route.name, [401, 403].includes(status)]).toEqual([route.name, false]);
      }
    },
  );
});

describe('an organization that requires a second factor', () => {
  const fresh = () => routes.filter(({ needsFreshFactor }) => needsFreshFactor);

  it('asks for a recent proof of it where money, members, keys and what agents are connected to change', () => {
    expect(
      fresh()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([
      'DELETE /agents/{agent_id}',
      'DELETE /organizations/{organization_id}',
      'DELETE /organizations/{organization_id}/invitations/{invitation_id}',
      'DELETE /organizations/{organization_id}/members/{user_id}',
      'PATCH /agents/{agent_id}/automation_config',
      'PATCH /organizations/{organization_id}',
      'PATCH /organizations/{organization_id}/members/{user_id}',
      'PATCH /persisted_tokens/{id}',
      'PATCH /personal_access_tokens/{token_id}',
      'POST /agents/{agent_id}/automation_config/rotate_secret',
      'POST /agents/{agent_id}/social_accounts/{platform}/connect',
      'POST /agents/{agent_id}/voice/integrations/vendor_a',
      'POST /organizations/{organization_id}/members',
      'POST /organizations/{organization_id}/uncollected_work/pay',
      'POST /persisted_tokens',
    ]);
  });

  it('rejects keys and old proofs there alone, and accepts recent ones', async () => {
    const strict = await buildFixture(base, admin);
    await requireSecondFactor(strict);
    for (const route of fresh())
      expect([route.name, await codeOf(route, strict.owner.key, strict)]).toEqual([
        route.name,
        'fresh_second_factor_required',
      ]);
    for (const route of routes.filter(({ isRead, needsFreshFactor }) => isRead && !needsFreshFactor)) {
      const { body } = await sendRoute(base, route, strict.owner.key, strict);
      expect([route.name, body?.error_code]).not.toEqual([route.name, 'fresh_second_factor_required']);
    }
    await admin.query(`UPDATE session SET factor_proved_at = now() - interval '16 minutes' WHERE user_id = $1`, [
      strict.owner.id,
    ]);
    await base.http.get(RevocationBarrier, { strict: false }).pass(strict.owner.id);
    const { bearer } = strict.owner;
    for (const route of fresh())
      expect([route.name, (await sendRoute(base, route, { bearer }, strict)).body.error_code]).toEqual([
        route.name,
        'fresh_second_factor_required',
      ]);
    await admin.query(`UPDATE session SET factor_proved_at = now() WHERE user_id = $1`, [strict.owner.id]);
    await base.http.get(RevocationBarrier, { strict: false }).pass(strict.owner.id);
    for (const route of fresh().toSorted((a, b) => rank(a) - rank(b))) {
      const { status } = await sendRoute(base, route, { bearer }, strict);
      expect([route.name, [401, 403].includes(status)]).toEqual([route.name, false]);
    }
  });

  it('does not affect the account of a member who lacks it', async () => {
    const strict = await buildFixture(base, admin);
    const member = await joinAs(base, strict, 'viewer');
    await requireSecondFactor(strict);
    const personal = fresh().filter(({ isPersonal }) => isPersonal);
    expect(personal).not.toEqual([]);
    for (const route of personal)
      expect([route.name, (await sendRoute(base, route, member.key, strict)).status]).not.toEqual([route.name, 403]);
  });

  const codeOf = async (route: DeclaredRoute, key: string, names: AccessFixture) =>
    (await sendRoute(base, route, key, names)).body?.error_code;
  /** The agent and the organization are deleted last. */
  const rank = ({ name }: DeclaredRoute) =>
    ['DELETE /agents/{agent_id}', 'DELETE /organizations/{organization_id}'].indexOf(name);
});

/** Lets the owner of the organization have a second factor, and requires one of all members. */
async function requireSecondFactor({ owner, organizationId }: AccessFixture): Promise<void> {
  await AuthenticatorApp.add(base, owner);
  const { status } = await base.call('PATCH', `/organizations/${organizationId}`, {
    bearer: owner.bearer,
    body: { organization: { require_second_factor: true } },
  });
  expect(status).toBe(200);
}

/** Sends each route with the names of `path`, and expects it to be rejected as specified, without changes. */
async function expectRejections(
  key: string | undefined,
  attempted: DeclaredRoute[],
  path: () => AccessFixture,
  expected: (route: DeclaredRoute) => string,
  inBody: AccessFixture = path(),
): Promise<void> {
  expect(attempted).not.toEqual([]);
  const before = await stored(admin);
  const seen: [string, string][] = [];
  for (const route of attempted) {
    const { status, body } = await sendRoute(base, route, key, path(), inBody);
    seen.push([route.name, `${status} ${body?.error_code}`]);
    expect([route.name, JSON.stringify(body) ?? '']).toEqual([route.name, expect.not.stringContaining(GUARDED)]);
  }
  expect(seen).toEqual(attempted.map((route) => [route.name, expected(route)]));
  expect(await stored(admin)).toEqual(before);
}

function renderOf({ sheetId, cellId }: AccessFixture, source: object): object {
  const input = {
    canvas: { width: 180, height: 320 },
    tracks: [{ clips: [{ type: 'image', source, start: 0, duration: 1 }] }],
  };
  return {
    job: { project_id: sheetId, container_id: cellId, container_type: 'SpreadsheetCell', input: JSON.stringify(input) },
  };
}

/** Returns a key of the fixture's owner that was ended. */
async function endedKey(end: (id: number) => Promise<unknown>): Promise<string> {
  const { body } = await base.call('POST', '/persisted_tokens', {
    key: fixture.owner.key,
    body: { name: 'short', expires_in: '1d' },
  });
  await end(body.id);
  return body.token;
}
