import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { serveSite } from './site.js';

const POLICY = "default-src 'self'";

let folder: string;
let server: FastifyInstance;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<p>page</p>');
  await writeFile(join(folder, 'assets', 'a-1234.js'), 'a()');
  await writeFile(join(folder, 'assets', 'c-1234.css'), 'c {}');
  await writeFile(join(folder, 'assets', 'c-1234.css.br'), brotliCompressSync('c {}'));
  await writeFile(join(folder, 'notes.secret'), 'secret');
  server = fastify();
  serveSite(server, { path: '/web', folder: pathToFileURL(`${folder}/`), policy: POLICY });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

it('sends files by their type, and the page for other addresses', async () => {
  const script = await server.inject('/web/assets/a-1234.js');
  expect([script.body, script.headers['content-type']]).toEqual(['a()', 'text/javascript; charset=utf-8']);
  const page = await server.inject('/web/people/7');
  expect([page.body, page.headers['content-security-policy']]).toEqual(['<p>page</p>', POLICY]);
});

it('sends what the build has compressed to those that accept it', async () => {
  const sent = async (accepted: string) => {
    const { headers, rawPayload } = await server.inject({
      url: '/web/assets/c-1234.css',
      headers: { 'accept-encoding': accepted },
    });
    expect([headers.vary, headers['content-type']]).toEqual(['Accept-Encoding', 'text/css; charset=utf-8']);
    return headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload).toString() : 'not compressed';
  };
  expect(await Promise.all(['br', 'gzip, br;q=0.5', 'deflate,br'].map(sent))).toEqual(['c {}', 'c {}', 'c {}']);
  expect(await Promise.all(['gzip', 'br;q=0', '', 'brr'].map(sent))).toEqual(Array(4).fill('not compressed'));
  expect((await server.inject('/web/assets/c-1234.css.br')).statusCode).toBe(404);
});

it('knows no file of another type, and none that was added later', async () => {
  await writeFile(join(folder, 'assets', 'b-1234.js'), 'b()');
  for (const path of ['/web/notes.secret', '/web/assets/b-1234.js', '/web/..%2fnotes.secret'])
    expect((await server.inject(path)).statusCode).toBe(404);
});

it('has no page where nothing was built', async () => {
  const other = fastify();
  serveSite(other, { path: '/web', folder: new URL('file:///nowhere/'), policy: POLICY });
  expect((await other.inject('/web/')).statusCode).toBe(404);
  await other.close();
});

it('shows the page of each address of a site with many pages, and 404 with a page for others', async () => {
  await writeFile(join(folder, 'prices.html'), '<p>prices</p>');
  await writeFile(join(folder, 'prices.md'), '# Prices');
  await writeFile(join(folder, '404.html'), '<p>no such page</p>');
  const pages = fastify();
  serveSite(pages, { path: '/guide', folder: pathToFileURL(`${folder}/`), policy: POLICY, hasManyPages: true });
  const read = async (url: string) => {
    const { statusCode, body, headers } = await pages.inject(url);
    return [statusCode, body, headers['content-type']];
  };
  expect(await read('/guide/')).toEqual([200, '<p>page</p>', 'text/html; charset=utf-8']);
  expect(await read('/guide/prices')).toEqual([200, '<p>prices</p>', 'text/html; charset=utf-8']);
  expect(await read('/guide/prices.md')).toEqual([200, '# Prices', 'text/markdown; charset=utf-8']);
  for (const path of ['/guide/costs', '/guide/prices/', '/guide/404'])
    expect((await read(path)).slice(0, 2)).toEqual([404, '<p>no such page</p>']);
  expect((await read('/guide/costs.md'))[0]).toBe(404);
  await pages.close();
});
