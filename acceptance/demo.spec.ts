import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, request } from '@reelsheet/testing';
import pg from 'pg';
import { closeBrowser, play } from './browser.js';
import { CANARY_AGENT, useSecrets } from './canary-secrets.js';
import { DemoKills } from './demo-kills.js';
import { createData, see } from './deletion.js';
import { everyRoute } from './every-route.js';
import { Fleet } from './fleet.js';
import { findCanaries } from './find-canaries.js';
import { chargedTwice, readLedger, sum } from './ledger.js';
import { madeTwice } from './vendor-log.js';

const IDEA = 'watering balcony herbs in summer';

describe('the demo from an idea to published posts, while every process is killed', () => {
  let fleet: Fleet;
  let kills: DemoKills;
  let lines: string[];
  let status: number | null;

  beforeAll(async () => {
    fleet = await Fleet.start(1_100);
    kills = new DemoKills(fleet);
    ({ status, lines } = await fleet.demo(IDEA, kills.onLine));
  }, 900_000);
  afterAll(() => fleet?.stop());
  afterAll(closeBrowser);

  const after = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length).trim());

  it('succeeds and prints its results and costs', () => {
    expect({ status, lines: status === 0 ? [] : lines }).toEqual({ status: 0, lines: [] });
    expect(after('video')).toHaveLength(1);
    expect(after('post')).toHaveLength(3);
    expect(after('cost')[0]).toMatch(/^\d+\.\d\d credits, 0\.00 held$/);
  });

  it('does nothing twice, whichever process is killed', async () => {
    expect(await kills.missed()).toEqual([]);
    expect(await madeTwice(fleet)).toEqual([]);
    expect((await request('GET', `${fleet.file.sandbox_url}/posts`)).body).toHaveLength(3);
    await expectBalancedLedger(fleet);
  });

  it('renders a 1080×1920 H.264 video with AAC sound that is as long as its layers', () => {
    const said = Number(/rendered ([\d.]+) s/.exec(lines.join('\n'))?.[1]);
    const probe = execFileSync('ffprobe', [
      '-v',
      'error',
      '-show_entries',
      'stream=codec_name,width,height,duration:format=duration',
      '-of',
      'json',
      fleet.path(after('video')[0]!),
    ]);
    const { streams, format } = JSON.parse(probe.toString()) as {
      streams: { codec_name: string; width?: number; height?: number }[];
      format: { duration: string };
    };
    expect(streams).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ codec_name: 'h264', width: 1080, height: 1920 }),
        expect.objectContaining({ codec_name: 'aac' }),
      ]),
    );
    expect(Math.abs(Number(format.duration) - said)).toBeLessThanOrEqual(0.1);
  });

  it('speaks about the idea', async () => {
    const calls = (await request('GET', `${fleet.file.sandbox_url}/log?vendor=speech`)).body as {
      summary: unknown;
    }[];
    expect(JSON.stringify(calls)).toMatch(/herb|balcony|water/i);
  });

  it('publishes posts whose pages play the video', async () => {
    for (const url of after('post')) {
      const playback = await play(url);
      expect(playback).toMatchObject({ width: 1080, height: 1920 });
      expect(playback.seconds).toBeGreaterThan(1);
      expect(playback.text).toMatch(/herb|balcony|water/i);
      expect(playback.text).toMatch(/AI-generated|Altered or synthetic content/);
    }
  });

  it('stores the row that the posted video was rendered from', async () => {
    const client = new pg.Client({ connectionString: fleet.databaseUrl });
    await client.connect();
    const { rows } = await client.query(`SELECT row_id IS NOT NULL AS known FROM base.post`);
    await client.end();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows).toEqual(rows.map(() => ({ known: true })));
  });

  it('returns an agent in the older profile format with the data of base and core', async () => {
    const { base_url, agent_url, core_url, api_key: key } = fleet.file;
    const [{ id, name }] = (await request('GET', `${base_url}/agents`, { key })).body;
    const profile = await request('PUT', `${agent_url}/agent/profile?agent_id=${id}`, {
      key,
      body: { brand: { goal: 'Greener balconies' } },
    });
    expect(profile).toMatchObject({
      status: 200,
      body: { identity: { name }, brand: { goal: 'Greener balconies' } },
    });
    expect((await request('GET', `${core_url}/agents/${id}/core`, { key })).body.goal).toBe('Greener balconies');
  });

  describe('from the accepted idea by one request', () => {
    let made: { status: number | null; lines: string[] };

    beforeAll(async () => {
      made = await fleet.demo(IDEA, undefined, ['--produce', '--template', 'daily-quote']);
    }, 300_000);

    const printed = (pattern: RegExp) => made.lines.flatMap((line) => pattern.exec(line)?.[1] ?? []);

    it('prints its price before and after, its duration and its posts', () => {
      expect({ status: made.status, lines: made.status === 0 ? [] : made.lines }).toEqual({ status: 0, lines: [] });
      const [estimate] = printed(/price: ([\d.]+ to [\d.]+) credits/);
      const [cost] = printed(/^cost {3}([\d.]+) credits, 0\.00 held$/);
      expect(estimate).toBeDefined();
      expect(Number(cost)).toBeGreaterThan(0);
      expect(printed(/^time {3}(\d+) s$/)).toHaveLength(1);
    });

    it('publishes the video of the idea on both networks', async () => {
      const posts = printed(/^post {3}(http.*)$/);
      expect(posts).toHaveLength(2);
      for (const url of posts) {
        const playback = await play(url);
        expect(playback).toMatchObject({ width: 1080, height: 1920 });
        expect(playback.text).toMatch(/AI-generated|Altered or synthetic content/);
      }
    });

    it('leaves the idea posted', async () => {
      const client = new pg.Client({ connectionString: fleet.databaseUrl });
      await client.connect();
      const posted = () =>
        client.query(
          `SELECT idea.status, count(*)::integer AS posts FROM agent.idea JOIN base.post ON idea_id = idea.id
           WHERE schedule_type = 'now' GROUP BY idea.id, idea.status`,
        );
      await eventually(async () => expect((await posted()).rows).toEqual([{ status: 'posted', posts: 2 }]));
      await client.end();
    });
  });

  it('accounts for every credit', () => expectBalancedLedger(fleet));

  describe('every gateway', () => {
    const gateways = () => {
      const { base_url, agent_url, core_url } = fleet.file;
      return [`${base_url}/me`, `${agent_url}/agent/conversations`, `${core_url}/agents/1/core`];
    };

    it.each([
      ['a missing key', undefined],
      ['a malformed key', 'rs_nothing'],
      ['a mistyped key', `rs_${'0'.repeat(40)}`],
    ])('rejects %s', async (_, key) => {
      for (const url of gateways())
        expect(await request('GET', url, { key })).toMatchObject({
          status: 401,
          body: { error_code: 'unauthorized' },
        });
    });

    it('rejects a key as soon as its revocation was confirmed', async () => {
      const { base_url, api_key } = fleet.file;
      const { body: created } = await request('POST', `${base_url}/persisted_tokens`, {
        key: api_key,
        body: { name: 'short-lived' },
      });
      for (const url of gateways()) expect((await request('GET', url, { key: created.token })).status).not.toBe(401);
      expect(
        (await request('DELETE', `${base_url}/persisted_tokens/${created.id}/revoke`, { key: api_key })).status,
      ).toBe(204);
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) => request('GET', gateways()[index % 3]!, { key: created.token })),
      );
      expect(new Set(answers.map(({ status: code }) => code))).toEqual(new Set([401]));
    });
  });

  describe('every route', () => everyRoute(() => fleet));

  it('leaves no secret in its tables, messages or logs', async () => {
    const canaries = await useSecrets(fleet);
    expect(canaries.length).toBeGreaterThan(30);
    expect(await findCanaries(fleet, canaries)).toEqual([]);
    const stored = [
      { what: 'agent', value: CANARY_AGENT },
      { what: 'start', value: '"msg":"ready"' },
    ];
    expect(await findCanaries(fleet, stored)).toEqual(
      expect.arrayContaining([
        'agent in base.agent',
        expect.stringMatching(/^agent in nats\//),
        'start in logs/base.log',
      ]),
    );
  });

  it('leaves no data of a deleted organization on any host, even if workers were killed just before', async () => {
    const { organizationId, traces } = await createData(fleet);
    expect(await see(fleet, traces)).toEqual([200, 200, 200, 200]);
    for (const target of ['upload-worker', 'core-worker']) process.kill(fleet.file.pids[target]!, 'SIGKILL');
    const { base_url, api_key } = fleet.file;
    const url = `${base_url}/organizations/${organizationId}`;
    expect(await request('DELETE', url, { key: api_key })).toMatchObject({ status: 200, body: undefined });
    expect((await request('GET', url, { key: api_key })).status).toBe(404);
    await eventually(async () => expect(await see(fleet, traces)).toEqual([404, 404, 404, 404]));
  });
});

async function expectBalancedLedger(fleet: Fleet): Promise<void> {
  const book = await readLedger(fleet);
  expect(book.held).toBe(0);
  expect(Math.round(book.balance * 1e6)).toBe(sum(book, 'grant') - sum(book, 'capture'));
  expect(sum(book, 'hold')).toBe(sum(book, 'capture') + sum(book, 'release'));
  expect(chargedTwice(book)).toEqual([]);
}
