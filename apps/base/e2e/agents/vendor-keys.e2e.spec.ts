import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SandboxVendor } from '@reelsheet/provider-common/contract';
import { Database } from '@reelsheet/platform-database';
import { Vault } from '../../src/vault/vault.js';
import { VendorKeys } from '../../src/agents/vendor-keys/vendor-keys.service.js';
import { BaseUnderTest, type Person } from '../support/harness.js';

const GOOD = 'sandbox-my-own-key-1234';

describe("agents' keys at voice vendors", () => {
  let voice: SandboxVendor;
  let speech: SandboxVendor;
  let base: BaseUnderTest;
  let owner: Person;

  beforeAll(async () => {
    [voice, speech] = await Promise.all([SandboxVendor.start('voice'), SandboxVendor.start('speech')]);
    base = await BaseUnderTest.start({ VOICE_A_BASE_URL: voice.url, VOICE_B_BASE_URL: `${speech.url}/v1` });
    owner = await base.person();
  });
  afterAll(async () => {
    await base?.stop();
    await Promise.all([voice.close(), speech.close()]);
  });

  let count = 0;
  const create = async (keys: object = {}) =>
    base.call('POST', '/agents', { key: owner.key, body: { agent: { name: `Agent ${(count += 1)}`, ...keys } } });
  const change = async (id: number, agent: object) =>
    base.call('PATCH', `/agents/${id}`, { key: owner.key, body: { agent } });
  const detail = async (id: number) => (await base.call('GET', `/agents/${id}`, { key: owner.key })).body;
  const stored = async (id: number) =>
    base.http
      .get(Database, { strict: false })
      .manager.query<{ vendor: string; sealed: string }[]>(
        'SELECT vendor, sealed FROM agent_vendor_key WHERE agent_id = $1 ORDER BY vendor',
        [id],
      );

  it('can be set with a new agent and are shown only masked', async () => {
    const created = await create({ vendor_a_api_key: GOOD });
    expect(created).toMatchObject({
      status: 201,
      body: { agent: { vendor_a_masked_key: '****1234', vendor_b_masked_key: null } },
    });
    const shown = await detail(created.body.agent.id);
    expect(shown).toMatchObject({ vendor_a_masked_key: '****1234', vendor_b_masked_key: null });
    expect(JSON.stringify([created.body, shown])).not.toContain(GOOD);
  });

  it('are replaced, unchanged or removed individually', async () => {
    const { id } = (await create({ vendor_a_api_key: GOOD, vendor_b_api_key: GOOD })).body.agent;
    expect((await change(id, { vendor_a_api_key: 'sandbox-another-key-9876' })).body.agent).toMatchObject({
      vendor_a_masked_key: '****9876',
      vendor_b_masked_key: '****1234',
    });
    expect((await change(id, { description: 'calm' })).body.agent).toMatchObject({
      vendor_a_masked_key: '****9876',
      vendor_b_masked_key: '****1234',
    });
    expect((await change(id, { vendor_a_api_key: null })).body.agent).toMatchObject({
      vendor_a_masked_key: null,
      vendor_b_masked_key: '****1234',
    });
    expect((await change(id, { vendor_b_api_key: '' })).body.agent).toMatchObject({
      vendor_a_masked_key: null,
      vendor_b_masked_key: null,
    });
    expect(await stored(id)).toEqual([]);
  });

  it.each(['vendor_a_api_key', 'vendor_b_api_key'])(
    'reject a %s that the vendor rejects, without changes',
    async (field) => {
      const { id } = (await create({ vendor_a_api_key: GOOD })).body.agent;
      const before = await detail(id);
      for (const key of ['sk_wrong', 'sandbox-\n', 'clé']) {
        const answer = await change(id, { name: 'Renamed', [field]: key });
        expect(answer).toMatchObject({
          status: 422,
          body: { error_code: 'invalid_api_key', error: expect.stringContaining(field) },
        });
      }
      expect(await detail(id)).toEqual(before);
      const agents = async () => (await base.call('GET', '/agents', { key: owner.key })).body.length;
      const many = await agents();
      expect(await create({ [field]: 'sk_wrong' })).toMatchObject({
        status: 422,
        body: { error_code: 'invalid_api_key' },
      });
      expect(await agents()).toBe(many);
    },
  );

  it.each([
    ['a number', 7],
    ['an endless text', 's'.repeat(501)],
  ])('reject %s as malformed', async (_, vendor_a_api_key) => {
    expect(await create({ vendor_a_api_key })).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringContaining('vendor_a_api_key') },
    });
  });

  it('are not stored unchecked while the vendor is unavailable', async () => {
    const { id } = (await create({ vendor_a_api_key: GOOD })).body.agent;
    await voice.misbehave('error');
    const answer = await change(id, { vendor_a_api_key: 'sandbox-another-key-9876' });
    expect(answer).toMatchObject({ status: 503, body: { error_code: 'service_unavailable' } });
    expect(answer.headers.get('retry-after')).toBeTruthy();
    expect(await detail(id)).toMatchObject({ vendor_a_masked_key: '****1234' });
  });

  it('are encrypted in the database, bound to their row, and readable after a key rotation', async () => {
    const { id } = (await create({ vendor_a_api_key: GOOD, vendor_b_api_key: GOOD })).body.agent;
    const rows = await stored(id);
    expect(rows.map(({ sealed }) => sealed)).toEqual([
      expect.stringMatching(/^test:/),
      expect.stringMatching(/^test:/),
    ]);
    expect(Buffer.from(rows[0]!.sealed.slice(5), 'base64').toString('latin1')).not.toContain('sandbox');
    expect(await base.http.get(VendorKeys, { strict: false }).keyOf(id, 'vendor_a')).toBe(GOOD);
    const rotated = new Vault({
      ...base.config,
      ENCRYPTION_KEYS: `new:${randomBytes(32).toString('base64')},${base.config.ENCRYPTION_KEYS}`,
    });
    expect(rotated.open(rows[0]!.sealed, `agent_vendor_key:${id}:vendor_a`)).toBe(GOOD);
    expect(() => rotated.open(rows[0]!.sealed, `agent_vendor_key:${id}:vendor_b`)).toThrow();
  });

  it('are recorded in the audit log when they are saved and removed, without the key itself', async () => {
    const { id } = (await create({ vendor_a_api_key: GOOD })).body.agent;
    await change(id, { vendor_a_api_key: null, vendor_b_api_key: null });
    const { body } = await base.call('GET', `/organizations/${owner.personalId}/audit_log?limit=10`, {
      key: owner.key,
    });
    const ofKeys = body.entries.filter(
      ({ action, detail }: { action: string; detail: { agent_id?: number } }) =>
        action.startsWith('vendor_key') && detail.agent_id === id,
    );
    expect(ofKeys.map(({ action, target, user_id }) => [action, target, user_id])).toEqual([
      ['vendor_key.removed', 'vendor:vendor_a', owner.id],
      ['vendor_key.saved', 'vendor:vendor_a', owner.id],
    ]);
    expect(JSON.stringify(body)).not.toContain(GOOD);
  });

  it('are deleted with their agent', async () => {
    const { id } = (await create({ vendor_a_api_key: GOOD })).body.agent;
    expect((await base.call('DELETE', `/agents/${id}`, { key: owner.key })).status).toBe(200);
    expect(await stored(id)).toEqual([]);
  });
});
