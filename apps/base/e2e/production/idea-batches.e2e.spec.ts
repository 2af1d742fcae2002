import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  readIdeaBatches,
  startIdeaProduction,
  writeIdeaRows,
  type ReplyOf,
  type RequestOf,
} from '@reelsheet/contracts';
import { newUuid } from '@reelsheet/kernel';
import { eventually } from '@reelsheet/testing';
import { BatchRepository } from '../../src/generation/cell-jobs/batches/batch.repository.js';
import { BatchUser } from '../support/batch-user.js';
import { connect, postedSheet, postsOf, TEXT_PLAN } from '../support/posted-sheet.js';
import { Sheet } from '../support/sheet-user.js';
import { statementsOf } from '../support/watched-statements.js';

type Order = RequestOf<typeof startIdeaProduction>;
type Answer = ReplyOf<typeof startIdeaProduction>;

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

let ideas = 0;
const idea = (more: Partial<Order['ideas'][number]> = {}): Order['ideas'][number] => {
  const id = (ideas += 1);
  const texts = { title: `Title ${id}`, hook: `Hook ${id}`, description: `About ${id}`, video_type: 'story' };
  return { id, ...texts, ingredients: {}, ...more };
};
const some = (count: number) => Array.from({ length: count }, () => idea());

const actor = () => ({ agent_id: user.creator.agentId, user_id: user.creator.id });

/** Sends the order, again while the states of present rows are being compared. */
const produce = (order: Partial<Order>) =>
  eventually(async () => {
    try {
      const full = { ...actor(), ideas: [], known_ids: [], target: { vidsheet_id: 1 }, through: 'cells' as const };
      return { answer: await user.fixture.base.rpc.request(startIdeaProduction, { ...full, ...order }) };
    } catch (error) {
      if ((error as { code?: string }).code === 'conflict') throw error;
      return { error: error as { code: string; message: string } };
    }
  });
async function made(order: Partial<Order>): Promise<Answer> {
  const { answer, error } = await produce(order);
  expect(error).toBeUndefined();
  return answer!;
}
const rejected = async (order: Partial<Order>) => (await produce(order)).error;

const into = (sheet: { id: number }) => ({ target: { vidsheet_id: sheet.id } });
const sheets = async () => (await user.user.call('GET', '/vidsheet')).body.map(({ id }: { id: number }) => id);
const rowIdsOf = ({ rows }: Answer) => rows.map(({ row_id }) => row_id);
const ended = (sheet: { id: number }, { batch }: Answer) =>
  user.until(new Sheet(user.user, sheet.id), batch!.id, { status: 'completed' });
const batches = async () => Number((await user.db.manager.query(`SELECT count(*) FROM batch`))[0].count);

/** Creates a sheet of a typed topic, a generated script and posts of it, with one row. */
const topics = () => postedSheet(user, ['model']);

describe('rows of ideas and their batch', () => {
  it('are made together, in the order of the ideas', async () => {
    const sheet = await topics();
    const wanted = some(2);
    const answer = await made({ ideas: wanted, ...into(sheet), max_credits: 500 });
    expect(answer).toMatchObject({
      vidsheet_id: sheet.id,
      rejected: [],
      rows: wanted.map(({ id }) => ({ idea_id: id, vidsheet_id: sheet.id, created: true, batch_id: answer.batch!.id })),
      batch: {
        ...{ status: 'running', through: 'cells', total: 2, completed: 0, failed: 0 },
        ...{ max_credits: 500, paused_reason: null, estimate: { min: expect.any(Number), max: expect.any(Number) } },
      },
    });
    await ended(sheet, answer);
    const scripts = (await user.cellsOf(sheet)).map(([topic, script]) => [topic.value, script.value !== '']);
    expect(scripts).toEqual([['model', false], ...wanted.map(({ title }) => [title, true])]);
    await user.expectOnce(sheet, 2);
  });

  it('are those of an earlier order while its batch runs, and made no further once it is done', async () => {
    await user.slow(1_500);
    const sheet = await topics();
    const order = { ideas: some(2), ...into(sheet) };
    const first = await made(order);
    const second = await made(order);
    expect(second.batch!.id).toBe(first.batch!.id);
    expect(second.rows).toEqual(first.rows.map((row) => ({ ...row, created: false })));
    await ended(sheet, first);
    const third = await made({ known_ids: order.ideas.map(({ id }) => id), ...into(sheet) });
    expect(third).toMatchObject({ vidsheet_id: sheet.id, batch: null });
    expect(third.rows.map(({ batch_id }) => batch_id)).toEqual([null, null]);
    await user.expectOnce(sheet, 2);
  });

  it('are made once by orders at the same time', async () => {
    const sheet = await topics();
    const order = { ideas: some(3), ...into(sheet) };
    const answers = await Promise.all([made(order), made(order), made(order)]);
    expect(new Set(answers.map(({ batch }) => batch!.id)).size).toBe(1);
    expect(new Set(answers.map((answer) => String(rowIdsOf(answer).toSorted()))).size).toBe(1);
    expect(answers.flatMap(({ rows }) => rows.filter(({ created }) => created))).toHaveLength(3);
    await ended(sheet, answers[0]);
    await user.expectOnce(sheet, 3);
  });

  it('of rows that were there before are started once by orders at the same time', async () => {
    const sheet = await topics();
    const order = { ideas: some(3), ...into(sheet) };
    await user.fixture.base.rpc.request(writeIdeaRows, { ...actor(), known_ids: [], ...order });
    const answers = await Promise.all([made(order), made(order)]);
    expect(new Set(answers.map(({ batch }) => batch!.id)).size).toBe(1);
    await ended(sheet, answers[0]);
    await user.expectOnce(sheet, 3);
  });

  it('has one batch for new rows and for what is missing, failed or outdated of others', async () => {
    const sheet = await topics();
    const [first, second, third] = some(3);
    await user.fixture.misbehave({ vendor: 'chat', kind: 'reject' });
    await ended(sheet, await made({ ideas: [first!], ...into(sheet) }));
    await ended(sheet, await made({ ideas: [second!], ...into(sheet) }));
    const again = await made({ ideas: [first!, second!, third!], ...into(sheet) });
    expect(again.batch).toMatchObject({ total: 2 });
    expect(
      again.rows
        .filter(({ batch_id }) => batch_id !== null)
        .map(({ idea_id }) => idea_id)
        .toSorted(),
    ).toEqual([first!.id, third!.id]);
    await ended(sheet, again);
    expect((await made({ ideas: [first!, second!, third!], ...into(sheet) })).batch).toBeNull();
  });

  it('has a further batch for a later stage', async () => {
    const sheet = await topics();
    const order = { ideas: some(2), ...into(sheet) };
    await ended(sheet, await made(order));
    const posts = await made({ ...order, through: 'post' });
    expect(posts.batch).toMatchObject({ through: 'post', total: 2 });
    await ended(sheet, posts);
    await user.expectOnce(sheet, 2);
    expect((await postsOf(user)).map(({ row_id }) => row_id)).toEqual(rowIdsOf(posts));
  });

  it('are neither there if the batch cannot be started', async () => {
    const sheet = await topics();
    const before = await batches();
    jest.spyOn(BatchRepository.prototype, 'setTotal').mockRejectedValueOnce(new Error('killed'));
    const order = { ideas: some(2), ...into(sheet) };
    expect(await rejected(order)).toBeDefined();
    expect(await sheet.rowIds()).toHaveLength(1);
    expect(await batches()).toBe(before);
    const answer = await made(order);
    expect(answer.rows.every(({ created }) => created)).toBe(true);
    await ended(sheet, answer);
    await user.expectOnce(sheet, 2);
  });

  it('are rows without a batch if nothing of them can be made', async () => {
    const sheet = await user.sheetOf({ TOPIC: ['text', { textMode: 'manual' }] });
    const before = await batches();
    const answer = await made({ ideas: some(1), ...into(sheet) });
    expect(answer).toMatchObject({ vidsheet_id: sheet.id, batch: null, rows: [{ created: true, batch_id: null }] });
    expect(await batches()).toBe(before);
  });

  it('leave out ideas with placeholders and those of other sheets', async () => {
    const [sheet, other] = [await topics(), await user.scripts(1)];
    const [elsewhere, good, bad] = [idea(), idea(), idea({ hook: 'Say {{PASSWORD}}' })];
    await made({ ideas: [elsewhere], columns: { title: 'SCRIPT' }, ...into(other) });
    const answer = await made({ ideas: [good, bad], known_ids: [elsewhere.id, 999_999], ...into(sheet) });
    expect(answer.rejected).toEqual([{ idea_id: bad.id, reason: 'has_placeholders' }]);
    expect(answer.rows.toSorted((a, b) => a.idea_id - b.idea_id)).toMatchObject([
      { idea_id: elsewhere.id, vidsheet_id: other.id, created: false, batch_id: null },
      { idea_id: good.id, vidsheet_id: sheet.id, created: true },
    ]);
    expect(await made({ known_ids: [elsewhere.id], ...into(sheet) })).toMatchObject({ vidsheet_id: null, batch: null });
    await ended(sheet, answer);
  });

  it('take the same number of statements for 2 and 200 ideas', async () => {
    const sheet = await topics();
    await made({ ideas: some(1), ...into(sheet) });
    const few = await statementsUntilCommit(sheet, 2);
    expect(few.length).toBeGreaterThan(10);
    expect(await statementsUntilCommit(sheet, 200)).toEqual(few);
  });

  /** Returns the statements of one order until its commit. */
  async function statementsUntilCommit(sheet: Sheet, count: number): Promise<string[]> {
    const texts = await statementsOf(`watched-${ideas}`, () => made({ ideas: some(count), ...into(sheet) }));
    return texts.slice(0, texts.lastIndexOf('COMMIT') + 1);
  }
});

describe('a sheet from a template', () => {
  const fromTemplate = (more: object = {}) => ({ target: { template: 'default', ...more } });

  it('is made once, with its batch and the post plan of the template', async () => {
    const before = await sheets();
    const order = { ideas: some(2), ...fromTemplate({ title: 'November' }) };
    const answers = await Promise.all([made(order), made(order)]);
    const [first, second] = answers;
    expect(first.vidsheet_id).toBe(second.vidsheet_id);
    expect(first.batch!.id).toBe(second.batch!.id);
    expect(await sheets()).toHaveLength(before.length + 1);
    const again = await made(order);
    expect(again.vidsheet_id).toBe(first.vidsheet_id);
    expect(again.rows.map(({ created }) => created)).toEqual([false, false]);
    const { body } = await user.user.call('GET', `/vidsheet/${first.vidsheet_id!}/post_plan`);
    expect(body).toMatchObject({ requires_approval: true, timing: { type: 'slots' }, files: { video: 'FINAL VIDEO' } });
    expect(body.targets.map(({ platform, optional }: any) => [platform, optional])).toHaveLength(6);
  });

  it('has the approval and timing that the order says', async () => {
    const plan = { requires_approval: false, timing: 'now' };
    const { vidsheet_id } = await made({ ideas: some(1), ...fromTemplate(plan) });
    expect((await user.user.call('GET', `/vidsheet/${vidsheet_id!}/post_plan`)).body).toMatchObject({
      requires_approval: false,
      timing: { type: 'now' },
    });
  });

  it('gets no second one for ideas of which it has rows', async () => {
    const [first, second] = some(2);
    const made1 = await made({ ideas: [first!], ...fromTemplate() });
    const made2 = await made({ ideas: [first!, second!], ...fromTemplate() });
    expect(made2.vidsheet_id).not.toBe(made1.vidsheet_id);
    expect(made2.rows.find(({ idea_id }) => idea_id === first!.id)).toMatchObject({ vidsheet_id: made1.vidsheet_id });
  });

  it.each([
    ['an unknown template', { template: 'gone' }, 'not_found', /Template/],
    ['a plan without any account', { template: 'default' }, 'validation_error', /^post_plan\.targets /],
  ])('is not made with %s', async (_, target, code, message) => {
    const before = await sheets();
    const order = { ideas: some(1), target, through: 'post' as const };
    expect(await rejected(order)).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(await sheets()).toEqual(before);
    expect(await made({ ...order, target: { template: 'default' }, through: 'cells' })).toMatchObject({
      rows: [{ created: true }],
    });
  });

  it('is not made from a template without a plan, or of another organization', async () => {
    const sheet = await user.scripts(1);
    await sheet.call('POST', '/template', { slug: 'plain', title: 'Plain' });
    const before = await sheets();
    const order = { ideas: some(1), columns: { title: 'SCRIPT' } };
    for (const more of [{ through: 'post' as const }, { target: { template: 'plain', timing: 'now' as const } }])
      expect(await rejected({ ...order, target: { template: 'plain' }, ...more })).toMatchObject({
        code: 'validation_error',
        message: expect.stringMatching(/has no post plan/),
      });
    expect(await sheets()).toEqual(before);
    user.actAs(await user.fixture.base.creator(1_000));
    expect(await rejected({ ...order, target: { template: 'plain' } })).toMatchObject({ code: 'not_found' });
  });
});

describe('posts of ideas', () => {
  it('name their idea and go out at once', async () => {
    const sheet = await postedSheet(user, ['model'], { timing: { type: 'now' } });
    const wanted = some(2);
    const answer = await made({ ideas: wanted, ...into(sheet), through: 'post' });
    await ended(sheet, answer);
    const posts = await user.db.manager.query(
      `SELECT row_id::integer, idea_id::integer, schedule_type, status <> 'draft' AS is_going,
         scheduled_time <= now() AS is_due FROM post WHERE agent_id = $1 ORDER BY id`,
      [user.creator.agentId],
    );
    expect(posts).toEqual(
      wanted.map(({ id }, index) => ({
        ...{ row_id: rowIdsOf(answer)[index], idea_id: id, schedule_type: 'now', is_going: true, is_due: true },
      })),
    );
    expect((await made({ ideas: wanted, ...into(sheet), through: 'post' })).batch).toBeNull();
  });

  it('are made on the networks that are connected', async () => {
    const optional = ['microblog', 'professional', 'pagesocial'].map((platform) => ({
      ...{ platform, optional: true },
      content: { description: 'On {{topic}}' },
    }));
    const sheet = await postedSheet(user, ['model'], { targets: optional });
    await connect(user, 'professional');
    const answer = await made({ ideas: some(1), ...into(sheet), through: 'post' });
    await ended(sheet, answer);
    const rows = await user.db.manager.query(
      `SELECT platform FROM post_target JOIN post ON post.id = post_id WHERE agent_id = $1 ORDER BY platform`,
      [user.creator.agentId],
    );
    expect(rows).toEqual([{ platform: 'microblog' }, { platform: 'professional' }]);
  });

  it('need a plan that rows can follow, else nothing is made', async () => {
    const sheet = await topics();
    const wanted = { ideas: some(1), ...into(sheet), through: 'post' as const };
    await sheet.call('PUT', '/post_plan', { ...TEXT_PLAN, targets: [{ platform: 'pagesocial', content: {} }] });
    expect(await rejected(wanted)).toMatchObject({
      message: expect.stringMatching(/^post_plan\.targets\.0\.platform /),
    });
    await sheet.call('DELETE', '/post_plan');
    expect(await rejected(wanted)).toMatchObject({ message: expect.stringMatching(/has no post plan/) });
    expect(await sheet.rowIds()).toHaveLength(1);
  });
});

describe('an order', () => {
  it.each([
    ['for a sheet of others', () => ({ target: { vidsheet_id: 999_999 } }), 'spreadsheet_not_found'],
    ['by a user who is no editor', async () => ({ user_id: (await user.fixture.base.person()).id }), 'forbidden'],
    ['for an agent that is gone', () => ({ agent_id: 999_999 }), 'agent_not_found'],
    ['of too many decimals', () => ({ max_credits: 0.00000001 }), 'validation_error'],
  ] as const)('is rejected %s', async (_, more, code) => {
    const sheet = await topics();
    expect(await rejected({ ideas: some(1), ...into(sheet), ...(await more()) })).toMatchObject({ code });
    expect(await sheet.rowIds()).toHaveLength(1);
  });

  it('is rejected without credits', async () => {
    user.actAs(await user.fixture.base.creator(0));
    const order = { ideas: some(1), target: { template: 'default' } };
    expect(await rejected(order)).toMatchObject({ code: 'usable_credit_required' });
  });
});

describe('an order with a key', () => {
  const read = async (keys: string[]) =>
    (await user.fixture.base.rpc.request(readIdeaBatches, { agent_id: user.creator.agentId, keys, failures: 20 }))
      .batches;

  it('has one batch for good, also once it has ended with failures', async () => {
    const sheet = await topics();
    const order = { ideas: some(1), ...into(sheet), max_credits: 500, key: newUuid() };
    const first = await failed(sheet, order);
    const before = await batches();
    const again = await made(order);
    expect(again.batch).toMatchObject({ id: first.batch!.id, status: 'completed', failed: 1 });
    expect(again.rows).toEqual(first.rows.map((row) => ({ ...row, created: false, batch_id: null })));
    expect(await batches()).toBe(before);
  });

  it('makes once what is ordered at the same time, and nothing of other ideas', async () => {
    const sheet = await topics();
    const [first, ...others] = some(3);
    const order = { ideas: [first!], ...into(sheet), key: newUuid() };
    const answers = await Promise.all([made(order), made(order)]);
    expect(answers[0].batch!.id).toBe(answers[1].batch!.id);
    await ended(sheet, answers[0]);
    const changed = await made({ ...order, ideas: [...others, idea({ hook: '{{A}}' })] });
    expect(changed).toMatchObject({
      rows: [],
      rejected: [{ reason: 'has_placeholders' }],
      batch: { id: answers[0].batch!.id },
    });
    expect(await sheet.rowIds()).toHaveLength(2);
  });

  it('shows the state of its batch, also of a deleted sheet', async () => {
    const sheet = await topics();
    const keys = [newUuid(), newUuid(), newUuid()];
    await failed(sheet, { ideas: some(1), ...into(sheet), max_credits: 500, key: keys[0]! });
    await ended(sheet, await made({ ideas: some(1), ...into(sheet), key: keys[1]! }));
    const [bad, good, ...others] = (await read(keys)).toSorted((a, b) => a.id - b.id);
    expect(bad).toMatchObject({
      ...{ key: keys[0], vidsheet_id: sheet.id, status: 'completed', max_credits: 500, spent: 0, held: 0 },
      stages: [{ stage: 'cells', total: 1, completed: 0, failed: 1 }],
      failures: [{ row_id: expect.any(Number), stage: 'cells', error: expect.any(String) }],
    });
    expect(good).toMatchObject({ key: keys[1], failed: 0, failures: [] });
    expect(good!.spent).toBeGreaterThan(0);
    expect(others).toEqual([]);
    await sheet.call('DELETE', '');
    expect(await read(keys)).toHaveLength(2);
    user.actAs(await user.fixture.base.creator(1_000));
    expect(await read(keys)).toEqual([]);
  });

  /** Sends the order of a batch in which everything fails. */
  async function failed(sheet: { id: number }, order: Partial<Order>): Promise<Answer> {
    await user.fixture.misbehave({ vendor: 'chat', kind: 'reject', times: 20 });
    const answer = await made(order);
    await ended(sheet, answer);
    await user.behave();
    return answer;
  }
});
