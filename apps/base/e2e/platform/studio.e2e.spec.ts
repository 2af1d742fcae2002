import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Pool } from 'undici';
import { BaseUnderTest } from '../support/harness.js';

const SETTINGS = {
  BASE_URL: 'https://api.example.com/v1',
  AGENT_URL: 'https://agent.example.com/v1',
  CORE_URL: 'https://core.example.com/v1',
  UPLOAD_URL: 'https://upload.example.com/v1',
  OIDC_ISSUER: 'https://id.example.com/realms/one',
  OIDC_AUDIENCE: 'reelsheet',
};

let base: BaseUnderTest;
let server: Pool;
beforeAll(async () => {
  base = await BaseUnderTest.start(SETTINGS);
  await base.worker.close();
  server = new Pool(new URL(base.url).origin);
});
afterAll(async () => {
  await server?.close();
  await base?.stop();
});

/** Sends a path exactly as it is; `fetch` would remove `..` from it. */
async function read(path: string, headers: Record<string, string> = {}) {
  const { statusCode: status, headers: sent, body } = await server.request({ path, method: 'GET', headers });
  return { status, headers: sent as Record<string, string>, text: await body.text() };
}
const assetsIn = (page: string) => [...page.matchAll(/(?:src|href)="(\/studio\/[^"]+)"/g)].map(([, path]) => path!);

describe('the page', () => {
  it.each(['/studio/', '/studio/sheets/12', '/studio/password_reset/a-token', '/studio/?from=mail'])(
    'is at %s, and not cached without a check',
    async (path) => {
      const { status, headers, text } = await read(path);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(text).toContain('<div id="root">');
      const known = await read(path, { 'If-None-Match': headers['etag']! });
      expect([known.status, known.text]).toEqual([304, '']);
    },
  );

  it('is where its address without a slash leads', async () => {
    const { status, headers } = await read('/studio');
    expect([status, headers['location']]).toEqual([308, '/studio/']);
  });

  it('runs its own scripts, reaches this installation and nothing else, and cannot be framed', async () => {
    const { headers, text } = await read('/studio/');
    expect(Object.fromEntries(headers['content-security-policy']!.split('; ').map(directive))).toEqual({
      'default-src': ["'self'"],
      'connect-src': [
        "'self'",
        'https://api.example.com',
        'https://agent.example.com',
        'https://core.example.com',
        'https://upload.example.com',
        'https://id.example.com',
      ],
      'img-src': ["'self'", 'blob:', 'https://api.example.com', 'https://upload.example.com'],
      'media-src': ["'self'", 'blob:', 'https://api.example.com', 'https://upload.example.com'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(text).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/);
  });
});

const directive = (text: string): [string, string[]] => {
  const [name, ...values] = text.split(' ');
  return [name!, values];
};

it('its files are compressed, have their types and are cached for good', async () => {
  const paths = assetsIn((await read('/studio/')).text);
  const answers = await Promise.all(paths.map((path) => read(path, { 'Accept-Encoding': 'br' })));
  for (const { status, headers } of answers) {
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
  const types = new Set(answers.map(({ headers }) => headers['content-type']));
  expect(types).toEqual(new Set(['text/javascript; charset=utf-8', 'text/css; charset=utf-8', 'image/svg+xml']));
  const plain = answers.filter(({ headers }) => headers['content-encoding'] === undefined);
  expect(plain.filter(({ headers }) => Number(headers['content-length']) >= 1_024)).toEqual([]);
});

it.each([
  '/studio/assets/index-00000000.js',
  '/studio/favicon.ico',
  '/studio/../package.json',
  '/studio/../../../../etc/passwd',
  '/studio/..%2f..%2fpackage.json',
  '/studio/%2e%2e/%2e%2e/package.json',
  '/studio/..%5c..%5cpackage.json',
  '/studio/assets/..%2findex.html',
  '/studio/%00.html',
  '/studio/.env',
])('what is not a file of the studio is 404: %s', async (path) => {
  const { status, headers, text } = await read(path);
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  expect(JSON.parse(text)).toMatchObject({ error_code: 'not_found' });
});

describe('the guide', () => {
  it.each(['/guide/', '/guide/quick-start', '/guide/reference/sheets-rows'])(
    'has a page at %s, which reaches nothing but its own files',
    async (path) => {
      const { status, headers, text } = await read(path);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
      expect(text).toContain('Reelsheet guide</title>');
      expect(text).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/);
    },
  );

  it('is Markdown for programs, and has a page for addresses that it does not know', async () => {
    const { status, headers, text } = await read('/guide/prices.md');
    expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(text).toContain('# Prices');
    expect((await read('/guide/llms.txt')).text).toContain('](/guide/prices.md)');
    const missing = await read('/guide/costs');
    expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });
});

it('is only read', async () => {
  const answer = await server.request({ path: '/studio/', method: 'POST' });
  await answer.body.dump();
  expect(answer.statusCode).toBe(404);
});
