import { afterAll, beforeAll, expect } from '@jest/globals';
import {
  backupFailed,
  backupSynced,
  captureCredits,
  findAgent,
  holdCredits,
  orderScrape,
  queryWatchlist,
  readAgentCore,
  readAgentVoice,
  readBalance,
  readTrends,
  releaseCredits,
  resolveCredential,
  updateAgentVoice,
} from '@reelsheet/contracts';
import { newUuid } from '@reelsheet/kernel';
import { generateApiKey, keyCredential } from '@reelsheet/platform-auth';
import { eventually, startSandbox, type Sandbox } from '@reelsheet/testing';
import { given, verifyExpectations, verifyStandIns } from '@reelsheet/testing/expectations';
import { CoreUnderTest } from './harness.js';

let core: CoreUnderTest;

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ SANDBOX_PROCESSING_SECONDS: '0.1' });
  core = await CoreUnderTest.start({
    BLOB_PUBLISHER_URL: `${sandbox.url}/blob_store`,
    BLOB_PUBLISHER_TOKEN: 'sandbox-test',
    BACKUP_GB_MONTH_PRICE: 10,
    OUTBOUND_ALLOW: new URL(sandbox.url).host,
    SCRAPER_BASE_URL: `${sandbox.url}/scraper`,
  });
});
afterAll(async () => {
  await core?.stop();
  await sandbox?.close();
});

/** Backs up a file that the sandbox serves with this HTTP status. */
async function backedUp(status: number) {
  const { id } = agent();
  const asset = { asset_url: `${sandbox.url}/files/${status}`, visibility: 'public' };
  await core.call('POST', `/agents/${id}/provenance/backups`, core.base.member(1, 'editor'), asset);
  return { agent_id: id };
}

let jobs = 0;
const job = (amount = 1_000_000) => ({ organization_id: 1, reference: `backup:x${(jobs += 1)}`, amount });
async function held() {
  const money = job();
  await core.base.send(holdCredits, money);
  return money;
}

const reach = () => ({ request: core.base.send.bind(core.base) });
const agent = () => core.base.agent(1);
const voice = { voice_id: 'nova-1', name: 'Nova', source: 'public' };

/** Creates an agent whose watchlist shows posts. */
async function watching() {
  const { id } = agent();
  const { body } = await core.call('POST', `/agents/${id}/watchlists`, core.base.member(1, 'editor'), {
    name: 'Calm accounts',
    sources: [{ platform: 'shortvideo', target_type: 'account', target_value: '@calm' }],
  });
  await eventually(async () =>
    expect((await core.base.send(readTrends, { agent_id: id, limit: 1 })).posts).toHaveLength(1),
  );
  return { agent_id: id, watchlist_id: body.id, question: 'top videos' };
}

const order = (name: string) => ({
  reference: `monitoring:${newUuid()}`,
  organization_id: 1,
  agent_id: agent().id,
  platform: 'videohost',
  target_type: 'hashtag',
  target_value: name,
  country: null,
  days: 0,
  max_results: 5,
  comments: false,
  max_age_seconds: 600,
});

verifyExpectations('core', () => ({ ...reach(), nats: core.base.nats }), [
  given(backupSynced, 'an asset was to be backed up', () => backedUp(200)),
  given(backupFailed, 'an asset was to be backed up', () => backedUp(404)),
  given(readAgentCore, 'an agent with a brand and a personality', async () => {
    const { id } = agent();
    const profile = {
      brand_name: 'Calm',
      description: 'Mornings for everyone',
      keywords: ['calm'],
      research_topics: [{ topic: 'sleep' }],
      personality: 'gentle',
    };
    const { body } = await core.call('PATCH', `/agents/${id}/core`, core.base.member(1, 'editor'), profile);
    expect(body).toMatchObject({ brand: { status: 'ok' }, personality: { status: 'ok' } });
    return { agent_id: id };
  }),
  given(readAgentCore, 'an agent of which nothing is set', () => ({ agent_id: agent().id })),
  given(readTrends, 'an agent with a watchlist that shows posts', async () => ({
    agent_id: (await watching()).agent_id,
    limit: 10,
  })),
  given(readTrends, 'an agent that watches nothing', () => ({ agent_id: agent().id, limit: 10 })),
  given(queryWatchlist, 'a watchlist that shows posts', watching),
  given(queryWatchlist, 'more days than can be looked back', async () => ({ ...(await watching()), days: 366 })),
  given(queryWatchlist, "another agent's watchlist", async () => ({ ...(await watching()), agent_id: agent().id })),
  given(orderScrape, 'a source that nobody has looked at', () => order('nobody')),
  given(orderScrape, 'a source that was scraped a moment ago', async () => {
    const first = order('calm');
    await eventually(async () => expect((await core.base.send(orderScrape, first)).status).toBe('completed'));
    return { ...order('calm'), organization_id: 2 };
  }),
]);

verifyStandIns('core', reach, [
  given(readBalance, 'a workspace with credits', () => ({ organization_id: 1 })),
  given(holdCredits, 'enough credits', () => job()),
  given(holdCredits, 'a hold that is open already', held),
  given(holdCredits, 'too few credits', () => job(core.base.available + 1)),
  given(captureCredits, 'an open hold', held),
  given(captureCredits, 'a hold that was captured before', async () => {
    const money = await held();
    await core.base.send(captureCredits, money);
    return money;
  }),
  given(releaseCredits, 'an open hold', held),
  given(releaseCredits, 'no hold', () => job()),
  given(resolveCredential, 'the access key of a member', () => keyCredential(core.base.member(1, 'viewer'))),
  given(resolveCredential, 'the access key of the founder of an organization', () =>
    keyCredential(core.base.founder(2, 1)),
  ),
  given(resolveCredential, 'no access key at all', () => keyCredential(generateApiKey())),
  given(findAgent, 'an agent, by its id', () => ({ id: agent().id })),
  given(findAgent, 'an agent, by its UUID', () => ({ uuid: agent().uuid })),
  given(readAgentVoice, 'an agent with a default voice', () => {
    const { id } = agent();
    core.base.voices.set(id, voice);
    return { agent_id: id };
  }),
  given(readAgentVoice, 'an agent without one', () => ({ agent_id: agent().id })),
  given(updateAgentVoice, 'an agent, and a voice for it', () => ({ agent_id: agent().id, voice })),
  given(updateAgentVoice, 'an agent, and none for it', () => ({ agent_id: agent().id, voice: null })),
]);
