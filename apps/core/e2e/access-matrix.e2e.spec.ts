import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateApiKey } from '@reelsheet/platform-auth';
import { describeApi } from '@reelsheet/platform-http';
import { guardedOperations, storedIn } from '@reelsheet/testing';
import pg from 'pg';
import { CoreUnderTest } from './harness.js';
import type { AgentMessage } from './neighbours.js';

/** Stands in everything that the agent's profile holds, so that a leak is recognized. */
const GUARDED = 'Guarded';

type Body = Record<string, unknown>;

/** What is sent to each route. */
const ACCESS: Record<string, Body | undefined> = {
  'GET /agents/{agent_id}/core': undefined,
  'PATCH /agents/{agent_id}/core': {
    brand_name: 'Taken over',
    personality: 'sly',
    default_user_voice: { voice_id: 'taken-over' },
  },
};

let core: CoreUnderTest;
let admin: pg.Client;
let agent: AgentMessage;
let strangers: AgentMessage;
let stranger: string;
let accountId: number;
let documented: string[];

beforeAll(async () => {
  core = await CoreUnderTest.start();
  admin = new pg.Client({ connectionString: core.database.adminUrl });
  await admin.connect();
  [agent, strangers] = [core.base.agent(1), core.base.agent(2)];
  stranger = core.base.member(2, 'owner');
  accountId = await describeAgent(agent, core.base.member(1, 'editor'), GUARDED);
  await describeAgent(strangers, stranger, 'Mine');
  documented = guardedOperations(describeApi(core.http, 'core', core.url));
}, 60_000);

afterAll(async () => {
  await admin?.end();
  await core?.stop();
});

it('has an entry for every route', () => {
  expect(documented.toSorted()).toEqual(Object.keys(ACCESS).toSorted());
});

it.each([
  ['no key', undefined],
  ['a malformed key', 'rs_nonsense'],
  ['a key that nobody was given', generateApiKey()],
])('%s opens no route', async (_, key) => {
  await expectRefusals(key, documented, '401 unauthorized');
});

describe('a stranger', () => {
  it.each(['id', 'uuid'] as const)('finds nothing of an agent that is not theirs, by its %s', async (form) => {
    await expectRefusals(stranger, documented, '404 not_found', agent[form]);
  });

  it.each<[string, () => Body]>([
    ['account', () => ({ linked_accounts: [{ id: accountId, url: 'https://video.example/@taken-over' }] })],
    ['agent', () => ({ agent_id: agent.uuid, brand_name: 'Taken over' })],
  ])('changes no foreign %s through an agent of their own', async (_, body) => {
    await expectRefusals(stranger, ['PATCH /agents/{agent_id}/core'], '422 validation_error', strangers.id, body());
  });

  it('is shown nothing of it in what is theirs', async () => {
    const { status, body } = await core.call('GET', `/agents/${strangers.id}/core`, stranger);
    expect([status, body.brand_name]).toEqual([200, 'Mine brand']);
    expect(JSON.stringify(body)).not.toContain(GUARDED);
  });
});

it('a viewer changes nothing', async () => {
  const writes = documented.filter((route) => !route.startsWith('GET '));
  await expectRefusals(core.base.member(1, 'viewer'), writes, '403 forbidden');
});

/** Gives the agent a profile with something in every part; returns the id of its linked account. */
async function describeAgent({ id }: AgentMessage, key: string, name: string): Promise<number> {
  const { body } = await core.call('PATCH', `/agents/${id}/core`, key, {
    brand_name: `${name} brand`,
    personality: `${name} personality`,
    default_user_voice: { voice_id: `${name} voice` },
    linked_accounts: [{ url: `https://video.example/@${name}` }],
  });
  return body.brand.data.linked_accounts[0].id;
}

/** Sends each route, and finds it refused as expected, nothing told and nothing changed, base's voices included. */
async function expectRefusals(
  key: string | undefined,
  routes: string[],
  expected: string,
  ref: string | number = agent.id,
  sent?: Body,
): Promise<void> {
  const before = [await storedIn(admin, 'core'), new Map(core.base.voices)];
  for (const route of routes) {
    const [method, pattern] = route.split(' ') as [string, string];
    const { status, body } = await core.call(
      method,
      pattern.replace('{agent_id}', String(ref)),
      key,
      sent ?? ACCESS[route],
    );
    expect([route, `${status} ${body.error_code}`]).toEqual([route, expected]);
    expect(JSON.stringify(body)).not.toContain(GUARDED);
  }
  expect([await storedIn(admin, 'core'), core.base.voices]).toEqual(before);
}
