import { afterAll, beforeAll } from '@jest/globals';
import { describeApi } from '@reelsheet/platform-http';
import { verifyMalformedInput } from '@reelsheet/testing/malformed-input';
import { CoreUnderTest } from './harness.js';

let core: CoreUnderTest;
let key: string;
let profile: string;

beforeAll(async () => {
  core = await CoreUnderTest.start();
  key = core.base.member(1, 'editor');
  profile = `/agents/${core.base.agent(1).id}/core`;
});
afterAll(() => core?.stop());

verifyMalformedInput(
  () => ({ url: core.url, headers: { 'X-API-Key': key } }),
  () => ({
    paths: [
      ['GET', '/agents/:id/core'],
      ['GET', '/agents/:id/watchlists'],
    ],
    bodies: [
      ['PATCH', profile, (id) => ({ linked_accounts: [{ id, url: 'https://a.example' }] }), 'linked_accounts.0.id'],
      ['PATCH', profile, (id) => ({ agent_id: id }), 'agent_id'],
    ],
    json: ['PATCH', profile],
    urlencoded: ['PATCH', profile],
    document: describeApi(core.http, 'core', core.url),
  }),
);
