import { randomUUID } from 'node:crypto';
import { jetstream } from '@nats-io/jetstream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  batchChanged,
  decideAgentAction,
  holdCredits,
  postFailed,
  proposeAgentAction,
  recurringJobEnded,
  renderFailed,
  socialAccountLost,
  type EventContract,
  type PayloadOf,
} from '@reelsheet/contracts';
import { newUuid } from '@reelsheet/kernel';
import { keyCredential } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Outbox } from '@reelsheet/platform-outbox';
import { eventually } from '@reelsheet/testing';
import type pg from 'pg';
import { DeliverNotifications } from '../../src/notifications/deliver-notifications.task.js';
import { MAX_MEMBER_NOTIFICATIONS } from '../../src/notifications/notification-limits.js';
import { NotificationPruner } from '../../src/notifications/notification-pruner.js';
import { NotificationQueue } from '../../src/notifications/notification-queue.js';
import { NotificationService } from '../../src/notifications/notification.service.js';
import { forMembers } from '../../src/notifications/notification.js';
import { EventReader } from '../live/event-reader.js';
import { joinAs } from '../support/guarded-fixture.js';
import { BaseUnderTest, type Person } from '../support/harness.js';
import { aSheet } from '../support/sheet-builder.js';
import { statementsOf } from '../support/watched-statements.js';

type Creator = Person & { readonly agentId: number; readonly agentUuid: string };

let base: BaseUnderTest;
let admin: pg.Client;
/** The owner of a shared organization with an agent, and a member. */
let owner: Creator;
let member: Person;
let organizationId: number;

beforeAll(async () => {
  base = await BaseUnderTest.start();
  admin = await base.administrator();
});
afterAll(() => base?.stop());
beforeEach(async () => {
  const person = await base.creator();
  const body = { organization: { name: 'Calm Studio' } };
  organizationId = (await base.call('POST', '/organizations', { key: person.key, body })).body.id;
  const agent = { organization_id: organizationId, agent: { name: 'Calm Mornings' } };
  const { body: made } = await base.call('POST', '/agents', { key: person.key, body: agent });
  owner = { ...person, agentId: made.agent.id, agentUuid: made.agent.uuid };
  member = await joinAs(base, { owner, organizationId }, 'viewer');
});

const send = <C extends EventContract>(contract: C, ...payloads: PayloadOf<C>[]) =>
  base.worker
    .get(Transaction, { strict: false })
    .run(() => base.worker.get(Outbox, { strict: false }).sendMany(contract, payloads));
/** Sends an event as another service. */
const receive = <C extends EventContract>({ subject }: C, payload: PayloadOf<C>) =>
  jetstream(base.serviceConnection.nats).publish(subject, JSON.stringify(payload), { msgID: newUuid() });
const scope = () => ({ organization_id: organizationId, agent_id: owner.agentId });
const batch = (status: string, id = 1) => ({ ...scope(), sheet_id: 1, batch_id: id, status });

const list = ({ key }: Pick<Person, 'key'>, query = '', id = organizationId) =>
  base.call('GET', `/organizations/${id}/notifications${query as '?'}`, { key });
const change = ({ key }: Pick<Person, 'key'>, body: object) =>
  base.call('PATCH', `/organizations/${organizationId}/notifications`, { key, body });
/** Waits until a person has a notification of the kind and returns it. */
const notified = (person: Pick<Person, 'key'>, kind: string, matching: object = {}, id = organizationId) =>
  eventually(async () => {
    const item = (await list(person, `?kinds=${kind}`, id)).body.items[0];
    expect(item).toMatchObject({ kind, ...matching });
    return item!;
  });

describe('what members are notified of', () => {
  it('is each in words, with its ids, for every member', async () => {
    await base.grant(organizationId, 100);
    const sheet = await aSheet()
      .withColumn('VIDEO', 'video')
      .withRow()
      .create({ url: base.url, ...owner });
    const made = { ...scope(), sheet_id: sheet.id };
    await send(batchChanged, { ...made, batch_id: 7, status: 'completed', completed: 998, failed: 2 });
    await send(batchChanged, { ...made, batch_id: 8, status: 'paused', paused_reason: 'insufficient_credits' });
    await send(postFailed, { ...scope(), post_id: 5 });
    await send(socialAccountLost, { ...scope(), id: 9, platform: 'microblog' });
    const batches = { sheet_id: sheet.id, agent_name: 'Calm Mornings', count: 1, read_at: null };
    expect(await notified(owner, 'batch_completed', { ...batches, batch_id: 7 })).toMatchObject({
      text: `The batch in ${(await notified(owner, 'batch_completed')).sheet_title} is done: 998 made, 2 failed`,
    });
    await notified(member, 'batch_paused', { batch_id: 8, code: 'insufficient_credits' });
    await notified(member, 'post_failed', { post_id: 5, text: 'A post of Calm Mornings could not be published' });
    await notified(owner, 'account_lost', { account_id: 9, platform: 'microblog', code: null });
    expect((await list(member)).body.unread_count).toBe(4);
  });

  it('has a gate when it opens, and reports and limits of recurring jobs', async () => {
    const key = `run:${randomUUID()}:2`;
    const action = { kind: 'make_vidsheet' as const, title: 'Ideas', columns: [{ title: 'SCRIPT' }], rows: [] };
    const { gate } = await base.rpc.request(proposeAgentAction, {
      ...{ agent_id: owner.agentId, user_id: owner.id, action, key, gated: true },
    });
    await notified(member, 'gate_opened', { gate_id: gate!.id, run_id: key.split(':')[1] });
    const job = { recurring_job_id: randomUUID() };
    const ended = (outcome: string) => ({ ...scope(), ...job, run_id: randomUUID(), outcome });
    for (const outcome of ['weekly_credits', 'no_ideas', 'reported']) await receive(recurringJobEnded, ended(outcome));
    await notified(owner, 'weekly_limit_reached');
    await notified(owner, 'production_reported');
    const reader = await EventReader.open(base.url, organizationId, { key: member.key });
    await base.rpc.request(decideAgentAction, {
      ...{ credential: keyCredential(owner.key), gate_id: gate!.id, sha256: gate!.sha256, approved: false },
    });
    const decided = { kind: 'gate.changed', gate_id: gate!.id, status: 'rejected' };
    await eventually(() =>
      expect(reader.changes.map(({ data }) => data)).toContainEqual(expect.objectContaining(decided)),
    );
    reader.cut();
  });

  it('is one notification for many alike events, also when they arrive apart', async () => {
    const failed = (id: number) => ({
      ...{ ...scope(), render_job_id: id, sheet_id: 3, cell_id: id, content_resource_id: null, status: 'failed' },
    });
    const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => failed(from + index));
    await send(renderFailed, ...range(1, 1_000));
    await notified(owner, 'render_failed', { count: 1_000 });
    const { items } = (await list(owner)).body;
    await change(owner, { ids: [items[0]!.id], read: true, archived: true });
    await send(renderFailed, ...range(2_000, 2));
    expect(await notified(owner, 'render_failed', { count: 1_002, read_at: null, archived_at: null })).toMatchObject({
      render_job_id: 2_001,
    });
    const { rows } = await admin.query('SELECT FROM notification WHERE organization_id = $1', [organizationId]);
    expect(rows.length).toBeLessThanOrEqual(2);
  });

  it('is counted once, whatever crashes and however many deliver', async () => {
    const queue = base.http.get(NotificationQueue, { strict: false });
    const occurrence = (key: string, isCounted: boolean) =>
      forMembers({ organizationId, kind: 'post_failed', groupKey: key, isCounted, details: {} });
    const deliver = (app: 'http' | 'worker') =>
      base[app].get(DeliverNotifications, { strict: false }).run({ organizationId });
    await base.http.get(Transaction, { strict: false }).run(async () => {
      await queue.add([occurrence('counted', true), occurrence('once', false), occurrence('counted', true)]);
      await queue.add([occurrence('once', false)]);
    });
    await Promise.all([deliver('http'), deliver('worker'), deliver('http'), deliver('worker')]);
    await base.http.get(Transaction, { strict: false }).run(() => queue.add([occurrence('once', false)]));
    await Promise.all([deliver('http'), deliver('worker')]);
    const { items } = (await list(owner, '?kinds=post_failed')).body;
    expect(items.map(({ count }: { count: number }) => count).toSorted()).toEqual([1, 2]);
  });

  it('concerns members, except those who did it', async () => {
    const third = await joinAs(base, { owner, organizationId }, 'viewer');
    expect(await notified(member, 'member_joined', { user_id: third.id })).toMatchObject({ count: 1 });
    await base.call('PATCH', `/organizations/${organizationId}/members/${third.id}`, {
      ...{ key: owner.key, body: { role: 'editor' } },
    });
    const { text } = await notified(member, 'member_role_changed', { user_id: third.id });
    expect(text).toMatch(/^person\w+ has another role: editor$/);
    await notified(third, 'member_role_changed', { text: 'You have another role: editor' });
    expect((await list(third)).body.items).toHaveLength(1);
    await base.call('DELETE', `/organizations/${organizationId}/members/${third.id}`, { key: owner.key });
    await notified(member, 'member_removed', { user_id: third.id });
    expect((await list(owner)).body.items).toEqual([]);
  });

  it('names the security of an account to its person alone', async () => {
    await base.call('POST', '/persisted_tokens', { key: owner.key, body: { name: 'second' } });
    await notified(owner, 'security', { code: 'access_key.created' }, owner.personalId);
    await joinAs(base, { owner, organizationId: owner.personalId }, 'viewer');
    const [{ count }] = (
      await admin.query(
        `SELECT count(*)::integer FROM member_notification JOIN notification ON notification.id = notification_id
         WHERE kind = 'security' AND member_notification.organization_id = $1 AND user_id <> $2`,
        [owner.personalId, owner.id],
      )
    ).rows;
    expect(count).toBe(0);
  });

  it('says once that credits are low', async () => {
    const poor = await base.creator(100);
    const spend = (amount: number, reference: string) =>
      base.rpc.request(holdCredits, { organization_id: poor.personalId, amount: amount * 1_000_000, reference });
    await spend(89, 'a');
    await spend(2, 'b');
    await spend(1, 'c');
    await notified(poor, 'credits_low', { text: 'Only 9 credits are left', count: 1 }, poor.personalId);
  });
});

describe('the inbox', () => {
  beforeEach(async () => {
    for (const id of [1, 2, 3]) {
      await send(batchChanged, batch('completed', id));
      await notified(owner, 'batch_completed', { batch_id: id });
    }
  });

  it('is read in pages, latest first, and by filters', async () => {
    const first = (await list(owner, '?limit=2')).body;
    expect(first.items.map((item: any) => item.batch_id)).toEqual([3, 2]);
    expect(first.unread_count).toBe(3);
    const second = (await list(owner, `?limit=2&cursor=${first.next_cursor}`)).body;
    expect(second).toMatchObject({ items: [{ batch_id: 1 }], next_cursor: null });
    expect((await list(owner, `?agent_id=${owner.agentUuid}`)).body.items).toHaveLength(3);
    expect((await list(owner, '?kinds=post_failed')).body.items).toEqual([]);
    const other = await base.creator();
    expect(await list(owner, `?agent_id=${other.agentId}`)).toMatchObject({ body: { error_code: 'agent_not_found' } });
    expect((await list(owner, '?cursor=nonsense')).status).toBe(422);
  });

  it('is marked one by one, several at once and up to a time', async () => {
    const { items } = (await list(owner)).body;
    const [newest, middle, oldest] = [items[0]!, items[1]!, items[2]!];
    expect((await change(owner, { ids: [middle.id], read: true })).body).toEqual({ changed: 1, unread_count: 2 });
    expect((await change(owner, { ids: [middle.id], read: true })).body).toEqual({ changed: 0, unread_count: 2 });
    expect((await list(owner, '?unread=true')).body.items.map(({ id }: any) => id)).toEqual([newest.id, oldest.id]);
    expect((await change(owner, { ids: [middle.id], read: false })).body.unread_count).toBe(3);
    expect((await change(owner, { until: middle.happened_at, archived: true })).body).toEqual({
      ...{ changed: 2, unread_count: 1 },
    });
    expect((await list(owner)).body.items.map(({ id }: any) => id)).toEqual([newest.id]);
    expect((await list(owner, '?archived=true')).body.items).toHaveLength(2);
    await change(owner, { ids: [oldest.id], archived: false });
    expect((await list(owner)).body.items).toHaveLength(2);
    for (const body of [{ read: true }, { ids: [1] }, { ids: [1], until: newest.happened_at, read: true }])
      expect((await change(owner, body)).status).toBe(422);
  });

  it('belongs to one member: others neither see nor change it', async () => {
    const { items } = (await list(member)).body;
    expect((await change(owner, { ids: items.map(({ id }: any) => id), read: true })).body.changed).toBe(3);
    expect((await list(member)).body.unread_count).toBe(3);
    const outsider = await base.person();
    expect((await list(outsider)).status).toBe(404);
    expect((await change(outsider, { ids: [items[0]!.id], read: true })).status).toBe(404);
  });

  it('is gone with the membership, and starts empty after another one', async () => {
    await base.call('DELETE', `/organizations/${organizationId}/members/${member.id}`, { key: owner.key });
    expect((await list(member)).status).toBe(404);
    const sql = 'SELECT FROM member_notification WHERE user_id = $1 AND organization_id = $2';
    const { rowCount } = await admin.query(sql, [member.id, organizationId]);
    expect(rowCount).toBe(0);
    const body = { email: member.email, role: 'viewer' };
    await base.call('POST', `/organizations/${organizationId}/members`, { key: owner.key, body });
    expect((await list(member)).body).toEqual({ items: [], next_cursor: null, unread_count: 0 });
  });

  it('announces changes to open clients, and whose they are', async () => {
    const reader = await EventReader.open(base.url, organizationId, { key: owner.key, query: 'kinds=notification' });
    await change(owner, { until: '2100-01-01T00:00:00Z', read: true });
    await eventually(() => expect(reader.changes.map(({ data }) => data.user_id)).toContain(owner.id));
    await send(batchChanged, batch('completed', 4));
    await eventually(() => expect(reader.changes.at(-1)!.data).not.toHaveProperty('user_id'));
    reader.cut();
  });

  it('takes two statements, and keeps a limited number for a limited time', async () => {
    const service = base.http.get(NotificationService, { strict: false });
    const inbox = { organizationId, userId: owner.id };
    const page = () => service.page({ ...inbox, onlyUnread: false, isArchived: false, limit: 50 });
    expect(await statementsOf('inbox', page)).toHaveLength(2);
    await admin.query(
      `WITH made AS (
         INSERT INTO notification (organization_id, kind, group_key, details, occurrences, happened_at)
         SELECT $1, 'post_failed', 'many:' || n, '{}', 1, now() - n * interval '1 second'
         FROM generate_series(1, $3::integer) AS n RETURNING id, happened_at)
       INSERT INTO member_notification (organization_id, user_id, notification_id, happened_at, in_app, by_mail)
       SELECT $1, $2, id, happened_at, true, false FROM made`,
      [organizationId, owner.id, MAX_MEMBER_NOTIFICATIONS + 10],
    );
    await admin.query(
      `INSERT INTO notification (organization_id, kind, group_key, details, occurrences, happened_at)
       VALUES ($1, 'post_failed', 'old', '{}', 1, now() - interval '91 days')`,
      [organizationId],
    );
    await base.http.get(NotificationPruner, { strict: false }).run();
    const count = 'SELECT FROM member_notification WHERE organization_id = $1 AND user_id = $2';
    expect((await admin.query(count, [organizationId, owner.id])).rowCount).toBe(MAX_MEMBER_NOTIFICATIONS);
    expect((await admin.query(`SELECT FROM notification WHERE group_key = 'old'`)).rowCount).toBe(0);
  });
});
