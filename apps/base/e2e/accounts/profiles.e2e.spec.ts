import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '@reelsheet/platform-database';
import { BaseUnderTest, type Person } from '../support/harness.js';

let base: BaseUnderTest;
let person: Person;
beforeAll(async () => {
  base = await BaseUnderTest.start();
});
beforeEach(async () => {
  person = await base.person();
});
afterAll(() => base.stop());

const change = (body: object, key = person.key) => base.call('PATCH', '/me', { key, body });
const profile = async () => (await base.call('GET', '/me', { key: person.key })).body;

describe('the profile of a user', () => {
  it('is empty at first', async () => {
    expect(await profile()).toMatchObject({
      id: person.id,
      locale: null,
      time_zone: null,
      personal_organization_id: person.personalId,
      avatar: null,
      preferences: {},
    });
  });

  it('has the picture of the personal workspace', async () => {
    await base.http
      .get(Database, { strict: false })
      .execute(`UPDATE organization SET avatar_url = 'https://a', avatar_thumbnail_url = 'https://b' WHERE id = $1`, [
        person.personalId,
      ]);
    expect(await profile()).toMatchObject({ avatar: { url: 'https://a', thumbnail_url: 'https://b' } });
  });

  it('changes only what is sent', async () => {
    const { status, body } = await change({ name: 'Ada', locale: 'DE-at', time_zone: 'Europe/Vienna' });
    expect([status, body]).toEqual([200, await profile()]);
    expect(body).toMatchObject({ name: 'Ada', locale: 'de-AT', time_zone: 'Europe/Vienna', preferences: {} });
    await change({ preferences: { theme: 'dark', width: 240 } });
    await change({ locale: null, preferences: { width: null, hints: ['grid'] } });
    expect(await profile()).toMatchObject({
      name: 'Ada',
      locale: null,
      time_zone: 'Europe/Vienna',
      preferences: { theme: 'dark', hints: ['grid'] },
    });
  });

  it('keeps the preferences of concurrent changes', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `p${index}`);
    await Promise.all(names.map((name) => change({ preferences: { [name]: name } })));
    expect(Object.keys((await profile()).preferences).toSorted()).toEqual(names.toSorted());
  });

  it('is seen by other members, and a new name is audited', async () => {
    await change({ name: 'Ada Lovelace', preferences: { theme: 'dark' } });
    await change({ name: 'Ada Lovelace' });
    const path = `/organizations/${person.personalId}` as const;
    const { body: members } = await base.call('GET', `${path}/members`, { key: person.key });
    expect(members).toMatchObject([{ name: 'Ada Lovelace' }]);
    expect(JSON.stringify(members)).not.toContain('theme');
    const { body } = await base.call('GET', `${path}/audit_log`, { key: person.key });
    expect(body.entries.filter(({ action }) => action === 'user.renamed')).toMatchObject([
      { target: `user:${person.id}`, detail: { name: 'Ada Lovelace' } },
    ]);
  });

  it.each([
    [{ name: '' }, /^name /],
    [{ locale: 'de_AT' }, /^locale must be a language tag/],
    [{ time_zone: 'Berlin' }, /^time_zone must be an IANA time zone/],
    [{ preferences: [] }, /^preferences /],
    [{ preferences: { large: 'x'.repeat(9_000) } }, /^preferences must have at most 8192 bytes/],
  ])('rejects %j', async (body, error) => {
    expect(await change(body)).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringMatching(error) },
    });
    expect(await profile()).toMatchObject({ locale: null, time_zone: null, preferences: {} });
  });

  it('is changed by keys with the scope account alone', async () => {
    const make = async (scope: string) =>
      (await base.call('POST', '/persisted_tokens', { key: person.key, body: { scopes: [scope] } })).body.token;
    expect((await change({ name: 'Eve' }, await make('write'))).status).toBe(403);
    expect((await change({ name: 'Ada' }, await make('account'))).status).toBe(200);
  });
});
