import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ai, BatchUser } from '../support/batch-user.js';
import { connect, postedSheet, postsOf, postStates } from '../support/posted-sheet.js';
import type { Sheet } from '../support/sheet-user.js';
import { videoSheet } from '../support/video-sheet.js';

let user: BatchUser;

beforeAll(async () => {
  user = await BatchUser.start();
});
afterAll(async () => {
  await user?.stop();
});
beforeEach(() => user.refresh());

const POST = { through: 'post' };

async function make(sheet: Sheet, body: object = POST) {
  const { id } = await user.start(sheet, body);
  await user.until(sheet, id, { status: 'completed' });
  return user.batchOf(sheet, id);
}

async function prompt(sheet: Sheet, text: string): Promise<void> {
  const [[, script]] = await user.cellsOf(sheet);
  const changes = { spreadsheet_cell: { additional_attributes: ai(text) } };
  expect((await sheet.call('PATCH', `/cells/${script.id}`, changes)).status).toBe(200);
}

const stateOf = async (sheet: Sheet) => [...(await postStates(sheet)).values()];

async function scriptSheet(description: string): Promise<Sheet> {
  await connect(user, 'professional');
  return postedSheet(user, ['one'], { targets: [{ platform: 'professional', content: { description } }] });
}

it('posts stay failed until what they are made of is made again, and are made with it', async () => {
  const sheet = await scriptSheet('See {{script}}');
  await make(sheet);
  const [before] = await postsOf(user);
  await prompt(sheet, 'Something else on {{TOPIC}}');
  expect(await stateOf(sheet)).toEqual([['stale', 'Made of what is stale: SCRIPT']]);
  await user.fixture.misbehave({ vendor: 'chat', kind: 'reject' });
  expect(await make(sheet, { ...POST, only: ['stale'] })).toMatchObject({ total: 2, failed: 2 });
  expect(await stateOf(sheet)).toEqual([['failed', expect.stringContaining('a cell of its row, was not filled')]]);
  expect(await make(sheet, { ...POST, only: ['failed', 'stale'] })).toMatchObject({ total: 2, completed: 2 });
  const [after] = await postsOf(user);
  expect(after).toMatchObject({ id: before!.id });
  expect(after!.content['description']).not.toBe(before!.content['description']);
  expect(await stateOf(sheet)).toEqual([['fresh', null]]);
});

it('posts are made of cells that variables and typed cells lead to', async () => {
  const sheet = await scriptSheet('{{ "cta" }} {{cta}}');
  const [list] = await user.db.manager.query(`INSERT INTO variables_sheet (sheet_id) VALUES ($1) RETURNING id`, [
    sheet.id,
  ]);
  await user.db.manager.query(
    `INSERT INTO variable (variables_sheet_id, position, key, value)
     VALUES ($1, 0, 'cta', 'See {{script}}'), ($1, 1, '"cta"', 'Soon')`,
    [list.id],
  );
  await make(sheet);
  expect((await postsOf(user))[0]!.content['description']).toMatch(/^Soon See /);
  await prompt(sheet, 'Something else on {{TOPIC}}');
  expect(await stateOf(sheet)).toEqual([['stale', 'Made of what is stale: SCRIPT']]);
});

it('posts whose video has another address since stay approved', async () => {
  const sheet = await videoSheet(user, 1);
  await connect(user, 'videohost');
  const plan = {
    targets: [{ platform: 'videohost', content: { title: 'On {{topic}}' } }],
    files: { video: 'final video' },
    timing: { type: 'slots' },
    requires_approval: false,
  };
  await sheet.call('PUT', '/post_plan', plan);
  await make(sheet);
  const [post] = await postsOf(user);
  const [file] = await user.db.manager.query(`SELECT id FROM content_resource WHERE url = $1`, [
    post!.content['mediaUrl'],
  ]);
  const path = `/content_resources/${file.id}/withdraw_address?agent_id=${user.user.agentId}` as const;
  expect((await user.fixture.base.call('POST', path, { key: user.creator.key })).status).toBe(200);
  await sheet.call('PUT', '/post_plan', { ...plan, requires_approval: true });
  expect(await stateOf(sheet)).toEqual([['fresh', null]]);
  const [topics] = (await sheet.read()).spreadsheet_columns;
  await make(sheet, { ...POST, column_ids: [topics!.id] });
  expect(await postsOf(user)).toEqual([post]);
});
