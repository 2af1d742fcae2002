import { expect, it } from '@jest/globals';
import type { Server } from 'node:http';
import { createAdapter } from './fastify-adapter.js';

const deadlinesOf = (server: Server) => [server.headersTimeout, server.requestTimeout, server.keepAliveTimeout];

it('sets deadlines for headers, requests and idle connections', () => {
  expect(deadlinesOf(createAdapter().getHttpServer())).toEqual([15_000, 120_000, 72_000]);
  expect(deadlinesOf(createAdapter({ requestTimeoutMs: 0 }).getHttpServer())).toEqual([15_000, 0, 72_000]);
});
