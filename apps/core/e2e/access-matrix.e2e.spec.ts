import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { roleAtLeast, type Role } from '@reelsheet/kernel';
import { generateApiKey } from '@reelsheet/platform-auth';
import { describeApi } from '@reelsheet/platform-http';
import { guardedOperations, storedIn } from '@reelsheet/testing';
import pg from 'pg';
import { CoreUnderTest } from './harness.js';

const GUARDED = 'Guarded brand';

/** The least role in the agent's organization that each route takes. */
const MINIMUM: Record<string, Role> = {
  'GET /agents/{agent_id}/core': 'viewer',
  'PATCH /agents/{agent_id}/core': 'editor',
};

let core: CoreUnderTest;
let admin: pg.Client;
let forms: (string | number)[];
let documented: string[];

beforeAll(async () => {
  core = await CoreUnderTest.start();
  admin = new pg.Client({ connectionString: core.database.adminUrl });
  await admin.connect();
  const { id, uuid } = core.base.agent(1);
  forms = [id, uuid];
  await core.call('PATCH', `/agents/${id}/core`, core.base.member(1, 'editor'), { brand_name: GUARDED });
  documented = guardedOperations(describeApi(core.http, 'core', core.url));
});

afterAll(async () => {
  await admin?.end();
  await core?.stop();
});

it('has an entry for every route', () => {
  expect(documented.toSorted()).toEqual(Object.keys(MINIMUM).toSorted());
});

it.each([
  ['no key', undefined],
  ['a malformed key', 'rs_nonsense'],
  ['a key that nobody was given', generateApiKey()],
])('%s opens no route', async (_, key) => {
  await expectRefusals(key, documented, '401 unauthorized');
});

it('a stranger finds no agent that is not theirs', async () => {
  core.base.agent(2);
  await expectRefusals(core.base.member(2, 'owner'), documented, '404 not_found');
});

it.each<Role>(['viewer', 'editor', 'manager'])('a member who is %s does nothing beyond it', async (role) => {
  const beyond = documented.filter((route) => !roleAtLeast(role, MINIMUM[route]!));
  await expectRefusals(core.base.member(1, role), beyond, '403 permission_denied');
});

/** Sends each route with both forms of the agent's id, and finds it refused as expected, nothing told and nothing changed. */
async function expectRefusals(key: string | undefined, routes: string[], expected: string): Promise<void> {
  const before = await storedIn(admin, 'core');
  const sent = routes.flatMap((route) => forms.map((form) => route.replace('{agent_id}', String(form))));
  for (const request of sent) {
    const [method, path] = request.split(' ') as [string, string];
    const { status, body } = await core.call(method, path, key, method === 'GET' ? undefined : { brand_name: 'Taken over' });
    expect([request, `${status} ${body.error_code}`]).toEqual([request, expected]);
    expect(JSON.stringify(body)).not.toContain(GUARDED);
  }
  expect(await storedIn(admin, 'core')).toEqual(before);
}
