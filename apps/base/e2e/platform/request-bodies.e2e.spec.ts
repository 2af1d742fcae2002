import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { generateApiKey } from '@reelsheet/platform-auth';
import { eventually } from '@reelsheet/testing';
import { BaseUnderTest } from '../support/harness.js';

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
])('%s %s authenticates the caller before reading the body', async (method, path) => {
  const unauthorized = { status: 401, body: { error_code: 'unauthorized' } };
  expect(await send(method, path, { body: NO_JSON })).toMatchObject(unauthorized);
  expect(await send(method, path, { body: NO_JSON, key: generateApiKey() })).toMatchObject(unauthorized);
  expect(await send(method, path, { body: NO_JSON, key })).toMatchObject({
    status: 422,
    body: { error: 'body is not valid JSON' },
  });
});

it('reads no more than necessary on public routes', async () => {
  const body = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(20_000) });
  expect(await send('POST', '/auth/sign_in', { body })).toMatchObject({
    status: 413,
    body: { error_code: 'payload_too_large' },
  });
});

it('rejects a body with very many values before parsing it', async () => {
  const body = `{"rows":[${'[],'.repeat(2_500_000)}[]]}`;
  expect(await send('PUT', '/vidsheet/1/rows/mass_update?agent_id=1', { key, body })).toMatchObject({
    status: 422,
    body: { error: 'body must hold at most 500000 values' },
  });
});

const organization = (name: string) => ({
  'application/json': JSON.stringify({ organization: { name } }),
  'multipart/form-data; boundary=B': `--B\r\nContent-Disposition: form-data; name="organization[name]"\r\n\r\n${name}\r\n--B--\r\n`,
});

it.each(Object.entries(organization('Late')))(
  'a key that is revoked while %s is being sent is rejected',
  async (type, body) => {
    const { bearer } = await base.person();
    const { body: made } = await base.call('POST', '/persisted_tokens', { bearer, body: {} });
    const isUsed = async () =>
      (await base.call('GET', '/persisted_tokens', { bearer })).body.find(({ id }) => id === made.id)!.last_used_at !==
      null;
    const { hostname, port } = new URL(base.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const head = { Host: 'base', 'X-API-Key': made.token, 'Content-Type': type, 'Content-Length': body.length };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
    socket.write(
      `POST /v1/organizations HTTP/1.1\r\n${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${body.slice(0, 20)}`,
    );
    await eventually(async () => expect(await isUsed()).toBe(true));
    expect((await base.call('POST', '/auth/sign_out_everywhere', { bearer })).status).toBe(204);
    socket.write(body.slice(20));
    expect(await text(socket)).toMatch(/^HTTP\/1.1 401 /);
  },
);
