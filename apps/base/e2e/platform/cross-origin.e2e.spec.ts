import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request } from 'undici';
import { AgentFixture, type Creator } from '../support/agent-fixture.js';
import { BaseUnderTest } from '../support/harness.js';

const ALLOWED = 'https://app.example.com';
const FOREIGN = ['https://evil.example', 'https://app.example.com.evil.example', 'http://app.example.com', 'null'];

let fixture: AgentFixture;
let creator: Creator;
let closed: BaseUnderTest;
beforeAll(async () => {
  fixture = await AgentFixture.start({ CORS_ORIGINS: `${ALLOWED},http://127.0.0.1:5173` });
  await fixture.base.worker.close();
  creator = await fixture.base.creator(1_000);
  closed = await BaseUnderTest.start();
});
afterAll(async () => {
  await closed?.stop();
  await fixture?.stop();
});

const ask = (path: string, headers: Record<string, string>, { url } = fixture.base) =>
  fetch(`${url}${path}`, { headers });
/** Sent as a browser does, and not by `fetch`, whose responses are compared with the OpenAPI document. */
async function preflight(origin: string, { url } = fixture.base) {
  const { statusCode, headers, body } = await request(`${url}/agents/1`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'PATCH',
      'Access-Control-Request-Headers': 'x-api-key,if-match',
    },
  });
  return { status: statusCode, headers: new Headers(headers as Record<string, string>), text: await body.text() };
}
const namesOf = ({ headers }: { headers: Headers }) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'));

describe('a page on an allowed origin', () => {
  it('may send any method and header, which its browser remembers', async () => {
    const { status, headers } = await preflight(ALLOWED);
    expect([status, Object.fromEntries(headers)]).toEqual([
      204,
      expect.objectContaining({
        'access-control-allow-origin': ALLOWED,
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': 'x-api-key,if-match',
        'access-control-max-age': '7200',
        'x-request-id': expect.any(String),
      }),
    ]);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
  });

  it.each([
    ['answers', '/agents', 200],
    ['errors', '/organizations/2000000000', 404],
    ['errors of unknown routes', '/nothing', 404],
  ])('reads %s with their headers', async (_, path, status) => {
    const answer = await ask(path, { Origin: ALLOWED, 'X-API-Key': creator.key });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, ALLOWED]);
    expect(answer.headers.get('vary')).toMatch(/\bOrigin\b/);
    expect(answer.headers.get('access-control-expose-headers')).toMatch(/\bRetry-After\b.*\bX-Request-Id\b/);
  });

  it('reads that it is not signed in', async () => {
    const answer = await ask('/me', { Origin: ALLOWED });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([401, ALLOWED]);
  });

  it('reads event streams', async () => {
    const sheet = await fixture.sheet(creator);
    const { body } = await fixture.generate(creator, sheet, 'SCRIPT', 'text', { prompt: 'A calm morning' });
    const stream = await request(`${fixture.base.url}/generations/${body.generation_id}/events`, {
      headers: { 'X-API-Key': creator.key, Origin: ALLOWED },
    });
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'access-control-allow-origin': ALLOWED,
      vary: 'Origin',
    });
    stream.body.destroy();
  });

  it('reads responses that also differ by preference', async () => {
    const sheet = await fixture.sheet(creator);
    const path = `/vidsheet/${sheet.id}/cells/mass_update?agent_id=${creator.agentId}`;
    const answer = await fetch(`${fixture.base.url}${path}`, {
      method: 'PUT',
      headers: {
        Origin: ALLOWED,
        'X-API-Key': creator.key,
        Prefer: 'return=minimal',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ cells: [{ id: sheet.cells['SCRIPT'], value: 'A quiet evening' }] }),
    });
    expect([answer.status, answer.headers.get('vary')]).toEqual([204, 'Origin, Prefer']);
  });
});

describe('a page on another origin', () => {
  it.each(FOREIGN)('is not answered for its browser: %s', async (origin) => {
    const answer = await ask('/agents', { Origin: origin, 'X-API-Key': creator.key });
    expect([answer.status, namesOf(answer)]).toEqual([200, []]);
    expect(answer.headers.get('vary')).toMatch(/\bOrigin\b/);
    const refused = await preflight(origin);
    expect([refused.status, namesOf(refused)]).toEqual([404, []]);
    expect(JSON.parse(refused.text)).toMatchObject({ error_code: 'not_found' });
  });

  it('is any where none is set', async () => {
    const answer = await ask('/stock_avatars', { Origin: ALLOWED }, closed);
    expect([namesOf(answer), answer.headers.get('vary')]).toEqual([[], null]);
    const refused = await preflight(ALLOWED, closed);
    expect([refused.status, namesOf(refused)]).toEqual([404, []]);
  });
});
