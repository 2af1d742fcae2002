import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { batchChanged, postPublished, type EventContract, type PayloadOf } from '@reelsheet/contracts';
import { Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Outbox } from '@reelsheet/platform-outbox';
import { eventually } from '@reelsheet/testing';
import type pg from 'pg';
import { MailDigest } from '../../src/notifications/digests/mail-digest.task.js';
import { BaseUnderTest, type Person } from '../support/harness.js';
import { joinAs } from '../support/guarded-fixture.js';
import { Mailboxes } from '../support/mailbox.js';

type Creator = Person & { readonly agentId: number };

let mails: Mailboxes;
let base: BaseUnderTest;
let admin: pg.Client;
let creator: Creator;
/** Differs for each test, so that each has mails of its own days. */
let now: Date;

beforeAll(async () => {
  mails = await Mailboxes.open();
  base = await BaseUnderTest.start({ SMTP_URL: mails.smtpUrl });
  admin = await base.administrator();
});
afterAll(async () => {
  await base?.stop();
  await mails?.close();
});
beforeEach(async () => {
  now = new Date();
  for (const app of [base.http, base.worker]) app.get(Clock).now = () => now;
  creator = await base.creator();
});

const send = <C extends EventContract>(contract: C, payload: PayloadOf<C>) =>
  base.worker
    .get(Transaction, { strict: false })
    .run(() => base.worker.get(Outbox, { strict: false }).send(contract, payload));
const scope = () => ({ organization_id: creator.personalId, agent_id: creator.agentId });
const path = () => `/organizations/${creator.personalId}/notification_preferences` as const;
const choose = (body: object, { key }: Pick<Person, 'key'> = creator) => base.call('PATCH', path(), { key, body });
const read = async ({ key }: Pick<Person, 'key'> = creator) => (await base.call('GET', path(), { key })).body;
const inbox = async () =>
  (await base.call('GET', `/organizations/${creator.personalId}/notifications`, { key: creator.key })).body.items;

/** Lets a batch complete and waits until the member has the notification. */
async function complete(id: number): Promise<void> {
  await send(batchChanged, { ...scope(), sheet_id: 1, batch_id: id, status: 'completed' });
  await eventually(async () => expect((await inbox()).map((item: any) => item.batch_id)).toContain(id));
}

/** Runs the task in both processes and twice, as after a crash, at the time when a mail is due. */
async function run(userId = creator.id): Promise<void> {
  const order = { organizationId: creator.personalId, userId };
  const task = (app: 'http' | 'worker') => base[app].get(MailDigest, { strict: false }).run(order);
  await Promise.all([task('http'), task('worker'), task('http')]);
  await task('worker');
}
/** Waits until no mail is on its way and returns those of an address. */
const sentTo = (address: string) =>
  eventually(async () => {
    expect((await admin.query(`SELECT FROM task WHERE kind = 'send_mail' AND status <> 'failed'`)).rowCount).toBe(0);
    return mails.of(address);
  });
const hours = (count: number) => (now = new Date(now.getTime() + count * 3_600_000));
const unsubscribeLink = (text: string) => /Unsubscribe: (\S+)/.exec(text)![1]!;
/** The page behind a link, at the address at which the test runs. */
const here = (link: string) => `${new URL(base.url).origin}${new URL(link).pathname}`;

describe('preferences', () => {
  it('begin without mails, and change one by one', async () => {
    expect(await read()).toMatchObject({
      ...{ digest: 'off', hour: 8, weekday: 0, time_zone: 'UTC', next_mail_at: null, mail_hindrance: null },
      email: creator.email,
    });
    const changed = await choose({ digest: 'daily', kinds: [{ kind: 'post_published', by_mail: true }] });
    expect(changed.body).toMatchObject({ digest: 'daily', hour: 8, next_mail_at: expect.stringMatching(/T08:00:00/) });
    await choose({ hour: 9, kinds: [{ kind: 'post_published', in_app: false }] });
    const after = await read();
    expect(after).toMatchObject({ digest: 'daily', hour: 9, next_mail_at: expect.stringMatching(/T09:00:00/) });
    const published = after.kinds.find(({ kind }: { kind: string }) => kind === 'post_published');
    expect(published).toEqual({ kind: 'post_published', in_app: false, by_mail: true });
    expect((await choose({ hour: 24 })).status).toBe(422);
    expect((await choose({ kinds: [{ kind: 'nothing' }] })).status).toBe(422);
  });

  it('follow the time zone of the profile', async () => {
    await choose({ digest: 'daily', hour: 8 });
    await base.call('PATCH', '/me', { bearer: creator.bearer, body: { time_zone: 'Asia/Kathmandu' } });
    expect(await read()).toMatchObject({
      ...{ time_zone: 'Asia/Kathmandu', next_mail_at: expect.stringMatching(/T02:15:00/) },
    });
    const { rows } = await admin.query(`SELECT due_at FROM task WHERE kind = 'mail_digest' AND key = $1`, [
      `${creator.personalId}:${creator.id}`,
    ]);
    expect(rows.map(({ due_at: due }) => due.toISOString())).toEqual([(await read()).next_mail_at]);
  });

  it('decide what is listed', async () => {
    await choose({ kinds: [{ kind: 'post_published', in_app: false }] });
    await send(postPublished, { ...scope(), post_id: 1, status: 'success' });
    await complete(1);
    expect((await inbox()).map(({ kind }: { kind: string }) => kind)).not.toContain('post_published');
  });
});

describe('a mail about notifications', () => {
  it('is sent once a period, with what is unread and in no mail yet', async () => {
    await choose({ digest: 'daily' });
    await complete(1);
    await run();
    expect(await sentTo(creator.email)).toEqual([]);
    now = new Date((await read()).next_mail_at!);
    await run();
    const [mail, ...others] = await sentTo(creator.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: expect.stringMatching(/^1 notification in /),
      list_unsubscribe: `<${unsubscribeLink(mail!.text)}>`,
      list_unsubscribe_post: 'List-Unsubscribe=One-Click',
    });
    expect(mail!.text).toContain(`/studio/o/${creator.personalId}/inbox`);
    hours(25);
    await run();
    expect(await sentTo(creator.email)).toHaveLength(1);
    await complete(2);
    await complete(3);
    const [newest] = await inbox();
    await base.call('PATCH', `/organizations/${creator.personalId}/notifications`, {
      ...{ key: creator.key, body: { ids: [newest!.id], read: true } },
    });
    hours(25);
    await run();
    expect((await sentTo(creator.email)).at(-1)!.subject).toMatch(/^1 notification in /);
    expect(await sentTo(creator.email)).toHaveLength(2);
  });

  it('is sent at once where that is wanted, and rarely', async () => {
    await choose({ digest: 'immediately' });
    await complete(1);
    await run();
    await complete(2);
    await run();
    expect(await sentTo(creator.email)).toHaveLength(1);
    hours(1);
    await run();
    expect(await sentTo(creator.email)).toHaveLength(2);
  });

  it('ends by one click without a sign-in, as often as one likes, and not by another token', async () => {
    await choose({ digest: 'immediately' });
    await complete(1);
    await run();
    const link = here(unsubscribeLink((await sentTo(creator.email))[0]!.text));
    const page = await fetch(link, { headers: { Accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Unsubscribe</button>')]);
    expect((await read()).digest).toBe('immediately');
    const post = (url: string) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    const forged = link.replace(/.{5}$/, 'AAAAA');
    expect((await post(forged)).status).toBe(422);
    expect((await read()).digest).toBe('immediately');
    for (const _ of [1, 2]) expect((await post(link)).status).toBe(200);
    expect((await read()).digest).toBe('off');
    await complete(2);
    hours(1);
    await run();
    expect(await sentTo(creator.email)).toHaveLength(1);
  });

  it('goes to nobody who has left, or whose account is deleted', async () => {
    const member = await joinAs(base, { owner: creator, organizationId: creator.personalId }, 'viewer');
    await choose({ digest: 'immediately' }, member);
    await complete(1);
    await base.call('DELETE', `/organizations/${creator.personalId}/members/${member.id}`, { key: creator.key });
    await run(member.id);
    expect(await sentTo(member.email)).toEqual([]);
    const { rowCount } = await admin.query('SELECT FROM notification_preference WHERE user_id = $1', [member.id]);
    expect(rowCount).toBe(0);
  });
});
