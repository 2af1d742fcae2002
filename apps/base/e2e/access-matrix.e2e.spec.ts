import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { roleAtLeast, type Role } from '@reelsheet/kernel';
import { generateApiKey } from '@reelsheet/platform-auth';
import { describeApi } from '@reelsheet/platform-http';
import { guardedOperations } from '@reelsheet/testing';
import pg from 'pg';
import { ACCESS, denialOf, ELSEWHERE, NAMES_NOTHING, QUERIES, refusalOf, type Names } from './access-matrix.js';
import { buildWorld, GUARDED, joinAs, stored, type World } from './guarded-world.js';
import { BaseUnderTest } from './harness.js';

let base: BaseUnderTest;
let admin: pg.Client;
let world: World;
let strangers: World;
let documented: string[];

beforeAll(async () => {
  base = await BaseUnderTest.start();
  admin = new pg.Client({ connectionString: base.database.adminUrl, options: '-c search_path=base,public' });
  await admin.connect();
  [world, strangers] = [await buildWorld(base, admin), await buildWorld(base, admin)];
  documented = guardedOperations(describeApi(base.http, 'base', base.url));
}, 60_000);

afterAll(async () => {
  await admin?.end();
  await base?.stop();
});

it('has an entry for every route', () => {
  const known = [...Object.keys(ACCESS), ...ELSEWHERE, ...NAMES_NOTHING];
  expect(documented.filter((route) => !known.includes(route))).toEqual([]);
});

describe('a credential that is none', () => {
  it.each([
    ['no key', async () => undefined],
    ['a malformed key', async () => 'rs_nonsense'],
    ['a key that nobody was given', async () => generateApiKey()],
    [
      'a revoked key',
      async () => endedKey((id) => base.call('DELETE', `/persisted_tokens/${id}/revoke`, { key: world.owner.key })),
    ],
    [
      'an expired key',
      async () =>
        endedKey((id) =>
          admin.query(`UPDATE access_key SET expires_at = now() - interval '1 second' WHERE id = $1`, [id]),
        ),
    ],
  ])('%s opens no route', async (_, key) => {
    await expectRefusals(
      await key(),
      documented,
      () => world,
      () => '401 unauthorized',
    );
  });
});

describe('a stranger', () => {
  const naming = Object.keys(ACCESS).filter((route) => ACCESS[route]!.place !== 'nowhere');
  const within = naming.filter((route) => ACCESS[route]!.place === 'query' && route.includes('{'));

  it('finds nothing of an organization that is not theirs', async () => {
    await expectRefusals(
      strangers.owner.key,
      naming,
      () => world,
      (route) => refusalOf(ACCESS[route]!, route),
    );
  });

  it('finds nothing of it through an agent of their own', async () => {
    await expectRefusals(
      strangers.owner.key,
      within,
      () => ({ ...world, agentId: strangers.agentId }),
      (route) => `404 ${ACCESS[route]!.missing}`,
    );
  });

  it('finds no part of a foreign sheet through a sheet of their own', async () => {
    const inner = within.filter((route) => /\{(row|col|cell)_id\}/.test(route));
    await expectRefusals(
      strangers.owner.key,
      inner,
      () => ({ ...world, agentId: strangers.agentId, sheetId: strangers.sheetId }),
      () => '404 not_found',
    );
  });

  it('finds no layer through a cell of their own', async () => {
    const layers = within.filter((route) => route.includes('{layer_id}'));
    await expectRefusals(
      strangers.owner.key,
      layers,
      () => ({ ...strangers, layerId: world.layerId }),
      () => '404 not_found',
    );
  });

  it('is shown nothing of it in what is theirs', async () => {
    for (const route of Object.keys(ACCESS).filter(
      (each) => each.startsWith('GET') && ACCESS[each]!.place === 'nowhere',
    )) {
      const { body } = await send(route, (await base.person()).key, world, world);
      expect([route, JSON.stringify(body)]).toEqual([route, expect.not.stringContaining(GUARDED)]);
    }
  });

  it.each<[string, string, (foreign: World) => Partial<World>, string]>([
    ['PUT /autocontentengine/{id}/rows/update_positions', 'a row', ({ rowId }) => ({ rowId }), '404 not_found'],
    ['PUT /autocontentengine/{id}/rows/mass_update', 'a row', ({ rowId }) => ({ rowId }), '404 not_found'],
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
  ])('%s with %s of theirs in the body is refused', async (route, _, foreign, expected) => {
    await expectRefusals(
      strangers.owner.key,
      [route],
      () => strangers,
      () => expected,
      { ...strangers, ...foreign(world) },
    );
  });

  it.each<[string, (foreign: World, own: World) => [path: string, body?: object], string]>([
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
    const [path, body] = request(world, strangers);
    const before = await stored(admin);
    const answer = await base.call('POST', path, { key: strangers.owner.key, body });
    expect(`${answer.status} ${answer.body?.error_code}`).toBe(expected);
    expect(await stored(admin)).toEqual(before);
  });

  it('lists no agents of a workspace that is not theirs', async () => {
    const { status, body } = await base.call('GET', `/agents?workspace_id=${world.organizationId}`, {
      key: strangers.owner.key,
    });
    expect([status, body.error_code]).toEqual([422, 'organization_not_found']);
  });
});

describe('a member', () => {
  it.each<Role>(['viewer', 'editor', 'manager'])('who is %s does nothing beyond it', async (role) => {
    const { key } = await joinAs(base, world, role);
    const beyond = documented.filter((route) => route in ACCESS && !roleAtLeast(role, ACCESS[route]!.minimum));
    await expectRefusals(key, beyond, () => world, denialOf);
  });
});

/** Sends each route with the names of `path`, and finds it refused as expected and nothing changed. */
async function expectRefusals(
  key: string | undefined,
  routes: string[],
  path: () => World,
  expected: (route: string) => string,
  inBody: Names = path(),
): Promise<void> {
  const before = await stored(admin);
  const seen: [string, string][] = [];
  for (const route of routes) {
    if (!documented.includes(route)) continue;
    const { status, body } = await send(route, key, path(), inBody);
    seen.push([route, `${status} ${body?.error_code}`]);
    expect([route, JSON.stringify(body) ?? '']).toEqual([route, expect.not.stringContaining(GUARDED)]);
  }
  expect(seen).toEqual(seen.map(([route]) => [route, expected(route)]));
  expect(await stored(admin)).toEqual(before);
}

async function send(route: string, key: string | undefined, names: World, inBody: Names) {
  const [method, pattern] = route.split(' ') as [string, string];
  const access = ACCESS[route];
  const query = [QUERIES[route], access?.place === 'query' ? `agent_id=${names.agentId}` : undefined]
    .filter(Boolean)
    .join('&');
  const body = method === 'GET' ? undefined : (access?.body?.(inBody) ?? undefined);
  return base.call(method, `${fill(pattern, names)}${query ? `?${query}` : ''}`, { key, body });
}

/** The world's own ids in place of the route's parameters; `{id}` is whatever the route's first word collects. */
function fill(pattern: string, names: World): string {
  const ids: Record<string, unknown> = {
    agent_id: names.agentId,
    organization_id: names.organizationId,
    user_id: names.owner.id,
    engine_id: names.sheetId,
    row_id: names.rowId,
    col_id: names.columnId,
    cell_id: names.cellId,
    layer_id: names.layerId,
    post_id: names.postId,
    token_id: names.keyId,
    platform: 'shortvideo',
    slug: 'daily-quote',
    id: COLLECTIONS.find(([part]) => pattern.includes(part))?.[1](names),
  };
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name]));
}

const COLLECTIONS: [string, (world: World) => number][] = [
  ['/autocontentengine/', ({ sheetId }) => sheetId],
  ['/vidsheet/', ({ sheetId }) => sheetId],
  ['/content_resources/', ({ resourceId }) => resourceId],
  ['/generations/', ({ generationId }) => generationId],
  ['/render_jobs/', ({ renderJobId }) => renderJobId],
  ['/persisted_tokens/', ({ keyId }) => keyId],
  ['/social_accounts/', ({ accountId }) => accountId],
  ['/avatars/', () => 1],
];

function renderOf({ sheetId, cellId }: World, source: object): object {
  const input = {
    canvas: { width: 180, height: 320 },
    tracks: [{ clips: [{ type: 'image', source, start: 0, duration: 1 }] }],
  };
  return {
    job: { project_id: sheetId, container_id: cellId, container_type: 'SpreadsheetCell', input: JSON.stringify(input) },
  };
}

/** A key of the world's owner that has come to its end. */
async function endedKey(end: (id: number) => Promise<unknown>): Promise<string> {
  const { body } = await base.call('POST', '/persisted_tokens', {
    key: world.owner.key,
    body: { name: 'short', expires_in: '1d' },
  });
  await end(body.id);
  return body.token;
}
