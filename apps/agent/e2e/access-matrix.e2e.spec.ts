import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { roleAtLeast, type Role } from '@reelsheet/kernel';
import { generateApiKey } from '@reelsheet/platform-auth';
import { describeApi } from '@reelsheet/platform-http';
import { guardedOperations, storedIn } from '@reelsheet/testing';
import pg from 'pg';
import { AgentUnderTest } from './harness.js';

/** Stands in everything that a world holds, so that a leak is recognized. */
const GUARDED = 'Guarded';

/** An agent with one of everything. */
interface World {
  readonly uuid: string;
  readonly conversationId: string;
  readonly runId: string;
  readonly ideaId: number;
}

interface Access {
  /** The least role in the agent's organization that the route takes. */
  readonly minimum: Role;
  /** How it refuses someone who has no part there. */
  readonly refusal: string;
  readonly query?: (world: World) => string;
  readonly body?: (world: World) => object;
}

const inPath = (minimum: Role, body?: Access['body']): Access => ({ minimum, refusal: '404 not_found', body });
const ofAgent = ({ uuid }: World) => `?agent_id=${uuid}`;

const ACCESS: Record<string, Access> = {
  'GET /agent/conversations': { minimum: 'viewer', refusal: '422 agent_not_found', query: ofAgent },
  'GET /agent/conversations/{id}': inPath('viewer'),
  'PATCH /agent/conversations/{id}': inPath('editor', () => ({ title: 'Taken over' })),
  'DELETE /agent/conversations/{id}': inPath('editor'),
  'GET /agent/conversations/{id}/messages': inPath('viewer'),
  'GET /agent/conversations/{id}/runs': inPath('viewer'),
  'GET /agent/ideas': { minimum: 'viewer', refusal: '422 agent_not_found', query: ofAgent },
  'POST /agent/ideas/{id}/status': inPath('editor'),
  'PUT /agent/ideas/{id}/status/{status}': inPath('editor'),
  'POST /agent/run': { minimum: 'editor', refusal: '422 agent_not_found', body: ({ uuid }) => ({ message: 'Take over', agent_id: uuid }) },
  'GET /agent/runs/{run_id}': inPath('viewer'),
};

let agent: AgentUnderTest;
let admin: pg.Client;
let world: World;
let strangers: World;
let stranger: string;
let documented: string[];

beforeAll(async () => {
  agent = await AgentUnderTest.start();
  await agent.boot('worker');
  admin = new pg.Client({ connectionString: agent.database.adminUrl });
  await admin.connect();
  stranger = agent.neighbours.member(2, 'owner');
  [world, strangers] = [await buildWorld(1, agent.neighbours.member(1, 'owner')), await buildWorld(2, stranger)];
  documented = guardedOperations(describeApi(agent.http, 'agent', agent.url));
}, 60_000);

afterAll(async () => {
  await admin?.end();
  await agent?.stop();
});

it('has an entry for every route', () => {
  expect(documented.toSorted()).toEqual(Object.keys(ACCESS).toSorted());
});

it.each([
  ['no key', undefined],
  ['a malformed key', 'rs_nonsense'],
  ['a key that nobody was given', generateApiKey()],
])('%s opens no route', async (_, key) => {
  await expectRefusals(key, documented, world, () => '401 unauthorized');
});

describe('a stranger', () => {
  it('finds nothing of an agent that is not theirs', async () => {
    await expectRefusals(stranger, documented, world, (route) => ACCESS[route]!.refusal);
  });

  it('goes on with no foreign conversation through an agent of their own', async () => {
    const body = { message: 'Go on', agent_id: strangers.uuid, conversation_id: world.conversationId };
    const before = await storedIn(admin, 'agent');
    expect(await agent.call('POST', '/agent/run', stranger, body)).toMatchObject({ status: 404, body: { error_code: 'not_found' } });
    expect(await storedIn(admin, 'agent')).toEqual(before);
  });

  it('is shown nothing of it in what is theirs', async () => {
    for (const path of ['/agent/conversations', `/agent/ideas${ofAgent(strangers)}`, `/agent/conversations/${strangers.conversationId}/runs`]) {
      const { body } = await agent.call('GET', path, stranger);
      expect(JSON.stringify(body)).not.toMatch(new RegExp([world.uuid, world.conversationId, world.runId].join('|')));
    }
  });
});

describe('a member', () => {
  it.each<Role>(['viewer', 'editor', 'manager'])('who is %s does nothing beyond it', async (role) => {
    const beyond = documented.filter((route) => !roleAtLeast(role, ACCESS[route]!.minimum));
    await expectRefusals(agent.neighbours.member(1, role), beyond, world, () => '403 forbidden');
  });
});

/** Sends each route with the world's ids, and finds it refused as expected, nothing told and nothing changed. */
async function expectRefusals(key: string | undefined, routes: string[], names: World, expected: (route: string) => string): Promise<void> {
  const before = await storedIn(admin, 'agent');
  const seen: [string, string][] = [];
  for (const route of routes) {
    const [method, pattern] = route.split(' ') as [string, string];
    const { query, body } = ACCESS[route]!;
    const answer = await agent.call(method, `${fill(pattern, names)}${query?.(names) ?? ''}`, key, body?.(names));
    seen.push([route, `${answer.status} ${answer.body?.error_code}`]);
    expect([route, JSON.stringify(answer.body)]).toEqual([route, expect.not.stringContaining(GUARDED)]);
  }
  expect(seen).toEqual(seen.map(([route]) => [route, expected(route)]));
  expect(await storedIn(admin, 'agent')).toEqual(before);
}

function fill(pattern: string, { conversationId, runId, ideaId }: World): string {
  const ids: Record<string, unknown> = { id: pattern.includes('/ideas/') ? ideaId : conversationId, run_id: runId, status: 'rejected' };
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name]));
}

async function buildWorld(organizationId: number, key: string): Promise<World> {
  const { uuid } = agent.neighbours.agent(organizationId, `${GUARDED} agent`);
  const { body } = await agent.call('POST', '/agent/run', key, { message: `Give me three ideas about ${GUARDED} rye`, agent_id: uuid });
  const { idea_ids: [ideaId] } = await agent.ended(body.run_id, key);
  return { uuid, conversationId: body.conversation_id, runId: body.run_id, ideaId };
}
