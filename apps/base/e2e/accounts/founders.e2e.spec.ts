import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { organizationFounded } from '@reelsheet/contracts';
import { Database } from '@reelsheet/platform-database';
import { FairShares, Tasks } from '@reelsheet/platform-jobs';
import { eventually } from '@reelsheet/testing';
import { AnnounceShares } from '../../src/accounts/organizations/announce-shares.task.js';
import { changeFounder } from '../../src/accounts/organizations/change-founder.task.js';
import { welcomeOrganization } from '../../src/accounts/organizations/members/welcome-organization.task.js';
import { BaseUnderTest, type Person } from '../support/harness.js';

const MAX = 3;

describe('a founder', () => {
  let base: BaseUnderTest;
  let db: Database;

  beforeAll(async () => {
    base = await BaseUnderTest.start({ MAX_FOUNDED_ORGANIZATIONS: MAX, MAX_AGENTS_PER_ORGANIZATION: MAX });
    db = base.http.get(Database, { strict: false });
  });
  afterAll(() => base?.stop());

  const createOrganization = ({ key }: Person) =>
    base.call('POST', '/organizations', { key, body: { organization: { name: 'Tea' } } });
  const createAgent = ({ key }: Person, organizationId: number, name: string) =>
    base.call('POST', '/agents', { key, body: { organization_id: organizationId, agent: { name } } });
  const sortedStatuses = async (calls: Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).toSorted();
  const times = <T>(count: number, call: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => call(i));

  it('has a limited number of organizations, also after concurrent requests', async () => {
    const [ada, bob] = [await base.person(), await base.person()];
    const created = times(MAX + 2, () => createOrganization(ada));
    expect(await sortedStatuses(created)).toEqual([...times(MAX, () => 201), 422, 422]);
    const refused = await createOrganization(ada);
    expect(refused).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringContaining(`at most ${MAX} organizations`) },
    });
    const { body: all } = await base.call('GET', '/organizations', { key: ada.key });
    expect(all).toHaveLength(MAX + 1);

    // Organizations of others do not count, and neither does a deleted one.
    const { body: other } = await createOrganization(bob);
    const member = { email: ada.email, role: 'owner' };
    await base.call('POST', `/organizations/${other.id}/members`, { key: bob.key, body: member });
    expect((await createOrganization(ada)).status).toBe(422);
    const [deleted] = all.filter(({ is_personal }) => !is_personal);
    expect((await base.call('DELETE', `/organizations/${deleted!.id}`, { key: ada.key })).status).toBe(200);
    expect((await createOrganization(ada)).status).toBe(201);
    expect((await createOrganization(bob)).status).toBe(201);
  });

  it('retains organizations above the limit, but creates no more', async () => {
    const ada = await base.person();
    await Promise.all(times(MAX, () => createOrganization(ada)));
    const { body } = await createOrganization(await base.person());
    await db.manager.query('UPDATE organization SET founder_id = $2 WHERE id = $1', [body.id, ada.id]);
    const insert = 'INSERT INTO membership (organization_id, user_id, role) VALUES ($1, $2, $3)';
    await db.manager.query(insert, [body.id, ada.id, 'owner']);
    const { body: all } = await base.call('GET', '/organizations', { key: ada.key });
    expect(all).toHaveLength(MAX + 2);
    expect((await createAgent(ada, body.id, 'Nova')).status).toBe(201);
    expect((await createOrganization(ada)).status).toBe(422);
  });

  it('has a limited number of agents in an organization, also after concurrent requests', async () => {
    const ada = await base.person();
    const { body: tea } = await createOrganization(ada);
    const created = times(MAX + 2, (index) => createAgent(ada, tea.id, `Agent ${index}`));
    expect(await sortedStatuses(created)).toEqual([...times(MAX, () => 201), 422, 422]);
    expect(await createAgent(ada, tea.id, 'One more')).toMatchObject({
      status: 422,
      body: { error_code: 'agent_creation_failed', error: expect.stringContaining(`at most ${MAX} agents`) },
    });
    expect((await createAgent(ada, ada.personalId, 'Elsewhere')).status).toBe(201);
    const { body: agents } = await base.call('GET', `/agents?workspace_id=${tea.id}`, { key: ada.key });
    expect(agents).toHaveLength(MAX + 1);
    const [deleted] = agents.filter(({ is_system }) => !is_system);
    expect((await base.call('DELETE', `/agents/${deleted!.id}`, { key: ada.key })).status).toBe(200);
    expect((await createAgent(ada, tea.id, 'One more')).status).toBe(201);
  });

  it('has one share of the workers with all organizations, which the other services learn', async () => {
    const [ada, bob] = [await base.person(), await base.person()];
    const [tea, rye] = [(await createOrganization(ada)).body, (await createOrganization(ada)).body];
    await base.call('POST', `/organizations/${tea.id}/members`, {
      key: ada.key,
      body: { email: bob.email, role: 'owner' },
    });
    const shareOf = async (organizationId: number) => {
      const [task] = await db.manager.query(
        `INSERT INTO task (kind, organization_id, payload, due_at) VALUES ('none', $1, '{}', now() + interval '1 day')
         RETURNING share_id::int`,
        [organizationId],
      );
      return task.share_id as number;
    };
    for (const id of [tea.id, rye.id, ada.personalId]) expect(await shareOf(id)).toBe(ada.personalId);
    expect(await shareOf(bob.personalId)).toBe(bob.personalId);
    const announced = await announcements();
    for (const { id } of [tea, rye]) expect(announced).toContainEqual({ id, share_id: ada.personalId, revision: 0 });

    await db.manager.query(`DELETE FROM outbox WHERE subject = $1`, [organizationFounded.subject]);
    await base.http.get(AnnounceShares, { strict: false }).run({ after: rye.id - 1 });
    expect(await announcements()).toEqual([{ id: rye.id, share_id: ada.personalId, revision: 0 }]);
    expect(await base.http.get(FairShares, { strict: false }).lockGroupOf(tea.id)).toEqual(
      expect.arrayContaining([ada.personalId, tea.id, rye.id]),
    );
  });

  it('is replaced by a member, whose share the organization uses then, and that is audited', async () => {
    const [ada, bob] = [await base.person(), await base.person()];
    const { body: tea } = await createOrganization(ada);
    const tasks = base.http.get(Tasks, { strict: false });
    const change = { organizationId: tea.id, founderId: bob.id };
    const failed = () => db.execute(`SELECT FROM task WHERE kind = $1 AND status = 'failed'`, [changeFounder.name]);
    await tasks.schedule(changeFounder, change);
    await eventually(async () => expect(await failed()).toBe(1));
    const member = { email: bob.email, role: 'owner' };
    await base.call('POST', `/organizations/${tea.id}/members`, { key: ada.key, body: member });
    for (let times = 0; times < 2; times += 1) await tasks.schedule(changeFounder, change);
    await eventually(async () =>
      expect(await base.http.get(FairShares, { strict: false }).shareOf(tea.id)).toBe(bob.personalId),
    );
    await eventually(async () =>
      expect(await db.execute(`SELECT FROM task WHERE kind = $1`, [changeFounder.name])).toBe(1),
    );
    expect((await announcements()).filter((payload) => (payload as { id: number }).id === tea.id)).toEqual(
      expect.arrayContaining([{ id: tea.id, share_id: bob.personalId, revision: 1 }]),
    );
    const log = `/organizations/${tea.id}/audit_log?action=organization.founder_changed` as const;
    expect((await base.call('GET', log, { key: bob.key })).body.entries).toMatchObject([
      { target: `organization:${tea.id}`, user_id: null, detail: { from: ada.id, to: bob.id } },
    ]);
    // The organization counts for the new founder only.
    await Promise.all(times(MAX - 1, () => createOrganization(bob)));
    expect((await createOrganization(bob)).status).toBe(422);
    expect(await sortedStatuses(times(MAX, () => createOrganization(ada)))).toEqual(times(MAX, () => 201));
    await tasks.schedule(changeFounder, { organizationId: ada.personalId, founderId: ada.id });
    await eventually(async () => expect(await failed()).toBe(2));
  });

  it('arrives with an organization of another installation, and gets a workspace and its share', async () => {
    const [ada, bob] = [await base.person(), await base.person()];
    const { body: tea } = await createOrganization(ada);
    const insert = `INSERT INTO user_account (email, name, username) VALUES ($1, 'Eve', $1) RETURNING id::integer`;
    const [eve] = await db.manager.query<{ id: number }[]>(insert, ['eve@example.com']);
    const [gone] = await db.manager.query<{ id: number }[]>(insert, ['gone@example.com']);
    await db.manager.query(`UPDATE user_account SET deleted_at = now() WHERE id = $1`, [gone!.id]);
    await db.manager.query('UPDATE organization SET founder_id = $2 WHERE id = $1', [tea.id, eve!.id]);
    const moved = { organizationId: tea.id, founderId: eve!.id, userIds: [eve!.id, bob.id, gone!.id] };
    const tasks = base.http.get(Tasks, { strict: false });
    for (let times = 0; times < 2; times += 1) await tasks.schedule(welcomeOrganization, moved);
    await eventually(async () =>
      expect(await db.execute(`SELECT FROM task WHERE kind = $1`, [welcomeOrganization.name])).toBe(0),
    );
    const workspaces = await db.manager.query<{ id: number; name: string; owner: number }[]>(
      `SELECT id::integer, name, user_id::integer AS owner FROM organization
       JOIN membership ON membership.organization_id = organization.id
       WHERE personal_user_id = ANY ($1) ORDER BY id`,
      [[eve!.id, bob.id, gone!.id]],
    );
    expect(workspaces).toEqual([
      { id: bob.personalId, name: expect.any(String), owner: bob.id },
      { id: expect.any(Number), name: 'Eve (personal)', owner: eve!.id },
    ]);
    const share = await base.http.get(FairShares, { strict: false }).shareOf(tea.id);
    expect(share).toBe(workspaces[1]!.id);
    expect(await announcements()).toContainEqual({ id: tea.id, share_id: share, revision: expect.any(Number) });
  });

  const announcements = async (): Promise<unknown[]> =>
    (
      await db.manager.query<{ payload: unknown }[]>(`SELECT payload FROM outbox WHERE subject = $1`, [
        organizationFounded.subject,
      ])
    ).map(({ payload }) => payload);
});
