import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newUuid } from '@reelsheet/kernel';
import { vendorsOf } from '@reelsheet/platform-config';
import { AgentConfig } from '../src/agent.config.js';
import { AgentUnderTest } from './harness.js';
import { trend } from './other-services.js';

const TEAM = 1;
const LIST = newUuid();

describe('without a chat vendor', () => {
  let agent: AgentUnderTest;
  let editor: string;
  let uuid: string;

  beforeAll(async () => {
    const settings = vendorsOf(AgentConfig).get('chat')!;
    agent = await AgentUnderTest.start(Object.fromEntries(settings.map((name) => [name, undefined])));
    await agent.boot('worker');
    editor = agent.otherServices.member(TEAM, 'editor');
    const { uuid: own, id } = agent.otherServices.agent(TEAM);
    uuid = own;
    agent.otherServices.watchlists.set(LIST, { agentId: id, posts: [trend(1, 'dawn')] });
  });
  afterAll(() => agent?.stop());

  it('requests that need a model are rejected as not set up', async () => {
    const body = { agent_id: uuid, message: 'Give me two ideas', topic: 'rye' };
    for (const path of ['/agent/run', '/agent/research'])
      expect(await agent.call('POST', path, editor, body)).toMatchObject({
        status: 501,
        body: { error_code: 'vendor_not_set_up' },
      });
  });

  it('a typed watchlist query is answered, which needs no model', async () => {
    const context = { watchlist_query: { watchlist_id: LIST, question: 'Top videos?' } };
    const body = { agent_id: uuid, message: 'What is on?', context };
    const { body: started } = await agent.call('POST', '/agent/run', editor, body);
    expect(await agent.ended(started.run_id, editor)).toMatchObject({ status: 'completed', cost: 0 });
  });
});
