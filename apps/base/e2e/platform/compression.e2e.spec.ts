import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import { routesOf } from '@reelsheet/platform-auth';
import { describeApi } from '@reelsheet/platform-http';
import { request } from 'undici';
import { AgentFixture, type Creator } from '../support/agent-fixture.js';
import { PASSWORD } from '../support/authenticator-app.js';

/** Fields whose values let their reader act as somebody else. */
const SECRETS = [
  'access_token',
  'token',
  'challenge',
  'otpauth_uri',
  'recovery_codes',
  'signing_secret',
  'direct_upload',
] as const;
const LONG = 'calm mornings '.repeat(500);

let fixture: AgentFixture;
let creator: Creator;
let sheet: string;
beforeAll(async () => {
  fixture = await AgentFixture.start();
  await fixture.base.worker.close();
  creator = await fixture.base.creator(1_000);
  const { id, cells } = await fixture.sheet(creator);
  await fixture.base.call('PUT', `/vidsheet/${id}/cells/mass_update?agent_id=${creator.agentId}`, {
    key: creator.key,
    body: { cells: [{ id: cells['SCRIPT'], value: LONG }] },
  });
  sheet = `/vidsheet/${id}`;
});
afterAll(() => fixture?.stop());

const read = (path: string, headers: Record<string, string> = {}) =>
  request(`${fixture.base.url}${path}`, {
    headers: { 'X-API-Key': creator.key, 'Accept-Encoding': 'gzip, br', ...headers },
  });

it('sends a sheet compressed, and nothing where it is known already', async () => {
  const { headers, body } = await read(`${sheet}?agent_id=${creator.agentId}`);
  const bytes = Buffer.from(await body.arrayBuffer());
  expect([headers['content-encoding'], headers['vary']]).toEqual(['br', 'accept-encoding']);
  expect(bytes.length).toBeLessThan(LONG.length / 2);
  expect(brotliDecompressSync(bytes).toString()).toContain(LONG);
  const known = await read(`${sheet}?agent_id=${creator.agentId}`, { 'If-None-Match': String(headers['etag']) });
  expect([known.statusCode, await known.body.text()]).toEqual([304, '']);
});

it('sends exports compressed, but not those that are', async () => {
  const encodings = await Promise.all(
    ['csv', 'json', 'xlsx'].map(async (format) => {
      const { statusCode, headers, body } = await read(`${sheet}/export?agent_id=${creator.agentId}&format=${format}`);
      await body.dump();
      return [statusCode, headers['content-encoding']];
    }),
  );
  expect(encodings).toEqual([
    [200, 'br'],
    [200, 'br'],
    [200, undefined],
  ]);
});

it('sends event streams as they are, so that each event arrives at once', async () => {
  const { body } = await fixture.generate(creator, await fixture.sheet(creator), 'SCRIPT', 'text', { prompt: LONG });
  const stream = await read(`/generations/${body.generation_id}/events`);
  expect(stream.headers['content-encoding']).toBeUndefined();
  stream.body.destroy();
});

it('never compresses tokens', async () => {
  const long = 'n'.repeat(100);
  const { headers } = await request(`${fixture.base.url}/auth/sign_in`, {
    method: 'POST',
    headers: { 'Accept-Encoding': 'br', 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: creator.email, password: PASSWORD, long }),
  });
  expect(headers['content-encoding']).toBeUndefined();
});

it('compresses no answer that has a field for a secret', () => {
  const { app, url } = { app: fixture.base.http, url: fixture.base.url };
  const { paths, components } = describeApi(app, 'base', url);
  const fieldsOf = (value: object): string[] => {
    const schema = JSON.stringify(value);
    const names = [...schema.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!);
    return names.flatMap((name) => Object.keys(schemaOf(name).properties ?? {}));
  };
  const schemaOf = (name: string) => components!.schemas![name] as { properties?: object };
  const secret = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, { responses: Record<string, object> }>)
      .filter(([, { responses }]) =>
        Object.entries(responses).some(
          ([status, answer]) =>
            status.startsWith('2') && fieldsOf(answer).some((name) => SECRETS.includes(name as never)),
        ),
      )
      .map(([method]) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  const uncompressed = routesOf(app)
    .filter(({ handler }) => Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler)?.uncompressed === true)
    .map(({ method, path }) => `${method} ${path}`);
  expect(secret.length).toBeGreaterThan(10);
  expect(secret.filter((route) => !uncompressed.includes(route))).toEqual([]);
});
