import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KEY_SCOPES, type Role } from '@reelsheet/kernel';
import { generateApiKey } from '@reelsheet/platform-auth';
import { describeApi } from '@reelsheet/platform-http';
import { DeclaredRoute, storedIn } from '@reelsheet/testing';
import pg from 'pg';
import { CoreUnderTest } from './harness.js';
import type { AgentMessage } from './other-services.js';

/** Text in every record of the agent's profile, so that a leak is recognized. */
const GUARDED = 'Guarded';

type Body = Record<string, unknown>;

/** The body for each route that takes one. */
const BODIES: Record<string, Body> = {
  'PATCH /agents/{agent_id}/core': {
    brand_name: 'Taken over',
    personality: 'sly',
    default_user_voice: { voice_id: 'taken-over' },
  },
  ...Object.fromEntries(
    [
      'integrations/vendor_a',
      'integrations/vendor_a/test',
      'design/generate-script',
      'design/generate-description',
      'design/generate-samples',
      'design',
      'clone',
      '{voice_id}/preview',
    ].map((route) => [`POST /agents/{agent_id}/voice/${route}`, { name: 'Taken over' }]),
  ),
  'POST /agents/{agent_id}/provenance/backups': {
    asset_url: 'https://example.com/taken-over.mp4',
    visibility: 'public',
  },
  'POST /agents/{agent_id}/watchlists': { name: 'Taken over' },
  'PATCH /agents/{agent_id}/watchlists/{watchlist_id}': { name: 'Taken over' },
  'POST /agents/{agent_id}/watchlists/{watchlist_id}/sources': {
    platform: 'shortvideo',
    target_type: 'account',
    target_value: '@taken-over',
  },
};

/** Query that names a watchlist's source without its id. */
const KEY = '?platform=photoshare&target_type=hashtag&target_value=guarded';

let core: CoreUnderTest;
let admin: pg.Client;
let agent: AgentMessage;
let otherTenant: AgentMessage;
let outsider: string;
let accountId: number;
let backupId: number;
let watched: { watchlist_id: string; source_id: string };
let routes: DeclaredRoute[];

beforeAll(async () => {
  core = await CoreUnderTest.start();
  admin = new pg.Client({ connectionString: core.database.adminUrl });
  await admin.connect();
  [agent, otherTenant] = [core.base.agent(1), core.base.agent(2)];
  outsider = core.base.member(2, 'owner');
  accountId = await describeAgent(agent, core.base.member(1, 'editor'), GUARDED);
  await describeAgent(otherTenant, outsider, 'Mine');
  const { rows } = await admin.query(
    `INSERT INTO core.backup (organization_id, agent_id, asset_url, asset_type, visibility, encrypted, source_event, fingerprint, status, due_at)
     VALUES (1, $1, 'https://example.com/${GUARDED}', 'video', 'public', false, 'manual', '', 'completed', NULL) RETURNING id`,
    [agent.id],
  );
  backupId = Number(rows[0].id);
  watched = await watchlistOf(agent, core.base.member(1, 'editor'));
  routes = DeclaredRoute.all(describeApi(core.http, 'core', core.url)).filter(({ isOpen }) => !isOpen);
});

afterAll(async () => {
  await admin?.end();
  await core?.stop();
});

it('has no security contact where none is set, and says so to everyone', async () => {
  const response = await fetch(`${new URL(core.url).origin}/.well-known/security.txt`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error_code: 'not_found' });
});

it('has a body for every route that takes one, and for no other', () => {
  const taking = routes.filter(({ takesBody }) => takesBody).map(({ name }) => name);
  expect(Object.keys(BODIES).toSorted()).toEqual(taking.toSorted());
});

it.each([
  ['no key', undefined],
  ['a malformed key', 'rs_nonsense'],
  ['a key that nobody was given', generateApiKey()],
])('%s opens no route', async (_, key) => {
  await expectRejections(key, routes, () => '401 unauthorized');
});

describe('an outsider', () => {
  it.each(['id', 'uuid'] as const)('finds nothing of an agent that is not theirs, by its %s', async (form) => {
    await expectRejections(outsider, routes, ({ rejectionOfOutsiders }) => rejectionOfOutsiders!, agent[form]);
  });

  it.each<[string, () => Body]>([
    ['account', () => ({ linked_accounts: [{ id: accountId, url: 'https://video.example/@taken-over' }] })],
    ['agent', () => ({ agent_id: agent.uuid, brand_name: 'Taken over' })],
  ])('changes no foreign %s through an agent of their own', async (_, body) => {
    const patch = routes.filter(({ name }) => name === 'PATCH /agents/{agent_id}/core');
    await expectRejections(outsider, patch, () => '422 validation_error', otherTenant.id, body());
  });

  it('sees none of it in their own lists', async () => {
    const { status, body } = await core.call('GET', `/agents/${otherTenant.id}/core`, outsider);
    expect([status, body.brand_name]).toEqual([200, 'Mine brand']);
    expect(JSON.stringify(body)).not.toContain(GUARDED);
  });
});

describe.each(KEY_SCOPES)('a key with the scope %s alone', (scope) => {
  it('is rejected by every route that needs another one', async () => {
    const beyond = routes.filter(({ keyScopes }) => keyScopes.some((needed) => needed !== scope));
    await expectRejections(core.base.member(1, 'owner', [scope]), beyond, () => '403 insufficient_scope');
  });

  it('is accepted by every route that needs it alone', async () => {
    const key = core.base.member(2, 'owner', [scope]);
    for (const route of routes.filter(({ keyScopes }) => keyScopes.join() === scope)) {
      const { body } = await send(route, key, agent.id);
      expect([route.name, body?.error_code]).toEqual([route.name, route.rejectionOfOutsiders?.split(' ')[1]]);
    }
  });
});

describe('a member', () => {
  it('who is a viewer cannot write', async () => {
    const beyond = routes.filter(({ role }) => role !== 'viewer');
    await expectRejections(
      core.base.member(1, 'viewer'),
      beyond,
      ({ rejectionOfLowerRoles }) => rejectionOfLowerRoles!,
    );
  });

  it('who lacks the second factor that the organization requires opens nothing', async () => {
    await expectRejections(
      core.base.memberWithoutFactor(1),
      routes,
      ({ rejectionWithoutFactor }) => rejectionWithoutFactor!,
    );
  });

  it.each<Role>(['viewer', 'editor'])('who is %s is let in wherever that is the least role', async (role) => {
    for (const route of routes.filter((each) => each.role === role)) {
      const own = core.base.agent(1);
      const positions = await watchlistOf(own, core.base.member(1, 'editor'));
      const { status } = await send(route, core.base.member(1, role), own.id, BODIES[route.name], positions);
      expect([route.name, [401, 403].includes(status)]).toEqual([route.name, false]);
    }
  });
});

/** Gives the agent a profile with every list filled; returns the id of its linked account. */
async function describeAgent({ id }: AgentMessage, key: string, name: string): Promise<number> {
  const { body } = await core.call('PATCH', `/agents/${id}/core`, key, {
    brand_name: `${name} brand`,
    personality: `${name} personality`,
    default_user_voice: { voice_id: `${name} voice` },
    linked_accounts: [{ url: `https://video.example/@${name}` }],
  });
  return (body.brand!.data as any).linked_accounts[0].id;
}

/** Creates a paused list that is never scraped, so nothing in it changes on its own. */
async function watchlistOf({ id }: AgentMessage, key: string): Promise<typeof watched> {
  const lists = `/agents/${id}/watchlists` as const;
  const { body: list } = await core.call('POST', lists, key, { name: `${GUARDED} list` });
  await core.call('PATCH', `${lists}/${list.id}`, key, { intent_active: false });
  const source = { platform: 'photoshare', target_type: 'hashtag', target_value: GUARDED };
  const { body } = await core.call('POST', `${lists}/${list.id}/sources`, key, source);
  return { watchlist_id: list.id, source_id: body.id };
}

/** Sends each route and expects the error, no leak and no change, including base's voices. */
async function expectRejections(
  key: string | undefined,
  attempted: DeclaredRoute[],
  expected: (route: DeclaredRoute) => string,
  ref: string | number = agent.id,
  body?: Body,
): Promise<void> {
  expect(attempted).not.toEqual([]);
  const before = [await storedIn(admin, 'core'), new Map(core.base.voices), core.base.forwarded.length];
  for (const route of attempted) {
    const answer = await send(route, key, ref, body);
    expect([route.name, `${answer.status} ${answer.body.error_code}`]).toEqual([route.name, expected(route)]);
    expect(JSON.stringify(answer.body)).not.toContain(GUARDED);
  }
  expect([await storedIn(admin, 'core'), core.base.voices, core.base.forwarded.length]).toEqual(before);
}

async function send(
  { name, method, path }: DeclaredRoute,
  key: string | undefined,
  ref: string | number,
  body: Body | undefined = BODIES[name],
  { watchlist_id, source_id } = watched,
) {
  const named = path
    .replace('{agent_id}', String(ref))
    .replace('{backup_id}', String(backupId))
    .replace('{watchlist_id}', watchlist_id)
    .replace('{source_id}', source_id)
    .replace(/\{\w+\}/, '7');
  return core.call(method, name.startsWith('DELETE') && named.endsWith('/sources') ? named + KEY : named, key, body);
}
