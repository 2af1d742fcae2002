import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { BaseUnderTest, type Person } from '../support/harness.js';

describe('audit log', () => {
  let base: BaseUnderTest;
  let owner: Person;
  let organizationId: number;

  beforeAll(async () => {
    base = await BaseUnderTest.start();
    owner = await base.person();
    organizationId = (
      await base.call('POST', '/organizations', { key: owner.key, body: { organization: { name: 'Studio' } } })
    ).body.id;
  });
  afterAll(() => base?.stop());

  const log = (of: number, query = '', { key } = owner) =>
    base.call('GET', `/organizations/${of}/audit_log${query}`, { key });
  const actions = async (of: number, who = owner) =>
    (await log(of, '', who)).body.entries.map(({ action }: any) => action);
  const join = async (role: string) => {
    const person = await base.person();
    await base.call('POST', `/organizations/${organizationId}/members`, {
      key: owner.key,
      body: { email: person.email, role },
    });
    return person;
  };

  it('lists the events of an organization, newest first', async () => {
    const members = `/organizations/${organizationId}/members` as const;
    const { id: memberId } = await join('viewer');
    await base.call('PATCH', `${members}/${memberId}`, { key: owner.key, body: { role: 'editor' } });
    await base.call('DELETE', `${members}/${memberId}`, { key: owner.key });
    await base.call('PATCH', `/organizations/${organizationId}`, {
      key: owner.key,
      body: { organization: { name: 'Workshop' } },
    });
    await base.grant(organizationId, 5);
    const { body } = await base.call('POST', '/agents', {
      key: owner.key,
      body: { organization_id: organizationId, agent: { name: 'Nova' } },
    });
    await base.call('PATCH', `/agents/${body.agent.id}`, { key: owner.key, body: { agent: { description: 'calm' } } });
    await base.call('DELETE', `/agents/${body.agent.id}`, { key: owner.key });

    const agent = `agent:${body.agent.id}`;
    const user = `user:${memberId}`;
    expect((await log(organizationId)).body).toMatchObject({
      next_cursor: null,
      entries: [
        { action: 'agent.deleted', target: agent },
        { action: 'agent.updated', target: agent },
        { action: 'agent.created', target: agent },
        { action: 'credits.granted', user_id: null, detail: { amount: 5, reason: 'test' } },
        { action: 'organization.renamed', detail: { name: 'Workshop' } },
        { action: 'member.removed', target: user },
        { action: 'member.role_changed', target: user, detail: { role: 'editor' } },
        { action: 'member.added', target: user, detail: { role: 'viewer' } },
        { action: 'organization.created', target: `organization:${organizationId}` },
      ],
    });
  });

  it('records the user, the key, the address and the request id', async () => {
    const answer = await base.call('PATCH', `/organizations/${organizationId}`, {
      key: owner.key,
      headers: { 'X-Request-Id': 'rename-1' },
      body: { organization: { name: 'Studio' } },
    });
    expect(answer.status).toBe(200);
    const { id: keyId } = (await base.call('GET', '/persisted_tokens', { key: owner.key })).body[0]!;
    const [newest] = (await log(organizationId)).body.entries;
    expect(newest).toMatchObject({
      action: 'organization.renamed',
      user_id: owner.id,
      key_id: keyId,
      address: '127.0.0.1',
      request_id: 'rename-1',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it("records changes of a user's account in their personal workspace", async () => {
    const person = await base.person();
    const { body: key } = await base.call('POST', '/persisted_tokens', { key: person.key, body: { name: 'second' } });
    await base.call('PATCH', `/persisted_tokens/${key.id}`, {
      key: person.key,
      body: { persisted_token: { name: 'renamed' } },
    });
    await base.call('DELETE', `/persisted_tokens/${key.id}/revoke`, { key: person.key });
    await base.call('POST', '/auth/sign_in', { body: { email: person.email, password: 'wrong password' } });
    const { body: session } = await base.call('POST', '/auth/sign_in', {
      body: { email: person.email, password: 'correct horse' },
    });
    const refresh = (refresh_token?: string) => base.call('POST', '/auth/refresh', { body: { refresh_token } });
    await refresh((await refresh(session.refresh_token)).body.refresh_token);
    await refresh(session.refresh_token);
    await base.call('DELETE', '/persisted_tokens/revoke_all', { key: person.key });
    const { body } = await base.call('GET', `/organizations/${person.personalId}/audit_log`, { bearer: person.bearer });
    expect(body.entries.map(({ action }) => action)).toEqual([
      'access_key.all_revoked',
      'session.refresh_reused',
      'user.signed_in',
      'user.sign_in_failed',
      'access_key.revoked',
      'access_key.renamed',
      'access_key.created',
      'access_key.created',
      'user.signed_up',
    ]);
  });

  it('ignores sign-ins with unknown addresses', async () => {
    const entries = async () => {
      const [{ count }] = await base.http.get(DataSource).query('SELECT count(*)::int FROM audit.entry');
      return count as number;
    };
    const before = await entries();
    const body = { email: 'nobody@example.com', password: 'wrong password' };
    expect(await base.call('POST', '/auth/sign_in', { body })).toMatchObject({ status: 401 });
    expect(await entries()).toBe(before);
  });

  it('records nothing for rejected requests', async () => {
    const before = await actions(organizationId);
    await base.call('PATCH', `/organizations/${organizationId}/members/${owner.id}`, {
      key: owner.key,
      body: { role: 'viewer' },
    });
    await base.call('POST', `/organizations/${organizationId}/members`, {
      key: owner.key,
      body: { email: owner.email, role: 'viewer' },
    });
    expect(await actions(organizationId)).toEqual(before);
  });

  it('is paginated and filtered by action and user', async () => {
    const all = (await log(organizationId)).body.entries;
    const first = (await log(organizationId, '?limit=2')).body;
    const second = (await log(organizationId, `?limit=100&cursor=${first.next_cursor}`)).body;
    expect([...first.entries, ...second.entries]).toEqual(all);
    expect(second.next_cursor).toBeNull();
    const renamed = (await log(organizationId, '?action=organization.renamed')).body.entries;
    expect(renamed).toEqual(all.filter(({ action }: any) => action === 'organization.renamed'));
    expect((await log(organizationId, `?user_id=${owner.id}&action=credits.granted`)).body.entries).toEqual([]);
    expect(await log(organizationId, '?action=nothing')).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error' },
    });
  });

  it('verifies its integrity', async () => {
    const verify = async (query = '') => (await log(organizationId, `/verification${query}`)).body;
    const { length } = await actions(organizationId);
    const [{ hash }] = (await log(organizationId)).body.entries as any[];
    const end = { entries: length, hash, signature: expect.stringMatching(/^[0-9a-f]{64}$/) };
    expect(await verify()).toEqual({ checked: length, removed: 0, broken: [], next_cursor: null, end });
    expect(await verify('?cursor=2')).toEqual({ checked: length - 2, removed: 0, broken: [], next_cursor: null, end });
    const database = new Client({ connectionString: base.database.adminUrl });
    await database.connect();
    await database
      .query(`UPDATE audit.entry SET key_id = 99 WHERE organization_id = $1 AND position = 2`, [organizationId])
      .finally(() => database.end());
    expect(await verify()).toEqual({ checked: length, removed: 0, broken: [2], next_cursor: null, end });
  });

  it('detects by a known end that an earlier log with its valid end was restored', async () => {
    const { body } = await base.call('POST', '/organizations', {
      key: owner.key,
      body: { organization: { name: 'Atelier' } },
    });
    const rename = (name: string) =>
      base.call('PATCH', `/organizations/${body.id}`, { key: owner.key, body: { organization: { name } } });
    const verify = async (query = '') => log(body.id, `/verification${query}`);
    const database = new Client({ connectionString: base.database.adminUrl });
    await database.connect();
    try {
      await database.query(`CREATE TABLE audit.copied AS SELECT * FROM audit.chain WHERE organization_id = ${body.id}`);
      await rename('Studio');
      const { end } = (await verify()).body;
      const known = `?known_entries=${end!.entries}&known_hash=${end!.hash}`;
      await rename('Workshop');
      expect((await verify(known)).body).toMatchObject({ broken: [], end: { entries: 3 } });

      await database.query(`DELETE FROM audit.entry WHERE organization_id = ${body.id} AND position > 1`);
      await database.query(`UPDATE audit.chain SET (position, hash, seal) = (SELECT position, hash, seal
        FROM audit.copied) WHERE organization_id = ${body.id}`);
      expect((await verify()).body).toMatchObject({ broken: [], end: { entries: 1 } });
      expect((await verify(known)).body.broken).toEqual([2]);
      await rename('Office');
      expect((await verify()).body.broken).toEqual([]);
      expect((await verify(known)).body.broken).toEqual([2]);
      for (const [query, field] of [
        [`?known_entries=${end!.entries}`, 'known_hash'],
        [`?known_hash=${end!.hash}`, 'known_entries'],
        ['?known_entries=2&known_hash=x', 'known_hash'],
      ] as const)
        expect(await verify(query)).toMatchObject({ status: 422, body: { error: expect.stringContaining(field) } });
    } finally {
      await database.end();
    }
  });

  it('is restricted to owners and managers', async () => {
    const [manager, editor, viewer, outsider] = [
      await join('manager'),
      await join('editor'),
      await join('viewer'),
      await base.person(),
    ];
    expect((await log(organizationId, '', manager)).status).toBe(200);
    for (const member of [editor, viewer])
      expect(await log(organizationId, '', member)).toMatchObject({ status: 403, body: { error_code: 'forbidden' } });
    expect(await log(organizationId, '', outsider)).toMatchObject({ status: 404, body: { error_code: 'not_found' } });
  });
});
