import { afterAll, beforeAll, expect } from '@jest/globals';
import {
  backupFailed,
  backupSynced,
  captureCredits,
  findAgent,
  holdCredits,
  readAgentCore,
  readAgentVoice,
  readBalance,
  releaseCredits,
  resolveCredential,
  updateAgentVoice,
} from '@reelsheet/contracts';
import { generateApiKey, keyCredential } from '@reelsheet/platform-auth';
import { startSandbox, type Sandbox } from '@reelsheet/testing';
import { given, verifyReliances, verifyStandIns } from '@reelsheet/testing/reliances';
import { CoreUnderTest } from './harness.js';

let core: CoreUnderTest;

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
  core = await CoreUnderTest.start({
    BLOB_PUBLISHER_URL: `${sandbox.url}/blob_store`,
    BLOB_PUBLISHER_TOKEN: 'sandbox-test',
    BACKUP_GB_MONTH_PRICE: 10,
    OUTBOUND_ALLOW: new URL(sandbox.url).host,
  });
}, 60_000);
afterAll(async () => {
  await core?.stop();
  await sandbox?.close();
});

/** Backs up what the sandbox shows under this HTTP status. */
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
  await core.base.ask(holdCredits, money);
  return money;
}

const reach = () => ({ ask: core.base.ask.bind(core.base) });
const agent = () => core.base.agent(1);
const voice = { voice_id: 'nova-1', name: 'Nova', source: 'public' };

verifyReliances('core', () => ({ ...reach(), nats: core.base.nats }), [
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
]);

verifyStandIns('core', reach, [
  given(readBalance, 'a workspace with credits', () => ({ organization_id: 1 })),
  given(holdCredits, 'enough credits', () => job()),
  given(holdCredits, 'a hold that is open already', held),
  given(holdCredits, 'too few credits', () => job(core.base.available + 1)),
  given(captureCredits, 'an open hold', held),
  given(captureCredits, 'a hold that was captured before', async () => {
    const money = await held();
    await core.base.ask(captureCredits, money);
    return money;
  }),
  given(releaseCredits, 'an open hold', held),
  given(releaseCredits, 'no hold', () => job()),
  given(resolveCredential, 'the access key of a member', () => keyCredential(core.base.member(1, 'viewer'))),
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
