import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { describeApi } from '@reelsheet/platform-http';
import { verifyMalformedInput } from '@reelsheet/testing/malformed-input';
import { BaseUnderTest, OPERATOR_KEY } from '../support/harness.js';
import { SheetUser } from '../support/sheet-user.js';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM = { 'Content-Type': 'multipart/form-data; boundary=B' };
const CHUNKED = 'POST /v1/agents HTTP/1.1\r\nHost: base\r\nTransfer-Encoding: chunked';
const FIELD = '--B\r\nContent-Disposition: form-data; name="agent[name]"\r\n\r\nBo';

let base: BaseUnderTest;
let person: Awaited<ReturnType<BaseUnderTest['creator']>>;
let routes: { sheet: string; cell: number; layer: number };

beforeAll(async () => {
  base = await BaseUnderTest.start();
  person = await base.creator();
  routes = await samplePaths();
});
afterAll(() => base?.stop());

async function samplePaths() {
  const sheet = await new SheetUser(base, person).sheet(['A'], 1);
  const cell = (await sheet.read()).spreadsheet_rows[0]!.spreadsheet_cells[0]!.id;
  const layer = await sheet.call('POST', `/cells/${cell}/layers`, { video_layer: { name: 'L', type: 'text' } });
  return { sheet: `/vidsheet/${sheet.id}`, cell, layer: layer.body.id };
}

/** Sends exactly these bytes and returns the whole response. */
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

function post(headers: Record<string, string>, body: Buffer | string, path = '/v1/agents') {
  const all = {
    Host: 'base',
    Connection: 'close',
    'X-API-Key': person.key,
    'Content-Length': String(Buffer.byteLength(body)),
    ...headers,
  };
  return raw(
    [`POST ${path} HTTP/1.1`, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`)].join('\r\n'),
    body,
  );
}

describe('an unreadable body', () => {
  it.each<[string, Record<string, string>, Buffer | string, string]>([
    ['JSON that breaks off', JSON_TYPE, '{"agent":', 'body is not valid JSON'],
    [
      'JSON that would change prototypes',
      JSON_TYPE,
      '{"__proto__":{"x":1},"agent":{"name":"Bo"}}',
      'body must not hold the keys __proto__ or constructor.prototype',
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
    ['a body that is no object', JSON_TYPE, '[]', 'body must be an object'],
    ['a body that is null', JSON_TYPE, 'null', 'body must be an object'],
  ])('%s is reported', async (_, headers, body, error) => {
    const answer = await post(headers, body);
    expect(answer).toMatchObject({
      status: 422,
      requestId: true,
      body: { error: expect.stringContaining(error), error_code: 'validation_error' },
    });
  });

  it('of many megabytes is rejected before the sender finishes, each time', async () => {
    const body = JSON.stringify({ agent: { name: 'x'.repeat(20 * 2 ** 20) } });
    for (let round = 0; round < 5; round += 1)
      expect(await post(JSON_TYPE, body)).toMatchObject({ status: 413, body: { error_code: 'payload_too_large' } });
  });

  it('above one megabyte is rejected', async () => {
    const answer = await post(JSON_TYPE, JSON.stringify({ agent: { name: 'x'.repeat(2 ** 20) } }));
    expect(answer).toMatchObject({
      status: 413,
      requestId: true,
      body: { error: 'body is too large', error_code: 'payload_too_large' },
    });
  });
});

describe('an unreadable path', () => {
  it.each(['%ZZ', '%00', 'a'.repeat(600), '-1', '1.0', '0x1', '99999999999999999999'])(
    '/agents/%s is not found',
    async (id) => {
      const answer = await raw(
        `GET /v1/agents/${id} HTTP/1.1\r\nHost: base\r\nConnection: close\r\nX-API-Key: ${person.key}`,
      );
      expect(answer).toMatchObject({ status: 404, requestId: true, body: { error_code: 'not_found' } });
    },
  );

  it('with NUL is not found where any text is a valid name', async () => {
    const answer = await raw(
      `GET /v1/templates/projects/%00 HTTP/1.1\r\nHost: base\r\nConnection: close\r\nX-API-Key: ${person.key}`,
    );
    expect(answer).toMatchObject({ status: 404, requestId: true, body: { error_code: 'not_found' } });
  });
});

describe('an unknown route', () => {
  it('is not found with TRACE, which echoes nothing', async () => {
    const answer = await raw(
      `TRACE /v1/agents HTTP/1.1\r\nHost: base\r\nConnection: close\r\nX-API-Key: ${person.key}`,
    );
    expect(answer).toEqual({
      status: 404,
      requestId: true,
      body: expect.objectContaining({ error_code: 'not_found' }),
    });
  });

  it.each<[string, Record<string, string>, string]>([
    ['a body that breaks off', JSON_TYPE, '{"agent":'],
    ['a packed body', { ...JSON_TYPE, 'Content-Encoding': 'gzip' }, '{}'],
    ['a body that is too large', JSON_TYPE, JSON.stringify('x'.repeat(2 ** 20))],
    ['a form', FORM, FIELD],
    ['another type', { 'Content-Type': 'application/xml' }, '<agent/>'],
  ])('is not found with any request body: %s', async (_, headers, body) => {
    expect(await post(headers, body, '/v1/agent')).toMatchObject({
      status: 404,
      requestId: true,
      body: { error_code: 'not_found' },
    });
  });

  it('is not found with a method that requires a body', async () => {
    expect(
      await raw(`QUERY /v1/agents HTTP/1.1\r\nHost: base\r\nConnection: close\r\nX-API-Key: ${person.key}`),
    ).toMatchObject({ status: 404, requestId: true, body: { error_code: 'not_found' } });
  });
});

it('ignores expectations other than 100-continue', async () => {
  const head = `GET /v1/me HTTP/1.1\r\nHost: base\r\nConnection: close\r\nExpect: wonders\r\nX-API-Key: ${person.key}`;
  expect(await raw(head)).toMatchObject({ status: 200, requestId: true });
});

describe('invalid HTTP', () => {
  it.each([
    ['an unknown method', 'BREW /v1/agents HTTP/1.1\r\nHost: base', 400],
    ['a header without end', `GET /v1/agents HTTP/1.1\r\nHost: base\r\nX-Long: ${'x'.repeat(20_000)}`, 431],
    ['no host', 'GET /v1/agents HTTP/1.1\r\nConnection: close', 400],
    ['two lengths', 'POST /v1/agents HTTP/1.1\r\nHost: base\r\nContent-Length: 5\r\nContent-Length: 7', 400],
    ['a length and chunks', `${CHUNKED}\r\nContent-Length: 5`, 400],
    ['an encoding after the chunks', CHUNKED.replace('chunked', 'chunked, identity'), 400],
    ['an encoding that is none', CHUNKED.replace('chunked', 'xchunked'), 400],
  ])('%s is reported', async (_, head, status) => {
    expect(await raw(head)).toMatchObject({
      status,
      requestId: true,
      body: { error: expect.any(String), error_code: 'validation_error' },
    });
  });
});

verifyMalformedInput(
  () => ({ url: base.url, headers: { 'X-API-Key': person.key, 'X-Operator-Key': OPERATOR_KEY } }),
  () => {
    const { sheet, cell, layer } = routes;
    const agent = `agent_id=${person.agentId}`;
    const positionsOf = (id: unknown) => [{ id, position: 0 }];
    const render = (input: object) => ({
      job: { project_id: 1, container_id: cell, container_type: 'SpreadsheetCell', input: JSON.stringify(input) },
    });
    const generate = `${sheet}/cells/${cell}/generate?${agent}`;
    return {
      paths: [
        ['GET', '/agents/:id'],
        ['GET', '/agents/:id/avatars'],
        ['DELETE', `/agents/${person.agentId}/avatars/1_:id`],
        ['DELETE', `/agents/${person.agentId}/social_accounts/:id`],
        ['GET', '/organizations/:id'],
        ['GET', '/organizations/:id/credits'],
        ['DELETE', `/organizations/${person.personalId}/members/:id`],
        ['DELETE', '/persisted_tokens/:id/revoke'],
        ['DELETE', '/personal_access_tokens/:id'],
        ['GET', `/vidsheet/:id?${agent}`],
        ['GET', `${sheet}/rows/:id?${agent}`],
        ['DELETE', `${sheet}/columns/:id?${agent}`],
        ['GET', `${sheet}/cells/:id?${agent}`],
        ['GET', `${sheet}/cells/${cell}/layers/:id?${agent}`],
        ['GET', `/content_resources/:id?${agent}`],
        ['GET', '/generations/:id'],
        ['GET', '/generations/:id/events'],
        ['GET', '/render_jobs/:id'],
        ['GET', '/schedule/post/:id'],
        ['GET', '/stock_avatars/:id/full'],
      ],
      agents: ['/vidsheet?agent_id=:id', '/content_resources?agent_id=:id'],
      queries: [
        ['/agents?workspace_id=:id', 'workspace_id'],
        [`/agents/${person.agentId}/avatars?cursor=:id`, 'cursor'],
        [`/organizations/${person.personalId}/audit_log?cursor=:id`, 'cursor'],
        [`/organizations/${person.personalId}/audit_log?user_id=:id`, 'user_id'],
        [`/content_resources?${agent}&project_id=:id`, 'project_id'],
        [`/content_resources?${agent}&ids[]=:id`, 'ids'],
        [`/render_jobs?${agent}&project_id=:id`, 'project_id'],
      ],
      bodies: [
        ['POST', '/agents', (id) => ({ organization_id: id, agent: { name: 'Bo' } }), 'organization_id'],
        ['POST', `${sheet}/clone?${agent}`, (id) => ({ target_agent_id: id }), 'target_agent_id'],
        ['PUT', `${sheet}/rows/update_positions?${agent}`, (id) => ({ rows: positionsOf(id) }), 'rows.0.id'],
        ['PUT', `${sheet}/rows/mass_update?${agent}`, (id) => ({ rows: positionsOf(id) }), 'rows.0.id'],
        ['PATCH', `${sheet}/columns/update_positions?${agent}`, (id) => ({ columns: positionsOf(id) }), 'columns.0.id'],
        ['PUT', `${sheet}/columns/mass_update?${agent}`, (id) => ({ columns: positionsOf(id) }), 'columns.0.id'],
        ['PUT', `${sheet}/cells/mass_update?${agent}`, (id) => ({ cells: positionsOf(id) }), 'cells.0.id'],
        [
          'PUT',
          `${sheet}/cells/${cell}/layers/update_positions?${agent}`,
          (id) => ({ layers: positionsOf(id) }),
          'layers.0.id',
        ],
        ['PATCH', `${sheet}/cells/${cell}/set_default_user_job?${agent}`, (id) => ({ user_job_id: id }), 'user_job_id'],
        [
          'POST',
          generate,
          (id) => ({ generation_type: 'image_from_text', data: { prompt: 'a', content_resource_ids: [id] } }),
          'data.content_resource_ids',
        ],
        [
          'POST',
          `/transcriptions?${agent}`,
          (id) => ({ data: { content_resource_id: id } }),
          'data.content_resource_id',
        ],
        ['POST', `/render_jobs?${agent}`, (id) => ({ job: { ...render({}).job, project_id: id } }), 'job.project_id'],
        [
          'POST',
          `/render_jobs?${agent}`,
          (id) => render({ music: { source: { content_resource_id: id } } }),
          'job.input.music.source.content_resource_id',
        ],
        [
          'POST',
          '/operator/credit_grants',
          (id) => ({ organization_id: id, amount: 1, reason: 'r', idempotency_key: 'k' }),
          'organization_id',
        ],
      ],
      json: ['POST', '/agents'],
      urlencoded: ['POST', '/organizations'],
      form: ['POST', '/organizations'],
      document: describeApi(base.http, 'base', base.url),
      codes: {
        'POST /schedule/with-post': 'platform_validation_failed',
        'PATCH /schedule/post/{post_id}': 'platform_validation_failed',
        'PATCH /schedule/post/{post_id}/published': 'platform_validation_failed',
      },
      jsonTexts: [
        ['POST', generate, (data) => ({ generation_type: 'text', data }), 'data '],
        ['POST', `/transcriptions?${agent}`, (data) => ({ data }), 'data '],
        [
          'POST',
          `/render_jobs?${agent}`,
          (input) => ({ job: { ...render({}).job, input: `{"tracks":${input}}` } }),
          'job.input.tracks',
        ],
        [
          'PATCH',
          `${sheet}/cells/${cell}/layers/${layer}?${agent}`,
          (additional_attributes) => ({ video_layer: { additional_attributes } }),
          'video_layer.additional_attributes',
        ],
      ],
    };
  },
);
