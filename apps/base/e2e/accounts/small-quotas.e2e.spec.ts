import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resolveCredential } from '@reelsheet/contracts';
import { keyCredential } from '@reelsheet/platform-auth';
import { eventually } from '@reelsheet/testing';
import pg from 'pg';
import sharp from 'sharp';
import { AgentFixture } from '../support/agent-fixture.js';
import type { BaseUnderTest } from '../support/harness.js';
import { Mailboxes } from '../support/mailbox.js';

const PASSWORD = 'correct horse';
const MAX = 1;
const SMALL_QUOTA = 2 ** 30;

interface Founder {
  readonly id: number;
  readonly email: string;
  readonly key: string;
  readonly personalId: number;
}

/** Users without a proved address signed up before the setting required one. */
describe('small quotas', () => {
  let mailboxes: Mailboxes;
  let fixture: AgentFixture;
  let base: BaseUnderTest;
  let admin: pg.Client;
  let picture: Buffer<ArrayBuffer>;

  beforeAll(async () => {
    const square = { width: 8, height: 8, channels: 3, background: '#336699' } as const;
    picture = Buffer.from(await sharp({ create: square }).png().toBuffer());
    mailboxes = await Mailboxes.open();
    fixture = await AgentFixture.start({
      ACCOUNT_PROOF: 'mail',
      SMTP_URL: mailboxes.smtpUrl,
      MAX_FOUNDED_ORGANIZATIONS_UNPROVED: MAX,
      MAX_AGENTS_PER_ORGANIZATION_UNPROVED: MAX,
    });
    ({ base } = fixture);
    admin = new pg.Client({ connectionString: base.database.adminUrl });
    await admin.connect();
  });
  afterAll(async () => {
    await admin?.end();
    await fixture?.stop();
    await mailboxes?.close();
  });

  async function proved(): Promise<Founder> {
    const email = `${randomUUID()}@example.com`;
    await base.call('POST', '/auth/sign_up', { body: { email, password: PASSWORD, name: 'Ada' } });
    const token = await mailboxes.token(email);
    await base.call('POST', `/auth/verify_email/${token}`, { body: { password: PASSWORD } });
    const { body } = await base.call('POST', '/auth/sign_in', { body: { email, password: PASSWORD } });
    const { body: key } = await base.call('POST', '/persisted_tokens', { bearer: body.access_token, body: {} });
    const { body: organizations } = await base.call('GET', '/organizations', { key: key.token });
    return { id: body.user.id, email, key: key.token, personalId: organizations[0]!.id };
  }

  async function unproved(): Promise<Founder> {
    const founder = await proved();
    await admin.query('UPDATE base.user_account SET email_proved_at = NULL WHERE id = $1', [founder.id]);
    return founder;
  }

  const createOrganization = ({ key }: Founder) =>
    base.call('POST', '/organizations', { key, body: { organization: { name: 'Tea' } } });
  const createAgent = ({ key }: Founder, organization_id: number) =>
    base.call('POST', '/agents', { key, body: { organization_id, agent: { name: `Agent ${randomUUID()}` } } });
  const announce = ({ key }: Founder) => {
    const checksum = createHash('md5').update(picture).digest('base64');
    const blob = { filename: 'lake.png', byte_size: picture.length, checksum, content_type: 'image/png' };
    return base.call('POST', '/direct_upload', { key, body: { blob } });
  };
  const attach = ({ key }: Founder, agentId: number, file: string) =>
    base.call('POST', `/content_resources?agent_id=${agentId}`, { key, body: { content_resource: { file } } });
  const populate = (account: string) =>
    admin.query('INSERT INTO upload.storage_account VALUES ($1, $2)', [account, SMALL_QUOTA - picture.length]);
  /** Returns the organizations with small quotas, as the other services learn of them. */
  const smallOrganizations = async ({ key }: Founder) => {
    const { caller } = await base.rpc.request(resolveCredential, keyCredential(key));
    return caller!.memberships.filter(({ small_quotas }) => small_quotas).map(({ organization_id }) => organization_id);
  };

  it('apply to an unproved founder until one of the organizations is granted credits', async () => {
    const ada = await unproved();
    const { body: tea } = await createOrganization(ada);
    expect(await createOrganization(ada)).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringContaining(`at most ${MAX} organizations until`) },
    });
    const { status, body } = await createAgent(ada, tea.id);
    expect(status).toBe(201);
    expect(await createAgent(ada, tea.id)).toMatchObject({
      status: 422,
      body: { error_code: 'agent_creation_failed', error: expect.stringContaining(`at most ${MAX} agents until`) },
    });
    expect(await smallOrganizations(ada)).toEqual(expect.arrayContaining([ada.personalId, tea.id]));

    await eventually(async () => {
      const { rows } = await admin.query('SELECT FROM upload.fair_share WHERE organization_id = $1', [tea.id]);
      expect(rows).toHaveLength(1);
    });
    const agentId = body.agent.id;
    const { body: announced } = await announce(ada);
    const { url, headers } = announced.direct_upload;
    expect((await fetch(url, { method: 'PUT', headers, body: picture })).status).toBe(200);
    await populate(`organization:${ada.personalId}`);
    await admin.query(`UPDATE upload.storage_account SET bytes = $2 WHERE name = $1`, [`user:${ada.id}`, SMALL_QUOTA]);
    const isFull = { status: 422, body: { error_code: 'storage_quota_exceeded' } };
    expect(await announce(ada)).toMatchObject(isFull);
    expect((await attach(ada, agentId, announced.signed_id)).status).toBe(201);
    await admin.query(`UPDATE upload.storage_account SET bytes = $2 WHERE name = $1`, [`user:${ada.id}`, 0]);
    const { body: another } = await announce(ada);
    await fetch(another.direct_upload.url, { method: 'PUT', headers: another.direct_upload.headers, body: picture });
    expect(await attach(ada, agentId, another.signed_id)).toMatchObject(isFull);

    await base.grant(tea.id, 1);
    expect(await smallOrganizations(ada)).toEqual([]);
    expect([(await createOrganization(ada)).status, (await createAgent(ada, tea.id)).status]).toEqual([201, 201]);
    expect((await createAgent(ada, ada.personalId)).status).toBe(201);
    expect((await attach(ada, agentId, another.signed_id)).status).toBe(201);
    await admin.query(`UPDATE upload.storage_account SET bytes = $2 WHERE name = $1`, [`user:${ada.id}`, SMALL_QUOTA]);
    expect((await announce(ada)).status).toBeLessThan(300);
  });

  it('end when the founder proves the address', async () => {
    const ada = await unproved();
    await createOrganization(ada);
    expect((await createOrganization(ada)).status).toBe(422);
    await base.call('POST', '/auth/password_reset', { body: { email: ada.email } });
    const token = await mailboxes.token(ada.email, 2);
    const body = { new_password: PASSWORD, keep_keys: true };
    await base.call('POST', `/auth/password_reset/${token}`, { body });
    const credentials = { email: ada.email, password: PASSWORD };
    const { body: session } = await base.call('POST', '/auth/sign_in', { body: credentials });
    const { status } = await base.call('POST', '/organizations', {
      bearer: session.access_token,
      body: { organization: { name: 'Rye' } },
    });
    expect(status).toBe(201);
  });

  it('are those of the founder, not of the members', async () => {
    const [ada, bob] = [await proved(), await unproved()];
    const { body: tea } = await createOrganization(ada);
    const member = 'INSERT INTO base.membership (organization_id, user_id, role) VALUES ($1, $2, $3)';
    await admin.query(member, [tea.id, bob.id, 'manager']);
    await admin.query(member, [bob.personalId, ada.id, 'manager']);
    // A creation ends the cached memberships of its user.
    const [, { body: rye }] = [await createOrganization(ada), await createOrganization(bob)];
    for (let agents = 0; agents <= MAX; agents += 1) expect((await createAgent(bob, tea.id)).status).toBe(201);
    expect((await createAgent(ada, bob.personalId)).status).toBe(201);
    expect((await createAgent(ada, bob.personalId)).status).toBe(422);
    expect(new Set(await smallOrganizations(bob))).toEqual(new Set([bob.personalId, rye.id]));
    expect(await smallOrganizations(ada)).toEqual([bob.personalId]);
  });
});
