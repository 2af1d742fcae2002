import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { testDatabase, Wire, type TestDatabase } from '@reelsheet/testing';
import { createDataSource } from '../data-source.js';
import { connectWithRetry } from './connect.js';

let server: TestDatabase<'base'>;
let wire: Wire;

beforeEach(async () => {
  server = await testDatabase({ services: ['base'] });
  wire = await Wire.to(Number(new URL(server.urls.base).port));
});
afterEach(async () => {
  await wire?.cut();
  await server?.drop();
});

const through = (port: number, change: (url: URL) => void = () => undefined) => {
  const url = new URL(server.urls.base);
  url.port = String(port);
  change(url);
  return createDataSource({ service: 'base', url: url.href, poolSize: 1, entities: [], migrations: [] });
};

it('connects once Postgres answers', async () => {
  wire.freeze();
  const connecting = connectWithRetry(through(wire.port));
  setTimeout(() => wire.thaw(), 5_000);
  const source = await connecting;
  expect(await source.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await source.destroy();
});

it('says at once what no waiting helps against', async () => {
  const begun = performance.now();
  await expect(connectWithRetry(through(wire.port, (url) => (url.password = 'wrong')))).rejects.toThrow('password');
  expect(performance.now() - begun).toBeLessThan(15_000);
});

it('gives up within seconds while Postgres does not answer', async () => {
  const started = performance.now();
  wire.freeze();
  await expect(connectWithRetry(through(wire.port))).rejects.toThrow('timeout');
  expect(performance.now() - started).toBeLessThan(15_000);
});
