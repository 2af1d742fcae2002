import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, request, type Answer } from '@reelsheet/testing';
import { Fleet } from './fleet.js';
import { freeze } from './frozen-process.js';

/** `OUTAGE=full` freezes NATS for a minute; each effect of a frozen NATS shows within the first seconds. */
const NATS_SECONDS = process.env['OUTAGE'] === 'full' ? 60 : 20;
const MAX_ANSWER_MS = 5_000;
const RECOVERED_WITHIN_MS = 5_000;

interface Outage {
  readonly target: 'postgres' | 'nats';
  readonly seconds: number;
}

interface Seen {
  readonly request: string;
  readonly tookMs: number;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: Answer['body'];
}

let fleet: Fleet;
let agentUuid: string;

beforeAll(async () => {
  fleet = await Fleet.start(1_300);
  const { base_url, organization_id } = fleet.file;
  await call('POST', `${base_url}/auth/sign_up`, { ...account, name: 'Waiting' });
  const made = await call('POST', `${base_url}/agents`, { organization_id, agent: { name: 'Waiting' } });
  agentUuid = made.body.agent.uuid;
}, 300_000);
afterAll(() => fleet?.stop());

/**
 * Frozen processes do not answer and close no connection, as when a host vanishes, which is the hardest kind of outage.
 * The second outage begins when everything works again after the first.
 */
describe.each<Outage>([
  { target: 'postgres', seconds: 10 },
  { target: 'nats', seconds: NATS_SECONDS },
])('while $target is frozen for $seconds s', ({ target, seconds }) => {
  let runUrl: string;
  let during: Seen[];
  let readiness: Seen[];
  let recoveredAfterMs: number;

  beforeAll(async () => {
    await eventually(allWork);
    const { agent_url } = fleet.file;
    const run = await call('POST', `${agent_url}/agent/run`, { message: 'Give me an idea', agent_id: agentUuid });
    runUrl = `${agent_url}/agent/runs/${run.body.run_id}`;
    const thaw = await freeze(fleet.file.pids[target]!);
    during = [];
    readiness = [];
    for (const until = performance.now() + seconds * 1_000; performance.now() < until; await sleep(500)) {
      const [probed, requested] = await Promise.all([Promise.all(probes().map(see)), Promise.all(requests().map(see))]);
      readiness.push(...probed);
      during.push(...requested);
    }
    thaw();
    const thawedAt = performance.now();
    await eventually(allWork);
    recoveredAfterMs = performance.now() - thawedAt;
  }, 300_000);

  it('responds to each request within five seconds, as usual or with 503 and Retry-After', () => {
    const wrong = during.filter(
      ({ tookMs, status, retryAfter }) =>
        tookMs > MAX_ANSWER_MS || (status >= 300 && !(status === 503 && Number(retryAfter) > 0)),
    );
    expect(wrong).toEqual([]);
    expect(during.some(({ status }) => status === 503)).toBe(true);
  });

  it('reports the missing dependency at once on every service: not ready without Postgres, degraded without NATS', () => {
    const expected = target === 'nats' ? [200, 'degraded'] : [503, undefined];
    const wrong = readiness.filter(
      ({ tookMs, status, body }) => status !== expected[0] || body.status !== expected[1] || tookMs > MAX_ANSWER_MS,
    );
    expect(wrong).toEqual([]);
  });

  it('recovers completely within five seconds and finishes the jobs created before the outage', async () => {
    expect(recoveredAfterMs).toBeLessThan(RECOVERED_WITHIN_MS);
    await eventually(async () => expect((await call('GET', runUrl)).body.status).toBe('completed'));
  });
});

const call = (method: string, url: string, body?: unknown) => request(method, url, { key: fleet.file.api_key, body });

/** Reads and writes of every service that clients repeat during the outage. */
function requests(): [string, string, unknown?][] {
  const { base_url, agent_url, core_url } = fleet.file;
  return [
    ['GET', `${base_url}/organizations`],
    ['PATCH', `${base_url}/agents/${agentUuid}`, { agent: { description: 'Waits for tea' } }],
    ['POST', `${base_url}/direct_upload`, announcement],
    ['POST', `${base_url}/auth/sign_in`, account],
    ['GET', `${agent_url}/agent/ideas?agent_id=${agentUuid}`],
    ['POST', `${agent_url}/agent/run`, { message: 'Give me three ideas about tea', agent_id: agentUuid }],
    ['GET', `${core_url}/agents/${agentUuid}/core`],
    ['PATCH', `${core_url}/agents/${agentUuid}/core`, { brand_name: 'Teapot' }],
  ];
}

function probes(): [string, string][] {
  const { base_url, agent_url, core_url, upload_url } = fleet.file;
  return [base_url, agent_url, core_url, upload_url].map((url) => ['GET', `${new URL(url).origin}/health/ready`]);
}

async function see([method, url, body]: [string, string, unknown?]): Promise<Seen> {
  const began = performance.now();
  const answer = await call(method, url, body);
  return {
    request: `${method} ${url}`,
    tookMs: Math.round(performance.now() - began),
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    body: answer.body,
  };
}

async function allWork(): Promise<void> {
  for (const { request: requested, status, body } of await Promise.all([...probes(), ...requests()].map(see)))
    expect([requested, Math.floor(status / 100), body]).toEqual([requested, 2, body]);
}

const account = { email: 'waiting@example.com', password: 'correct horse' };
const announcement = {
  blob: {
    filename: 'tea.png',
    byte_size: 1,
    checksum: '1B2M2Y8AsgTpgAmY7PhCfg==',
    content_type: 'image/png',
  },
};
