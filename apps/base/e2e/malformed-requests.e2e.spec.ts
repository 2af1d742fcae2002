import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { BaseUnderTest, type Person } from './harness.js';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM = { 'Content-Type': 'multipart/form-data; boundary=B' };
const FIELD = '--B\r\nContent-Disposition: form-data; name="agent[name]"\r\n\r\nBo';

let base: BaseUnderTest;
let person: Person;

beforeAll(async () => {
  base = await BaseUnderTest.start();
  person = await base.person();
});
afterAll(() => base?.stop());

/** Sends exactly these bytes, and reads the answer to its end. */
async function raw(
  head: string,
  body: Buffer | string = '',
): Promise<{ status: number; requestId: boolean; body: { error: string; error_code: string } }> {
  const { hostname, port } = new URL(base.url);
  const socket = connect(Number(port), hostname);
  socket.write(`${head}\r\n\r\n`);
  socket.write(body);
  const answer = await text(socket);
  const [, status, headers, answered] = /^HTTP\/1\.1 (\d+)(.*?)\r\n\r\n(.*)$/s.exec(answer)!;
  return { status: Number(status), requestId: /x-request-id: \S+/i.test(headers!), body: JSON.parse(answered!) };
}

function post(headers: Record<string, string>, body: Buffer | string) {
  const all = {
    Host: 'base',
    Connection: 'close',
    'X-API-Key': person.key,
    'Content-Length': String(Buffer.byteLength(body)),
    ...headers,
  };
  return raw(
    ['POST /v1/agents HTTP/1.1', ...Object.entries(all).map(([name, value]) => `${name}: ${value}`)].join('\r\n'),
    body,
  );
}

describe('a body that can not be read', () => {
  it.each<[string, Record<string, string>, Buffer | string, string]>([
    ['JSON that breaks off', JSON_TYPE, '{"agent":', 'body is not valid JSON'],
    [
      'JSON that would change prototypes',
      JSON_TYPE,
      '{"__proto__":{"x":1},"agent":{"name":"Bo"}}',
      'body is not valid JSON',
    ],
    ['bytes that are no UTF-8', JSON_TYPE, Buffer.from([0x22, 0xff, 0xfe, 0x22]), 'body is not valid UTF-8'],
    [
      'another charset',
      { 'Content-Type': 'application/json; charset=utf-16' },
      Buffer.from('{}', 'utf16le'),
      'header Content-Type must name no charset but utf-8',
    ],
    [
      'a packed body',
      { ...JSON_TYPE, 'Content-Encoding': 'gzip' },
      gzipSync('{"agent":{"name":"Bo"}}'),
      'header Content-Encoding must be absent: bodies are taken uncompressed',
    ],
    [
      'a packed form',
      { ...FORM, 'Content-Encoding': 'gzip' },
      gzipSync(FIELD),
      'header Content-Encoding must be absent: bodies are taken uncompressed',
    ],
    [
      'another type',
      { 'Content-Type': 'application/xml' },
      '<agent/>',
      'header Content-Type must be application/json, application/x-www-form-urlencoded or multipart/form-data',
    ],
    [
      'plain text',
      { 'Content-Type': 'text/plain' },
      'Bo',
      'header Content-Type must be application/json, application/x-www-form-urlencoded or multipart/form-data',
    ],
    [
      'a type that is none',
      { 'Content-Type': 'nonsense' },
      'Bo',
      'header Content-Type must be application/json, application/x-www-form-urlencoded or multipart/form-data',
    ],
    [
      'no type',
      {},
      '{"agent":{"name":"Bo"}}',
      'header Content-Type must be application/json, application/x-www-form-urlencoded or multipart/form-data',
    ],
    ['a form without a boundary', { 'Content-Type': 'multipart/form-data' }, FIELD, 'body is no whole multipart form'],
    ['a form that breaks off in a field', FORM, FIELD, 'body is no whole multipart form'],
    ['a form that breaks off in a header', FORM, FIELD.slice(0, 20), 'body is no whole multipart form'],
    [
      'a form that breaks off in a file',
      FORM,
      `--B\r\nContent-Disposition: form-data; name="a"; filename="a.png"\r\n\r\nxx`,
      'body is no whole multipart form',
    ],
    ['a form that is none', FORM, 'Bo', 'body is no whole multipart form'],
    ['an empty body', JSON_TYPE, '', 'agent is required'],
    ['a body that is no object', JSON_TYPE, '[]', 'agent is required'],
  ])('%s is told', async (_, headers, body, error) => {
    const answer = await post(headers, body);
    expect(answer).toMatchObject({
      status: 422,
      requestId: true,
      body: { error: expect.stringContaining(error), error_code: 'validation_error' },
    });
  });

  it('of many megabytes is refused where its sender hears it, each time', async () => {
    const body = JSON.stringify({ agent: { name: 'x'.repeat(20 * 2 ** 20) } });
    for (let turn = 0; turn < 5; turn += 1)
      expect(await post(JSON_TYPE, body)).toMatchObject({ status: 413, body: { error_code: 'payload_too_large' } });
  });

  it('beyond a megabyte is refused', async () => {
    const answer = await post(JSON_TYPE, JSON.stringify({ agent: { name: 'x'.repeat(2 ** 20) } }));
    expect(answer).toMatchObject({
      status: 413,
      requestId: true,
      body: { error: 'body is too large', error_code: 'payload_too_large' },
    });
  });
});

describe('a path that can not be read', () => {
  it.each(['%ZZ', '%00', 'a'.repeat(600), '-1', '1.0', '0x1', '99999999999999999999'])(
    '/agents/%s names nothing',
    async (id) => {
      const answer = await raw(
        `GET /v1/agents/${id} HTTP/1.1\r\nHost: base\r\nConnection: close\r\nX-API-Key: ${person.key}`,
      );
      expect(answer).toMatchObject({ status: 404, requestId: true, body: { error_code: 'not_found' } });
    },
  );
});

describe('bytes that are no request', () => {
  it.each([
    ['an unknown method', 'BREW /v1/agents HTTP/1.1\r\nHost: base', 400],
    ['a header without end', `GET /v1/agents HTTP/1.1\r\nHost: base\r\nX-Long: ${'x'.repeat(20_000)}`, 431],
    ['two lengths', 'POST /v1/agents HTTP/1.1\r\nHost: base\r\nContent-Length: 5\r\nContent-Length: 7', 400],
  ])('%s is told', async (_, head, status) => {
    expect(await raw(head)).toMatchObject({
      status,
      requestId: true,
      body: { error: expect.any(String), error_code: 'validation_error' },
    });
  });
});
