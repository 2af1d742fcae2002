import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PublishingFixture, type Creator } from '../support/publishing-fixture.js';
import { PLAN, PlannedSheet } from '../support/planned-sheet.js';

let fixture: PublishingFixture;
let creator: Creator;
let other: Creator;
let sheet: PlannedSheet;

beforeAll(async () => {
  fixture = await PublishingFixture.start();
  [creator, other] = [await fixture.base.creator(), await fixture.base.creator()];
  await fixture.connect(creator, 'videohost');
  await fixture.connect(other, 'videohost');
  sheet = await PlannedSheet.create(fixture, creator);
});
afterAll(() => fixture?.stop());

const accountOf = async ({ key, agentId }: Creator) =>
  (await fixture.base.call('GET', `/agents/${agentId}/social_accounts`, { key })).body[0]!.id;

describe('the plan of a sheet', () => {
  it('is missing, written, replaced and deleted', async () => {
    const missing = { status: 404, body: { error_code: 'not_found' } };
    expect(await sheet.call('GET', '/post_plan')).toMatchObject(missing);
    const account_id = await accountOf(creator);
    const targets = [{ ...PLAN.targets[0]!, account_id }];
    const written = await sheet.put({ targets, requires_approval: false });
    expect(written).toMatchObject({
      status: 200,
      body: {
        targets,
        files: { video: 'clip', cover: null },
        timing: { ...PLAN.timing, days_of_week: [0, 1, 2, 3, 4, 5, 6] },
        requires_approval: false,
        updated_at: expect.any(String),
      },
    });
    expect((await sheet.call('GET', '/post_plan')).body).toEqual(written.body);
    const replaced = await sheet.put({ timing: { type: 'slots' }, files: undefined });
    expect(replaced.body).toMatchObject({
      targets: [{ account_id: null }],
      files: { video: null, cover: null },
      timing: { type: 'slots' },
      requires_approval: true,
    });
    expect((await sheet.call('DELETE', '/post_plan')).status).toBe(204);
    expect(await sheet.call('GET', '/post_plan')).toMatchObject(missing);
    expect(await sheet.call('DELETE', '/post_plan')).toMatchObject(missing);
  });

  it('goes without approval only for keys that may publish', async () => {
    const { body } = await fixture.base.call('POST', '/persisted_tokens', {
      bearer: creator.bearer,
      body: { scopes: ['read', 'write'] },
    });
    const put = (requires_approval?: boolean) =>
      sheet.call('PUT', '/post_plan', { ...PLAN, requires_approval }, body.token);
    expect(await put()).toMatchObject({ status: 200, body: { requires_approval: true } });
    expect(await put(false)).toMatchObject({ status: 403, body: { error_code: 'insufficient_scope' } });
    expect((await sheet.call('GET', '/post_plan')).body).toMatchObject({ requires_approval: true });
    expect((await sheet.call('DELETE', '/post_plan')).status).toBe(204);
  });

  it.each<[string, object, string]>([
    ['no targets', { targets: [] }, 'targets'],
    ['targets that are no list', { targets: 'videohost' }, 'targets'],
    ['an unknown network', { targets: [{ platform: 'radio', content: {} }] }, 'targets.0.platform'],
    ['a target without content', { targets: [{ platform: 'videohost' }] }, 'targets.0.content'],
    [
      'a text that is a number',
      { targets: [{ platform: 'videohost', content: { title: 7 } }] },
      'targets.0.content.title',
    ],
    ['thirteen targets', { targets: Array(13).fill(PLAN.targets[0]) }, 'targets'],
    ['one account twice', { targets: [PLAN.targets[0], PLAN.targets[0]] }, 'targets.0.account_id'],
    ['an account that is no id', { targets: [{ ...PLAN.targets[0], account_id: 'mine' }] }, 'targets.0.account_id'],
    ['an unknown column', { files: { video: 'Film' } }, 'files.video'],
    ['files that are a list', { files: ['clip'] }, 'files'],
    [
      'an optional target of an account',
      { targets: [{ ...PLAN.targets[0], account_id: 1, optional: true }] },
      'targets.0.optional',
    ],
    [
      'an optional target that is a word',
      { targets: [{ ...PLAN.targets[0], optional: 'perhaps' }] },
      'targets.0.optional',
    ],
    ['no timing', { timing: undefined }, 'timing'],
    ['an unknown timing', { timing: { type: 'soon' } }, 'timing.type'],
    ['no column of times', { timing: { type: 'column' } }, 'timing.column'],
    ['an unknown column of times', { timing: { type: 'column', column: 'Date' } }, 'timing.column'],
    ['no fixed times', { timing: { type: 'fixed' } }, 'timing.at'],
    ['a fixed time that is none', { timing: { type: 'fixed', at: ['2027-02-30T09:00'] } }, 'timing.at'],
    ['a cadence from no day', { timing: { ...PLAN.timing, from: '2027-02-30' } }, 'timing.from'],
    ['a cadence at no time', { timing: { ...PLAN.timing, times: ['9 am'] } }, 'timing.times'],
    ['a cadence on no weekday', { timing: { ...PLAN.timing, days_of_week: [7] } }, 'timing.days_of_week'],
    ['an approval that is a word', { requires_approval: 'perhaps' }, 'requires_approval'],
  ])('is not written with %s', async (_, changes, field) => {
    const { status, body } = await sheet.put(changes);
    expect({ status, code: body.error_code }).toEqual({ status: 422, code: 'validation_error' });
    expect(body.error).toContain(field);
  });

  it('names no account of others, nor of another network', async () => {
    const foreign = await sheet.put({ targets: [{ ...PLAN.targets[0], account_id: await accountOf(other) }] });
    expect(foreign).toMatchObject({ status: 404, body: { error_code: 'not_found' } });
    const target = { platform: 'shortvideo', content: {}, account_id: await accountOf(creator) };
    expect((await sheet.put({ targets: [target] })).body.error).toContain('is an account on videohost');
  });

  it('looks missing to others', async () => {
    await sheet.put();
    for (const method of ['GET', 'DELETE'])
      expect((await sheet.call(method, '/post_plan', undefined, other.key)).status).toBe(422);
    const own = await PlannedSheet.create(fixture, other, 1);
    for (const [method, path, body] of [
      ['GET', '/post_plan', undefined],
      ['PUT', '/post_plan', PLAN],
      ['DELETE', '/post_plan', undefined],
      ['POST', '/post_plan/check', {}],
      ['POST', '/post_plan/posts', { row_ids: sheet.rows }],
      ['GET', `/rows/${sheet.rows[0]}/posts`, undefined],
    ] as const)
      expect(await own.call(method, path, body, other.key, sheet.id)).toMatchObject({
        status: 404,
        body: { error_code: 'spreadsheet_not_found' },
      });
  });
});

describe('copies of a sheet', () => {
  const planOf = async (id: number) => (await sheet.call('GET', '/post_plan', undefined, creator.key, id)).body.targets;

  it('have a copy of its plan, also when they are made from a template', async () => {
    const account_id = await accountOf(creator);
    await sheet.put({ targets: [{ ...PLAN.targets[0], account_id }] });
    const plan = await planOf(sheet.id);
    const clone = await sheet.call('POST', '/clone', {});
    expect(await planOf(clone.body.id)).toEqual(plan);
    const template = await sheet.call('POST', '/template', { slug: 'planned', title: 'Planned' });
    expect(template.status).toBe(201);
    await sheet.put({ targets: [{ platform: 'microblog', content: { description: 'changed' } }] });
    const { body: made } = await fixture.base.call('POST', '/templates/spreadsheets/planned/clone', {
      key: creator.key,
      body: { agent_id: String(creator.agentId) },
    });
    expect(await planOf(made.id)).toEqual(plan);
    expect(await planOf(clone.body.id)).toEqual(plan);
    await fixture.base.call('DELETE', `/templates/projects/${template.body.id}`, { key: creator.key });
    expect(await planOf(made.id)).toEqual(plan);
    expect(await sheet.sql(`SELECT FROM post_plan WHERE template_id IS NOT NULL`)).toEqual([]);
  });

  it('have none where the sheet has none, and that of a shipped template', async () => {
    await sheet.call('DELETE', '/post_plan');
    const clone = await sheet.call('POST', '/clone', {});
    expect(await planOf(clone.body.id)).toBeUndefined();
    const { body: shipped } = await fixture.base.call('POST', '/templates/spreadsheets/daily-quote/clone', {
      key: creator.key,
      body: { agent_id: String(creator.agentId) },
    });
    const path = `/vidsheet/${shipped.id}/post_plan?agent_id=${creator.agentId}`;
    expect(await fixture.base.call('GET', path as '/vidsheet/{id}/post_plan', { key: creator.key })).toMatchObject({
      status: 200,
      body: {
        targets: Array(6).fill({ optional: true, account_id: null }),
        files: { video: 'FINAL VIDEO' },
        timing: { type: 'slots' },
        requires_approval: true,
      },
    });
  });
});
