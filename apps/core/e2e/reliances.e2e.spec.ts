import { afterAll, beforeAll, expect } from '@jest/globals';
import { findAgent, readAgentCore, readAgentVoice, resolveCredential, updateAgentVoice } from '@reelsheet/contracts';
import { generateApiKey, keyCredential } from '@reelsheet/platform-auth';
import { given, verifyReliances, verifyStandIns } from '@reelsheet/testing/reliances';
import { CoreUnderTest } from './harness.js';

let core: CoreUnderTest;

beforeAll(async () => {
  core = await CoreUnderTest.start();
}, 60_000);
afterAll(() => core?.stop());

const reach = () => ({ ask: core.base.ask.bind(core.base) });
const agent = () => core.base.agent(1);
const voice = { voice_id: 'nova-1', name: 'Nova', source: 'public' };

verifyReliances('core', reach, [
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
