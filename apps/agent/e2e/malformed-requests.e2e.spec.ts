import { afterAll, beforeAll } from '@jest/globals';
import { describeApi } from '@reelsheet/platform-http';
import { verifyMalformedInput } from '@reelsheet/testing/malformed-input';
import { AgentUnderTest } from './harness.js';

let agent: AgentUnderTest;
let key: string;
let conversation: string;

beforeAll(async () => {
  agent = await AgentUnderTest.start();
  key = agent.otherServices.member(1, 'editor');
  const { uuid } = agent.otherServices.agent(1);
  const run = await agent.call('POST', '/agent/run', key, { message: 'Hello', agent_id: uuid });
  conversation = `/agent/conversations/${run.body.conversation_id}`;
});
afterAll(() => agent?.stop());

verifyMalformedInput(
  () => ({ url: agent.url, headers: { 'X-API-Key': key } }),
  () => ({
    paths: [
      ['POST', '/agent/ideas/:id/status'],
      ['GET', '/agent/conversations/:id'],
      ['GET', '/agent/runs/:id'],
    ],
    agents: ['/agent/conversations?agent_id=:id', '/agent/ideas?agent_id=:id'],
    queries: [
      [`${conversation}/messages?cursor=:id`, 'cursor'],
      ['/agent/conversations?page=:id', 'page'],
    ],
    json: ['POST', '/agent/run'],
    urlencoded: ['PATCH', conversation],
    document: describeApi(agent.http, 'agent', agent.url),
  }),
);
