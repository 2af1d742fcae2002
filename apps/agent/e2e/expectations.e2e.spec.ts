import { afterAll, beforeAll } from '@jest/globals';
import {
  captureCredits,
  claimBlob,
  decideAgentAction,
  findAgent,
  findIdeasWithoutRow,
  findMember,
  readMailPermission,
  holdCredits,
  ideaCreated,
  ideaStatusChanged,
  performAgentAction,
  proposeAgentAction,
  queryWatchlist,
  readAgentSheet,
  readIdeaBatches,
  readIdeaProductions,
  readAgentCore,
  recurringJobEnded,
  releaseCredits,
  resolveCredential,
  startIdeaProduction,
  writeIdeaRows,
} from '@reelsheet/contracts';
import { newUuid } from '@reelsheet/kernel';
import { generateApiKey, keyCredential } from '@reelsheet/platform-auth';
import { Database } from '@reelsheet/platform-database';
import { MessagingConnection, RpcClient } from '@reelsheet/platform-messaging';
import { createLogger } from '@reelsheet/platform-telemetry';
import { given, verifyExpectations, verifyStandIns } from '@reelsheet/testing/expectations';
import { StartFiring } from '../src/recurring-jobs/begin-firing.task.js';
import { FireRecurringJob } from '../src/recurring-jobs/fire-recurring-job.task.js';
import { AgentUnderTest } from './harness.js';
import { trend, type OtherServices } from './other-services.js';

let agent: AgentUnderTest;
let otherServices: OtherServices;
let connection: MessagingConnection;
let rpc: RpcClient;

beforeAll(async () => {
  agent = await AgentUnderTest.start();
  await agent.boot('worker');
  ({ otherServices } = agent);
  const { NATS_URL: url, NATS_NKEY_SEED: nkeySeed } = agent.nats.settingsOf('agent');
  connection = await MessagingConnection.open(
    { process: 'agent', url, nkeySeed },
    createLogger('agent-test', 'silent'),
  );
  rpc = new RpcClient(connection);
});
afterAll(async () => {
  await connection?.onApplicationShutdown();
  await agent?.stop();
});

const reach = () => ({ request: rpc.request.bind(rpc) });
let jobs = 0;
const job = (amount = 1_000_000) => ({ organization_id: 1, reference: `run:${++jobs}`, amount });
const MAKE = { kind: 'make_vidsheet', title: 'Tea', columns: [{ title: 'Hook' }], rows: [] } as const;
const make = () => ({ ...MAKE, columns: [...MAKE.columns], rows: [] });
const GENERATE = { agent_id: 1, user_id: 1, action: { kind: 'generate' as const, vidsheet_id: 1 } };
const producing = (key: string) => {
  const { agent_id, user_id, ideas } = ideaRowOrder(1);
  const action = { kind: 'produce_ideas' as const, through: 'render' as const, max_credits: 60, template: 'default' };
  return { agent_id, user_id, action: { ...action, ideas }, key };
};
/** A decision with this key about a new gate of organization 1. */
async function decisionBy(key: string) {
  const { id: agent_id } = otherServices.agent(1);
  const proposal = { ...GENERATE, agent_id, key: `run:${newUuid()}:0`, gated: true };
  const { gate } = await rpc.request(proposeAgentAction, proposal);
  return { credential: keyCredential(key), gate_id: gate!.id, sha256: gate!.sha256, approved: true };
}
/** An order for the row of an idea and a batch over it, by an editor. */
const productionOrder = (id: number) => ({ ...ideaRowOrder(id), through: 'render' as const });

/** An order that was sent before. */
async function repeatedOrder(id: number) {
  const order = { ...productionOrder(id), key: newUuid() };
  await rpc.request(startIdeaProduction, order);
  return order;
}

/** An order for the row of an idea, by an editor. */
function ideaRowOrder(id: number) {
  otherServices.member(1, 'editor');
  const text = { title: 'Tea', hook: 'Stop', description: 'Tea', video_type: 'story', ingredients: {} };
  const { id: agent_id } = otherServices.agent(1);
  return {
    agent_id,
    user_id: otherServices.people,
    ideas: [{ id, ...text }],
    known_ids: [],
    target: { vidsheet_id: 1 },
  };
}

const blank = {
  brand_name: null,
  description: null,
  goal: null,
  identity_type: null,
  personality: null,
  keywords: [],
  research_topics: [],
  target_platforms: [],
};

async function held() {
  const money = job();
  await rpc.request(holdCredits, money);
  return money;
}

function watchlist() {
  const watchlist_id = newUuid();
  otherServices.watchlists.set(watchlist_id, { agentId: 1, posts: [trend(1)] });
  return { agent_id: 1, watchlist_id };
}

async function ideas() {
  const key = otherServices.member(1, 'editor');
  const { uuid } = otherServices.agent(1);
  const { body } = await agent.call('POST', '/agent/run', key, {
    agent_id: uuid,
    message: 'Give me two ideas about tea',
  });
  const { idea_ids } = await agent.ended(body.run_id, key);
  return { key, run_id: body.run_id, ids: idea_ids };
}

verifyExpectations('agent', () => ({ ...reach(), nats: otherServices.nats }), [
  given(ideaCreated, 'a run had ideas', async () => ({ run_id: (await ideas()).run_id })),
  given(ideaStatusChanged, 'an idea is moved', async () => {
    const { key, ids } = await ideas();
    await agent.call('POST', `/agent/ideas/${ids[0]}/status`, key);
    return { id: ids[0]! };
  }),
  given(recurringJobEnded, 'a time of a recurring job was skipped', async () => {
    const key = otherServices.member(1, 'editor');
    const body = {
      ...{ job_type: 'produce_ideas', name: 'Tea', prompt: 'Tea', delivery: { type: 'chat_only' } },
      schedule: { cadence: 'daily', timezone: 'UTC', time_of_day: '09:00' },
      production: { take: 1, vidsheet_id: 1, weekly_credits: 1 },
    };
    const created = await agent.call('POST', `/agents/${otherServices.agent(1).uuid}/recurring-jobs`, key, body);
    const id = created.body.id;
    const db = agent.http.get(Database, { strict: false });
    await db.manager.query(`UPDATE recurring_job SET next_run_at = now() WHERE id = $1`, [id]);
    await agent.http.get(FireRecurringJob, { strict: false }).run({ recurringJobId: id });
    const sql = `SELECT run_id FROM recurring_job_firing WHERE recurring_job_id = $1`;
    const [firing] = await db.manager.query(sql, [id]);
    await agent.http.get(StartFiring, { strict: false }).run({ runId: firing.run_id });
    return { recurring_job_id: id };
  }),
]);

verifyStandIns('agent', reach, [
  given(resolveCredential, 'the access key of a member', () => keyCredential(otherServices.member(1, 'viewer'))),
  given(resolveCredential, 'the access key of the founder of an organization', () =>
    keyCredential(otherServices.founder(2, 1)),
  ),
  given(resolveCredential, 'no access key at all', () => keyCredential(generateApiKey())),
  given(findAgent, 'an agent, by its id', () => ({ id: otherServices.agent(1).id })),
  given(findAgent, 'an agent, by its UUID', () => ({ uuid: otherServices.agent(1).uuid })),
  given(findMember, 'a member', () => {
    otherServices.member(1, 'editor');
    return { user_id: otherServices.people, organization_id: 1 };
  }),
  given(findMember, 'someone who is no member', () => ({ user_id: 1_000, organization_id: 1 })),
  given(readMailPermission, 'an address that needs no confirmation', () => {
    otherServices.allowMails(1, 'member@example.com');
    return { organization_id: 1, email: 'Member@example.com' };
  }),
  given(readMailPermission, 'a deleted organization', () => {
    otherServices.deletedOrganizations.add(1_000);
    return { organization_id: 1_000, email: 'member@example.com' };
  }),
  given(readAgentSheet, 'a vidsheet of the agent', () => ({ agent_id: 1, vidsheet_id: 1 })),
  given(readAgentSheet, 'a vidsheet that is not there', () => ({ agent_id: 1, vidsheet_id: 404 })),
  given(writeIdeaRows, 'an idea without a row', () => ideaRowOrder(1)),
  given(writeIdeaRows, 'an idea with a row', () => {
    otherServices.ideaRows.set(2, { vidsheet_id: 1, row_id: 1 });
    return ideaRowOrder(2);
  }),
  given(writeIdeaRows, 'a vidsheet that is not there', () => ({ ...ideaRowOrder(3), target: { vidsheet_id: 404 } })),
  given(startIdeaProduction, 'an idea without a row', () => productionOrder(5)),
  given(startIdeaProduction, 'an idea of which nothing is left to make', () => {
    otherServices.ideaRows.set(6, { vidsheet_id: 2, row_id: 6 });
    return { ...productionOrder(6), target: { vidsheet_id: 2 } };
  }),
  given(startIdeaProduction, 'a vidsheet that is not there', () => ({
    ...productionOrder(8),
    target: { vidsheet_id: 404 },
  })),
  given(startIdeaProduction, 'an order that is repeated with its key', () => repeatedOrder(11)),
  given(readIdeaBatches, 'the key of an order', async () => {
    const { agent_id, key } = await repeatedOrder(12);
    return { agent_id, keys: [key], failures: 20 };
  }),
  given(readIdeaBatches, 'a key of no order', () => ({ agent_id: 1, keys: [newUuid()], failures: 0 })),
  given(readIdeaProductions, 'an idea with a row', () => {
    otherServices.ideaRows.set(2, { vidsheet_id: 1, row_id: 1 });
    return { agent_id: otherServices.agent(1).id, idea_ids: [2] };
  }),
  given(readIdeaProductions, 'an idea of which nothing was made', () => ({ agent_id: 1, idea_ids: [1_000] })),
  given(findIdeasWithoutRow, 'an idea without a row', () => ({ agent_id: 1, idea_ids: [4], limit: 1 })),
  given(proposeAgentAction, 'cells that can be generated', () => ({ ...GENERATE, key: 'run:1:0', gated: true })),
  given(proposeAgentAction, 'a vidsheet to be made', () => ({
    agent_id: 1,
    user_id: 1,
    action: make(),
    key: 'run:1:1',
    gated: false,
  })),
  given(proposeAgentAction, 'videos of an idea that can be made', () => ({ ...producing('run:1:4'), gated: true })),
  given(decideAgentAction, 'an open gate, by an editor', async () => decisionBy(otherServices.member(1, 'editor'))),
  given(decideAgentAction, 'an open gate, of which something else was shown', async () => ({
    ...(await decisionBy(otherServices.member(1, 'editor'))),
    sha256: 'ab'.repeat(32),
  })),
  given(decideAgentAction, 'an open gate, by someone who is no member', async () =>
    decisionBy(otherServices.member(2, 'editor')),
  ),
  given(decideAgentAction, 'a gate that is not there', async () => ({
    ...(await decisionBy(otherServices.member(1, 'editor'))),
    gate_id: newUuid(),
  })),
  given(performAgentAction, 'a vidsheet to be made', () => {
    otherServices.member(1, 'editor');
    const { id: agent_id } = otherServices.agent(1);
    return { agent_id, user_id: otherServices.people, action: make(), key: 'run:1:1' };
  }),
  given(performAgentAction, 'cells that nobody approved', () => ({ ...GENERATE, key: 'run:1:3' })),
  given(performAgentAction, 'videos of an idea that nobody approved', () => producing('run:1:5')),
  given(performAgentAction, 'someone who is no member', () => {
    const { id: agent_id } = otherServices.agent(1);
    return { agent_id, user_id: 1_000, action: make(), key: 'run:1:2' };
  }),
  given(holdCredits, 'enough credits', () => job()),
  given(holdCredits, 'a hold that is open already', held),
  given(holdCredits, 'too few credits', () => job(otherServices.balance + 1)),
  given(captureCredits, 'an open hold', held),
  given(captureCredits, 'a hold that was captured before', async () => {
    const money = await held();
    await rpc.request(captureCredits, money);
    return money;
  }),
  given(releaseCredits, 'an open hold', held),
  given(releaseCredits, 'no hold', () => job()),
  given(claimBlob, 'an uploaded file of the claimer', () => {
    otherServices.uploads.set('own', {
      ...{ key: 'k', url: 'http://upload.test/media/k.txt', filename: 'a.txt', content_type: 'text/plain' },
      ...{ byte_size: 1, object_type: 'document', thumbnail_url: null },
    });
    return { owner: { user_id: 1, organization_id: 1 }, signed_id: 'own' };
  }),
  given(claimBlob, 'a file that was announced and never uploaded', () => ({
    owner: { user_id: 1, organization_id: 1 },
    signed_id: 'announced',
  })),
  given(claimBlob, "somebody else's file", () => ({
    owner: { user_id: 1_000, organization_id: null },
    signed_id: 'own',
  })),
  given(queryWatchlist, 'a watchlist that shows posts', () => ({ ...watchlist(), question: 'Top videos?' })),
  given(queryWatchlist, 'more days than can be looked back', () => ({
    ...watchlist(),
    question: 'Top videos?',
    days: 366,
  })),
  given(queryWatchlist, "another agent's watchlist", () => ({
    ...watchlist(),
    question: 'Top videos?',
    agent_id: 1_000,
  })),
  given(readAgentCore, 'an agent with a brand and a personality', () => {
    otherServices.core = { ...blank, brand_name: 'Calm', personality: 'gentle', keywords: ['calm'] };
    return { agent_id: 1 };
  }),
  given(readAgentCore, 'an agent of which nothing is set', () => {
    otherServices.core = blank;
    return { agent_id: 1 };
  }),
]);
