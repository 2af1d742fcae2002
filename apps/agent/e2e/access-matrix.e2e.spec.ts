import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateApiKey } from '@reelsheet/platform-auth';
import { describeApi } from '@reelsheet/platform-http';
import { guardedOperations, storedIn } from '@reelsheet/testing';
import pg from 'pg';
import { AgentUnderTest } from './harness.js';

/** Stands in everything that a world holds, so that a leak is recognized. */
const GUARDED = 'Guarded';

/** An agent with one of everything. */
interface World {
  readonly agentId: number;
  /** How requests name the agent: by its uuid or its id. */
  readonly agentRef: string | number;
  readonly conversationId: string;
  readonly runId: string;
  readonly ideaId: number;
}

interface Access {
  /** How the route refuses someone who has no part in the agent's organization. */
  readonly refusal: string;
  readonly query?: (world: World) => string;
  readonly body?: (world: World) => object;
}

const inPath = (body?: Access['body']): Access => ({ refusal: '404 not_found', body });
const inQuery: Access = { refusal: '422 agent_not_found', query: ({ agentRef }) => `?agent_id=${agentRef}` };
const inBody = (body: Access['body']): Access => ({ refusal: '422 agent_not_found', body });

const ACCESS: Record<string, Access> = {
  'GET /agent/conversations': inQuery,
  'GET /agent/conversations/{id}': inPath(),
  'PATCH /agent/conversations/{id}': inPath(() => ({ title: 'Taken over' })),
  'DELETE /agent/conversations/{id}': inPath(),
  'GET /agent/conversations/{id}/messages': inPath(),
  'GET /agent/conversations/{id}/runs': inPath(),
  'GET /agent/ideas': inQuery,
  'POST /agent/ideas/{id}/status': inPath(),
  'PUT /agent/ideas/{id}/status/{status}': inPath(),
  'POST /agent/run': inBody(({ agentRef }) => ({ message: 'Take over', agent_id: agentRef })),
  'GET /agent/runs/{run_id}': inPath(),
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
  it.each<[string, () => World]>([
    ['uuid', () => world],
    ['id', () => ({ ...world, agentRef: world.agentId })],
  ])('finds nothing of an agent that is not theirs, by its %s', async (_, names) => {
    await expectRefusals(stranger, documented, names(), (route) => ACCESS[route]!.refusal);
  });

  it('goes on with no foreign conversation through an agent of their own', async () => {
    const body = { message: 'Go on', agent_id: strangers.agentRef, conversation_id: world.conversationId };
    const before = await storedIn(admin, 'agent');
    expect(await agent.call('POST', '/agent/run', stranger, body)).toMatchObject({
      status: 404,
      body: { error_code: 'not_found' },
    });
    expect(await storedIn(admin, 'agent')).toEqual(before);
  });

  it('is shown nothing of it in what is theirs', async () => {
    for (const route of documented.filter((each) => each.startsWith('GET '))) {
      const { status, body } = await send(route, stranger, strangers);
      const text = JSON.stringify(body);
      expect([route, status, isNamedIn(text, strangers), isNamedIn(text, world)]).toEqual([route, 200, true, false]);
    }
  });

  it('lists the conversations of their own agents alone', async () => {
    const { body } = await agent.call('GET', '/agent/conversations', stranger);
    expect(body.conversations).toMatchObject([{ id: strangers.conversationId }]);
  });
});

it('a viewer changes nothing', async () => {
  const writes = documented.filter((route) => !route.startsWith('GET '));
  await expectRefusals(agent.neighbours.member(1, 'viewer'), writes, world, () => '403 forbidden');
});

/** Sends each route with the world's names, and finds it refused as expected, nothing told and nothing changed. */
async function expectRefusals(
  key: string | undefined,
  routes: string[],
  names: World,
  expected: (route: string) => string,
): Promise<void> {
  const before = await storedIn(admin, 'agent');
  const seen: [string, string][] = [];
  for (const route of routes) {
    const { status, body } = await send(route, key, names);
    seen.push([route, `${status} ${body?.error_code}`]);
    expect([route, JSON.stringify(body)]).toEqual([route, expect.not.stringContaining(GUARDED)]);
  }
  expect(seen).toEqual(routes.map((route) => [route, expected(route)]));
  expect(await storedIn(admin, 'agent')).toEqual(before);
}

async function send(route: string, key: string | undefined, names: World) {
  const [method, pattern] = route.split(' ') as [string, string];
  const { query, body } = ACCESS[route]!;
  return agent.call(method, `${fill(pattern, names)}${query?.(names) ?? ''}`, key, body?.(names));
}

function fill(pattern: string, { conversationId, runId, ideaId }: World): string {
  const ids: Record<string, unknown> = {
    id: pattern.includes('/ideas/') ? ideaId : conversationId,
    run_id: runId,
    status: 'rejected',
  };
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name]));
}

function isNamedIn(text: string, { agentRef, conversationId, runId }: World): boolean {
  return [agentRef, conversationId, runId].some((name) => text.includes(String(name)));
}

async function buildWorld(organizationId: number, key: string): Promise<World> {
  const { id: agentId, uuid: agentRef } = agent.neighbours.agent(organizationId, `${GUARDED} agent`);
  const { body } = await agent.call('POST', '/agent/run', key, {
    message: `Give me three ideas about ${GUARDED} rye`,
    agent_id: agentRef,
  });
  const {
    idea_ids: [ideaId],
  } = await agent.ended(body.run_id, key);
  return { agentId, agentRef, conversationId: body.conversation_id, runId: body.run_id, ideaId };
}
