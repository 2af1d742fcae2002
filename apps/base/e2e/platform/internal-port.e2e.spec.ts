import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort, LOOPBACK } from '@reelsheet/native-servers';
import { BaseUnderTest } from '../support/harness.js';

const SHOWN = ['/metrics', '/docs', '/docs-json', '/docs/start.js'];

let port: number;
let apart: BaseUnderTest;
let together: BaseUnderTest;
beforeAll(async () => {
  port = await freePort();
  apart = await BaseUnderTest.start({ INTERNAL_PORT: port });
  together = await BaseUnderTest.start();
});
afterAll(async () => {
  await apart?.stop();
  await together?.stop();
});

const statusesAt = (origin: string, paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await fetch(`${origin}${path}`)).status));
const originOf = ({ url }: BaseUnderTest) => new URL(url).origin;

it('shows metrics and documentation on the internal port only', async () => {
  const inside = `http://${LOOPBACK}:${port}`;
  expect(await statusesAt(inside, SHOWN)).toEqual([200, 200, 200, 200]);
  const metrics = await (await fetch(`${inside}/metrics`)).text();
  expect(metrics.includes('dependency_up{dependency="postgres",service="base",role="http"} 1')).toBe(true);
  expect(await statusesAt(originOf(apart), SHOWN)).toEqual([404, 404, 404, 404]);
});

it('shows the API and health on the public port only', async () => {
  const paths = ['/health/live', '/health/ready', '/v1/stock_avatars/1/picture'];
  expect(await statusesAt(originOf(apart), paths)).toEqual([200, 200, 200]);
  expect(await statusesAt(`http://${LOOPBACK}:${port}`, paths)).toEqual([404, 404, 404]);
});

it('leaves a worker’s metrics at its own port', async () => {
  expect(await statusesAt(await apart.worker.getUrl(), ['/health/ready', '/metrics', '/docs'])).toEqual([
    200, 200, 404,
  ]);
});

it('shows everything on the only port without an internal one', async () => {
  expect(await statusesAt(originOf(together), SHOWN)).toEqual([200, 200, 200, 200]);
});
