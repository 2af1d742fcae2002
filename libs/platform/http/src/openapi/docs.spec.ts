import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { serveDocs } from './docs.js';

let folder: string;
let server: FastifyInstance;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-'));
  const document = join(folder, 'openapi.json');
  await writeFile(document, JSON.stringify({ info: { title: 'A service' }, servers: [{ url: 'http://generated' }] }));
  server = fastify();
  serveDocs(server, pathToFileURL(document), 'https://public/v1');
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

it('serves the generated document with its own address', async () => {
  const { headers, body } = await server.inject('/docs-json');
  expect(headers['content-type']).toMatch('application/json');
  expect(JSON.parse(body)).toEqual({ info: { title: 'A service' }, servers: [{ url: 'https://public/v1' }] });
});

it('serves a page and everything that it loads', async () => {
  const { headers, body } = await server.inject('/docs');
  expect(headers['content-type']).toMatch('text/html');
  const loaded = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path!);
  const answers = await Promise.all(loaded.map((path) => server.inject(path)));
  expect(answers.map(({ statusCode, headers: { 'content-type': type } }) => [statusCode, type])).toEqual([
    [200, 'text/css; charset=utf-8'],
    [200, 'text/javascript; charset=utf-8'],
    [200, 'text/javascript; charset=utf-8'],
  ]);
});

it('lets the page run only its own scripts, and call the service', async () => {
  const { headers, body } = await server.inject('/docs');
  const policy = headers['content-security-policy'];
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self' https://public;");
  expect(body).not.toMatch(/<script>/);
});
