import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@reelsheet/testing';
import type pg from 'pg';
import { DismissalPruner } from '../../src/overviews/attention/dismissal-pruner.js';
import { EventReader } from '../live/event-reader.js';
import { joinAs } from '../support/guarded-fixture.js';
import { BaseUnderTest, type Person } from '../support/harness.js';

type Creator = Person & { readonly agentId: number };
interface Item {
  readonly kind: string;
  readonly item_id: string;
  readonly since: string;
}

let base: BaseUnderTest;
let admin: pg.Client;
let creator: Creator;

beforeAll(async () => {
  base = await BaseUnderTest.start();
  admin = await base.administrator();
});
afterAll(() => base?.stop());
beforeEach(async () => {
  creator = await base.creator();
});

const attention = () => `/organizations/${creator.personalId}/attention` as const;
const list = async (query: '' | `?${string}` = ''): Promise<Item[]> =>
  (await base.call('GET', `${attention()}${query}`, { key: creator.key })).body.items;
const pathOf = ({ kind, item_id: id }: Pick<Item, 'kind' | 'item_id'>) =>
  `${attention()}/dismissals/${kind}/${id}` as const;
const dismiss = (item: Item, { key }: Pick<Person, 'key'> = creator) =>
  base.call('PUT', pathOf(item), { key, body: { since: item.since } });

async function loseAccount(): Promise<number> {
  const { rows } = await admin.query(
    `INSERT INTO social_account (agent_id, platform, external_id, display_name, handle, tokens, access_until,
       connected_at, disconnected_at)
     VALUES ($1, 'microblog', $2, 'Calm', 'calm', 'sealed', now(), now(), now()) RETURNING id`,
    [creator.agentId, randomUUID()],
  );
  return Number(rows[0].id);
}

/** A post that is live on some platforms. */
async function insertPost(): Promise<number> {
  const { rows } = await admin.query(
    `INSERT INTO post (agent_id, status, schedule_type, scheduled_time, requested, strict, content, skipped)
     VALUES ($1, 'partial', 'now', now(), '{microblog}', false, '{}', '[]') RETURNING id`,
    [creator.agentId],
  );
  return Number(rows[0].id);
}

it('leaves an item as it is for all members, until its state changes again', async () => {
  const accountId = await loseAccount();
  await insertPost();
  const [post, account] = [(await list('?kinds=post'))[0]!, (await list('?kinds=account'))[0]!];
  expect(await dismiss(post)).toMatchObject({ status: 204 });
  expect(await dismiss(account)).toMatchObject({ status: 204 });
  expect(await list()).toEqual([]);
  expect(await list('?dismissed=true')).toHaveLength(2);
  const { body } = await base.call('GET', `/organizations/${creator.personalId}/audit_log`, { key: creator.key });
  expect(JSON.stringify(body)).toContain(`account:${accountId}`);
  await admin.query(`UPDATE social_account SET disconnected_at = clock_timestamp() WHERE id = $1`, [accountId]);
  expect(await list()).toMatchObject([{ kind: 'account', item_id: String(accountId) }]);
});

it('is undone by listing the item again', async () => {
  await insertPost();
  const [post] = await list();
  await dismiss(post!);
  const restore = () => base.call('DELETE', pathOf(post!), { key: creator.key });
  expect((await restore()).status).toBe(204);
  expect(await list()).toEqual([post]);
  expect((await restore()).status).toBe(404);
});

it('dismisses only the state that was seen, of an own item, by an editor', async () => {
  await loseAccount();
  const [account] = await list();
  expect((await dismiss({ ...account!, since: '2020-01-01T00:00:00.000Z' })).status).toBe(404);
  expect((await dismiss({ ...account!, kind: 'gate' })).status).toBe(422);
  expect((await dismiss({ ...account!, since: 'yesterday' })).status).toBe(422);
  const mine = creator;
  creator = await base.creator();
  expect((await dismiss(account!)).status).toBe(404);
  creator = mine;
  const body = { organization: { name: 'Shared' } };
  const { id } = (await base.call('POST', '/organizations', { key: creator.key, body })).body;
  const viewer = await joinAs(base, { owner: creator, organizationId: id }, 'viewer');
  const path = `/organizations/${id}/attention/dismissals/account/${account!.item_id}` as const;
  expect((await base.call('PUT', path, { key: viewer.key, body: { since: account!.since } })).status).toBe(403);
  expect(await list()).toHaveLength(1);
});

it('is announced to open clients', async () => {
  await loseAccount();
  const [account] = await list();
  const reader = await EventReader.open(base.url, creator.personalId, { key: creator.key, query: 'kinds=attention' });
  await dismiss(account!);
  await eventually(() => expect(reader.kinds).toEqual(['attention.dismissed']));
  reader.cut();
});

it('is kept no longer than it has an effect', async () => {
  await insertPost();
  await loseAccount();
  for (const item of await list()) await dismiss(item);
  const stored = async () =>
    (await admin.query('SELECT kind FROM attention_dismissal WHERE organization_id = $1', [creator.personalId])).rows;
  const age = (days: number) =>
    admin.query(`UPDATE attention_dismissal SET since = now() - $1::interval, dismissed_at = now() - $1::interval`, [
      `${days} days`,
    ]);
  const prune = () => base.http.get(DismissalPruner, { strict: false }).run();
  await age(31);
  await prune();
  expect(await stored()).toEqual([{ kind: 'account' }]);
  await age(366);
  await prune();
  expect(await stored()).toEqual([]);
});
