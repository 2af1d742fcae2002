import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { organizationDeleted } from '@reelsheet/contracts';
import { Database } from '@reelsheet/platform-database';
import { eventually, request } from '@reelsheet/testing';
import { MailBudget } from '../src/mail-recipients/mail-budget.js';
import {
  CONFIRMATIONS_PER_CREATOR,
  CONFIRMATIONS_PER_MAILBOX,
  CONFIRMATIONS_PER_SHARE,
  DAYS_BETWEEN_CONFIRMATIONS,
  RESULTS_PER_ADDRESS,
} from '../src/mail-recipients/mail-recipient-limits.js';
import { MailRecipientPruner } from '../src/mail-recipients/mail-recipient-pruner.js';
import { MailFiring } from '../src/recurring-jobs/mail-firing.task.js';
import { FireRecurringJob } from '../src/recurring-jobs/fire-recurring-job.task.js';
import { AgentUnderTest } from './harness.js';

const TEAM = 1;

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly list_unsubscribe: string | null;
  readonly list_unsubscribe_post: string | null;
}

describe('recipients of mails', () => {
  let agent: AgentUnderTest;
  let db: Database;
  let addresses = 0;

  beforeAll(async () => {
    agent = await AgentUnderTest.start();
    await agent.boot('worker');
    db = agent.http.get(Database, { strict: false });
  });
  afterAll(() => agent?.stop());

  const newAddress = () => `Reader${(addresses += 1)}@example.com`;

  /** An organization with a recurring job that mails to the address. */
  async function jobFor(email: string, organization = TEAM, key = agent.otherServices.member(organization, 'editor')) {
    const path = `/agents/${agent.otherServices.agent(organization).uuid}/recurring-jobs` as const;
    const delivery = { type: 'email', email };
    const { body } = await agent.call('POST', path, key, {
      job_type: 'generate_content_ideas',
      prompt: 'Give me two ideas about rye bread',
      schedule: { cadence: 'daily', timezone: 'UTC', time_of_day: '09:00' },
      delivery,
    });
    const { id } = body;
    /** Fires the job and returns what became of the mail, and the run. */
    const fire = async (): Promise<{ delivery: string; run_id: string }> => {
      await db.manager.query(`UPDATE recurring_job SET next_run_at = now() - interval '1 second' WHERE id = $1`, [id]);
      await agent.http.get(FireRecurringJob, { strict: false }).run({ recurringJobId: id });
      return outcome();
    };
    /** Returns the outcome of the latest firing. */
    const outcome = () =>
      eventually(async () => {
        const [latest] = await db.manager.query<{ delivery: string; run_id: string }[]>(
          `SELECT delivery, run_id FROM recurring_job_firing WHERE recurring_job_id = $1 ORDER BY due_at DESC LIMIT 1`,
          [id],
        );
        expect(latest?.delivery).toEqual(expect.any(String));
        return latest!;
      });
    const shown = async () => (await agent.call('GET', `${path}/${id}`, key)).body.last_delivery;
    const deliver = (to: string) => agent.call('PATCH', `${path}/${id}`, key, { delivery: { ...delivery, email: to } });
    return { id, body, fire, outcome, shown, deliver };
  }

  const allMails = async () => (await request<Mail[]>('GET', `${agent.sandbox.url}/mail`)).body;
  const mailsTo = async (email: string) => (await allMails()).filter(({ to }) => to === email);
  const someMailsTo = (email: string, count: number) =>
    eventually(async () => {
      const mails = await mailsTo(email);
      expect(mails).toHaveLength(count);
      return mails;
    });
  /** Waits until no task is left that could send a mail. */
  const idle = () =>
    eventually(async () =>
      expect(await db.manager.query(`SELECT FROM task WHERE kind IN ('request_confirmation', 'mail_firing')`)).toEqual(
        [],
      ),
    );

  const linkIn = ({ text }: Mail, purpose: string) =>
    new RegExp(`https?://\\S+/mail_recipients/${purpose}/\\S+`).exec(text)![0];
  /** Links name the public address of the service, which is another one than that of the service under test. */
  const local = (link: string) => link.replace(/^.*\/v1(?=\/mail_recipients)/, agent.url);
  /** Sends what a browser sends. */
  const browse = async (link: string, method: string, body?: FormData | URLSearchParams) =>
    statusAndText(await fetch(local(link), { method, body, headers: { accept: 'text/html,*/*;q=0.8' } }));
  const open = (link: string) => browse(link, 'GET');
  const click = (link: string, body?: FormData | URLSearchParams) => browse(link, 'POST', body);
  const statusAndText = async (response: Response) => ({
    status: response.status,
    type: response.headers.get('content-type'),
    text: await response.text(),
  });

  it('who are members with a proved address receive results without being asked', async () => {
    const email = newAddress();
    agent.otherServices.allowMails(TEAM, email);
    const job = await jobFor(email);
    expect(job.body.last_delivery).toBeNull();
    expect(await job.fire()).toMatchObject({ delivery: 'sent' });
    expect(await job.shown()).toBe('sent');
    await idle();
    const [mail, ...others] = await mailsTo(email);
    expect([mail!.subject, others]).toEqual(['Give me two ideas about rye bread', []]);
    expect(mail).toMatchObject({
      list_unsubscribe: `<${linkIn(mail!, 'unsubscribe')}>`,
      list_unsubscribe_post: 'List-Unsubscribe=One-Click',
    });
  });

  it('who are others receive nothing but a question until they confirm, and then what waited', async () => {
    const email = newAddress();
    const job = await jobFor(email);
    const [question] = await someMailsTo(email, 1);
    expect(question).toMatchObject({
      subject: 'Confirm that you want these mails',
      text: expect.stringContaining(`Organization ${TEAM} on Reelsheet`),
      list_unsubscribe: `<${linkIn(question!, 'unsubscribe')}>`,
    });
    for (let firings = 0; firings < 2; firings += 1) expect(await job.fire()).toMatchObject({ delivery: 'waiting' });
    expect(await job.shown()).toBe('waiting');
    await idle();
    expect(await mailsTo(email)).toHaveLength(1);

    const link = linkIn(question!, 'confirm');
    expect(await open(link)).toMatchObject({ status: 200, type: expect.stringContaining('text/html') });
    expect(await job.fire()).toMatchObject({ delivery: 'waiting' });
    const clicks = await Promise.all([1, 2, 3].map(() => click(link)));
    expect(clicks.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await open(link)).toMatchObject({ status: 422 });
    const [, result] = await someMailsTo(email, 2);
    expect(result!.subject).toBe('Give me two ideas about rye bread');
    await eventually(async () => expect(await job.shown()).toBe('sent'));
    expect(await job.fire()).toMatchObject({ delivery: 'sent' });
    await idle();
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it('confirm for one organization only', async () => {
    const email = newAddress();
    await jobFor(email);
    const [question] = await someMailsTo(email, 1);
    await click(linkIn(question!, 'confirm'));
    const other = await jobFor(email, 2);
    expect(await other.fire()).toMatchObject({ delivery: 'waiting' });
  });

  it('lose what their membership allowed when they are members no more', async () => {
    const email = newAddress();
    agent.otherServices.allowMails(3, email);
    const job = await jobFor(email, 3);
    expect(await job.fire()).toMatchObject({ delivery: 'sent' });
    agent.otherServices.disallowMails(3, email);
    expect(await job.fire()).toMatchObject({ delivery: 'waiting' });
    const mails = await someMailsTo(email, 2);
    expect(mails[1]!.subject).toBe('Confirm that you want these mails');
  });

  it.each<[string, () => FormData | URLSearchParams | undefined]>([
    ['a form', () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    [
      'a multipart form',
      () => {
        const form = new FormData();
        form.set('List-Unsubscribe', 'One-Click');
        return form;
      },
    ],
    ['no form', () => undefined],
  ])('unsubscribe with one click that sends %s, until they take it back', async (_, form) => {
    const email = newAddress();
    agent.otherServices.allowMails(TEAM, email);
    const job = await jobFor(email);
    await job.fire();
    const [mail] = await someMailsTo(email, 1);
    const link = mail!.list_unsubscribe!.slice(1, -1);
    expect(await open(link)).toMatchObject({ status: 200, text: expect.stringContaining(email.toLowerCase()) });
    expect(await job.fire()).toMatchObject({ delivery: 'sent' });

    for (let clicks = 0; clicks < 2; clicks += 1)
      expect((await fetch(local(link), { method: 'POST', body: form() })).status).toBe(200);
    expect(await job.fire()).toMatchObject({ delivery: 'unsubscribed' });
    await job.deliver(email);
    expect(await job.fire()).toMatchObject({ delivery: 'unsubscribed' });
    await idle();
    expect(await mailsTo(email)).toHaveLength(2);

    expect(await open(link)).toMatchObject({ status: 200, text: expect.stringContaining('Receive the mails again') });
    expect(await click(link.replace('/unsubscribe/', '/resubscribe/'))).toMatchObject({ status: 200 });
    expect(await job.fire()).toMatchObject({ delivery: 'sent' });
  });

  it('who decline are not asked again', async () => {
    const email = newAddress();
    const job = await jobFor(email);
    const [question] = await someMailsTo(email, 1);
    await click(linkIn(question!, 'unsubscribe'));
    expect(await click(linkIn(question!, 'confirm'))).toMatchObject({ status: 422 });
    await job.deliver(email);
    await jobFor(email.toUpperCase());
    expect(await job.fire()).toMatchObject({ delivery: 'unsubscribed' });
    await idle();
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await mailsTo(email.toUpperCase())).toEqual([]);
  });

  it('are asked again when the delivery is given again, once a week by an organization', async () => {
    const email = newAddress();
    const job = await jobFor(email);
    await someMailsTo(email, 1);
    for (let times = 0; times < 2; times += 1) await job.deliver(email);
    await idle();
    expect(await mailsTo(email)).toHaveLength(1);
    await db.manager.query(
      `UPDATE mail_recipient SET updated_at = now() - make_interval(days => $2) WHERE address = $1`,
      [email.toLowerCase(), DAYS_BETWEEN_CONFIRMATIONS],
    );
    await Promise.all([job.deliver(email), jobFor(email)]);
    await idle();
    const questions = await mailsTo(email);
    expect(questions).toHaveLength(2);
    expect(await click(linkIn(questions[0]!, 'confirm'))).toMatchObject({ status: 200 });
    expect(await click(linkIn(questions[1]!, 'confirm'))).toMatchObject({ status: 422 });
  });

  it('are asked a few times a day by all organizations together, also at addresses with tags', async () => {
    const mailbox = newAddress();
    const addresses = [mailbox, ...['a', 'b', 'c+d'].map((tag) => mailbox.replace('@', `+${tag}@`).toUpperCase())];
    for (const [index, email] of addresses.entries()) {
      await jobFor(email, 40 + index);
      await idle();
    }
    const requested = (await allMails()).map(({ to }) => to.toLowerCase());
    const allowed = addresses.slice(0, CONFIRMATIONS_PER_MAILBOX).map((email) => email.toLowerCase());
    const [name] = mailbox.toLowerCase().split('@', 1);
    expect(requested.filter((to) => new RegExp(`^${name}[+@]`).test(to)).toSorted()).toEqual(allowed.toSorted());
  });

  it('are asked a limited number of times a day because of one user, whichever organization is mentioned', async () => {
    const key = agent.otherServices.member(50, 'editor');
    const job = await jobFor(newAddress(), 50, key);
    await idle();
    const [{ user_id: creator }] = await db.manager.query(
      `SELECT user_id::int AS user_id FROM recurring_job WHERE id = $1`,
      [job.id],
    );
    const budget = agent.http.get(MailBudget, { strict: false });
    for (let mails = 1; mails < CONFIRMATIONS_PER_CREATOR; mails += 1) {
      const recipient = { organizationId: 1_000 + mails, address: newAddress() };
      expect(await budget.take('confirmation', recipient, creator)).toBe(true);
    }
    const email = newAddress();
    const limited = await jobFor(email, 50, key);
    expect(await limited.fire()).toMatchObject({ delivery: 'waiting' });
    await idle();
    expect(await mailsTo(email)).toEqual([]);
    await jobFor(email, 50);
    await someMailsTo(email, 1);
  });

  it('are asked a limited number of times a day by the organizations of one founder, also deleted ones', async () => {
    const share = 60;
    const budget = agent.http.get(MailBudget, { strict: false });
    for (let mails = 0; mails < CONFIRMATIONS_PER_SHARE; mails += 1) {
      const organizationId = share + 1 + mails;
      await db.manager.query(`INSERT INTO fair_share (organization_id, share_id) VALUES ($1, $2)`, [
        organizationId,
        share,
      ]);
      expect(await budget.take('confirmation', { organizationId, address: newAddress() })).toBe(true);
      await db.manager.query(`DELETE FROM fair_share WHERE organization_id = $1`, [organizationId]);
    }
    const recipient = { organizationId: share, address: newAddress() };
    expect(await budget.take('confirmation', recipient)).toBe(false);
  });

  it('receive a limited number of results per day', async () => {
    const email = newAddress();
    agent.otherServices.allowMails(TEAM, email);
    const job = await jobFor(email);
    const budget = agent.http.get(MailBudget, { strict: false });
    const recipient = { organizationId: 5, address: email.toLowerCase() };
    for (let mails = 0; mails < RESULTS_PER_ADDRESS; mails += 1)
      expect(await budget.take('result', recipient)).toBe(true);
    expect(await job.fire()).toMatchObject({ delivery: 'limited' });
    await idle();
    expect(await mailsTo(email)).toEqual([]);
  });

  it('receive a mail once, and count it once, however often the server fails before', async () => {
    const email = newAddress();
    agent.otherServices.allowMails(TEAM, email);
    const job = await jobFor(email);
    await request('POST', `${agent.sandbox.url}/faults`, { body: { vendor: 'mail', kind: 'error', times: 2 } });
    const { run_id, delivery } = await job.fire();
    expect(delivery).toBe('sent');
    await someMailsTo(email, 1);
    await agent.http.get(MailFiring, { strict: false }).run({ runId: run_id }, AbortSignal.timeout(5_000));
    expect(await mailsTo(email)).toHaveLength(1);
    const budget = agent.http.get(MailBudget, { strict: false });
    const recipient = { organizationId: 6, address: email.toLowerCase() };
    let left = 0;
    while (await budget.take('result', recipient)) left += 1;
    expect(left).toBe(RESULTS_PER_ADDRESS - 1);
  });

  it('can use the link of each copy where the answer to the first one was lost', async () => {
    const email = newAddress();
    agent.otherServices.allowMails(TEAM, email);
    const job = await jobFor(email);
    await request('POST', `${agent.sandbox.url}/faults`, { body: { vendor: 'mail', kind: 'lost_answer', times: 1 } });
    expect(await job.fire()).toMatchObject({ delivery: 'sent' });
    const copies = await someMailsTo(email, 2);
    const links = copies.map((mail) => linkIn(mail, 'unsubscribe'));
    expect(new Set(links).size).toBe(2);
    for (const link of links) expect(await open(link)).toMatchObject({ status: 200 });
  });

  it('whom the mail server rejects are recorded', async () => {
    const email = 'nobody@refused.example';
    agent.otherServices.allowMails(TEAM, email);
    const job = await jobFor(email);
    expect(await job.fire()).toMatchObject({ delivery: 'rejected' });
  });

  it.each([
    ['GET', 'confirm'],
    ['POST', 'confirm'],
    ['GET', 'unsubscribe'],
    ['POST', 'unsubscribe'],
    ['POST', 'resubscribe'],
  ])(
    'see a page, and programs an error, where a link is unknown or of another purpose: %s %s',
    async (method, purpose) => {
      const email = newAddress();
      await jobFor(email);
      const [question] = await someMailsTo(email, 1);
      const other = linkIn(question!, purpose === 'confirm' ? 'unsubscribe' : 'confirm')
        .split('/')
        .at(-1)!;
      for (const token of [other, 'nonsense', 'x'.repeat(43)]) {
        const link = `${agent.url}/mail_recipients/${purpose}/${token}`;
        expect(await browse(link, method)).toMatchObject({ status: 422, type: expect.stringContaining('text/html') });
        const response = await fetch(link, { method });
        expect(response.status).toBe(422);
        expect(await response.json()).toMatchObject({ error_code: 'validation_error' });
      }
    },
  );

  it('are forgotten when their links have expired and they gave no answer', async () => {
    const [silent, recent, declined] = [newAddress(), newAddress(), newAddress()];
    const organization = 70;
    for (const email of [silent, recent, declined]) await jobFor(email, organization);
    const [question] = await someMailsTo(declined, 1);
    await click(linkIn(question!, 'unsubscribe'));
    await idle();
    const old = [organization, [silent, declined].map((email) => email.toLowerCase())];
    await db.manager.query(
      `UPDATE mail_link SET expires_at = now() WHERE organization_id = $1 AND address = ANY ($2)`,
      old,
    );
    await db.manager.query(
      `UPDATE mail_recipient SET updated_at = now() - interval '90 days'
       WHERE organization_id = $1 AND address = ANY ($2)`,
      old,
    );
    await agent.http.get(MailRecipientPruner, { strict: false }).run();
    const left = (table: string) =>
      db.manager.query(`SELECT DISTINCT address FROM ${table} WHERE organization_id = $1 ORDER BY address`, [
        organization,
      ]);
    const addresses = (...emails: string[]) => emails.toSorted().map((email) => ({ address: email.toLowerCase() }));
    expect(await left('mail_link')).toEqual(addresses(recent));
    expect(await left('mail_recipient')).toEqual(addresses(recent, declined));
  });

  it('are erased with their organization', async () => {
    const email = newAddress();
    await jobFor(email, 9);
    const [question] = await someMailsTo(email, 1);
    agent.otherServices.deletedOrganizations.add(9);
    await agent.otherServices.publish(organizationDeleted, { id: 9, agents: [] });
    await eventually(async () => {
      const rows = await db.manager.query(
        `SELECT address FROM mail_recipient WHERE organization_id = 9
         UNION ALL SELECT address FROM mail_link WHERE organization_id = 9`,
      );
      expect(rows).toEqual([]);
    });
    expect(await click(linkIn(question!, 'confirm'))).toMatchObject({ status: 422 });
  });
});
