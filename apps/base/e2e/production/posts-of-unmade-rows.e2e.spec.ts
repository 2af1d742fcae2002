import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { eventually } from '@reelsheet/testing';
import { Automation } from '../../src/generation/automation/automation.js';
import { CellJobRepository } from '../../src/generation/cell-jobs/cell-job.repository.js';
import { ai, BatchUser, TYPED } from '../support/batch-user.js';
import { connect, postedSheet, postsOf, postStates } from '../support/posted-sheet.js';
import type { Sheet } from '../support/sheet-user.js';

let user: BatchUser;

beforeAll(async () => {
  user = await BatchUser.start();
});
afterAll(async () => {
  await user?.stop();
});
beforeEach(() => user.refresh());
afterEach(() => {
  jest.restoreAllMocks();
});

const planOf = (description: string) => ({ targets: [{ platform: 'professional', content: { description } }] });

async function make(sheet: Sheet, body: object) {
  const { id } = await user.start(sheet, body);
  await user.until(sheet, id, { status: 'completed' });
  return user.batchOf(sheet, id);
}

const check = async (sheet: Sheet) => (await sheet.call('POST', '/post_plan/check', {})).body;

it('a row gets no posts while a text of its posts has failed, however long ago', async () => {
  await connect(user, 'professional');
  const sheet = await postedSheet(user, ['one', 'two'], planOf('See {{script}} #calm'));
  await user.fixture.misbehave({ vendor: 'chat', kind: 'reject' });
  expect(await make(sheet, {})).toMatchObject({ completed: 1, failed: 1 });
  const batch = await make(sheet, { through: 'post', only: ['missing'] });
  expect(batch).toMatchObject({ total: 2, completed: 1, failed: 1 });
  expect(batch.failures[0]!.error).toMatch(/^SCRIPT, of which its posts are made, failed: /);
  expect(await postsOf(user)).toHaveLength(1);
  await user.act(sheet, batch.id, 'retry_failed');
  await user.until(sheet, batch.id, { status: 'completed', completed: 1, failed: 1 });
  expect(await check(sheet)).toMatchObject({
    errors: [{ field: 'description', error: 'names {{SCRIPT}}, which is not made in this row' }],
  });
  expect(await make(sheet, { through: 'post', only: ['failed'] })).toMatchObject({ total: 2, completed: 2 });
  expect(await postsOf(user)).toHaveLength(2);
});

it('a text that leads to one that is not made counts too', async () => {
  await connect(user, 'professional');
  const sheet = await postedSheet(user, ['See {{script}}'], planOf('{{topic}} #calm'));
  const [, script] = (await user.cellsOf(sheet))[0];
  expect((await check(sheet)).errors).toMatchObject([{ error: 'names {{SCRIPT}}, which is not made in this row' }]);
  await sheet.call('PATCH', `/cells/${script.id}`, { spreadsheet_cell: { value: 'By hand' } });
  expect((await check(sheet)).errors).toEqual([]);
});

it('a row without any text that its posts name gets none', async () => {
  const sheet = await postedSheet(user, ['one', '']);
  const error = 'names only cells that are empty in this row';
  expect((await check(sheet)).errors).toMatchObject([{ field: 'description', error }]);
  const { failures } = await make(sheet, { through: 'post' });
  expect(failures.map((each: any) => each.error)).toEqual([`description of the post on microblog ${error}`]);
  expect(await postsOf(user)).toHaveLength(1);
});

it('posts wait for what automation makes of a cell that was just made', async () => {
  await connect(user, 'professional');
  const sheet = await user.sheetOf({
    TOPIC: ['text', TYPED],
    HOOK: ['text', ai('A hook about {{TOPIC}}')],
    TEASER: ['text', ai('A teaser of {{HOOK}}', { autoGenerate: true })],
  });
  const [[topic, hook]] = await user.cellsOf(sheet);
  const write = (value: string) => sheet.call('PATCH', `/cells/${topic.id}`, { spreadsheet_cell: { value } });
  await write('tides');
  await make(sheet, {});
  const before = (await user.cellsOf(sheet))[0];
  await write('harvests');
  const plan = { ...planOf('{{teaser}}'), timing: { type: 'slots' }, requires_approval: false };
  expect((await sheet.call('PUT', '/post_plan', plan)).status).toBe(200);
  const automation = user.fixture.base.worker.get(Automation, { strict: false });
  const follow = automation.followCells.bind(automation);
  const isOverdue = jest.spyOn(user.fixture.base.worker.get(CellJobRepository, { strict: false }), 'isOverdue');
  jest.spyOn(automation, 'followCells').mockImplementation(async (scope, ids, how) => {
    if (ids.includes(hook.id)) await eventually(async () => expect(isOverdue).toHaveBeenCalled(), { interval: 50 });
    await follow(scope, ids, how);
  });
  const batch = await make(sheet, { through: 'post', column_ids: [hook.spreadsheet_column_id] });
  expect(batch).toMatchObject({ total: 2, completed: 2 });
  const after = (await user.cellsOf(sheet))[0];
  expect(after[2].value).not.toBe(before[2].value);
  expect((await postsOf(user)).map(({ content }) => content['description'])).toEqual([after[2].value]);
  expect([...(await postStates(sheet)).values()]).toEqual([['fresh', null]]);
});
