import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { generateApiKey } from '@reelsheet/platform-auth';
import { BaseUnderTest } from './harness.js';

let base: BaseUnderTest;
let key: string;

beforeAll(async () => {
  base = await BaseUnderTest.start();
  ({ key } = await base.person());
});
afterAll(() => base?.stop());

const NO_JSON = `{"rows":[${'{},'.repeat(100)}`;
const send = (method: string, path: string, options: object) =>
  base.call(method, path, { headers: { 'Content-Type': 'application/json' }, ...options });

it.each([
  ['PUT', '/vidsheet/1/rows/mass_update?agent_id=1'],
  ['POST', '/agents'],
])('%s %s asks who calls before it reads what they sent', async (method, path) => {
  const unauthorized = { status: 401, body: { error_code: 'unauthorized' } };
  expect(await send(method, path, { body: NO_JSON })).toMatchObject(unauthorized);
  expect(await send(method, path, { body: NO_JSON, key: generateApiKey() })).toMatchObject(unauthorized);
  expect(await send(method, path, { body: NO_JSON, key })).toMatchObject({
    status: 422,
    body: { error: 'body is not valid JSON' },
  });
});

it('where anybody may call, no more is read than such a route needs', async () => {
  const body = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(20_000) });
  expect(await send('POST', '/auth/sign_in', { body })).toMatchObject({
    status: 413,
    body: { error_code: 'payload_too_large' },
  });
});
