import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ideaCreated } from '@reelsheet/contracts';
import { processOf } from '@reelsheet/contracts/bus';
import { jetstream } from '@nats-io/jetstream';
import { newUuid } from '@reelsheet/kernel';
import { Database } from '@reelsheet/platform-database';
import { startProcess } from '@reelsheet/platform-service/testing';
import { errorOf, eventually } from '@reelsheet/testing';
import { AppModule } from '../../src/app.module.js';
import { BaseConfig } from '../../src/base.config.js';
import { LivePruner } from '../../src/live/live-pruner.js';
import { EventReader } from './event-reader.js';
import { BaseUnderTest, type Person } from '../support/harness.js';
import { aSheet, type BuiltSheet } from '../support/sheet-builder.js';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Longest time between the answer to a removal and the end of the stream. */
const MAX_END_MS = 1_000;

let base: BaseUnderTest;
let second: NestFastifyApplication;
let secondUrl: string;
let creator: Awaited<ReturnType<BaseUnderTest['creator']>>;
let sheet: BuiltSheet<'SCRIPT'>;
const readers: EventReader[] = [];

beforeAll(async () => {
  base = await BaseUnderTest.start({ MAX_STREAMS_PER_CALLER: 20 });
  const config = Object.assign(new BaseConfig(), base.config, base.nats.settingsOf(processOf('base', 'http')));
  second = await startProcess(AppModule, { service: 'base', role: 'http', config });
  secondUrl = `${await second.getUrl()}/v1`;
  creator = await base.creator();
  sheet = await aSheet()
    .withColumn('SCRIPT')
    .withRow()
    .create({ url: base.url, ...creator });
});
afterEach(() => readers.splice(0).forEach((reader) => reader.cut()));
afterAll(async () => {
  await second?.close();
  await base?.stop();
});

async function open(person: Pick<Person, 'key'>, options: { lastEventId?: number; query?: string; url?: string } = {}) {
  const { url = base.url, ...rest } = options;
  const reader = await EventReader.open(url, creator.personalId, { key: person.key, ...rest });
  readers.push(reader);
  return reader;
}

const write = async (value: string, url = base.url, client?: string) => {
  const path = `${url}/vidsheet/${sheet.id}/cells/${sheet.cells[0].SCRIPT}?agent_id=${creator.agentId}`;
  const answer = await fetch(path, {
    method: 'PATCH',
    headers: {
      'X-API-Key': creator.key,
      'Content-Type': 'application/json',
      ...(client === undefined ? {} : { 'X-Client-Id': client }),
    },
    body: JSON.stringify({ spreadsheet_cell: { value } }),
  });
  expect(answer.status).toBe(200);
  await answer.json();
};

async function member(role: string): Promise<Person> {
  const person = await base.person();
  const { status } = await base.call('POST', `/organizations/${creator.personalId}/members`, {
    key: creator.key,
    body: { email: person.email, role },
  });
  expect(status).toBe(201);
  return person;
}

describe('the events of an organization', () => {
  it('name what changed, without its content, at each replica', async () => {
    const viewer = await member('viewer');
    const all = await Promise.all([open(creator), open(viewer), open(viewer, { url: secondUrl })]);
    await write('a secret text');
    for (const reader of all) {
      await eventually(() => expect(reader.kinds).toContain('cell.updated'));
      const { data } = reader.changes.find(({ data: { kind } }) => kind === 'cell.updated')!;
      expect(data).toEqual({
        kind: 'cell.updated',
        agent_id: creator.agentId,
        at: expect.any(String),
        sheet_id: sheet.id,
        sheet_version: expect.any(Number),
        ids: [sheet.cells[0].SCRIPT],
      });
      expect(reader.events[0]).toMatchObject({ event: 'ready', data: { kind: 'ready' } });
    }
  });

  it('name the client that caused them, by the name that it gives itself', async () => {
    const reader = await open(creator, { query: 'kinds=cell' });
    for (const name of ['tab-1', 'not a name', 'n'.repeat(65)]) await write(`by ${name}`, base.url, name);
    await eventually(() => expect(reader.changes).toHaveLength(3));
    expect(reader.changes.map(({ data }) => data.origin)).toEqual(['tab-1', undefined, undefined]);
  });

  it('contain those of other services', async () => {
    const reader = await open(creator);
    const run_id = newUuid();
    const { personalId: organization_id, agentId: agent_id } = creator;
    await jetstream(base.serviceConnection.nats).publish(
      ideaCreated.subject,
      JSON.stringify({ organization_id, agent_id, run_id, ids: [6, 7] }),
      { msgID: newUuid() },
    );
    await eventually(() =>
      expect(reader.changes.map(({ data }) => data)).toContainEqual(
        expect.objectContaining({ kind: 'idea.created', agent_id, run_id, ids: [6, 7] }),
      ),
    );
  });

  it('contain acts that all members may see, without the details of the audit log', async () => {
    const reader = await open(creator);
    const person = await member('viewer');
    await base.call('POST', '/persisted_tokens', { key: creator.key, body: { name: 'secret' } });
    await base.call('DELETE', `/organizations/${creator.personalId}/members/${person.id}`, { key: creator.key });
    await base.grant(creator.personalId, 5);
    const acts = () => reader.changes.filter(({ data }) => data.kind !== 'notification.changed');
    await eventually(() =>
      expect(acts().map(({ data }) => data.kind)).toEqual(['member.added', 'member.removed', 'credits.granted']),
    );
    expect(acts()[0]!.data).toEqual({
      kind: 'member.added',
      agent_id: null,
      at: expect.any(String),
      id: person.id,
    });
  });

  it('contain each status of a batch', async () => {
    const reader = await open(creator, { query: 'kinds=batch' });
    const root = `/vidsheet/${sheet.id}` as const;
    const query = `agent_id=${creator.agentId}`;
    await write('a prompt');
    const { body: batch } = await base.call('POST', `${root}/rows/generate?${query}`, { key: creator.key, body: {} });
    await base.call('POST', `${root}/batches/${batch.id}/pause?${query}`, { key: creator.key });
    await base.call('POST', `${root}/batches/${batch.id}/stop?${query}`, { key: creator.key });
    await eventually(() => expect(reader.changes.at(-1)!.data.status).toBe('stopped'));
    expect(reader.changes[0]!.data).toMatchObject({ kind: 'batch.changed', sheet_id: sheet.id, batch_id: batch.id });
    expect(reader.changes.map(({ data }) => data.status)).toEqual(['running', 'paused', 'stopped']);
  });

  it('are filtered by agent and kind', async () => {
    const { body } = await base.call('POST', '/agents', { key: creator.key, body: { agent: { name: 'Other' } } });
    const [cells, others, agents] = await Promise.all([
      open(creator, { query: 'kinds=cell' }),
      open(creator, { query: `agent_id=${body.agent.uuid}` }),
      open(creator, { query: 'kinds=agent.created,row' }),
    ]);
    await write('filtered');
    await aSheet().withRow().create({ url: base.url, key: creator.key, agentId: body.agent.id });
    await eventually(() => expect(others.kinds).toContain('row.created'));
    expect(new Set(others.changes.map(({ data }) => data.agent_id))).toEqual(new Set([body.agent.id]));
    await eventually(() => expect(cells.kinds).toEqual(['cell.updated']));
    await eventually(() => expect(agents.kinds).toContain('row.created'));
    expect(agents.kinds.filter((kind) => !['row.created', 'agent.created'].includes(kind))).toEqual([]);
  });

  it('are not shown to others, nor for an agent of others or an unknown kind', async () => {
    const other = await base.creator(0);
    const path = `/organizations/${creator.personalId}/events` as const;
    const answers = [
      await base.call('GET', path, { key: other.key }),
      await base.call('GET', `${path}?agent_id=${other.agentId}`, { key: creator.key }),
      await base.call('GET', `${path}?kinds=secret`, { key: creator.key }),
      await base.call('GET', path, { key: creator.key, headers: { 'Last-Event-ID': 'x' } }),
    ];
    expect(answers.map((answer) => [answer.status, errorOf(answer).error_code])).toEqual([
      [404, 'not_found'],
      [422, 'agent_not_found'],
      [422, 'validation_error'],
      [422, 'validation_error'],
    ]);
    const reader = await EventReader.open(base.url, other.personalId, { key: other.key });
    readers.push(reader);
    await write('foreign');
    await base.call('POST', '/agents', { key: other.key, body: { agent: { name: 'Own' } } });
    await eventually(() => expect(reader.kinds).toContain('agent.created'));
    expect(reader.changes.filter(({ data }) => data.kind === 'cell.updated')).toEqual([]);
  });
});

describe('a stream that was cut', () => {
  it('resumes after its last event, at another replica too, with each event once and in order', async () => {
    const numbers = Array.from({ length: 200 }, (_, index) => index);
    const { lastId: start } = await open(creator, { query: 'kinds=cell' });
    const seen: { id: number; version: number }[] = [];
    const writers = Promise.all(
      [base.url, secondUrl].map(async (url) => {
        for (const number of numbers) await write(`${url} ${number}`, url);
      }),
    );
    let last = start;
    for (let round = 0; seen.length < 2 * numbers.length; round += 1) {
      const url = round % 2 ? base.url : secondUrl;
      const reader = await open(creator, { query: 'kinds=cell', lastEventId: last, url });
      expect(reader.events[0]!.event).toBe('ready');
      const wanted = Math.min(1 + Math.floor(Math.random() * 80), 2 * numbers.length - seen.length);
      await eventually(() => expect(reader.changes.length).toBeGreaterThanOrEqual(wanted));
      reader.cut();
      for (const { id, data } of reader.changes) seen.push({ id, version: data.sheet_version as number });
      last = seen.at(-1)!.id;
    }
    await writers;
    expect(seen).toHaveLength(2 * numbers.length);
    expect(seen.map(({ id }) => id)).toEqual(seen.map(({ id }) => id).toSorted((a, b) => a - b));
    const first = seen[0]!.version;
    expect(seen.map(({ version }) => version)).toEqual(seen.map((_, index) => first + index));
  });

  it('receives resync when its events are a day old, or were never sent', async () => {
    await write('old');
    const db = base.http.get(Database);
    const { lastId } = await open(creator);
    await eventually(async () =>
      expect(
        await db.manager.query(`SELECT FROM live_event WHERE organization_id = $1`, [creator.personalId]),
      ).not.toEqual([]),
    );
    const known = await open(creator, { lastEventId: lastId - 1 });
    expect(known.events[0]!.event).toBe('ready');
    await db.manager.query(`UPDATE live_event SET created_at = now() - interval '25 hours'`);
    readers.splice(0).forEach((reader) => reader.cut());
    await base.http.get(LivePruner).run();
    await write('new');
    const gone = await eventually(async () => {
      const reader = await open(creator, { lastEventId: 0 });
      await eventually(() => expect(reader.events.map(({ event }) => event)).toContain('resync'), { timeout: 500 });
      return reader;
    });
    await write('newer');
    await eventually(() => expect(gone.kinds).toContain('cell.updated'));
    const future = await open(creator, { lastEventId: lastId + 1_000_000 });
    expect(future.events[0]!.event).toBe('resync');
  });
});

describe('a stream ends within a second of the answer', () => {
  const ends = async (reader: EventReader, end: () => Promise<unknown>) => {
    await end();
    const answeredAt = performance.now();
    await eventually(() => expect(reader.hasEnded).toBe(true), { timeout: MAX_END_MS, interval: 10 });
    expect(performance.now() - answeredAt).toBeLessThan(MAX_END_MS);
  };
  const members = () => `/organizations/${creator.personalId}/members` as const;

  it('when its member is removed, and shows nothing that comes afterwards', async () => {
    const person = await member('viewer');
    const [reader, far] = [await open(person), await open(person, { url: secondUrl })];
    await ends(reader, () => base.call('DELETE', `${members()}/${person.id}`, { key: creator.key }));
    await write('after the removal');
    await eventually(() => expect(far.hasEnded).toBe(true));
    expect([...reader.kinds, ...far.kinds]).not.toContain('cell.updated');
  });

  it('when its member has another role', async () => {
    const person = await member('manager');
    const reader = await open(person);
    await ends(reader, () =>
      base.call('PATCH', `${members()}/${person.id}`, { key: creator.key, body: { role: 'viewer' } }),
    );
    await open(person);
  });

  it('when its key is revoked', async () => {
    const { body: key } = await base.call('POST', '/persisted_tokens', { bearer: creator.bearer, body: {} });
    const [reader, other] = [await open({ key: key.token }), await open(creator)];
    await ends(reader, () => base.call('DELETE', `/persisted_tokens/${key.id}/revoke`, { bearer: creator.bearer }));
    expect(other.hasEnded).toBe(false);
  });

  it('when the organization is deleted', async () => {
    const { body } = await base.call('POST', '/organizations', {
      key: creator.key,
      body: { organization: { name: 'Short' } },
    });
    const reader = await EventReader.open(base.url, body.id, { key: creator.key });
    await ends(reader, () => base.call('DELETE', `/organizations/${body.id}`, { key: creator.key }));
  });
});

it('accepts a limited number of streams for each user', async () => {
  for (let count = 0; count < 20; count += 1) await open(creator);
  await expect(open(creator)).rejects.toThrow('429');
});
