import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@reelsheet/testing';
import { BaseUnderTest } from '../support/harness.js';

const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=B' };

let base: BaseUnderTest;
let key: string;

beforeAll(async () => {
  base = await BaseUnderTest.start();
  ({ key } = await base.person());
});
afterAll(() => base?.stop());

/** Temporary folders of forms in this process. */
const temporaryFolders = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`reelsheet-form-${process.pid}-`));
const send = (path: string, body: string | FormData, options: object = {}) =>
  base.call('POST', path, { body, ...(typeof body === 'string' ? { headers: MULTIPART } : {}), ...options });
const item = (head: string, value: string) => `--B\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
const tooLarge = (error: string) => ({ status: 413, body: { error_code: 'payload_too_large', error: error } });

it('is rejected without being written or read on a route that expects none', async () => {
  const body = `${item('name="email"; filename="a"', 'x'.repeat(3 * 2 ** 20))}--B--\r\n`;
  expect(await send('/auth/sign_in', body)).toMatchObject({
    status: 422,
    body: {
      error: 'header Content-Type must be application/json or application/x-www-form-urlencoded here',
      error_code: 'validation_error',
    },
  });
  expect(await temporaryFolders()).toEqual([]);
});

it('is not read without a credential', async () => {
  expect(
    (await send('/organizations', `${item('name="a"; filename="a"', 'x'.repeat(3 * 2 ** 20))}--B--\r\n`)).status,
  ).toBe(401);
  expect(await temporaryFolders()).toEqual([]);
});

it.each([
  [
    'of more text in sum than a JSON body may have',
    () => item('name="organization[name]"', 'x'.repeat(100_000)).repeat(11),
    'body must hold at most 1048576 bytes of texts',
  ],
  ['of more fields than it may have', () => item('name="a"', 'x').repeat(202), 'body is too large'],
  [
    'of more files than it may have',
    () => item('name="organization[avatar]"; filename="a.png"', 'x').repeat(2),
    'body must hold at most 1 files',
  ],
  [
    'of more bytes than it may have',
    () => item('name="organization[avatar]"; filename="a.png"', 'x'.repeat(11 * 2 ** 20)),
    'body must hold at most 10485760 bytes of files',
  ],
])('%s is rejected, and nothing of it remains', async (_, items, error) => {
  expect(await send('/organizations', `${items()}--B--\r\n`, { key })).toMatchObject(tooLarge(error));
  expect(await temporaryFolders()).toEqual([]);
});

it('leaves nothing behind without a boundary', async () => {
  const answer = await send('/organizations', item('name="a"; filename="a"', 'x'), {
    key,
    headers: { 'Content-Type': 'multipart/form-data' },
  });
  expect(answer.status).toBe(422);
  expect(await temporaryFolders()).toEqual([]);
});

it('leaves nothing behind when its sender disconnects', async () => {
  const { hostname, port } = new URL(base.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = { Host: 'base', 'X-API-Key': key, 'Content-Length': '1000000', ...MULTIPART };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST /v1/organizations HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  socket.write(item('name="organization[avatar]"; filename="a.png"', 'x'.repeat(100_000)));
  await eventually(async () => expect(await temporaryFolders()).toHaveLength(1));
  socket.destroy();
  await eventually(async () => expect(await temporaryFolders()).toEqual([]));
});
