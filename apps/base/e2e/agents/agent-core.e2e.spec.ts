import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readAgentVoice, updateAgentVoice } from '@reelsheet/contracts';
import { BaseUnderTest, type Person } from '../support/harness.js';

interface ReceivedEvent {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Replaces core: records requests and returns the configured response. */
class CoreDouble {
  readonly received: ReceivedEvent[] = [];
  answer = { status: 200, headers: {} as Record<string, string>, body: '' };
  isSilent = false;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<CoreDouble> {
    const core: CoreDouble = new CoreDouble(
      createServer(async (request, response) => {
        core.received.push({
          method: request.method!,
          url: request.url!,
          headers: request.headers,
          body: (await buffer(request)).toString(),
        });
        if (!core.isSilent) response.writeHead(core.answer.status, core.answer.headers).end(core.answer.body);
      }),
    );
    await new Promise<void>((resolve) => core.server.listen(0, '127.0.0.1', resolve));
    return core;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** Sends exactly these lines and returns the whole response. */
async function raw(url: string, lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

describe('core proxy of base', () => {
  let core: CoreDouble;
  let base: BaseUnderTest;
  let creator: Person & { agentId: number; agentUuid: string };

  beforeAll(async () => {
    core = await CoreDouble.start();
    base = await BaseUnderTest.start({ CORE_URL: core.url });
    creator = await base.creator(0);
  });
  afterAll(async () => {
    await base?.stop();
    await core?.stop();
  });
  beforeEach(() => {
    core.received.length = 0;
    core.isSilent = false;
    core.answer = { status: 200, headers: { 'Content-Type': 'application/json; charset=utf-8' }, body: '{}' };
  });

  it('forwards a request and returns the response unchanged', async () => {
    const body = '{ "goal":"caf\\u00e9" ,"keywords":[1.0] }';
    core.answer = {
      status: 207,
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'private, max-age=7' },
      body: '{ "brand" : {"status":"\\u006fk"} }',
    };
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'X-Request-Id': 'request-7' };
    const answer = await fetch(`${base.url}/agents/${creator.agentUuid}/core?a=1&b%5B%5D=x%20y`, {
      method: 'PATCH',
      headers: { ...headers, 'X-API-Key': creator.key },
      body,
    });
    expect(core.received).toMatchObject([
      {
        method: 'PATCH',
        url: `/v1/agents/${creator.agentUuid}/core?a=1&b%5B%5D=x%20y`,
        body,
        headers: { 'content-type': headers['Content-Type'], 'x-request-id': 'request-7', 'x-api-key': creator.key },
      },
    ]);
    expect(answer.status).toBe(207);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, max-age=7',
      'x-request-id': 'request-7',
    });
    expect(await answer.text()).toBe('{ "brand" : {"status":"\\u006fk"} }');
  });

  it('sends requests only to core, regardless of the host in the request line', async () => {
    const answer = await raw(base.url, [
      `GET http://elsewhere.example/v1/agents/${creator.agentId}/core?a=1 HTTP/1.1`,
      'Host: elsewhere.example',
      `X-API-Key: ${creator.key}`,
      'Connection: close',
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(core.received).toMatchObject([{ url: `/v1/agents/${creator.agentId}/core?a=1` }]);
    expect(core.received[0]!.headers.host).not.toBe('elsewhere.example');
  });

  it('identifies the caller itself and drops hop-by-hop headers', async () => {
    await raw(base.url, [
      `GET /v1/agents/${creator.agentId}/core HTTP/1.1`,
      'Host: base',
      `X-API-Key: ${creator.key}`,
      'X-Forwarded-For: 198.51.100.1',
      'X-Forwarded-Host: elsewhere.example',
      'X-Real-IP: 198.51.100.1',
      'Forwarded: for=198.51.100.1',
      'TE: trailers',
      'X-Mine: kept',
      'X-Hop: dropped',
      'Connection: close, X-Hop',
    ]);
    const { headers } = core.received[0]!;
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-mine': 'kept' });
    for (const name of ['x-forwarded-host', 'x-real-ip', 'forwarded', 'te', 'x-hop'])
      expect(headers).not.toHaveProperty([name]);
  });

  it('accepts bearer tokens and forwards errors', async () => {
    core.answer = { ...core.answer, status: 404, body: '{"error":"Not found","error_code":"not_found"}' };
    expect(await base.call('GET', `/agents/${creator.agentId}/core`, { bearer: creator.bearer })).toMatchObject({
      status: 404,
      body: { error_code: 'not_found' },
    });
    expect(core.received).toMatchObject([
      { method: 'GET', body: '', headers: { authorization: `Bearer ${creator.bearer}` } },
    ]);
  });

  it.each([
    ['application/json', '{"goal": '],
    ['application/x-www-form-urlencoded', 'goal=rest&keywords[]=tea'],
    ['text/plain', 'goal'],
  ])('forwards a body of %s unparsed', async (type, body) => {
    await base.call('PATCH', `/agents/${creator.agentId}/core`, {
      key: creator.key,
      headers: { 'Content-Type': type },
      body,
    });
    expect(core.received).toMatchObject([{ body, headers: { 'content-type': type } }]);
  });

  it('checks the credential and the body size before it contacts core', async () => {
    expect((await base.call('GET', `/agents/${creator.agentId}/core`)).status).toBe(401);
    const large = await base.call('PATCH', `/agents/${creator.agentId}/core`, {
      key: creator.key,
      body: { goal: 'x'.repeat(2 ** 20) },
    });
    expect(large).toMatchObject({ status: 413, body: { error_code: 'payload_too_large' } });
    expect(core.received).toEqual([]);
  });

  it('accepts bytes of an unknown type on no other route', async () => {
    const answer = await base.call('PATCH', `/agents/${creator.agentId}`, {
      key: creator.key,
      headers: { 'Content-Type': 'application/x-opaque' },
      body: 'x',
    });
    expect(answer).toMatchObject({ status: 422, body: { error_code: 'validation_error' } });
  });

  it('responds within seconds when core does not', async () => {
    core.isSilent = true;
    const started = performance.now();
    const answer = await base.call('GET', `/agents/${creator.agentId}/core`, { key: creator.key });
    expect(answer).toMatchObject({ status: 503, body: { error_code: 'service_unavailable' } });
    expect(answer.headers.get('retry-after')).not.toBeNull();
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  it('stores the default voice for core', async () => {
    const { rpc } = base;
    const voice = { voice_id: 'nova', name: 'Nova', source: 'public' };
    const request = { agent_id: creator.agentId };
    expect(await rpc.request(readAgentVoice, request)).toEqual({ voice: null });
    expect(await rpc.request(updateAgentVoice, { ...request, voice: { ...voice, name: 'Old' } })).toMatchObject({
      voice: { name: 'Old' },
    });
    expect(await rpc.request(updateAgentVoice, { ...request, voice })).toEqual({ voice });
    expect(await rpc.request(readAgentVoice, request)).toEqual({ voice });
    expect(await rpc.request(updateAgentVoice, { ...request, voice: null })).toEqual({ voice: null });
    expect(await rpc.request(readAgentVoice, request)).toEqual({ voice: null });
    await expect(rpc.request(updateAgentVoice, { agent_id: 999_999, voice })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

it('returns 503 when core is unavailable', async () => {
  const base = await BaseUnderTest.start();
  try {
    const { key, agentId } = await base.creator(0);
    expect(await base.call('PATCH', `/agents/${agentId}/core`, { key, body: { goal: 'rest' } })).toMatchObject({
      status: 503,
      body: { error_code: 'service_unavailable' },
    });
  } finally {
    await base.stop();
  }
});
