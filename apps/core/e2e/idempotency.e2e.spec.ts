import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { request } from '@reelsheet/testing';
import { CoreUnderTest } from './harness.js';

const TEAM = 11;

let core: CoreUnderTest;
let path: string;
let key: string;

beforeAll(async () => {
  core = await CoreUnderTest.start();
  key = core.base.member(TEAM, 'editor');
  path = `/agents/${core.base.agent(TEAM).uuid}/watchlists`;
});
afterAll(() => core?.stop());

const source = { platform: 'shortvideo', target_type: 'account', target_value: '@once' };
const create = (name: string, idempotencyKey: string) =>
  request('POST', core.url + path, {
    key,
    headers: { 'Idempotency-Key': idempotencyKey },
    body: { name, sources: [source] },
  });

it('a watchlist that is created twice at once with one key is one', async () => {
  const both = await Promise.all([create('Once', 'pair'), create('Once', 'pair')]);
  const first = both.find(({ status, headers }) => status < 300 && !headers.has('idempotent-replay'))!;
  const [other] = both.filter((answer) => answer !== first);
  expect([409, first.status]).toContain(other!.status);
  if (other!.status !== 409) expect(other!.body).toEqual(first.body);
  const { body } = await core.call('GET', path as '/agents/{agent_id}/watchlists', key);
  expect(JSON.stringify(body).split('"Once"')).toHaveLength(2);
});

it('a stored answer is returned as it was, and other content is rejected', async () => {
  const first = await create('Mornings', 'kept');
  const again = await create('Mornings', 'kept');
  expect([again.status, again.body, again.headers.get('idempotent-replay')]).toEqual([
    first.status,
    first.body,
    'true',
  ]);
  expect(await create('Evenings', 'kept')).toMatchObject({
    status: 422,
    body: { error_code: 'idempotency_key_reused' },
  });
});
