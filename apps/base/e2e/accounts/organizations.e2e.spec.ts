import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readMailPermission } from '@reelsheet/contracts';
import { errorOf } from '@reelsheet/testing';
import { BaseUnderTest, type Person } from '../support/harness.js';

describe('organizations, members and agents', () => {
  let base: BaseUnderTest;
  let owner: Person;
  let organizationId: number;

  beforeAll(async () => {
    base = await BaseUnderTest.start();
    owner = await base.person();
    const created = await base.call('POST', '/organizations', {
      key: owner.key,
      body: { organization: { name: 'Studio' } },
    });
    expect(created).toMatchObject({ status: 201, body: { name: 'Studio', role: 'owner', is_personal: false } });
    organizationId = created.body.id;
  });
  afterAll(() => base.stop());

  const member = async (role: string) => {
    const person = await base.person();
    await base.call('POST', `/organizations/${organizationId}/members`, {
      key: owner.key,
      body: { email: person.email, role },
    });
    return person;
  };

  it('starts with a system agent that cannot be deleted', async () => {
    const { body } = await base.call('GET', `/agents?workspace_id=${organizationId}`, { key: owner.key });
    expect(body).toMatchObject([{ is_system: true, workspace_id: organizationId, organization: 'Studio' }]);
    expect(await base.call('DELETE', `/agents/${body[0]!.id}`, { key: owner.key })).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error' },
    });
  });

  it('may mail to every address where addresses need no proof, until it is deleted', async () => {
    const permission = (email: string) =>
      base.rpc.request(readMailPermission, { organization_id: organizationId, email });
    for (const email of [owner.email, 'nobody@example.com'])
      expect(await permission(email)).toEqual({ organization_name: 'Studio', allowed: true });
    expect(await base.rpc.request(readMailPermission, { organization_id: 1_000_000, email: owner.email })).toEqual({
      organization_name: null,
      allowed: false,
    });
  });

  it('allows each role its actions', async () => {
    const [manager, editor, viewer] = [await member('manager'), await member('editor'), await member('viewer')];
    const created = await base.call('POST', '/agents', {
      key: manager.key,
      body: { organization_id: organizationId, agent: { name: 'Nova', time_zone: 'Europe/Berlin' } },
    });
    expect(created).toMatchObject({
      status: 201,
      body: { agent: { name: 'Nova', time_zone: 'Europe/Berlin', is_system: false } },
    });
    const { id, uuid } = created.body.agent;
    expect(
      (await base.call('GET', `/agents/${uuid}?with_organization_uuid=true`, { key: viewer.key })).body,
    ).toMatchObject({ id, organization_uuid: expect.any(String) });
    expect(
      (await base.call('PATCH', `/agents/${id}`, { key: editor.key, body: { agent: { description: 'calm' } } })).body
        .agent,
    ).toMatchObject({ description: 'calm', name: 'Nova' });
    const refused = [
      await base.call('PATCH', `/agents/${id}`, { key: viewer.key, body: { agent: { name: 'Mine' } } }),
      await base.call('DELETE', `/agents/${id}`, { key: editor.key }),
    ];
    for (const answer of refused) expect(answer).toMatchObject({ status: 403, body: { error_code: 'forbidden' } });
    const creation = await base.call('POST', '/agents', {
      key: editor.key,
      body: { organization_id: organizationId, agent: { name: 'Other' } },
    });
    expect(creation).toMatchObject({ status: 403, body: { error_code: 'forbidden' } });
    expect(
      (
        await base.call('PATCH', `/organizations/${organizationId}`, {
          key: editor.key,
          body: { organization: { name: 'X' } },
        })
      ).status,
    ).toBe(403);
    expect((await base.call('DELETE', `/agents/${id}`, { key: manager.key })).status).toBe(200);
    expect((await base.call('GET', `/agents/${id}`, { key: owner.key })).status).toBe(404);
  });

  it('keeps agent names unique in a workspace, even concurrently', async () => {
    const attempts = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        base.call('POST', '/agents', {
          key: owner.key,
          body: { organization_id: organizationId, agent: { name: index % 2 ? 'TWIN' : 'twin' } },
        }),
      ),
    );
    expect(attempts.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const attempt of attempts)
      if (attempt.status !== 201)
        expect({ status: attempt.status, code: errorOf(attempt).error_code }).toEqual({
          status: 422,
          code: 'agent_creation_failed',
        });
  });

  it('returns 404 to non-members', async () => {
    const outsider = await base.person();
    const { body: agents } = await base.call('GET', `/agents?workspace_id=${organizationId}`, { key: owner.key });
    const attempts: [string, string, unknown, number, string][] = [
      ['GET', `/agents/${agents[0]!.id}`, undefined, 404, 'not_found'],
      ['GET', '/agents/none', undefined, 404, 'not_found'],
      ['GET', `/agents?workspace_id=${organizationId}`, undefined, 422, 'organization_not_found'],
      ['POST', '/agents', { organization_id: organizationId, agent: { name: 'X' } }, 422, 'organization_not_found'],
      ['GET', `/organizations/${organizationId}`, undefined, 404, 'not_found'],
      ['PATCH', `/organizations/${organizationId}`, { organization: { name: 'X' } }, 404, 'not_found'],
      ['GET', `/organizations/${organizationId}/members`, undefined, 404, 'not_found'],
      ['GET', `/organizations/${organizationId}/credits`, undefined, 404, 'not_found'],
    ];
    for (const [method, path, body, status, error_code] of attempts) {
      expect(await base.call(method, path, { key: outsider.key, body })).toMatchObject({
        status,
        body: { error_code },
      });
    }
  });

  it('keeps at least one owner under concurrent changes', async () => {
    const second = await member('owner');
    const results = await Promise.all([
      base.call('DELETE', `/organizations/${organizationId}/members/${second.id}`, { key: owner.key }),
      base.call('PATCH', `/organizations/${organizationId}/members/${owner.id}`, {
        key: second.key,
        body: { role: 'viewer' },
      }),
    ]);
    const { rows } = {
      rows: (await base.call('GET', `/organizations/${organizationId}/members`, { key: owner.key })).body,
    };
    expect(results.some(({ status }) => status >= 400)).toBe(true);
    expect(rows.filter(({ role }) => role === 'owner')).toHaveLength(1);
  });
});
