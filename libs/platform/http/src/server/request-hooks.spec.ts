import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createLogger, Metrics, requestContext } from '@reelsheet/platform-telemetry';
import { fastify } from 'fastify';
import { addRequestHooks, beginContext } from './request-hooks.js';

const app = fastify({ genReqId: () => 'r-1' });
const output = new PassThrough();
const lines = createInterface(output)[Symbol.asyncIterator]();
let port: number;

const nextLine = async () => JSON.parse((await lines.next()).value!) as Record<string, unknown>;

beforeAll(async () => {
  beginContext(app, createLogger('base', 'info', output));
  addRequestHooks(app, new Metrics('base', 'http'));
  app.get('/v1/agents/:id', async () => {
    Object.assign(requestContext.getStore()!, { organizationId: 7, caller: { userId: 3, keyId: null } });
    return {};
  });
  app.get('/v1/streams', (_request, reply) => void reply.hijack().raw.write('data: 1\n\n'));
  app.get('/health/ready', async () => ({}));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

it('writes one log line per request with route, trace and duration, without the address, which may contain secrets', async () => {
  const trace = 'a'.repeat(32);
  await fetch(`http://127.0.0.1:${port}/v1/agents/5?token=secret`, {
    headers: { traceparent: `00-${trace}-${'b'.repeat(16)}-01` },
  });
  const { time: _time, pid: _pid, hostname: _hostname, level: _level, durationMs, ...line } = await nextLine();
  expect(line).toEqual({
    ...{ name: 'base', msg: 'request ended', requestId: 'r-1', traceId: trace },
    ...{ method: 'GET', route: '/v1/agents/:id', status: 200, organizationId: 7, userId: 3 },
  });
  expect(durationMs).toEqual(expect.any(Number));
});

it('names the sender of a request that was rejected', async () => {
  await fetch(`http://127.0.0.1:${port}/v1/unknown`);
  expect(await nextLine()).toMatchObject({ route: 'unknown', status: 404, address: '127.0.0.1' });
});

it('writes no line for probes, and marks requests whose client disconnected', async () => {
  await fetch(`http://127.0.0.1:${port}/health/ready`);
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /v1/streams HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  expect(await nextLine()).toMatchObject({ route: '/v1/streams', cutOff: true });
});
