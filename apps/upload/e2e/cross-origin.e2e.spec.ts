import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { request } from 'undici';
import { announce, put, soundBytes, startUpload, store, type RunningUpload } from './harness.js';

const ALLOWED = 'https://app.example.com';
const FOREIGN = 'https://evil.example';
const BASE_URL = 'https://api.example.com/v1';
const BYTES = soundBytes(1_000);

let upload: RunningUpload;
beforeAll(async () => {
  upload = await startUpload({ roles: ['http'], environment: { CORS_ORIGINS: ALLOWED, BASE_URL } });
});
afterAll(() => upload?.stop());

it('a page of the web studio, which base serves, reads responses', async () => {
  const page = new URL(BASE_URL).origin;
  const { headers } = await fetch(`${upload.url}/nothing`, { headers: { Origin: page } });
  expect(headers.get('access-control-allow-origin')).toBe(page);
});

it('a page on an allowed origin alone reads other responses, and sends no cookie', async () => {
  const read = async (origin: string) =>
    (await fetch(`${upload.url}/nothing`, { headers: { Origin: origin } })).headers;
  const [allowed, foreign] = [await read(ALLOWED), await read(FOREIGN)];
  expect(allowed.get('access-control-allow-origin')).toBe(ALLOWED);
  expect(foreign.get('access-control-allow-origin')).toBeNull();
  for (const headers of [allowed, foreign]) {
    expect(headers.get('vary')).toMatch(/\bOrigin\b/);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  }
});

it.each([ALLOWED, FOREIGN])('a page on %s sends files and reads media, which need no credential', async (origin) => {
  const announced = await announce(upload, BYTES);
  const preflight = await request(announced.direct_upload.url, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'content-md5,content-type',
    },
  });
  await preflight.body.dump();
  expect(preflight.statusCode).toBe(204);
  expect([origin, '*']).toContain(preflight.headers['access-control-allow-origin']);
  expect(preflight.headers['access-control-allow-methods']).toMatch(/\bPUT\b/);
  expect(preflight.headers['access-control-allow-headers']).toMatch(/content-md5/i);
  const sent = await put(announced, BYTES, { Origin: origin });
  expect([sent.status, sent.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  const { media } = await store(upload, BYTES);
  const seen = await fetch(media.url, { headers: { Origin: origin } });
  expect([seen.status, seen.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
});
