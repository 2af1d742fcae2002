import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { errorOf, eventually } from '@reelsheet/testing';
import { CellJobRepository } from '../../src/generation/cell-jobs/cell-job.repository.js';
import { PostUpdates } from '../../src/publishing/post-plans/batches/post-updates.js';
import { ai, BatchUser, whenCompared } from '../support/batch-user.js';
import { connect, postedSheet, postsOf, postStates, TEXT_PLAN, writeTopics } from '../support/posted-sheet.js';
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
afterEach(() => {
  jest.restoreAllMocks();
});

const POST = { through: 'post' };

/** Makes everything of the sheet, and waits for the end of the batch. */
async function make(sheet: Sheet, body: object = POST) {
  const { id } = await user.start(sheet, body);
  await user.until(sheet, id, { status: 'completed' });
  return user.batchOf(sheet, id);
}

const textsOf = async () => (await postsOf(user)).map(({ content, time }) => [content['description'], time]);
const wordsOf = async (sheet: Sheet) => [...(await postStates(sheet)).values()];

describe('a batch through posts', () => {
  it('makes the posts of each row once, after its video, and they cost nothing', async () => {
    const sheet = await videoSheet(user, 2);
    await connect(user, 'videohost');
    await sheet.call('PUT', '/post_plan', {
      targets: [{ platform: 'videohost', content: { title: 'On {{topic}}' } }],
      files: { video: 'final video' },
      timing: { type: 'cadence', from: '2027-03-27', times: ['09:00'] },
    });
    const rows = await sheet.rowIds();
    expect(await wordsOf(sheet)).toEqual([
      ['missing', null],
      ['missing', null],
    ]);
    const estimate = (await sheet.call('POST', '/rows/estimate', POST)).body;
    expect(estimate).toEqual((await sheet.call('POST', '/rows/estimate', { through: 'render' })).body);
    const batch = await make(sheet);
    expect(batch).toMatchObject({
      ...{ through: 'post', total: 8, completed: 8, failed: 0 },
      progress: [
        { stage: 'cells', total: 4, completed: 4, failed: 0 },
        { stage: 'render', total: 2, completed: 2, failed: 0 },
        { stage: 'post', total: 2, completed: 2, failed: 0 },
      ],
    });
    const posts = await postsOf(user);
    expect(posts).toMatchObject([
      { row_id: rows[0], status: 'draft', content: { title: 'On tides', mediaUrl: expect.stringContaining('http') } },
      { row_id: rows[1], status: 'draft', content: { title: 'On tides', mediaUrl: expect.stringContaining('http') } },
    ]);
    expect(await wordsOf(sheet)).toEqual([
      ['fresh', null],
      ['fresh', null],
    ]);
    const answer = await whenCompared(() =>
      sheet.call('POST', '/rows/generate', { ...POST, only: ['stale', 'missing'] }),
    );
    expect(answer.status).toBe(422);
    expect(await postsOf(user)).toEqual(posts);
  });

  it('gives rows their times in the order of the rows, also when a later one is done first', async () => {
    const sheet = await postedSheet(user, ['one', 'two', 'three']);
    await user.fixture.misbehave({ vendor: 'chat', kind: 'latency', times: 1, value: 1_500 });
    await make(sheet);
    expect(await textsOf()).toEqual([
      ['On one', '2027-03-27 09:00'],
      ['On two', '2027-03-27 18:00'],
      ['On three', '2027-03-28 09:00'],
    ]);
  });

  it('makes posts of a row as soon as its cells are made', async () => {
    const sheet = await postedSheet(user, ['one', 'two']);
    const rows = await sheet.rowIds();
    await user.until(sheet, (await user.start(sheet, { row_ids: [rows[0]] })).id, { status: 'completed' });
    await user.slow(6_000);
    const { id } = await user.start(sheet, { ...POST, only: ['missing'] });
    await eventually(async () => expect(await postsOf(user)).toHaveLength(1), { interval: 50 });
    expect(await user.batchOf(sheet, id)).toMatchObject({ status: 'running' });
    expect((await postStates(sheet)).get(rows[1]!)).toEqual(['queued', null]);
    await user.until(sheet, id, { status: 'completed', completed: 3 });
  });

  it('makes none of a row of which a cell failed, the others, and that one when it is made again', async () => {
    const sheet = await postedSheet(user, ['one', 'two']);
    await user.fixture.misbehave({ vendor: 'chat', kind: 'reject' });
    const batch = await make(sheet);
    expect(batch).toMatchObject({ completed: 2, failed: 2, progress: [{ failed: 1 }, { failed: 0 }, { failed: 1 }] });
    const failed = batch.failures.find(({ stage }: any) => stage === 'post')!;
    expect(failed).toMatchObject({ cell_id: null, error: expect.stringMatching(/^Cell \d+, a cell of its row, was/) });
    expect(await postsOf(user)).toHaveLength(1);
    expect((await postStates(sheet)).get(failed.row_id)).toEqual(['failed', failed.error]);
    expect(await user.act(sheet, batch.id, 'retry_failed')).toMatchObject({ status: 200, body: { failed: 0 } });
    await user.until(sheet, batch.id, { status: 'completed', completed: 4, failed: 0 });
    expect((await postsOf(user)).map(({ row_id }) => row_id).toSorted()).toEqual((await sheet.rowIds()).toSorted());
  });

  it('fails the rows whose posts have an error, with the field', async () => {
    const sheet = await postedSheet(user, ['one', 'two', 'x'.repeat(300)], {
      timing: { type: 'fixed', at: ['2027-03-27T09:00Z'] },
    });
    const batch = await make(sheet);
    expect(batch.failures.map(({ error, stage }: any) => [stage, error])).toEqual([
      ['post', 'timing.at of the post on microblog has no free time left for this row'],
      ['post', expect.stringMatching(/^timing.at of the post on microblog .*; description of the post on microblog/)],
    ]);
    expect(await textsOf()).toEqual([['On one', '2027-03-27 09:00']]);
    await sheet.call('PUT', '/post_plan', {
      ...{ targets: [{ platform: 'microblog', content: { description: 'On {{topic}}' } }] },
      timing: { type: 'fixed', at: ['2027-03-27T09:00Z', '2027-03-28T09:00Z', '2027-03-29T09:00Z'] },
    });
    await user.act(sheet, batch.id, 'retry_failed');
    await user.until(sheet, batch.id, { status: 'completed', failed: 1 });
    expect((await postsOf(user)).map(({ content }) => content['description'])).toEqual(['On one', 'On two']);
  });

  it.each([
    ['a sheet without a plan', undefined, 'has no post plan'],
    ['a plan that names a missing column', { files: { video: 'Gone' } }, 'post_plan.files.video names Gone'],
    ['an unknown name', { targets: [{ platform: 'microblog', content: { description: '{{nobody}}' } }] }, '{{nobody}}'],
    [
      'an account that is not connected',
      { targets: [{ platform: 'shortvideo', content: { description: 'x' } }] },
      'post_plan.targets.0.platform is not connected',
    ],
  ])('is rejected with %s before anything is made', async (_, changes, message) => {
    const sheet = await postedSheet(user, ['one']);
    if (changes)
      await user.db.manager.query(`UPDATE post_plan SET content = content || $2::jsonb WHERE sheet_id = $1`, [
        sheet.id,
        JSON.stringify(storedForm(changes)),
      ]);
    else await sheet.call('DELETE', '/post_plan');
    const answer = await sheet.call('POST', '/rows/generate', POST);
    expect([answer.status, errorOf(answer).error]).toEqual([422, expect.stringContaining(message)]);
    expect((await sheet.call('GET', '/batches')).body).toEqual([]);
    expect(await user.generationsOf(sheet)).toEqual([]);
    expect((await sheet.call('POST', '/rows/estimate', POST)).status).toBe(200);
  });

  it('needs a key that may publish', async () => {
    const sheet = await postedSheet(user, ['one']);
    const { id } = await make(sheet);
    const { body } = await user.fixture.base.call('POST', '/persisted_tokens', {
      bearer: user.creator.bearer,
      body: { scopes: ['read', 'write', 'spend'] },
    });
    const call = (path: string, sent: object) =>
      user.fixture.base.call('POST', `/vidsheet/${sheet.id}${path}?agent_id=${user.user.agentId}`, {
        key: body.token,
        body: sent,
      });
    for (const [path, sent] of [
      ['/rows/generate', POST],
      [`/batches/${id}/retry_failed`, {}],
      [`/batches/${id}/resume`, {}],
    ] as const)
      expect(await call(path, sent)).toMatchObject({ status: 403, body: { error_code: 'insufficient_scope' } });
    expect((await call('/rows/generate', {})).status).toBe(202);
  });
});

/** Returns changes of a plan as they are stored. */
function storedForm({ targets, files }: { targets?: readonly object[]; files?: object }): object {
  return {
    ...(targets ? { targets: targets.map((target) => ({ ...target, accountId: null })) } : {}),
    ...(files ? { files: { cover: null, ...files } } : {}),
  };
}

it('posts of a row whose video cannot be made are skipped', async () => {
  const sheet = await postedSheet(user, ['one']);
  await sheet.call('POST', '/columns', {
    spreadsheet_column: { title: 'FINAL', type: 'video', column_role: 'final_video' },
  });
  await sheet.call('PUT', '/post_plan', { ...TEXT_PLAN, files: { video: 'FINAL' } });
  expect(await wordsOf(sheet)).toEqual([['skipped', 'It has no video: It has no layers']]);
  const { failures } = await make(sheet);
  expect(failures).toMatchObject([{ stage: 'post', error: expect.stringContaining('files.video of the post on') }]);
});

describe('posts that wait', () => {
  it('are stale when their texts change, and are updated in place by a batch', async () => {
    const sheet = await postedSheet(user, ['one', 'two'], { requires_approval: true });
    await make(sheet);
    const [first, second] = await postsOf(user);
    const approved = await user.fixture.base.call('POST', `/schedule/post/${first!.id}/approve`, {
      key: user.creator.key,
    });
    expect(approved.status).toBe(200);
    await writeTopics(user, sheet, ['three']);
    expect((await postStates(sheet)).get(first!.row_id)).toEqual(['stale', 'Changed since it was made: description']);
    await writeTopics(user, sheet, ['one']);
    expect(await wordsOf(sheet)).toEqual([
      ['fresh', null],
      ['fresh', null],
    ]);
    await writeTopics(user, sheet, ['three']);
    const batch = await make(sheet, { ...POST, only: ['stale'] });
    expect(batch).toMatchObject({ total: 2, completed: 2 });
    expect(await postsOf(user)).toEqual([{ ...first, status: 'draft', content: { description: 'On three' } }, second]);
    expect(await wordsOf(sheet)).toEqual([
      ['fresh', null],
      ['fresh', null],
    ]);
  });

  it('are updated although their time has passed, and do not prevent those of a new target', async () => {
    const sheet = await postedSheet(user, ['one'], { requires_approval: true });
    await make(sheet);
    const [draft] = await postsOf(user);
    await user.db.manager.query(`UPDATE post SET scheduled_time = now() - interval '1 day' WHERE id = $1`, [draft!.id]);
    await connect(user, 'professional');
    const targets = [...TEXT_PLAN.targets, { platform: 'professional', content: { description: 'On {{topic}}' } }];
    await sheet.call('PUT', '/post_plan', { ...TEXT_PLAN, targets });
    await writeTopics(user, sheet, ['two']);
    expect(await make(sheet)).toMatchObject({ completed: 2, failed: 0 });
    expect(await postsOf(user)).toMatchObject([
      { id: draft!.id, content: { description: 'On two' } },
      { content: { description: 'On two' }, time: '2027-03-27 09:00' },
    ]);
  });

  it('follow their plan no more once a person chose other platforms', async () => {
    const sheet = await postedSheet(user, ['one']);
    await make(sheet);
    await connect(user, 'professional');
    const [post] = await postsOf(user);
    const edited = await user.fixture.base.call('PATCH', `/schedule/post/${post!.id}`, {
      key: user.creator.key,
      body: { platform: ['microblog', 'professional'] },
    });
    expect(edited.status).toBe(200);
    await writeTopics(user, sheet, ['two']);
    expect(await wordsOf(sheet)).toEqual([['fresh', null]]);
    await make(sheet);
    expect(await textsOf()).toEqual([['On one', '2027-03-27 09:00']]);
  });

  it('follow their plan no more once a person edited them, or they began to go out', async () => {
    const sheet = await postedSheet(user, ['one', 'two', 'three']);
    await make(sheet);
    const [edited, gone, deleted] = await postsOf(user);
    await user.fixture.base.call('PATCH', `/schedule/post/${edited!.id}`, {
      key: user.creator.key,
      body: { description: 'By hand' },
    });
    await writeTopics(user, sheet, ['a', 'b', 'c']);
    expect((await wordsOf(sheet)).map(([state]) => state).toSorted()).toEqual(['fresh', 'stale', 'stale']);
    await user.db.manager.query(`UPDATE task SET due_at = now() WHERE payload ->> 'postId' = $1`, [String(gone!.id)]);
    await user.fixture.base.call('DELETE', `/schedule/post/${deleted!.id}`, { key: user.creator.key });
    await eventually(async () =>
      expect((await wordsOf(sheet)).map(([state]) => state).toSorted()).toEqual(['fresh', 'fresh', 'missing']),
    );
    await make(sheet, { ...POST, only: ['stale', 'missing'] });
    const texts = (await postsOf(user)).map(({ content }) => content['description']);
    expect(texts.toSorted()).toEqual(['By hand', 'On c', 'On two']);
  });
});

/** Returns how many statements with this text wait for a lock. */
async function waitingStatements(text: string): Promise<number> {
  await user.db.manager.query(`SELECT pg_stat_clear_snapshot()`);
  const found = await user.db.manager.query(
    `SELECT FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock' AND strpos(query, $1) > 0`,
    [text],
  );
  return found.length;
}

describe('crashes and races', () => {
  it('an end that is lost after the posts were made leaves none, and the next attempt makes them once', async () => {
    const sheet = await postedSheet(user, ['one', 'two']);
    const cellJobs = user.fixture.base.worker.get(CellJobRepository, { strict: false });
    const end = cellJobs.end.bind(cellJobs);
    let lost = 0;
    jest.spyOn(cellJobs, 'end').mockImplementation(async (id, ended) => {
      if (ended.status === 'completed' && lost < 2) {
        lost += 1;
        throw Object.assign(new Error('terminated'), { code: '57P01' });
      }
      await end(id, ended);
    });
    const batch = await make(sheet);
    expect(lost).toBe(2);
    expect(batch).toMatchObject({ completed: 4, failed: 0 });
    expect((await postsOf(user)).map(({ row_id }) => row_id)).toEqual(await sheet.rowIds());
  });

  it('rows that a worker of an earlier version compared, without their posts, count as missing', async () => {
    const sheet = await postedSheet(user, ['one']);
    await user.until(sheet, (await user.start(sheet)).id, { status: 'completed' });
    await postStates(sheet);
    await user.db.manager.query(`DELETE FROM post_node WHERE sheet_id = $1`, [sheet.id]);
    expect(await make(sheet, { ...POST, only: ['missing'] })).toMatchObject({ total: 1, completed: 1 });
    expect(await postsOf(user)).toHaveLength(1);
  });

  it('two batches that start at once make the posts of their rows once', async () => {
    const sheet = await postedSheet(user, ['one', 'two']);
    await user.until(sheet, (await user.start(sheet)).id, { status: 'completed' });
    const start = () => whenCompared(() => sheet.call('POST', '/rows/generate', { ...POST, only: ['missing'] }));
    const answers = await Promise.all([start(), start(), start()]);
    const started = answers.filter(({ status }) => status === 202);
    expect(started.length).toBeGreaterThan(0);
    for (const { body } of started) await user.until(sheet, (body as any).id, { status: 'completed', failed: 0 });
    expect(await postsOf(user)).toHaveLength(2);
  });

  it('a batch over posts of another one is rejected, until that is stopped', async () => {
    const sheet = await postedSheet(user, ['one']);
    await user.slow(2_000);
    const { id } = await user.start(sheet, POST);
    const [topics] = (await sheet.read()).spreadsheet_columns;
    const only = { ...POST, row_ids: await sheet.rowIds(), column_ids: [topics!.id] };
    const answer = await sheet.call('POST', '/rows/generate', only);
    const message = `some of these posts, or cells of their rows, are in batch ${id}; stop it first`;
    expect([answer.status, errorOf(answer).error]).toEqual([422, message]);
    await user.act(sheet, id, 'stop');
    await user.until(sheet, id, { status: 'stopped', credits_held: 0 });
    expect(await postsOf(user)).toEqual([]);
    await user.behave();
    expect(await make(sheet, only)).toMatchObject({ total: 1, completed: 1 });
    expect(await postsOf(user)).toHaveLength(1);
  });

  it('is rejected over rows of which another batch makes cells, and waits for none that is paused', async () => {
    const sheet = await postedSheet(user, ['one']);
    const [topics, scripts] = (await sheet.read()).spreadsheet_columns;
    await user.slow(2_000);
    const cells = await user.start(sheet, { column_ids: [scripts!.id] });
    await user.act(sheet, cells.id, 'pause');
    const posts = { ...POST, column_ids: [topics!.id] };
    const answer = await sheet.call('POST', '/rows/generate', posts);
    const message = `some of these posts, or cells of their rows, are in batch ${cells.id}; stop it first`;
    expect([answer.status, errorOf(answer).error]).toEqual([422, message]);
    await user.act(sheet, cells.id, 'stop');
    await user.until(sheet, cells.id, { status: 'stopped', credits_held: 0 });
    await sheet.call('POST', '/columns', { spreadsheet_column: { title: 'EXTRA', type: 'text' } });
    const [[, , extra]] = await user.cellsOf(sheet);
    await sheet.call('PATCH', `/cells/${extra.id}`, { spreadsheet_cell: { additional_attributes: ai('More') } });
    const { id } = await user.start(sheet, { ...POST, column_ids: [scripts!.id] });
    const later = await user.start(sheet, { column_ids: [extra.spreadsheet_column_id], max_credits: 0.000001 });
    await user.until(sheet, later.id, { status: 'paused', paused_reason: 'max_credits' });
    await user.until(sheet, id, { status: 'completed', completed: 2 });
    expect(await user.batchOf(sheet, later.id)).toMatchObject({ status: 'paused', completed: 0 });
  });

  it('a paused batch makes no posts, and without its plan fails them once it goes on', async () => {
    const sheet = await postedSheet(user, ['one', 'two']);
    await user.slow(1_000);
    const { id } = await user.start(sheet, POST);
    await user.act(sheet, id, 'pause');
    await eventually(async () => expect(await user.batchOf(sheet, id)).toMatchObject({ credits_held: 0 }));
    expect(await postsOf(user)).toEqual([]);
    await sheet.call('DELETE', '/post_plan');
    expect((await postStates(sheet)).size).toBe(0);
    await user.behave();
    await user.act(sheet, id, 'resume');
    await user.until(sheet, id, { status: 'completed', completed: 2, failed: 2 });
    const [failed] = (await user.batchOf(sheet, id)).failures;
    expect(failed).toMatchObject({ stage: 'post', error: expect.stringContaining('has no post plan') });
    expect(await postsOf(user)).toEqual([]);
  });

  it('a plan that is replaced while posts are made of it waits until they are', async () => {
    const sheet = await postedSheet(user, ['one']);
    const updates = user.fixture.base.worker.get(PostUpdates, { strict: false });
    const update = updates.update.bind(updates);
    let replaced: Promise<unknown> | undefined;
    jest.spyOn(updates, 'update').mockImplementation(async (...args) => {
      replaced ??= sheet.call('PUT', '/post_plan', { ...TEXT_PLAN, requires_approval: true });
      await eventually(async () => expect(await waitingStatements('INSERT INTO post_plan')).toBe(1), { interval: 50 });
      await update(...args);
    });
    await make(sheet);
    expect(await replaced).toMatchObject({ status: 200 });
    expect(await postsOf(user)).toMatchObject([{ status: 'scheduled' }]);
  });

  it('a row that is deleted before its posts are made is not counted', async () => {
    const sheet = await postedSheet(user, ['one', 'two']);
    await user.slow(1_000);
    const { id } = await user.start(sheet, POST);
    await user.act(sheet, id, 'pause');
    const [, second] = await sheet.rowIds();
    await sheet.call('DELETE', `/rows/${second}`);
    await user.behave();
    await user.act(sheet, id, 'resume');
    await user.until(sheet, id, { status: 'completed' });
    expect(await postsOf(user)).toHaveLength(1);
    const { progress } = await user.batchOf(sheet, id);
    expect(progress[2]).toEqual({ stage: 'post', total: 1, completed: 1, failed: 0 });
  });
});
