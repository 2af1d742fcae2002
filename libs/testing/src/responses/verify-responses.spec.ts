import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiDocument } from './documented-api.js';
import { verifyResponses } from './verify-responses.js';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const DOCUMENT: ApiDocument = {
  paths: {
    '/agents/{id}': {
      get: {
        responses: {
          200: json({ $ref: '#/components/schemas/Agent' }),
          206: { headers: { ETag: {} }, content: { '*/*': {} } },
          404: { $ref: '#/components/responses/404.not_found' },
        },
      },
      delete: { responses: { 204: {} } },
    },
    '/agents/all': {
      get: { responses: { 200: json({ type: 'array', items: { $ref: '#/components/schemas/Agent' } }) } },
    },
    '/events': {
      get: {
        'x-stream': { events: ['progress'] },
        responses: { 200: { content: { 'text/event-stream': { schema: { $ref: '#/components/schemas/Agent' } } } } },
      },
    },
  },
  components: {
    schemas: {
      Agent: {
        type: 'object',
        required: ['id', 'avatar', 'kind'],
        properties: {
          id: { type: 'integer' },
          avatar: { anyOf: [{ $ref: '#/components/schemas/Avatar' }, { type: 'null' }] },
          kind: { type: ['string', 'null'], enum: ['brand', 'person', null] },
          settings: { type: 'object', additionalProperties: true },
        },
      },
      Avatar: { type: 'object', required: ['url'], properties: { url: { type: 'string' } } },
    },
    responses: {
      '404.not_found': {
        'x-error-codes': ['not_found'],
        ...json({ type: 'object', properties: { error_code: { type: 'string' } } }),
      },
    },
  },
};

const AGENT = { id: 1, avatar: null, kind: null, settings: { any: 'thing' } };

interface Prepared {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly type?: string;
  readonly body?: unknown;
}

describe('a verified response', () => {
  let server: Server;
  let url: string;
  let prepared: Prepared;

  beforeAll(async () => {
    server = createServer((_request, response) => {
      const { status = 200, type = 'application/json', headers, body } = prepared;
      response.writeHead(status, { ...headers, ...(body === undefined ? {} : { 'Content-Type': type }) });
      response.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    verifyResponses(url, DOCUMENT);
  });
  afterAll(() => void server.close());

  const send = async (request: string, answer: Prepared) => {
    prepared = answer;
    const [method, path] = request.split(' ');
    return (await fetch(`${url}${path}`, { method })).text();
  };

  it.each<[string, string, Prepared]>([
    ['a described body', 'GET /agents/1', { body: AGENT }],
    ['a described part', 'GET /agents/1', { body: { ...AGENT, avatar: { url: 'here' }, kind: 'brand' } }],
    ['a described error', 'GET /agents/1', { status: 404, body: { error_code: 'not_found' } }],
    ['a fixed path that also matches a path with a parameter', 'GET /agents/all', { body: [AGENT] }],
    ['bytes of any type', 'GET /agents/1', { status: 206, type: 'image/png', body: 'bytes' }],
    [
      'described headers',
      'GET /agents/1',
      { status: 206, type: 'image/png', headers: { etag: '"1"', 'cache-control': 'no-store' }, body: 'bytes' },
    ],
    ['no body where none is documented', 'DELETE /agents/1', { status: 204 }],
    ['an unknown route', 'GET /nowhere', { status: 404, body: { error: 'Not found', error_code: 'not_found' } }],
    [
      'a path with invalid percent-encoding',
      'GET /agents/%E0',
      { status: 404, body: { error: 'Not found', error_code: 'not_found' } },
    ],
    [
      'described events',
      'GET /events',
      { type: 'text/event-stream', body: `: alive\n\nevent: progress\ndata: ${JSON.stringify(AGENT)}\n\n` },
    ],
  ])('may be %s', async (_, request, answer) => {
    await expect(send(request, answer)).resolves.toEqual(expect.any(String));
  });

  it.each<[string, string, Prepared, RegExp]>([
    ['another status', 'GET /agents/1', { status: 403, body: {} }, /GET \/agents\/1 returned 403.*\n.*not documented/],
    ['another type', 'GET /agents/1', { type: 'text/html', body: '<p>' }, /a body of text\/html is not documented/],
    ['another header', 'GET /agents/1', { headers: { etag: '"1"' }, body: AGENT }, /the header etag is not documented/],
    ['no body', 'GET /agents/1', {}, /the body has no type/],
    ['an undocumented body', 'DELETE /agents/1', { status: 200, body: {} }, /the status is not documented/],
    ['a missing field', 'GET /agents/1', { body: { id: 1, avatar: null } }, /must have required property 'kind'/],
    ['an additional field', 'GET /agents/1', { body: { ...AGENT, secret: 1 } }, /additional properties \("secret"\)/],
    [
      'an additional nested field',
      'GET /agents/1',
      { body: { ...AGENT, avatar: { url: 'x', key: 1 } } },
      /\/avatar.*"key"/,
    ],
    [
      'another code',
      'GET /agents/1',
      { status: 404, body: { error_code: 'gone' } },
      /the error code gone is not documented/,
    ],
    ['an unknown route with another body', 'GET /nowhere', { status: 404, body: {} }, /required property 'error'/],
    ['another event', 'GET /events', { type: 'text/event-stream', body: 'data: {"id":1}\n\n' }, /required property/],
    ['another name of an event', 'GET /events', { type: 'text/event-stream', body: 'event: end\n\n' }, /the event end/],
  ])('may not be %s', async (_, request, answer, fault) => {
    await expect(send(request, answer)).rejects.toThrow(fault);
  });
});
