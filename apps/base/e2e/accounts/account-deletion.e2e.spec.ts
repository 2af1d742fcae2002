import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Database } from '@reelsheet/platform-database';
import { requestContext } from '@reelsheet/platform-telemetry';
import { eventually, storedIn } from '@reelsheet/testing';
import pg from 'pg';
import { request } from 'undici';
import { advance, AuthenticatorApp, PASSWORD } from '../support/authenticator-app.js';
import { BaseUnderTest, type Person } from '../support/harness.js';

/** More than are deleted in one transaction. */
const MANY = 1_500;
const RACES = 20;
/** Tables that also change by the worker. */
const RESTLESS = ['task', 'input_change', 'notification_occurrence', 'notification', 'member_notification'];
/** After this time a proof of a second factor is not recent. */
const FACTOR_AGE_MS = 16 * 60_000;

let base: BaseUnderTest;
let admin: pg.Client;
let person: Person;
let other: Person;
beforeAll(async () => {
  base = await BaseUnderTest.start();
  admin = await base.administrator();
});
beforeEach(async () => {
  [person, other] = [await base.person(), await base.person()];
});
afterAll(() => base?.stop());

const rows = (sql: string, parameters: unknown[] = []): Promise<any[]> =>
  base.http.get(Database, { strict: false }).manager.query(sql, parameters);
const OWN_PROOF = { password: PASSWORD };
const erase = ({ bearer }: { readonly bearer: string } = person, body: object | undefined = OWN_PROOF) =>
  base.call('DELETE', '/me', { bearer, body });
const me = async (credential: { key?: string; bearer?: string }) => (await base.call('GET', '/me', credential)).status;

async function organization({ key }: Person, name = 'Studio'): Promise<number> {
  return (await base.call('POST', '/organizations', { key, body: { organization: { name } } })).body.id;
}

const admit = (organizationId: number, by: Person, member: Person, role: string) =>
  base.call('POST', `/organizations/${organizationId}/members`, {
    key: by.key,
    body: { email: member.email, role },
  });

/** Returns the tables of base, and of its audit log, with a row that contains the text. */
async function naming(text: string): Promise<string[]> {
  const { rows: tables } = await admin.query<{ name: string }>(
    `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
     WHERE table_schema IN ('base', 'audit') AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await admin.query(`SELECT FROM ${name} AS line WHERE to_jsonb(line)::text ILIKE $1`, [
      `%${text}%`,
    ]);
    if (rowCount! > 0) found.push(name);
  }
  return found;
}

describe('the deletion of an account', () => {
  it('needs a session and a proof, and changes nothing without', async () => {
    const before = await storedIn(admin, 'base', RESTLESS);
    expect(await base.call('DELETE', '/me', { key: person.key, body: { password: PASSWORD } })).toMatchObject({
      status: 403,
      body: { error_code: 'forbidden', error: expect.stringMatching(/access key/) },
    });
    for (const body of [{}, { password: 'wrong password' }, { code: '123456' }])
      expect(await erase(person, body)).toMatchObject({ status: 422, body: { error_code: 'validation_error' } });
    expect((await base.call('DELETE', '/me', { bearer: person.bearer })).status).toBe(422);
    expect((await base.call('DELETE', '/me', { body: OWN_PROOF })).status).toBe(401);
    expect(await storedIn(admin, 'base', RESTLESS)).toEqual(before);
    expect(await me(person)).toBe(200);
  });

  it('needs the second factor of a user who has one, or a recent proof of it', async () => {
    const signedIn = await base.signUp('factor@example.com', 'Factor');
    const { app } = await AuthenticatorApp.add(base, { bearer: signedIn.access_token });
    advance(base, FACTOR_AGE_MS);
    const { refresh_token } = signedIn;
    const { body } = await base.call('POST', '/auth/refresh', { body: { refresh_token } });
    const session = { bearer: body.access_token };
    expect(await erase(session)).toMatchObject({ status: 422, body: { errors: [{ field: 'password' }] } });
    expect((await erase(session, { code: app.wrongCode() })).status).toBe(422);
    expect((await erase(session, { code: app.code() })).status).toBe(204);
    expect(await rows('SELECT FROM second_factor WHERE user_id = $1', [signedIn.user.id])).toEqual([]);
  });

  it('ends sessions, keys and refresh tokens at once, and lets the address sign up anew', async () => {
    const { body: signedIn } = await base.call('POST', '/auth/sign_in', {
      body: { email: person.email, password: PASSWORD },
    });
    expect(await erase()).toMatchObject({ status: 204, body: undefined });
    expect(await me({ bearer: person.bearer })).toBe(401);
    expect(await me({ key: person.key })).toBe(401);
    expect(await me({ bearer: signedIn.access_token })).toBe(401);
    const { refresh_token } = signedIn;
    expect((await base.call('POST', '/auth/refresh', { body: { refresh_token } })).status).toBe(401);
    const credentials = { email: person.email, password: PASSWORD };
    expect((await base.call('POST', '/auth/sign_in', { body: credentials })).status).toBe(401);
    expect((await erase()).status).toBe(401);
    const again = await base.signUp(person.email, 'Somebody');
    expect(again.user.id).toBeGreaterThan(person.id);
  });

  it('is rejected for the last owner of organizations, which the response names', async () => {
    const [alone, shared] = [await organization(person, 'Alone'), await organization(person, 'Shared')];
    await admit(shared, person, other, 'manager');
    const refused = await erase();
    expect(refused).toMatchObject({
      status: 409,
      body: {
        error_code: 'last_owner',
        organizations: [
          { id: alone, name: 'Alone' },
          { id: shared, name: 'Shared' },
        ],
      },
    });
    expect(await me(person)).toBe(200);
    await base.call('DELETE', `/organizations/${alone}`, { key: person.key });
    await base.call('PATCH', `/organizations/${shared}/members/${other.id}`, {
      key: person.key,
      body: { role: 'owner' },
    });
    expect((await erase()).status).toBe(204);
  });

  it('leaves organizations to their other owners, with a log that is whole', async () => {
    const founded = await organization(person);
    await admit(founded, person, other, 'owner');
    await base.call('PATCH', '/me', { key: person.key, body: { name: 'Ada Lovelace', preferences: { theme: 'x' } } });
    expect((await erase()).status).toBe(204);
    const { body: members } = await base.call('GET', `/organizations/${founded}/members`, { key: other.key });
    expect(members.map(({ user_id }) => user_id)).toEqual([other.id]);
    expect(await rows('SELECT founder_id::int FROM organization WHERE id = $1', [founded])).toEqual([
      { founder_id: other.id },
    ]);
    expect(await rows('SELECT share_id::int FROM fair_share WHERE organization_id = $1', [founded])).toEqual([
      { share_id: other.personalId },
    ]);
    const log = `/organizations/${founded}/audit_log` as const;
    const { body } = await base.call('GET', log, { key: other.key });
    expect(body.entries.map(({ action, target }) => [action, target])).toEqual(
      expect.arrayContaining([
        ['organization.founder_changed', `organization:${founded}`],
        ['member.removed', `user:${person.id}`],
      ]),
    );
    const { body: verified } = await base.call('GET', `${log}/verification`, { key: other.key });
    expect(verified).toMatchObject({ checked: body.entries.length, broken: [] });
  });

  it('leaves no row that names the person, however many there are', async () => {
    const shared = await organization(other);
    await admit(shared, other, person, 'editor');
    await base.call('PATCH', '/me', { key: person.key, body: { name: 'Ada Lovelace', locale: 'de-AT' } });
    await rows(
      `INSERT INTO session (id, user_id, user_agent, network, revoked_at)
       SELECT gen_random_uuid(), $1, 'Browser of ' || $2, '192.0.2.0/24', now() FROM generate_series(1, $3)`,
      [person.id, person.email, MANY],
    );
    await rows(
      `INSERT INTO refresh_token (hash, session_id, expires_at)
       SELECT decode(md5(id::text), 'hex'), id, now() FROM session WHERE user_id = $1 AND user_agent LIKE 'Browser%'`,
      [person.id],
    );
    const { body: made } = await base.call('POST', '/persisted_tokens', {
      key: person.key,
      body: { name: `key of ${person.email}` },
    });
    await base.call('POST', '/persisted_tokens', { key: made.token, body: { name: `made by ${person.email}` } });
    expect(await naming(person.email)).toEqual(expect.arrayContaining(['base.access_key', 'base.session']));
    expect((await erase()).status).toBe(204);
    await eventually(async () => expect(await naming(person.email)).toEqual([]));
    await eventually(async () => expect(await naming('Ada Lovelace')).toEqual([]));
    for (const table of ['session', 'access_key', 'second_factor', 'membership', 'external_identity'])
      expect([table, await rows(`SELECT FROM ${table} WHERE user_id = $1`, [person.id])]).toEqual([table, []]);
    await eventually(async () =>
      expect(await rows('SELECT FROM organization WHERE id = $1', [person.personalId])).toEqual([]),
    );
    expect(await rows('SELECT name FROM user_account WHERE id = $1', [person.id])).toEqual([{ name: 'Deleted user' }]);
  });

  it('happens once for concurrent requests', async () => {
    const statuses = (await Promise.all([erase(), erase(), erase()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 401, 401]);
    expect(
      await rows(`SELECT FROM task WHERE kind = 'forget_identities' AND payload @> $1`, [
        JSON.stringify({ userId: person.id }),
      ]),
    ).toHaveLength(1);
  });

  it('of both owners of an organization at once leaves it one owner', async () => {
    for (let race = 0; race < RACES; race += 1) {
      const [one, two] = [await base.person(), await base.person()];
      const shared = await organization(one);
      await admit(shared, one, two, 'owner');
      const statuses = (await Promise.all([erase(one), erase(two)])).map(({ status }) => status);
      expect(statuses.toSorted()).not.toEqual([204, 204]);
      const owners = await rows(`SELECT user_id FROM membership WHERE organization_id = $1 AND role = 'owner'`, [
        shared,
      ]);
      expect(owners.length).toBeGreaterThan(0);
    }
  });

  it('at the same time as the user joins and creates organizations leaves the user no membership', async () => {
    const shared = await organization(other);
    for (let race = 0; race < RACES; race += 1) {
      const leaving = await base.person();
      await Promise.all([
        erase(leaving),
        base.call('POST', '/organizations', { key: leaving.key, body: { organization: { name: 'Late' } } }),
        admit(shared, other, leaving, 'editor'),
      ]);
      const [{ deleted_at: deletedAt }] = await rows('SELECT deleted_at FROM user_account WHERE id = $1', [leaving.id]);
      if (deletedAt !== null) expect(await rows('SELECT FROM membership WHERE user_id = $1', [leaving.id])).toEqual([]);
    }
  });
});

describe('a crash', () => {
  /**
   * Deletes the account, but the statement with this number, counted from the lock of the user, fails. The response may
   * be 500, which `call` would reject as undocumented.
   */
  async function eraseUntil(failing: number): Promise<void> {
    const requestId = randomUUID();
    let sent = 0;
    const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
    const spy = jest.spyOn(pg.Client.prototype as any, 'query').mockImplementation(function (
      this: pg.Client,
      ...given: any[]
    ) {
      const text = String(given[0].text ?? given[0]);
      const isOwn = requestContext.getStore()?.requestId === requestId && !text.startsWith('ROLLBACK');
      if (isOwn && (sent > 0 || text.includes('FROM user_account WHERE id = $1 FOR NO KEY UPDATE'))) sent += 1;
      if (!isOwn || sent !== failing) return query.apply(this, given);
      const callback = given.find((value) => typeof value === 'function');
      return query.apply(this, ['SELECT 1 / 0', ...(callback ? [callback] : [])]);
    } as any);
    try {
      const { body } = await request(`${base.url}/me`, {
        method: 'DELETE',
        headers: {
          Authorization: `Bearer ${person.bearer}`,
          'Content-Type': 'application/json',
          'X-Request-Id': requestId,
        },
        body: JSON.stringify(OWN_PROOF),
      });
      await body.dump();
    } finally {
      spy.mockRestore();
    }
  }

  it('at any statement leaves the whole account or none', async () => {
    const shared = await organization(person);
    await admit(shared, person, other, 'owner');
    const isDeleted = async () =>
      (await rows('SELECT deleted_at FROM user_account WHERE id = $1', [person.id]))[0].deleted_at !== null;
    const items = async () => [
      (await rows('SELECT FROM membership WHERE user_id = $1', [person.id])).length,
      (await rows('SELECT FROM session WHERE user_id = $1 AND revoked_at IS NULL', [person.id])).length,
      (await rows('SELECT FROM access_key WHERE user_id = $1 AND revoked_at IS NULL', [person.id])).length,
      (await rows('SELECT FROM organization WHERE founder_id = $1 AND deleted_at IS NULL', [person.id])).length,
      (await rows('SELECT FROM task WHERE payload @> $1', [JSON.stringify({ userId: person.id })])).length,
    ];
    const whole = await items();
    let failing = 1;
    while (!(await isDeleted())) {
      expect(await items()).toEqual(whole);
      await rows('DELETE FROM rate_limit');
      await eraseUntil(failing);
      failing += 1;
    }
    expect(failing).toBeGreaterThan(20);
    await eventually(async () => expect((await items()).slice(0, 4)).toEqual([0, 0, 0, 0]));
  }, 120_000);
});
