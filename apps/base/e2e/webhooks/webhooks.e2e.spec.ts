import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { jetstream } from '@nats-io/jetstream';
import { postFailed, type EventContract } from '@reelsheet/contracts';
import { Clock, newUuid } from '@reelsheet/kernel';
import { Database, Transaction } from '@reelsheet/platform-database';
import { OutboundClient } from '@reelsheet/platform-outbound';
import { Outbox } from '@reelsheet/platform-outbox';
import { eventually } from '@reelsheet/testing';
import { DeliveryPruner } from '../../src/webhooks/delivery-pruner.js';
import { SENT_AT_ONCE, SENT_AT_ONCE_PER_ENDPOINT, SENT_AT_ONCE_PER_SHARE } from '../../src/webhooks/webhook-limits.js';
import type { BaseUnderTest } from '../support/harness.js';
import type { Mailboxes } from '../support/mailbox.js';
import { type Receiver, verify } from '../support/receiver.js';
import { SheetUser } from '../support/sheet-user.js';
import { automationEvents, webhookEvents } from '../support/webhook-events.js';
import { WebhookOwner, type Creator } from './webhook-owner.js';

let owner: WebhookOwner;
let base: BaseUnderTest;
let mails: Mailboxes;
let receiver: Receiver;
let db: Database;
let creator: Creator;
let config: WebhookOwner['config'];
let set: WebhookOwner['set'];

beforeAll(async () => {
  owner = await WebhookOwner.start();
  ({ base, mails, receiver, db, creator, config, set } = owner);
});
afterAll(() => owner?.stop());

const path = () => owner.newPath();
const deliveries = async (who?: Creator, query = '') =>
  (await config('GET', `/deliveries${query}`, undefined, who)).body.deliveries;

/** Sends an event of the agent as its owning service does. */
const send: Outbox['send'] = (contract, payload) =>
  base.worker
    .get(Transaction, { strict: false })
    .run(() => base.worker.get(Outbox, { strict: false }).send(contract, payload));
/** Delivers an event of another service to base. */
const deliver = ({ subject }: EventContract, payload: object) =>
  jetstream(base.serviceConnection.nats).publish(subject, JSON.stringify(payload), { msgID: newUuid() });
/** Returns the types of events by the ids of their objects. */
const eventsById = (received: readonly { event: { type: string; data: any } }[]) =>
  received.map(({ event: { type, data } }) => ({ type, data })).toSorted((a, b) => a.data.id - b.data.id);
const scopeOf = ({ personalId, agentId }: Creator) => ({ organization_id: personalId, agent_id: agentId });
const post = (id: number, who = creator) => send(postFailed, { ...scopeOf(who), post_id: id });

/**
 * Makes the next attempt of waiting deliveries due now. A running one has started more attempts than it has finished.
 */
const makeDue = () =>
  db.execute(`UPDATE webhook_delivery SET due_at = now()
    WHERE due_at > now() AND status = 'processing' AND attempt BETWEEN 1 AND total_attempts`);
const until = <T>(read: () => Promise<T>, check: (seen: T) => void) =>
  eventually(async () => {
    const seen = await read();
    check(seen);
    return seen;
  });

describe('a test call', () => {
  it.each(['webhook', 'callback'])('of a missing %s fails', async (kind) =>
    expect(await config('POST', `/test_${kind}`, undefined, await base.creator())).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringContaining(`${kind}_url`) },
    }),
  );

  it.each(['webhook', 'callback'])('of a %s is signed, sent once and listed', async (kind) => {
    const [own, at] = [await base.creator(), path()];
    const { body } = await set({ [`${kind}_url`]: receiver.url(at) }, own);
    expect((await config('POST', `/test_${kind}`, undefined, own)).body).toEqual({ success: true });
    const [received] = receiver.at(at);
    expect(verify(received!, body.signing_secret!)).toEqual({
      type: 'test',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { id: own.agentId, agent_id: own.agentId, endpoint: kind },
    });
    expect(await deliveries(own)).toEqual([
      {
        id: expect.any(Number),
        webhook_id: received!.id,
        endpoint: kind,
        type: 'test',
        status: 'delivered',
        attempts: 1,
        response_status: 204,
        error: null,
        next_attempt_at: null,
        created_at: expect.any(String),
        delivered_at: expect.any(String),
        payload: received!.event,
      },
    ]);
  });

  it('is listed with the times of the request and the response', async () => {
    const own = await base.creator();
    const slow = path();
    receiver.answer(slow, (_, response) => void setTimeout(() => response.writeHead(204).end(), 500));
    await set({ webhook_url: receiver.url(slow) }, own);
    await config('POST', '/test_webhook', undefined, own);
    const [{ created_at, delivered_at, payload }] = await deliveries(own);
    expect(created_at).toBe(payload.timestamp);
    expect(Date.parse(delivered_at) - Date.parse(created_at)).toBeGreaterThanOrEqual(490);
  });

  it('reports the error', async () => {
    const own = await base.creator();
    const [broken, moved] = [path(), path()];
    receiver.answer(broken, (_, response) => response.writeHead(500).end());
    receiver.answer(moved, (_, response) => response.writeHead(302, { Location: receiver.url('/elsewhere') }).end());
    const tested = async (url: string) => {
      await set({ webhook_url: url }, own);
      return (await config('POST', '/test_webhook', undefined, own)).body;
    };
    expect(await tested(receiver.url(broken))).toEqual({ success: false, error: expect.stringContaining('500') });
    expect(await tested(receiver.url(moved))).toEqual({ success: false, error: expect.stringContaining('302') });
    expect(receiver.at('/elsewhere')).toEqual([]);
    expect(await tested('http://localhost/')).toEqual({
      success: false,
      error: expect.stringContaining('not a public address'),
    });
    expect((await deliveries(own)).map(({ status }: any) => status)).toEqual(['failed', 'failed', 'failed']);
  });
});

describe('events', () => {
  it('of a sheet go to the webhook only, one for each row and cell', async () => {
    const [own, hook, back] = [await base.creator(), path(), path()];
    const { body } = await set({ webhook_url: receiver.url(hook), callback_url: receiver.url(back) }, own);
    const sheet = await new SheetUser(base, own).sheet(['A'], 2);
    const rows = (await sheet.read()).spreadsheet_rows;
    const [cell] = rows[0]!.spreadsheet_cells;
    await sheet.call('PATCH', `/cells/${cell!.id}`, { spreadsheet_cell: { value: 'changed' } });
    await sheet.call('PATCH', `/rows/${rows[0]!.id}`, { spreadsheet_row: { additional_attributes: { a: 1 } } });
    await sheet.call('DELETE', `/rows/${rows[1]!.id}`);
    const received = await receiver.wait(hook, 5);
    const names = received.map(({ event }) => `${event.type} ${event.data['id']}`);
    expect(names.toSorted()).toEqual(
      [
        `cell.updated ${cell!.id}`,
        `row.created ${rows[0]!.id}`,
        `row.created ${rows[1]!.id}`,
        `row.deleted ${rows[1]!.id}`,
        `row.updated ${rows[0]!.id}`,
      ].toSorted(),
    );
    for (const each of received) {
      verify(each, body.signing_secret!);
      expect(each.event.data).toMatchObject({
        agent_id: own.agentId,
        sheet_id: sheet.id,
        sheet_version: expect.any(Number),
      });
    }
    expect(new Set(received.map(({ id }) => id)).size).toBe(5);
    expect(receiver.at(back)).toEqual([]);
  });

  it('of generations, renders and posts go to both endpoints with one id', async () => {
    const [own, hook, back] = [await base.creator(), path(), path()];
    await set({ webhook_url: receiver.url(hook), callback_url: receiver.url(back) }, own);
    const received = automationEvents(scopeOf(own));
    for (const { contract, payload } of received) await send(contract, payload);
    const [at, too] = [await receiver.wait(hook, received.length), await receiver.wait(back, received.length)];
    const ids = (all: typeof at) => all.map(({ id, body }) => `${id} ${body}`).toSorted();
    expect(ids(at)).toEqual(ids(too));
    expect(eventsById(at)).toEqual(received.map(({ type, data }) => ({ type, data: expect.objectContaining(data) })));
  });

  it('of monitoring jobs, ideas and backups go to the webhook only', async () => {
    const [own, hook, back] = [await base.creator(), path(), path()];
    await set({ webhook_url: receiver.url(hook), callback_url: receiver.url(back) }, own);
    const events = webhookEvents(scopeOf(own));
    for (const { contract, payload } of events) await deliver(contract, payload);
    const received = await receiver.wait(hook, events.length);
    expect(eventsById(received)).toEqual(
      events.map(({ type, data }) => ({ type, data: { agent_id: own.agentId, ...data } })),
    );
    expect(receiver.at(back)).toEqual([]);
  });

  it('are repeated with the same id and bytes until they are accepted', async () => {
    const [own, hook] = [await base.creator(), path()];
    await set({ webhook_url: receiver.url(hook) }, own);
    const answers = [500, 301, 429, 200];
    receiver.answer(hook, (_, response) => response.writeHead(answers.shift()!, { Location: '/x' }).end());
    await post(21, own);
    for (const count of [1, 2, 3]) {
      await receiver.wait(hook, count);
      const [waiting] = await until(
        () => deliveries(own),
        ([seen]) =>
          expect(seen).toMatchObject({ status: 'pending', attempts: count, next_attempt_at: expect.any(String) }),
      );
      expect(waiting.error).toContain(String(waiting.response_status));
      await makeDue();
    }
    await until(
      () => deliveries(own),
      ([seen]) => expect(seen).toMatchObject({ status: 'delivered', attempts: 4, response_status: 200, error: null }),
    );
    const all = receiver.at(hook);
    expect(new Set(all.map(({ id, body }) => `${id} ${body}`)).size).toBe(1);
  });

  it('fail after eight attempts, and at once for an internal address', async () => {
    const [own, hook] = [await base.creator(), path()];
    await set({ webhook_url: receiver.url(hook) }, own);
    receiver.answer(hook, (_, response) => response.writeHead(500).end());
    await post(31, own);
    await receiver.wait(hook);
    for (let attempt = 1; attempt < 8; attempt += 1) {
      await until(
        () => deliveries(own),
        ([seen]) => expect(seen.attempts).toBe(attempt),
      );
      await makeDue();
    }
    await until(
      () => deliveries(own),
      ([seen]) => expect(seen).toMatchObject({ status: 'failed', attempts: 8, next_attempt_at: null }),
    );
    await set({ webhook_url: 'http://localhost/' }, own);
    await post(32, own);
    await until(
      () => deliveries(own),
      ([seen]) =>
        expect(seen).toMatchObject({
          status: 'failed',
          attempts: 1,
          response_status: null,
          error: expect.stringContaining('not a public address'),
        }),
    );
    expect(receiver.at(hook)).toHaveLength(8);
  });

  it('carry two signatures for a day after the secret was rotated', async () => {
    const [own, hook] = [await base.creator(), path()];
    const { body: before } = await set({ webhook_url: receiver.url(hook) }, own);
    const { body: after } = await config('POST', '/rotate_secret', undefined, own);
    expect(after.signing_secret!).not.toBe(before.signing_secret);
    const left = Date.parse(after.previous_secret_valid_until!) - Date.now();
    expect(Math.round(left / 3_600_000)).toBe(24);
    await post(41, own);
    const [first] = await receiver.wait(hook);
    for (const { signing_secret } of [before, after]) verify(first!, signing_secret!);
    await db.execute(`UPDATE automation_config SET previous_until = now() WHERE agent_id = $1`, [own.agentId]);
    await post(42, own);
    const [, second] = await receiver.wait(hook, 2);
    verify(second!, after.signing_secret!);
    expect(() => verify(second!, before.signing_secret!)).toThrow('No matching signature');
  });

  it('are not delayed by receivers of other tenants', async () => {
    const [dead, alive, silent, quick] = [await base.creator(), await base.creator(), path(), path()];
    receiver.answer(silent, () => undefined);
    await set({ webhook_url: receiver.url(silent) }, dead);
    await set({ webhook_url: receiver.url(quick) }, alive);
    for (let id = 1; id <= 12; id += 1) await post(id, dead);
    await receiver.wait(silent, 8);
    await post(51, alive);
    await receiver.wait(quick);
    expect(receiver.at(silent)).toHaveLength(8);
    await set({ webhook_url: null }, dead);
  });

  it('all reach a receiver that fails every third request', async () => {
    const [own, hook, taken] = [await base.creator(), path(), new Set<number>()];
    let calls = 0;
    receiver.answer(hook, ({ event }, response) => {
      const fails = (calls += 1) % 3 === 0;
      if (!fails) taken.add(event.data['id']);
      response.writeHead(fails ? 503 : 200).end();
    });
    await set({ webhook_url: receiver.url(hook) }, own);
    for (let id = 1; id <= 60; id += 1) await post(id, own);
    await until(
      async () => {
        await makeDue();
        return deliveries(own, '?limit=100');
      },
      (all) => expect(all.map(({ status }: any) => status)).toEqual(Array(60).fill('delivered')),
    );
    expect(taken.size).toBe(60);
  });
});

describe('deliveries', () => {
  it('are listed in pages, newest first', async () => {
    const [own, hook] = [await base.creator(), path()];
    await set({ webhook_url: receiver.url(hook) }, own);
    for (const id of [1, 2, 3]) await post(id, own);
    await receiver.wait(hook, 3);
    const { body: first } = await config('GET', '/deliveries?limit=2', undefined, own);
    const { body: second } = await config('GET', `/deliveries?limit=2&cursor=${first.next_cursor}`, undefined, own);
    const all = [...first.deliveries, ...second.deliveries].map(({ id }) => id);
    expect([first.deliveries.length, second.deliveries.length, second.next_cursor]).toEqual([2, 1, null]);
    expect(all).toEqual(all.toSorted((one, other) => other - one));
    for (const query of ['limit=0', 'limit=101', 'cursor=x'])
      expect(await config('GET', `/deliveries?${query}`, undefined, own)).toMatchObject({
        status: 422,
        body: { error_code: 'validation_error', error: expect.stringContaining(query.split('=')[0]!) },
      });
  });

  it('are sent again unchanged on request', async () => {
    const [own, hook] = [await base.creator(), path()];
    await set({ webhook_url: receiver.url(hook) }, own);
    await post(61, own);
    await receiver.wait(hook);
    const [delivered] = await until(
      () => deliveries(own),
      ([seen]) => expect(seen.status).toBe('delivered'),
    );
    const again = await config('POST', `/deliveries/${delivered.id}/retry`, undefined, own);
    expect(again).toMatchObject({ status: 200, body: { id: delivered.id, status: 'pending', attempts: 1 } });
    const [first, second] = await receiver.wait(hook, 2);
    expect([second!.id, second!.body]).toEqual([first!.id, first!.body]);
    await until(
      () => deliveries(own),
      ([seen]) => expect(seen).toMatchObject({ status: 'delivered', attempts: 2 }),
    );
    for (const id of [2_000_000_000, 'x'])
      expect((await config('POST', `/deliveries/${id}/retry`, undefined, own)).status).toBe(404);
    expect((await config('POST', `/deliveries/${delivered.id}/retry`)).status).toBe(404);
    await set({ webhook_url: null }, own);
    expect(await config('POST', `/deliveries/${delivered.id}/retry`, undefined, own)).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('webhook_url') },
    });
  });

  it('of an endpoint paused after days wait, its owner is notified, and a replay sends all', async () => {
    const [own, hook] = [await base.creator(), path()];
    const url = receiver.url(hook);
    await set({ webhook_url: url }, own);
    receiver.answer(hook, (_, response) => response.writeHead(500).end());
    await post(71, own);
    await receiver.wait(hook);
    await until(
      () => deliveries(own),
      ([seen]) => expect(seen.attempts).toBe(1),
    );
    await db.execute(`UPDATE webhook_endpoint SET failing_since = now() - interval '73 hours' WHERE agent_id = $1`, [
      own.agentId,
    ]);
    await db.execute(`UPDATE webhook_delivery SET attempt = 7, due_at = now() WHERE agent_id = $1`, [own.agentId]);
    await until(
      async () => (await config('GET', '', undefined, own)).body,
      (seen) => expect(seen.webhook_paused_at).toEqual(expect.any(String)),
    );
    expect((await mails.newest(own.email)).subject).toBe('The webhook of Calm Mornings is paused');
    await post(72, own);
    await until(
      () => deliveries(own),
      ([seen]) =>
        expect(seen).toMatchObject({
          status: 'cancelled',
          error: 'The endpoint is paused',
          payload: { data: { id: 72 } },
        }),
    );
    expect((await config('POST', '/deliveries/replay', undefined, own)).body).toEqual({ replayed: 0 });
    receiver.answer(hook, (_, response) => response.writeHead(200).end());
    expect((await set({ webhook_url: url }, own)).body.webhook_paused_at).toBeNull();
    expect((await config('POST', '/deliveries/replay', { since: new Date(0).toISOString() }, own)).body).toEqual({
      replayed: 2,
    });
    const received = await receiver.wait(hook, 4);
    expect(
      received
        .slice(2)
        .map(({ event }) => event.data['id'])
        .toSorted(),
    ).toEqual([71, 72]);
    for (const since of ['yesterday', '2026-02-30T00:00:00Z', '3000-01-01T00:00:00Z', 5])
      expect(await config('POST', '/deliveries/replay', { since }, own)).toMatchObject({
        status: 422,
        body: { error: expect.stringContaining('since') },
      });
  });

  it('to the many silent endpoints of one founder leave workers for those of others', async () => {
    const [own, other, silent, hook] = [await base.creator(), await base.creator(), path(), path()];
    const { promise: held, resolve: release } = Promise.withResolvers<number>();
    const outbound = base.worker.get(OutboundClient, { strict: false });
    const send = outbound.post.bind(outbound);
    const sent = jest
      .spyOn(outbound, 'post')
      .mockImplementation((order) => (order.url === receiver.url(silent) ? held : send(order)));
    const agents = 1 + SENT_AT_ONCE / SENT_AT_ONCE_PER_ENDPOINT / 2;
    for (let number = 1; number <= agents; number += 1) {
      const created = await base.call('POST', '/agents', {
        key: own.key,
        body: { agent: { name: `Agent ${number}` } },
      });
      const urls = { webhook_url: receiver.url(silent), callback_url: receiver.url(silent) };
      await set(urls, { ...own, agentId: created.body.agent.id });
    }
    await db.execute(
      `INSERT INTO webhook_delivery (organization_id, agent_id, endpoint_id, type, message_id, body, ready)
       SELECT $1, agent_id, id, 'post.failed', gen_random_uuid(), '{}', true
       FROM webhook_endpoint CROSS JOIN generate_series(1, $3) WHERE url = $2`,
      [own.personalId, receiver.url(silent), 2 * SENT_AT_ONCE_PER_ENDPOINT],
    );
    const open = () => sent.mock.calls.filter(([{ url }]) => url === receiver.url(silent)).length;
    await eventually(() => expect(open()).toBeGreaterThanOrEqual(SENT_AT_ONCE_PER_SHARE));
    await set({ webhook_url: receiver.url(hook) }, other);
    await post(95, other);
    await receiver.wait(hook);
    expect(open()).toBe(SENT_AT_ONCE_PER_SHARE);
    release(200);
    await until(
      () => db.execute(`SELECT FROM webhook_delivery WHERE organization_id = $1 AND ready`, [own.personalId]),
      (left) => expect(left).toBe(0),
    );
    sent.mockRestore();
  });

  it('to an endpoint that responds 410 stop at once', async () => {
    const [own, hook] = [await base.creator(), path()];
    await set({ webhook_url: receiver.url(hook) }, own);
    receiver.answer(hook, (_, response) => response.writeHead(410).end());
    await post(81, own);
    await until(
      async () => (await config('GET', '', undefined, own)).body,
      (seen) => expect(seen.webhook_paused_at).toEqual(expect.any(String)),
    );
    expect(await deliveries(own)).toMatchObject([{ status: 'failed', attempts: 1, response_status: 410 }]);
  });

  it('are deleted with their agent and after 30 days, unless they wait for an attempt', async () => {
    const [own, hook] = [await base.creator(), path()];
    await set({ webhook_url: receiver.url(hook) }, own);
    const left = () => db.repository<any>('WebhookDeliveryEntity').findBy({ agentId: own.agentId });
    const prune = async (age: number) => {
      const at = new Date(base.worker.get(Clock, { strict: false }).now().getTime() - age * 24 * 3_600_000);
      await db.execute(`UPDATE webhook_delivery SET created_at = $2 WHERE agent_id = $1`, [own.agentId, at]);
      await base.worker.get(DeliveryPruner, { strict: false }).run();
    };
    receiver.answer(hook, (_, response) => response.writeHead(500).end());
    await post(91, own);
    await until(
      () => deliveries(own),
      ([seen]) => expect(seen.attempts).toBe(1),
    );
    await prune(31);
    expect(await left()).toHaveLength(1);
    await base.call('DELETE', `/agents/${own.agentId}`, { key: own.key });
    await makeDue();
    await until(left, (rows) => expect(rows).toMatchObject([{ status: 'stopped', totalAttempts: 1 }]));
    await post(92, own);
    await prune(29);
    expect(await left()).toHaveLength(1);
    await prune(31);
    expect(await left()).toEqual([]);
    expect(receiver.at(hook)).toHaveLength(1);
  });
});
