import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newUuid } from '@reelsheet/kernel';
import { vendorsOf } from '@reelsheet/platform-config';
import { AgentConfig } from '../src/agent.config.js';
import { AgentUnderTest } from './harness.js';
import { trend } from './other-services.js';

const STUDIO = 1;
const LIST = newUuid();

describe('without a chat vendor', () => {
  let agent: AgentUnderTest;
  let editor: string;
  let uuid: string;

  beforeAll(async () => {
    const settings = vendorsOf(AgentConfig).get('chat')!;
    agent = await AgentUnderTest.start(Object.fromEntries(settings.map((name) => [name, undefined])));
    await agent.boot('worker');
    editor = agent.neighbours.member(STUDIO, 'editor');
    const { uuid: own, id } = agent.neighbours.agent(STUDIO);
    uuid = own;
    agent.neighbours.watchlists.set(LIST, { agentId: id, posts: [trend(1, 'dawn')] });
  });
  afterAll(() => agent?.stop());

  it('what needs a model is refused as not set up', async () => {
    const body = { agent_id: uuid, message: 'Give me two ideas', topic: 'rye' };
    for (const path of ['/agent/run', '/agent/research'])
      expect(await agent.call('POST', path, editor, body)).toMatchObject({
        status: 501,
        body: { error_code: 'vendor_not_set_up' },
      });
  });

  it('a typed question to a watchlist is answered, which needs none', async () => {
    const context = { watchlist_query: { watchlist_id: LIST, question: 'Top videos?' } };
    const body = { agent_id: uuid, message: 'What is on?', context };
    const { body: started } = await agent.call('POST', '/agent/run', editor, body);
    expect(await agent.ended(started.run_id, editor)).toMatchObject({ status: 'completed', cost: 0 });
  });
});
