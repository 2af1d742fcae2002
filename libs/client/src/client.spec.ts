import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clientOf } from './client.js';
import { ApiError, dataOf, responseOf } from './outcome.js';

describe('clientOf', () => {
  let server: Server;
  let url: string;
  let received: { request: IncomingMessage; body: string };
  let answer: { status: number; body?: object };

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      received = { request, body: await text(request) };
      const body = answer.body === undefined ? '' : JSON.stringify(answer.body);
      response.writeHead(answer.status, body ? { 'Content-Type': 'application/json' } : {}).end(body);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  });
  afterAll(() => {
    server.close();
  });

  it('sends path, query, headers and body of an operation with the key', async () => {
    answer = { status: 201, body: { id: 5 } };
    const row = { path: { id: 4 }, query: { agent_id: 7 }, body: { spreadsheet_row: {} } };
    const headers = { 'Idempotency-Key': 'first' };
    const created = await dataOf(clientOf('base', url, { key: 'k' }).sheets.rows.create({ ...row, headers }));
    expect(created).toEqual({ id: 5 });
    expect(received.request).toMatchObject({
      method: 'POST',
      url: '/v1/vidsheet/4/rows?agent_id=7',
      headers: { 'x-api-key': 'k', 'idempotency-key': 'first', 'content-type': 'application/json' },
    });
    expect(received.body).toBe('{"spreadsheet_row":{}}');
  });

  it('returns an error response, which dataOf throws', async () => {
    answer = { status: 404, body: { error: 'no such agent', error_code: 'not_found' } };
    const { agents } = clientOf('base', url, { bearer: 't' });
    expect(await agents.get({ path: { agent_id: 1 } })).toMatchObject({ error: { error_code: 'not_found' } });
    expect(received.request.headers).toMatchObject({ authorization: 'Bearer t' });
    await expect(dataOf(agents.get({ path: { agent_id: 1 } }))).rejects.toThrow(ApiError);
    expect((await responseOf(agents.get({ path: { agent_id: 1 } }))).status).toBe(404);
  });

  it('sends by the function of an application, which may send a request again', async () => {
    answer = { status: 401, body: { error: 'expired', error_code: 'unauthorized' } };
    const send = async (request: Request) => {
      const again = request.clone();
      if ((await fetch(request)).status !== 401) throw new Error('the token was accepted');
      again.headers.set('Authorization', 'Bearer renewed');
      answer = { status: 201, body: { id: 5 } };
      return fetch(again);
    };
    const row = { path: { id: 4 }, query: { agent_id: 7 }, body: { spreadsheet_row: {} } };
    expect(await dataOf(clientOf('base', url, { send }).sheets.rows.create(row))).toEqual({ id: 5 });
    expect([received.request.headers.authorization, received.body]).toEqual([
      'Bearer renewed',
      '{"spreadsheet_row":{}}',
    ]);
  });

  it('throws when the connection fails or the time is up', async () => {
    await expect(clientOf('base', 'http://127.0.0.1:1/v1').agents.list()).rejects.toThrow('fetch failed');
    const silent = createServer(() => undefined);
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/v1`;
    await expect(clientOf('base', address, { timeoutMs: 50 }).agents.list()).rejects.toThrow('timeout');
    silent.closeAllConnections();
    silent.close();
  });
});
