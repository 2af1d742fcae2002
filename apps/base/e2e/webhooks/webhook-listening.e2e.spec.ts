import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { postFailed } from '@reelsheet/contracts';
import { Transaction } from '@reelsheet/platform-database';
import { Outbox } from '@reelsheet/platform-outbox';
import { eventually } from '@reelsheet/testing';
import { Webhook } from 'standardwebhooks';
import { MessagePruner } from '../../src/webhooks/listening/message-pruner.js';
import { EventReader } from '../live/event-reader.js';
import type { BaseUnderTest } from '../support/harness.js';
import { verify } from '../support/receiver.js';
import { WebhookOwner, type Creator } from './webhook-owner.js';

interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

let owner: WebhookOwner;
let base: BaseUnderTest;
const readers: EventReader[] = [];

beforeAll(async () => {
  owner = await WebhookOwner.start();
  ({ base } = owner);
});
afterEach(() => readers.splice(0).forEach((reader) => reader.cut()));
afterAll(() => owner?.stop());

const addressOf = ({ agentId }: Pick<Creator, 'agentId'>) => `${base.url}/agents/${agentId}/automation_config/listen`;

async function listen(who: Creator, lastEventId?: number, query = ''): Promise<EventReader> {
  const reader = await EventReader.openAt(`${addressOf(who)}${query}`, { key: who.key, lastEventId });
  readers.push(reader);
  return reader;
}

/** Announces failed posts, as publishing does. */
async function fail({ personalId, agentId }: Creator, ...ids: number[]): Promise<void> {
  const scope = { organization_id: personalId, agent_id: agentId };
  await base.worker.get(Transaction, { strict: false }).run(async () => {
    for (const id of ids) await base.worker.get(Outbox, { strict: false }).send(postFailed, { ...scope, post_id: id });
  });
}

const messagesOf = (reader: EventReader) => reader.changes.map(({ data }) => data as unknown as Message);
const idsOf = (reader: EventReader) => messagesOf(reader).map(({ body }) => JSON.parse(body).data.id as number);
const startOf = (reader: EventReader) => reader.events[0]?.event;
const arrived = (reader: EventReader, ids: readonly number[]) =>
  eventually(() => expect(idsOf(reader).toSorted((a, b) => a - b)).toEqual(ids));
const secretOf = async (who: Creator) => (await owner.config('GET', '', undefined, who)).body.signing_secret!;

describe('the stream of the events of an agent', () => {
  it('has what the address receives: the same id and bytes, with a valid signature', async () => {
    const who = await base.creator();
    const path = owner.newPath();
    await owner.set({ webhook_url: owner.receiver.url(path) }, who);
    const reader = await listen(who);
    expect(startOf(reader)).toBe('ready');
    await fail(who, 71);
    await arrived(reader, [71]);
    const [received] = await owner.receiver.wait(path);
    const [message] = messagesOf(reader);
    const secret = await secretOf(who);
    expect(message!.body).toBe(received!.body);
    expect(message!.headers).toMatchObject({ 'webhook-id': received!.id, 'content-type': 'application/json' });
    expect(new Webhook(secret).verify(message!.body, { ...message!.headers })).toEqual(verify(received!, secret));
  });

  it('has the events of an agent without an address, and of no other agent', async () => {
    const [who, other] = [await base.creator(), await base.creator()];
    const reader = await listen(who);
    await fail(other, 72);
    await fail(who, 73, 74);
    await arrived(reader, [73, 74]);
    expect(reader.changes.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('has only the wanted types', async () => {
    const who = await base.creator();
    const all = await listen(who);
    const published = await listen(who, undefined, '?types=post.published');
    await fail(who, 75);
    await arrived(all, [75]);
    await fail(who, 76);
    await arrived(all, [75, 76]);
    expect(published.changes).toEqual([]);
    expect((await fetch(`${addressOf(who)}?types=none`, { headers: { 'X-API-Key': who.key } })).status).toBe(422);
  });

  it('continues after the last event, and says when events are missing', async () => {
    const who = await base.creator();
    const reader = await listen(who);
    await fail(who, 1);
    await arrived(reader, [1]);
    reader.cut();
    await fail(who, 2);
    const resumed = await listen(who, reader.lastId);
    expect(startOf(resumed)).toBe('ready');
    await arrived(resumed, [2]);
    resumed.cut();
    await owner.db.execute(`UPDATE webhook_listener SET listens_until = now() WHERE agent_id = $1`, [who.agentId]);
    const late = await listen(who, resumed.lastId);
    expect(startOf(late)).toBe('ready');
    expect(startOf(await listen(who, reader.lastId))).toBe('resync');
    expect(startOf(await listen(who, 1_000))).toBe('resync');
  });

  it('deletes what it stored after an hour, and says so to a reader who lacks it', async () => {
    const who = await base.creator();
    const reader = await listen(who);
    await fail(who, 1, 2);
    await arrived(reader, [1, 2]);
    await owner.db.execute(
      `UPDATE webhook_message SET created_at = now() - interval '61 minutes' WHERE agent_id = $1 AND position = 1`,
      [who.agentId],
    );
    await base.worker.get(MessagePruner, { strict: false }).run();
    expect(startOf(await listen(who, 1))).toBe('ready');
    expect(startOf(await listen(who, 0))).toBe('resync');
  });

  it('ends for a manager who becomes an editor', async () => {
    const [who, member] = [await base.creator(), await base.person()];
    const members = `/organizations/${who.personalId}/members`;
    const body = { email: member.email, role: 'manager' };
    await base.call('POST', members, { key: who.key, body });
    const reader = await EventReader.openAt(addressOf(who), { key: member.key });
    await base.call('PATCH', `${members}/${member.id}`, { key: who.key, body: { role: 'editor' } });
    await eventually(() => expect(reader.hasEnded).toBe(true));
    const answer = await base.call('GET', new URL(addressOf(who)).pathname.slice('/v1'.length), { key: member.key });
    expect(answer.status).toBe(403);
  });

  it('rejects a position that no stream has sent', async () => {
    const who = await base.creator();
    const answer = await fetch(addressOf(who), { headers: { 'X-API-Key': who.key, 'Last-Event-ID': 'x' } });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error_code: 'validation_error' });
  });
});
