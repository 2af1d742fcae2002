import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@reelsheet/kernel';
import { Database } from '@reelsheet/platform-database';
import { joinAs } from '../support/guarded-fixture.js';
import type { BaseUnderTest } from '../support/harness.js';
import type { Receiver } from '../support/receiver.js';
import { WebhookOwner, type Creator } from './webhook-owner.js';

let owner: WebhookOwner;
let base: BaseUnderTest;
let receiver: Receiver;
let db: Database;
let creator: Creator;
let config: WebhookOwner['config'];
let set: WebhookOwner['set'];

beforeAll(async () => {
  owner = await WebhookOwner.start();
  ({ base, receiver, db, creator, config, set } = owner);
});
afterAll(() => owner?.stop());

const path = () => owner.newPath();

/** Creates an organization with an agent, and returns the access of a member of each role to the agent. */
async function agentWithMembers(owner: Creator) {
  const { body: organization } = await base.call('POST', '/organizations', {
    key: owner.key,
    body: { organization: { name: 'Studio' } },
  });
  const { body } = await base.call('POST', '/agents', {
    key: owner.key,
    body: { organization_id: organization.id, agent: { name: 'Nova' } },
  });
  const agentId: number = body.agent.id;
  const member = async (role: Role) => ({
    agentId,
    key: (await joinAs(base, { owner, organizationId: organization.id }, role)).key,
  });
  return { viewer: await member('viewer'), editor: await member('editor'), manager: await member('manager') };
}

describe('the configuration of webhooks', () => {
  it('is empty initially, and shows a constant secret to managers only', async () => {
    const own = await base.creator();
    const { status, body } = await config('GET', '', undefined, own);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        webhook_url: null,
        callback_url: null,
        polling_enabled: false,
        signing_secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
        previous_secret_valid_until: null,
        webhook_paused_at: null,
        callback_paused_at: null,
      },
    });
    expect((await config('GET', '', undefined, own)).body).toEqual(body);
    const team = await agentWithMembers(own);
    expect((await config('GET', '', undefined, team.viewer)).body).not.toHaveProperty('signing_secret');
    expect((await config('GET', '', undefined, team.editor)).body).not.toHaveProperty('signing_secret');
    expect((await config('GET', '', undefined, team.manager)).body).toHaveProperty('signing_secret');
    const stored = await db.repository('AutomationConfigEntity').find();
    expect(JSON.stringify(stored)).not.toContain(body.signing_secret!.slice(6));
  });

  it('shows addresses to editors and above, and their hosts to nobody else', async () => {
    const team = await agentWithMembers(await base.creator());
    const addresses = { webhook_url: receiver.url('/?token=1'), callback_url: 'http://localhost/?token=2' };
    expect((await config('PATCH', '', { automation_config: addresses }, team.manager)).status).toBe(200);
    await config('POST', '/test_callback', undefined, team.manager);
    for (const member of [team.editor, team.manager])
      expect((await config('GET', '', undefined, member)).body).toMatchObject(addresses);
    expect((await config('GET', '', undefined, team.viewer)).body).toMatchObject({
      webhook_url: null,
      callback_url: null,
    });
    const listed = (await config('GET', '/deliveries', undefined, team.viewer)).body.deliveries;
    expect(listed).toMatchObject([{ status: 'failed', error: expect.stringContaining('not a public address') }]);
    expect(JSON.stringify(listed)).not.toContain('localhost');
  });

  it('takes addresses with the ports that the operator lists', async () => {
    const own = await base.creator();
    for (const webhook_url of ['https://example.com:9443/hook', receiver.url('/hook'), 'http://example.com/'])
      expect(await set({ webhook_url }, own)).toMatchObject({ status: 200, body: { webhook_url } });
  });

  it('changes the given fields, and null removes an address', async () => {
    const own = await base.creator();
    const [hook, back] = [receiver.url(path()), receiver.url(path())];
    expect((await set({ webhook_url: hook, polling_enabled: true }, own)).body).toMatchObject({
      webhook_url: hook,
      callback_url: null,
      polling_enabled: true,
    });
    expect((await set({ callback_url: back }, own)).body).toMatchObject({
      webhook_url: hook,
      callback_url: back,
      polling_enabled: true,
    });
    expect((await set({ webhook_url: null }, own)).body).toMatchObject({ webhook_url: null, callback_url: back });
    expect((await set({}, own)).body).toMatchObject({ webhook_url: null, callback_url: back, polling_enabled: true });
    expect((await config('GET', '', undefined, { ...own, agentId: own.agentUuid as unknown as number })).status).toBe(
      200,
    );
  });

  it.each([
    ['webhook_url', 'not a url'],
    ['webhook_url', ''],
    ['webhook_url', 'ftp://example.com/'],
    ['webhook_url', 'https://user:secret@example.com/'],
    ['webhook_url', 'http://127.0.0.1:1/'],
    ['webhook_url', 'http://[::1]/'],
    ['webhook_url', 'http://169.254.169.254/latest'],
    ['webhook_url', 'http://168.63.129.16/machine'],
    ['webhook_url', 'https://example.com:6379/'],
    ['webhook_url', 'https://example.com:8443/'],
    ['webhook_url', `https://example.com/${'a'.repeat(2_000)}`],
    ['webhook_url', 5],
    ['webhook_url', ['https://example.com/']],
    ['callback_url', 'javascript:alert(1)'],
    ['callback_url', {}],
    ['polling_enabled', 'sometimes'],
    ['polling_enabled', null],
  ])('rejects %s %j', async (field, value) => {
    const { status, body } = await set({ [field]: value });
    expect({ status, body }).toEqual({
      status: 422,
      body: {
        ...{ error_code: 'validation_error', error: expect.stringContaining(field) },
        errors: [{ field: expect.stringContaining(field), problem: expect.any(String) }],
      },
    });
  });

  it.each([[undefined], [{}], [{ automation_config: null }], [{ automation_config: [] }]])(
    'rejects the body %j',
    async (body) =>
      expect(await config('PATCH', '', body)).toMatchObject({ status: 422, body: { error_code: 'validation_error' } }),
  );

  it('returns 404 for an unknown agent', async () => {
    const nobody = { ...creator, agentId: 2_000_000_000 };
    for (const [method, below] of [
      ['GET', ''],
      ['POST', '/test_webhook'],
      ['GET', '/deliveries'],
    ] as const)
      expect(await config(method, below, undefined, nobody)).toMatchObject({
        status: 404,
        body: { error_code: 'not_found' },
      });
  });
});
