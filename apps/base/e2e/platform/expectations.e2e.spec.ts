import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect } from '@jest/globals';
import {
  agentActionPrepared,
  agentCreated,
  agentDeleted,
  agentUpdated,
  captureCredits,
  cellUpdated,
  columnUpdated,
  contentResourceUploaded,
  decideAgentAction,
  findAgent,
  findAssets,
  findIdeasWithoutRow,
  findMember,
  generationCompleted,
  generationFailed,
  generationStopped,
  holdCredits,
  monitoringCompleted,
  monitoringFailed,
  organizationDeleted,
  organizationFounded,
  performAgentAction,
  postFailed,
  postPublished,
  proposeAgentAction,
  readAgentSheet,
  readAgentVoice,
  readBalance,
  readIdeaBatches,
  readIdeaProductions,
  readMailPermission,
  releaseCredits,
  renderCompleted,
  renderDownloaded,
  renderFailed,
  resolveCredential,
  rowCreated,
  rowDeleted,
  rowUpdated,
  startIdeaProduction,
  updateAgentVoice,
  userDeleted,
  variablesImported,
  writeIdeaRows,
} from '@reelsheet/contracts';
import { newUuid } from '@reelsheet/kernel';
import { generateApiKey, keyCredential, tokenCredential } from '@reelsheet/platform-auth';
import { Database, Transaction } from '@reelsheet/platform-database';
import { Outbox } from '@reelsheet/platform-outbox';
import { callAs, startSandbox, type Sandbox } from '@reelsheet/testing';
import { given, verifyExpectations } from '@reelsheet/testing/expectations';
import { AuthenticatorApp } from '../support/authenticator-app.js';
import { BaseUnderTest, type Person } from '../support/harness.js';

const CREDITS = 1_000;

let sandbox: Sandbox;
let base: BaseUnderTest;
let creator: Person & { agentId: number };

beforeAll(async () => {
  sandbox = await startSandbox();
  base = await BaseUnderTest.start({ ELEVENLABS_BASE_URL: `${sandbox.url}/voice` });
  creator = await base.creator(CREDITS);
});
afterAll(async () => {
  await base?.stop();
  await sandbox?.close();
});

const reach = () => ({ request: base.rpc.request.bind(base.rpc), nats: base.serviceConnection.nats });

/** A public voice at the vendor. */
const voice = { voice_id: '21m00Tcm4TlvDq8ikWAM', name: 'Rachel', source: 'public' };
const unique = () => randomBytes(4).toString('hex');

async function agent(): Promise<{ id: number; uuid: string }> {
  const { body } = await base.call('POST', '/agents', {
    key: creator.key,
    body: { agent: { name: `Agent ${unique()}` } },
  });
  return body.agent;
}

async function deletedAgent() {
  const { id } = await agent();
  await base.call('DELETE', `/agents/${id}`, { key: creator.key });
  return id;
}

async function createOrganization(key: string): Promise<number> {
  return (await base.call('POST', '/organizations', { key, body: { organization: { name: 'Short-lived' } } })).body.id;
}

async function deletedOrganization(): Promise<number> {
  const id = await createOrganization(creator.key);
  await base.call('DELETE', `/organizations/${id}`, { key: creator.key });
  return id;
}

async function deletedUser(): Promise<number> {
  const { id, bearer } = await base.person();
  await base.call('DELETE', '/me', { bearer, body: { password: 'correct horse' } });
  return id;
}

/** A hold of the creator's credits for a job. */
const job = (credits = 1) => ({
  organization_id: creator.personalId,
  reference: `run:${unique()}`,
  amount: credits * 1_000_000,
});

async function held() {
  const money = job();
  await reach().request(holdCredits, money);
  return money;
}

async function voiced() {
  const { id: agent_id } = await agent();
  await reach().request(updateAgentVoice, { agent_id, voice });
  return { agent_id };
}

const inSheets = callAs('base', () => ({ url: base.url, ...creator, root: '/autocontentengine' }));

async function sheet(): Promise<number> {
  return (await inSheets('POST', '', { spreadsheet: { title: 'Told of' } })).body.id;
}

async function column(sheetId: number): Promise<number> {
  const { body } = await inSheets('POST', `/${sheetId}/columns`, { spreadsheet_column: { title: 'A', type: 'text' } });
  return body.id;
}

/** Sends the event that a finished job sends. */
const sent: Outbox['send'] = (contract, payload) =>
  base.http.get(Transaction).run(() => base.http.get(Outbox, { strict: false }).send(contract, payload));

let ends = 0;
/** Status of a cell job. */
const ended = (status: string) => ({
  organization_id: creator.personalId,
  agent_id: creator.agentId,
  sheet_id: 1,
  cell_id: 2,
  id: (ends += 1),
  status,
});

async function rowsOf(method: 'POST' | 'PATCH' | 'DELETE') {
  const sheet_id = await sheet();
  const { body } = await inSheets('POST', `/${sheet_id}/rows`);
  if (method !== 'POST')
    await inSheets(method, `/${sheet_id}/rows/${body.id}`, { spreadsheet_row: { additional_attributes: { a: 1 } } });
  return { sheet_id };
}

const acting = () => ({ agent_id: creator.agentId, user_id: creator.id });
const make = () => ({
  kind: 'make_vidsheet' as const,
  title: 'Breads',
  columns: [{ title: 'Hook' }, { title: 'Picture', type: 'image' as const }],
  rows: [{ Hook: 'Stop' }, { Hook: 'Wait' }],
});

/** An order to generate the cells of a new sheet. */
async function generating() {
  const vidsheet_id = await sheet();
  await column(vidsheet_id);
  return { ...acting(), action: { kind: 'generate' as const, vidsheet_id }, key: `run:${unique()}:1` };
}

let ideas = 0;
/** An order for the row of an idea in a new sheet. */
async function ideaRowOrder() {
  const vidsheet_id = await sheet();
  await column(vidsheet_id);
  const text = { title: 'Tea', hook: 'Stop', description: 'Tea', video_type: 'story', ingredients: {} };
  return { ...acting(), ideas: [{ id: (ideas += 1), ...text }], known_ids: [], target: { vidsheet_id } };
}

/** An order to make an idea in a new sheet of a template. */
const productionOrder = async () => ({
  ...(await ideaRowOrder()),
  target: { template: 'default' },
  through: 'cells' as const,
});

/** An action that makes the video of an idea in a new sheet of a template. */
async function producing() {
  const { ideas: chosen } = await ideaRowOrder();
  const action = { kind: 'produce_ideas' as const, through: 'render' as const, max_credits: 60, template: 'default' };
  return { ...acting(), action: { ...action, ideas: chosen }, key: `run:${unique()}:5` };
}

/** A decision with this key about a new gate. */
async function decisionBy(key: string) {
  const { gate } = await reach().request(proposeAgentAction, { ...(await generating()), gated: false });
  return { credential: keyCredential(key), gate_id: gate!.id, sha256: gate!.sha256, approved: true };
}

verifyExpectations('base', reach, [
  given(resolveCredential, 'the access key of a member', () => keyCredential(creator.key)),
  given(resolveCredential, 'a limited access key of a member', async () => {
    const body = { scopes: ['read'], organization_id: creator.personalId };
    return keyCredential((await base.call('POST', '/persisted_tokens', { key: creator.key, body })).body.token);
  }),
  given(resolveCredential, 'the access key of the founder of an organization', async () => {
    const { key } = await base.person();
    await createOrganization(key);
    const { body } = await base.call('GET', '/organizations', { key });
    const organization_id = body.find(({ is_personal }) => !is_personal)!.id;
    const limited = await base.call('POST', '/persisted_tokens', { key, body: { organization_id } });
    return keyCredential(limited.body.token);
  }),
  given(resolveCredential, 'the access key of a member without the second factor that is required', async () => {
    const [owner, member] = [await base.person(), await base.person()];
    const { body } = await base.call('POST', '/organizations', {
      key: owner.key,
      body: { organization: { name: 'Strict' } },
    });
    await base.call('POST', `/organizations/${body.id}/members`, {
      key: owner.key,
      body: { email: member.email, role: 'viewer' },
    });
    await AuthenticatorApp.add(base, owner);
    await base.call('PATCH', `/organizations/${body.id}`, {
      bearer: owner.bearer,
      body: { organization: { require_second_factor: true } },
    });
    return keyCredential(member.key);
  }),
  given(resolveCredential, 'the bearer token of a member', () => tokenCredential(creator.bearer)),
  given(resolveCredential, 'a revoked access key', async () => {
    const { key } = await base.person();
    await base.call('DELETE', '/persisted_tokens/revoke_all', { key });
    return keyCredential(key);
  }),
  given(resolveCredential, 'no access key at all', () => keyCredential(generateApiKey())),

  given(readAgentSheet, 'a vidsheet of the agent', async () => {
    const vidsheet_id = await sheet();
    await column(vidsheet_id);
    return { agent_id: creator.agentId, vidsheet_id };
  }),
  given(readAgentSheet, 'a vidsheet that is not there', () => ({ agent_id: creator.agentId, vidsheet_id: 999_999 })),
  given(proposeAgentAction, 'cells that can be generated', async () => ({ ...(await generating()), gated: false })),
  given(proposeAgentAction, 'a vidsheet to be made', () => ({
    ...acting(),
    action: make(),
    key: `run:${unique()}:2`,
    gated: false,
  })),
  given(proposeAgentAction, 'videos of an idea that can be made', async () => ({
    ...(await producing()),
    gated: true,
  })),
  given(agentActionPrepared, 'the files of an action are read', async () => {
    const key = `run:${unique()}:3`;
    await sent(agentActionPrepared, { agent_id: creator.agentId, key });
    return { key };
  }),
  given(decideAgentAction, 'an open gate, by an editor', async () => decisionBy(creator.key)),
  given(decideAgentAction, 'an open gate, of which something else was shown', async () => ({
    ...(await decisionBy(creator.key)),
    sha256: 'ab'.repeat(32),
  })),
  given(decideAgentAction, 'an open gate, by someone who is no member', async () =>
    decisionBy((await base.person()).key),
  ),
  given(decideAgentAction, 'a gate that is not there', async () => ({
    ...(await decisionBy(creator.key)),
    gate_id: newUuid(),
  })),
  given(performAgentAction, 'a vidsheet to be made', async () => {
    const order = { ...acting(), action: make(), key: `run:${unique()}:3` };
    const [first, again] = [
      await reach().request(performAgentAction, order),
      await reach().request(performAgentAction, order),
    ];
    expect(again).toEqual(first);
    return order;
  }),
  given(performAgentAction, 'cells that nobody approved', () => generating()),
  given(performAgentAction, 'videos of an idea that nobody approved', () => producing()),
  given(performAgentAction, 'someone who is no member', async () => ({
    ...acting(),
    user_id: (await base.person()).id,
    action: make(),
    key: `run:${unique()}:4`,
  })),

  given(writeIdeaRows, 'an idea without a row', () => ideaRowOrder()),
  given(writeIdeaRows, 'an idea with a row', async () => {
    const order = await ideaRowOrder();
    await reach().request(writeIdeaRows, order);
    return order;
  }),
  given(writeIdeaRows, 'a vidsheet that is not there', async () => ({
    ...(await ideaRowOrder()),
    target: { vidsheet_id: 999_999 },
  })),
  given(startIdeaProduction, 'an idea without a row', () => productionOrder()),
  given(startIdeaProduction, 'an idea of which nothing is left to make', async () => {
    const order = await ideaRowOrder();
    await reach().request(writeIdeaRows, order);
    return { ...order, through: 'cells' as const };
  }),
  given(startIdeaProduction, 'a vidsheet that is not there', async () => ({
    ...(await productionOrder()),
    target: { vidsheet_id: 999_999 },
  })),
  given(startIdeaProduction, 'an order that is repeated with its key', async () => {
    const order = { ...(await productionOrder()), key: newUuid() };
    await reach().request(startIdeaProduction, order);
    return order;
  }),
  given(readIdeaBatches, 'the key of an order', async () => {
    const order = { ...(await productionOrder()), key: newUuid() };
    await reach().request(startIdeaProduction, order);
    return { agent_id: order.agent_id, keys: [order.key], failures: 20 };
  }),
  given(readIdeaBatches, 'a key of no order', () => ({ agent_id: creator.agentId, keys: [newUuid()], failures: 0 })),
  given(readIdeaProductions, 'an idea with a row', async () => {
    const order = await ideaRowOrder();
    await reach().request(writeIdeaRows, order);
    return { agent_id: order.agent_id, idea_ids: order.ideas.map(({ id }) => id) };
  }),
  given(readIdeaProductions, 'an idea of which nothing was made', () => ({
    agent_id: creator.agentId,
    idea_ids: [(ideas += 1)],
  })),
  given(findIdeasWithoutRow, 'an idea without a row', () => ({
    agent_id: creator.agentId,
    idea_ids: [(ideas += 1)],
    limit: 1,
  })),

  given(findMember, 'a member', () => ({ user_id: creator.id, organization_id: creator.personalId })),
  given(findMember, 'someone who is no member', async () => ({
    user_id: (await base.person()).id,
    organization_id: creator.personalId,
  })),
  given(readMailPermission, 'an address that needs no confirmation', () => ({
    organization_id: creator.personalId,
    email: creator.email.toUpperCase(),
  })),
  given(readMailPermission, 'a deleted organization', async () => ({
    organization_id: await deletedOrganization(),
    email: creator.email,
  })),

  given(findAgent, 'an agent, by its id', async () => ({ id: (await agent()).id })),
  given(findAgent, 'an agent, by its UUID', async () => ({ uuid: (await agent()).uuid })),
  given(findAgent, 'a deleted agent', async () => ({ id: await deletedAgent() })),
  given(agentCreated, 'an agent is created', async () => ({ id: (await agent()).id })),
  given(agentUpdated, 'an agent is renamed', async () => {
    const { id } = await agent();
    await base.call('PATCH', `/agents/${id}`, { key: creator.key, body: { agent: { name: `Renamed ${unique()}` } } });
    return { id };
  }),
  given(agentDeleted, 'an agent is deleted', async () => ({ id: await deletedAgent() })),

  given(organizationFounded, 'an organization is founded', async () => ({ id: await createOrganization(creator.key) })),
  given(userDeleted, 'a user is deleted', async () => ({ id: await deletedUser() })),
  given(organizationDeleted, 'an organization is deleted', async () => ({ id: await deletedOrganization() })),

  given(cellUpdated, 'cells are changed', async () => {
    const sheet_id = await sheet();
    await column(sheet_id);
    const { body } = await inSheets('POST', `/${sheet_id}/rows`);
    const { id } = body.spreadsheet_cells[0]!;
    await inSheets('PATCH', `/${sheet_id}/cells/${id}`, { spreadsheet_cell: { value: 'changed' } });
    return { sheet_id };
  }),
  given(columnUpdated, 'a column takes another title', async () => {
    const sheet_id = await sheet();
    const id = await column(sheet_id);
    await inSheets('PATCH', `/${sheet_id}/columns/${id}`, { spreadsheet_column: { title: 'B' } });
    return { sheet_id };
  }),
  given(variablesImported, 'variables are imported', async () => {
    const sheet_id = await sheet();
    await base.http.get(Transaction).run(() =>
      base.http.get(Outbox, { strict: false }).send(variablesImported, {
        organization_id: creator.personalId,
        agent_id: creator.agentId,
        sheet_id,
        sheet_version: 2,
      }),
    );
    return { sheet_id };
  }),

  given(rowCreated, 'rows of a sheet', () => rowsOf('POST')),
  given(rowUpdated, 'rows of a sheet', () => rowsOf('PATCH')),
  given(rowDeleted, 'rows of a sheet', () => rowsOf('DELETE')),
  ...[generationCompleted, generationFailed, generationStopped].map((event) =>
    given(event, 'a generation of a cell', async () => {
      const { id: generation_id, ...job } = ended('ended');
      await sent(event, { ...job, generation_id, layer_id: null, type: 'text_generation', round: 1 });
      return { generation_id };
    }),
  ),
  ...[renderCompleted, renderFailed].map((event) =>
    given(event, 'a render of a cell', async () => {
      const { id: render_job_id, ...job } = ended('ended');
      await sent(event, { ...job, render_job_id, content_resource_id: null });
      return { render_job_id };
    }),
  ),
  ...[monitoringCompleted, monitoringFailed].map((event) =>
    given(event, 'a scrape of a monitoring job', async () => {
      const { organization_id, agent_id, status, id: user_job_id } = ended('ended');
      await sent(event, { organization_id, agent_id, status, user_job_id, posts: 3, comments: 0 });
      return { user_job_id };
    }),
  ),
  given(postPublished, 'a post', async () => {
    const { organization_id, agent_id, id: post_id } = ended('');
    await sent(postPublished, { organization_id, agent_id, post_id, status: 'success' });
    return { post_id };
  }),
  given(postFailed, 'a post', async () => {
    const { organization_id, agent_id, id: post_id } = ended('');
    await sent(postFailed, { organization_id, agent_id, post_id });
    return { post_id };
  }),
  given(postPublished, 'a post of an idea is live', async () => {
    const { organization_id, agent_id, id: post_id } = ended('');
    await sent(postPublished, { organization_id, agent_id, post_id, status: 'success', idea_id: 1 });
    return { post_id };
  }),

  given(postPublished, 'a post of a video is live', async () => {
    const { organization_id, agent_id, id: post_id } = ended('');
    const videos = ['https://example.com/a.mp4'];
    await sent(postPublished, { organization_id, agent_id, post_id, status: 'success', videos });
    return { post_id };
  }),
  given(contentResourceUploaded, 'an uploaded file', async () => {
    const { organization_id, agent_id, id: content_resource_id } = ended('');
    await sent(contentResourceUploaded, { organization_id, agent_id, content_resource_id, object_type: 'image' });
    return { content_resource_id };
  }),
  given(renderDownloaded, 'a downloaded render', async () => {
    const { organization_id, agent_id, id: render_job_id } = ended('');
    await sent(renderDownloaded, { organization_id, agent_id, render_job_id, content_resource_id: 1 });
    return { render_job_id };
  }),
  given(findAssets, 'a file of an agent', async () => ({
    agent_id: creator.agentId,
    content_resource_id: Number((await insertedFile()).id),
  })),
  given(findAssets, 'a file of an agent by its address', async () => ({
    agent_id: creator.agentId,
    url: (await insertedFile()).url,
  })),
  given(readBalance, 'a workspace with credits', () => ({ organization_id: creator.personalId })),
  given(holdCredits, 'enough credits', () => job()),
  given(holdCredits, 'a hold that is open already', held),
  given(holdCredits, 'too few credits', () => job(CREDITS + 1)),
  given(captureCredits, 'an open hold', held),
  given(captureCredits, 'a hold that was captured before', async () => {
    const money = await held();
    await reach().request(captureCredits, money);
    return money;
  }),
  given(releaseCredits, 'an open hold', held),
  given(releaseCredits, 'no hold', () => job()),

  given(readAgentVoice, 'an agent with a default voice', voiced),
  given(readAgentVoice, 'an agent without one', async () => ({ agent_id: (await agent()).id })),
  given(updateAgentVoice, 'an agent, and a voice for it', async () => ({ agent_id: (await agent()).id, voice })),
  given(updateAgentVoice, 'an agent, and none for it', async () => ({ ...(await voiced()), voice: null })),
  given(updateAgentVoice, 'an agent that is gone', async () => ({ agent_id: await deletedAgent(), voice })),
]);

async function insertedFile(): Promise<{ id: number; url: string }> {
  const [file] = await base.http.get(Database, { strict: false }).manager.query<[{ id: number; url: string }]>(
    `INSERT INTO content_resource (organization_id, agent_id, key, url, file_name, content_type, object_type, byte_size)
     SELECT $1, $2, key, 'https://example.com/media/' || key || '.png', 'a.png', 'image/png', 'image', 1
     FROM (SELECT gen_random_uuid()::text AS key) AS stored RETURNING id, url`,
    [creator.personalId, creator.agentId],
  );
  return file;
}
