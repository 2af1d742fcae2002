import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KEY_SCOPES, type Role } from '@reelsheet/kernel';
import { generateApiKey } from '@reelsheet/platform-auth';
import { describeApi } from '@reelsheet/platform-http';
import { DeclaredRoute, storedIn } from '@reelsheet/testing';
import pg from 'pg';
import { AgentUnderTest } from './harness.js';
import { trend } from './other-services.js';

/** Text in every record of the fixture, so that a leak is recognized. */
const GUARDED = 'Guarded';

/** An agent with one record of every kind. */
interface AccessFixture {
  readonly agentId: number;
  /** The agent's reference in requests: its uuid or its id. */
  readonly agentRef: string | number;
  readonly conversationId: string;
  readonly runId: string;
  readonly ideaId: number;
  readonly jobId: string;
}

const JOB = {
  name: GUARDED,
  job_type: 'generate_content_ideas',
  prompt: `${GUARDED} rye`,
  schedule: { cadence: 'daily', timezone: 'UTC', time_of_day: '09:00' },
  delivery: { type: 'chat_only' },
};

/** The body for each route that takes one. */
const BODIES: Record<string, (fixture: AccessFixture) => object> = {
  'PATCH /agent/conversations/{id}': () => ({ title: 'Taken over' }),
  'POST /agents/{agent_id}/recurring-jobs': () => JOB,
  'PATCH /agents/{agent_id}/recurring-jobs/{job_id}': () => ({ name: 'Taken over' }),
  'POST /agent/profile': () => ({ identity: { description: 'Taken over' } }),
  'PUT /agent/profile': () => ({ brand: { content_idea_preferences: 'Taken over' } }),
  'PUT /agent/preferences': () => ({ content_idea_preferences: 'Taken over' }),
  'POST /agent/research': ({ agentRef }) => ({ topic: 'Take over', agent_id: agentRef }),
  'POST /agent/ideas/convert': ({ agentRef, ideaId }) => ({ agent_id: agentRef, idea_ids: [ideaId], vidsheet_id: 1 }),
  'POST /agent/ideas/produce': ({ agentRef, ideaId }) => ({ agent_id: agentRef, idea_ids: [ideaId], vidsheet_id: 1 }),
  'POST /agent/ideas/{id}/refine': () => ({ instruction: 'Take over' }),
  'POST /agent/runs/{run_id}/approve': () => ({ approved: true }),
  'POST /agent/run': ({ agentRef }) => ({ message: 'Take over', agent_id: agentRef }),
};

let agent: AgentUnderTest;
let admin: pg.Client;
let fixture: AccessFixture;
let outsiders: AccessFixture;
let outsider: string;
let routes: DeclaredRoute[];

beforeAll(async () => {
  agent = await AgentUnderTest.start();
  await agent.boot('worker');
  admin = new pg.Client({ connectionString: agent.database.adminUrl });
  await admin.connect();
  outsider = agent.otherServices.member(2, 'owner');
  [fixture, outsiders] = [
    await buildFixture(1, agent.otherServices.member(1, 'owner')),
    await buildFixture(2, outsider),
  ];
  routes = DeclaredRoute.all(describeApi(agent.http, 'agent', agent.url)).filter(({ isOpen }) => !isOpen);
});

afterAll(async () => {
  await admin?.end();
  await agent?.stop();
});

it('has no security contact where none is set, and says so to everyone', async () => {
  const response = await fetch(`${new URL(agent.url).origin}/.well-known/security.txt`);
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
  await expectRejections(key, routes, fixture, () => '401 unauthorized');
});

describe('an outsider', () => {
  it.each<[string, () => AccessFixture]>([
    ['uuid', () => fixture],
    ['id', () => ({ ...fixture, agentRef: fixture.agentId })],
  ])('finds nothing of an agent that is not theirs, by its %s', async (_, names) => {
    await expectRejections(outsider, routes, names(), ({ rejectionOfOutsiders }) => rejectionOfOutsiders!);
  });

  it('cannot continue a foreign conversation through their own agent', async () => {
    const body = { message: 'Go on', agent_id: outsiders.agentRef, conversation_id: fixture.conversationId };
    const before = await storedIn(admin, 'agent');
    expect(await agent.call('POST', '/agent/run', outsider, body)).toMatchObject({
      status: 404,
      body: { error_code: 'not_found' },
    });
    expect(await storedIn(admin, 'agent')).toEqual(before);
  });

  it('sees none of it in their own lists', async () => {
    for (const route of routes.filter(({ isRead }) => isRead)) {
      const { status, body } = await send(route, outsider, outsiders);
      const text = JSON.stringify(body);
      expect([route.name, status, isNamedIn(text, outsiders), isNamedIn(text, fixture)]).toEqual([
        route.name,
        200,
        true,
        false,
      ]);
    }
  });

  it('lists only the conversations of their own agents', async () => {
    const { body } = await agent.call('GET', '/agent/conversations', outsider);
    expect(body.conversations).toMatchObject([{ id: outsiders.conversationId }]);
  });
});

describe.each(KEY_SCOPES)('a key with the scope %s alone', (scope) => {
  it('is rejected by every route that needs another one', async () => {
    const beyond = routes.filter(({ keyScopes }) => keyScopes.some((needed) => needed !== scope));
    await expectRejections(
      agent.otherServices.member(1, 'owner', [scope]),
      beyond,
      fixture,
      () => '403 insufficient_scope',
    );
  });

  it('is accepted by every route that needs it alone', async () => {
    const key = agent.otherServices.member(2, 'owner', [scope]);
    for (const route of routes.filter(({ keyScopes }) => keyScopes.join() === scope)) {
      const { body } = await send(route, key, fixture);
      expect([route.name, body?.error_code]).toEqual([route.name, route.rejectionOfOutsiders?.split(' ')[1]]);
    }
  });
});

describe('a member', () => {
  it('who lacks the second factor that the organization requires can do nothing in it', async () => {
    await expectRejections(
      agent.otherServices.memberWithoutFactor(1),
      routes.filter(({ rejectionWithoutFactor }) => rejectionWithoutFactor),
      fixture,
      ({ rejectionWithoutFactor }) => rejectionWithoutFactor!,
    );
  });

  it('who is a viewer cannot write', async () => {
    const beyond = routes.filter(({ role }) => role !== 'viewer');
    await expectRejections(
      agent.otherServices.member(1, 'viewer'),
      beyond,
      fixture,
      ({ rejectionOfLowerRoles }) => rejectionOfLowerRoles!,
    );
  });

  it.each<Role>(['viewer', 'editor'])('who is %s is let in wherever that is the least role', async (role) => {
    const own = await buildFixture(1, agent.otherServices.member(1, 'owner'));
    const admitting = routes.filter((route) => route.role === role);
    for (const route of admitting.toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))) {
      const { status } = await send(route, agent.otherServices.member(1, role), own);
      expect([route.name, Math.floor(status / 100)]).toEqual([route.name, 2]);
    }
  });
});

/** Sends each route with the fixture's ids and expects the error, no leak and no change. */
async function expectRejections(
  key: string | undefined,
  attempted: DeclaredRoute[],
  names: AccessFixture,
  expected: (route: DeclaredRoute) => string,
): Promise<void> {
  expect(attempted).not.toEqual([]);
  const before = await storedIn(admin, 'agent');
  const seen: [string, string][] = [];
  for (const route of attempted) {
    const { status, body } = await send(route, key, names);
    seen.push([route.name, `${status} ${body?.error_code}`]);
    expect([route.name, JSON.stringify(body)]).toEqual([route.name, expect.not.stringContaining(GUARDED)]);
  }
  expect(seen).toEqual(attempted.map((route) => [route.name, expected(route)]));
  expect(await storedIn(admin, 'agent')).toEqual(before);
}

async function send(route: DeclaredRoute, key: string | undefined, names: AccessFixture) {
  const query = route.scope?.in?.startsWith('query') ? `?${route.scope.name}=${names.agentRef}` : '';
  return agent.call(route.method, `${addressOf(route, names)}${query}`, key, BODIES[route.name]?.(names));
}

/** Returns the route's path with the fixture's ids. */
function addressOf(
  { name, path }: DeclaredRoute,
  { agentRef, conversationId, runId, ideaId, jobId }: AccessFixture,
): string {
  const ids: Record<string, unknown> = {
    id: path.includes('/ideas/') ? ideaId : conversationId,
    run_id: runId,
    agent_id: agentRef,
    job_id: jobId,
    status: 'rejected',
  };
  return path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    if (!(parameter in ids)) throw new Error(`${name} names {${parameter}}, which the fixture does not have`);
    return String(ids[parameter]);
  });
}

function isNamedIn(text: string, { agentRef, conversationId, runId }: AccessFixture): boolean {
  return [agentRef, conversationId, runId].some((name) => text.includes(String(name)));
}

async function buildFixture(organizationId: number, key: string): Promise<AccessFixture> {
  const { id: agentId, uuid: agentRef } = agent.otherServices.agent(organizationId, `${GUARDED} agent`);
  const { body } = await agent.call('POST', '/agent/run', key, {
    message: `Give me three ideas about ${GUARDED} rye`,
    agent_id: agentRef,
  });
  const ideaId = (await agent.ended(body.run_id, key)).idea_ids[0]!;
  const conversationId = body.conversation_id;
  const requesting = {
    message: 'Generate the cells of vidsheet 1',
    agent_id: agentRef,
    conversation_id: conversationId,
  };
  const runId = (await agent.call('POST', '/agent/run', key, requesting)).body.run_id;
  await agent.waiting(runId, key);
  const content_idea_preferences = `${GUARDED} ${agentRef}`;
  await agent.call('PUT', `/agent/preferences?agent_id=${agentRef}`, key, { content_idea_preferences });
  agent.otherServices.trends.set(agentId, [trend(1, `${GUARDED} ${agentRef}`)]);
  const job = await agent.call('POST', `/agents/${agentRef}/recurring-jobs`, key, JOB);
  const jobId = job.body.id;
  return { agentId, agentRef, conversationId, runId, ideaId, jobId };
}
