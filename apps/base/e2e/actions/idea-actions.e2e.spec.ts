import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  decideAgentAction,
  performAgentAction,
  proposeAgentAction,
  startIdeaProduction,
  type AgentAction,
  type ReplyOf,
} from '@reelsheet/contracts';
import { newUuid } from '@reelsheet/kernel';
import { keyCredential } from '@reelsheet/platform-auth';
import { AgentActionRepository } from '../../src/actions/agent-action.repository.js';
import { BatchUser } from '../support/batch-user.js';
import { connect, postedSheet, postsOf, TEXT_PLAN } from '../support/posted-sheet.js';
import { Sheet } from '../support/sheet-user.js';

type Action = Extract<AgentAction, { kind: 'produce_ideas' }>;
type Gate = NonNullable<ReplyOf<typeof proposeAgentAction>['gate']>;

let user: BatchUser;
let sheet: Sheet;

beforeAll(async () => {
  user = await BatchUser.start();
});
afterAll(async () => {
  await user?.stop();
});
beforeEach(async () => {
  await user.refresh();
  sheet = await postedSheet(user, ['model']);
});
afterEach(() => void jest.restoreAllMocks());

let ids = 0;
const idea = (more: object = {}): Action['ideas'][number] => {
  const id = (ids += 1);
  const texts = { title: `Title ${id}`, hook: 'Stop', description: 'About rye', video_type: 'story', ingredients: {} };
  return { id, ...texts, ...more };
};
const produce = (more: Partial<Action> = {}): Action => ({
  ...{ kind: 'produce_ideas', through: 'post', max_credits: 50, vidsheet_id: sheet.id, ideas: [idea(), idea()] },
  ...more,
});
const fromTemplate = (template: string, more: Partial<Action> = {}): Action => {
  const { vidsheet_id: _, ...action } = produce({ ideas: [idea()], template, ...more });
  return action;
};
const actor = () => ({ agent_id: user.creator.agentId, user_id: user.creator.id });
const orderOf = <A extends AgentAction>(action: A) => ({ ...actor(), action, key: `run:${newUuid()}:2` });
type Order = ReturnType<typeof orderOf<Action>>;

const propose = async (order: Order): Promise<Gate> =>
  (await user.fixture.base.rpc.request(proposeAgentAction, { ...order, gated: true })).gate!;
const approve = ({ id: gate_id, sha256 }: Gate) =>
  user.fixture.base.rpc.request(decideAgentAction, {
    ...{ credential: keyCredential(user.creator.key), gate_id, sha256, approved: true },
  });
const perform = async (order: Omit<Order, 'action'> & { action: AgentAction }, gate?: Gate) =>
  (await user.fixture.base.rpc.request(performAgentAction, { ...order, ...(gate ? { gate_id: gate.id } : {}) }))
    .result as Record<string, any>;
const batches = async () =>
  (
    await user.db.manager.query(`SELECT id, max_credits, order_key FROM batch WHERE agent_id = $1`, [
      user.creator.agentId,
    ])
  ).map(({ id, ...batch }: { id: string }) => ({ id: Number(id), ...batch }));
const rows = async () => (await sheet.rowIds()).length;
async function approved(action: Action): Promise<[Order, Gate]> {
  const order = orderOf(action);
  const gate = await propose(order);
  await approve(gate);
  return [order, gate];
}

describe('videos and posts of ideas that a run orders', () => {
  it('are shown with ideas, price, accounts and plan, of which nothing is made yet', async () => {
    const order = orderOf(produce());
    const gate = await propose(order);
    const { title } = await sheet.read();
    const [first, second] = order.action.ideas;
    expect(gate).toMatchObject({
      cost: 50_000_000,
      accounts: [{ platform: 'microblog', account_id: expect.any(Number), display_name: 'Own', handle: 'own' }],
      media: [],
    });
    expect(gate.summary.split('\n')).toEqual([
      `Make videos and posts of 2 ideas in the vidsheet “${title}”`,
      `Idea ${first!.id}: “${first!.title}”`,
      `Idea ${second!.id}: “${second!.title}”`,
      expect.stringMatching(/^At most 50 credits, estimated [\d.]+ to [\d.]+$/),
      expect.stringMatching(/^Posts at 09:00, 18:00 on .*, from 2027-03-27, without further approval$/),
      'On microblog as Own (own): “On {{topic}}”',
      expect.stringMatching(/^Version [0-9a-f]{64}$/),
    ]);
    expect([await batches(), await rows()]).toEqual([[], 1]);
    expect(await propose(order)).toEqual(gate);
  });

  it('are made once after one approval, however often that is requested', async () => {
    const order = orderOf(produce());
    const gate = await propose(order);
    await expect(perform(order)).rejects.toMatchObject({ code: 'approval_required' });
    await expect(perform(order, gate)).rejects.toMatchObject({ code: 'approval_required' });
    await approve(gate);
    const [result, again] = await Promise.all([perform(order, gate), perform(order, gate)]);
    expect(again).toEqual(result);
    await approve(gate);
    expect(await perform({ ...order, key: `run:${newUuid()}:2` }, gate)).toEqual(result);
    expect(result).toEqual({
      ...{ vidsheet_id: sheet.id, batch_id: expect.any(Number), status: 'running', total: 4, max_credits: 50 },
      estimate: { min: expect.any(Number), max: expect.any(Number) },
      ideas: order.action.ideas.map(({ id }) => ({ idea_id: id, row_id: expect.any(Number) })),
      left_out: [],
    });
    const batch = { id: result['batch_id'], max_credits: 50_000_000, order_key: `gate:${gate.id}` };
    expect(await batches()).toEqual([batch]);
    await user.until(sheet, batch.id, { status: 'completed' });
    expect(await postsOf(user)).toHaveLength(2);
    expect(await perform(order, gate)).toEqual(result);
    expect(await perform(orderOf({ kind: 'read_batch', vidsheet_id: sheet.id, batch_id: batch.id }))).toMatchObject({
      ...{ status: 'completed', completed: 4, failed: 0, spent: expect.any(Number), held: 0 },
      stages: [{ stage: 'cells', total: 2 }, { stage: 'render' }, { stage: 'post', completed: 2 }],
    });
  });

  it('are made once although the first attempt was killed before it was stored', async () => {
    const [order, gate] = await approved(produce());
    const results = user.fixture.base.http.get(AgentActionRepository, { strict: false });
    jest.spyOn(results, 'finish').mockRejectedValueOnce(new Error('killed'));
    await expect(perform(order, gate)).rejects.toThrow();
    expect([await batches(), await rows()]).toEqual([[], 1]);
    await perform(order, gate);
    expect([await batches(), await rows()]).toEqual([[expect.anything()], 3]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the post plan has changed', () => sheet.call('PUT', '/post_plan', { ...TEXT_PLAN, requires_approval: true })],
    ['the options of a post have changed', () => sheet.call('PUT', '/post_plan', withOtherOption())],
    ['another account publishes', () => connect(user, 'microblog')],
    ['the prompt of a column has changed', () => changePrompt()],
    ['the title of the vidsheet has changed', () => sheet.call('PATCH', '', { spreadsheet: { title: 'Other' } })],
    ['one of them has a row by now', () => withRow()],
  ])('are not made if %s since the approval', async (_, change) => {
    const present = [idea(), idea()];
    latest = present;
    const [order, gate] = await approved(produce({ ideas: present }));
    await change();
    const before = [await batches(), await rows()];
    await expect(perform(order, gate)).rejects.toMatchObject({ code: 'approval_mismatch', status: 409 });
    expect([await batches(), await rows()]).toEqual(before);
  });

  it('are not made if the account was disconnected since the approval', async () => {
    const [order, gate] = await approved(produce());
    const path = `/agents/${user.creator.agentId}/social_accounts/${gate.accounts[0]!.account_id}`;
    expect((await user.fixture.base.call('DELETE', path, { key: user.creator.key })).status).toBe(204);
    await expect(perform(order, gate)).rejects.toMatchObject({ code: 'validation_error' });
    expect([await batches(), await rows()]).toEqual([[], 1]);
  });

  it('are made although the first row got a result since the approval', async () => {
    const [order, gate] = await approved(produce());
    const { id } = await user.start(sheet);
    await user.until(sheet, id, { status: 'completed' });
    await perform(order, gate);
    expect(await batches()).toHaveLength(2);
  });

  it.each<[string, (approved: Action) => Partial<Action>]>([
    ['texts', ({ ideas: [first] }) => ({ ideas: [{ ...first!, description: 'Other' }] })],
    ['a limit', () => ({ max_credits: 51 })],
    ['a stage', () => ({ through: 'render' })],
  ])('are not made with %s that nobody approved', async (_, change) => {
    const [order, gate] = await approved(produce());
    const changed = { ...order, action: { ...order.action, ...change(order.action) } };
    await expect(perform(changed, gate)).rejects.toMatchObject({ code: 'approval_mismatch' });
    expect(await batches()).toEqual([]);
  });

  it('name ideas of which nothing is made', async () => {
    const elsewhere = await postedSheet(user, ['other']);
    const [placed, strange, fine] = [idea(), idea({ hook: 'Say {{HOOK}}' }), idea()];
    await user.fixture.base.rpc.request(startIdeaProduction, {
      ...{ ...actor(), ideas: [placed], known_ids: [], target: { vidsheet_id: elsewhere.id }, through: 'cells' },
    });
    const [order, gate] = await approved(produce({ ideas: [placed, strange, fine] }));
    expect(gate.summary).toContain(`Not idea ${placed.id} “${placed.title}”: its row is in another vidsheet`);
    expect(gate.summary).toContain(`Not idea ${strange.id} “${strange.title}”: a text of it contains “{{”`);
    expect(await perform(order, gate)).toMatchObject({
      ideas: [{ idea_id: fine.id }],
      left_out: [
        { idea_id: placed.id, reason: 'in_other_vidsheet' },
        { idea_id: strange.id, reason: 'has_placeholders' },
      ],
    });
  });

  it.each(['default', 'product-spotlight'])('go into a new vidsheet of the template %s', async (template) => {
    const before = (await user.user.call('GET', '/vidsheet')).body.length;
    const [order, gate] = await approved(fromTemplate(template, { max_credits: 0.5 }));
    expect(gate.summary).toMatch(/^Make videos and posts of 1 idea in the vidsheet “.*” from the template “/);
    expect(gate.summary).toMatch(/Posts in the free slots of the calendar, each after its own approval\n/);
    expect(gate.summary).toMatch(/At most 0.5 credits, estimated [\d.]+( to [\d.]+)?: it stops at the limit\n/);
    expect((await user.user.call('GET', '/vidsheet')).body).toHaveLength(before);
    const { vidsheet_id, batch_id } = await perform(order, gate);
    expect(vidsheet_id).not.toBe(sheet.id);
    expect(await batches()).toMatchObject([{ id: batch_id, max_credits: 500_000 }]);
  });

  it('are not made of a template that has changed since the approval', async () => {
    expect((await sheet.call('POST', '/template', { slug: 'breads', title: 'Breads' })).status).toBe(201);
    const [order, gate] = await approved(fromTemplate('breads'));
    await user.db.manager.query(
      `UPDATE template SET content = jsonb_set(content, '{columns,1,cell,attributes,prompt}', '"Other"')
       WHERE slug = 'breads'`,
    );
    await expect(perform(order, gate)).rejects.toMatchObject({ code: 'approval_mismatch' });
    expect(await batches()).toEqual([]);
  });

  it.each<[string, () => Action, string]>([
    ['no target', () => produce({ vidsheet_id: undefined }), 'validation_error'],
    ['two targets', () => produce({ template: 'default' }), 'validation_error'],
    ['a vidsheet that is not there', () => produce({ vidsheet_id: 999_999 }), 'spreadsheet_not_found'],
    ['a template that is not there', () => fromTemplate('gone'), 'not_found'],
    ['too many decimals', () => produce({ max_credits: 0.12345678 }), 'validation_error'],
    ['texts that no row can take', () => produce({ ideas: [idea({ hook: 'Say {{HOOK}}' })] }), 'validation_error'],
  ])('are not proposed with %s', async (_, action, code) => {
    await expect(propose(orderOf(JSON.parse(JSON.stringify(action()))))).rejects.toMatchObject({ code });
  });

  it('are not proposed without a plan, unless they are no posts', async () => {
    await sheet.call('DELETE', '/post_plan');
    await expect(propose(orderOf(produce()))).rejects.toMatchObject({ code: 'validation_error' });
    expect(await propose(orderOf(produce({ through: 'render' })))).toMatchObject({ accounts: [] });
  });

  it('are not proposed without credits', async () => {
    user.actAs(await user.fixture.base.creator(0));
    const order = orderOf(fromTemplate('default', { through: 'render' }));
    await expect(propose(order)).rejects.toMatchObject({ code: 'usable_credit_required' });
  });
});

let latest: Action['ideas'] = [];
const withOtherOption = () => ({
  ...TEXT_PLAN,
  targets: [{ platform: 'microblog', content: { description: 'On {{topic}}', title: 'Rye' } }],
});

async function changePrompt(): Promise<void> {
  const [[, script]] = await user.cellsOf(sheet);
  const additional_attributes = { textMode: 'ai', prompt: 'Other {{TOPIC}}' };
  const { status } = await sheet.call('PATCH', `/cells/${script.id}`, { spreadsheet_cell: { additional_attributes } });
  expect(status).toBe(200);
}

async function withRow(): Promise<void> {
  await user.fixture.base.rpc.request(startIdeaProduction, {
    ...{ ...actor(), ideas: [latest[0]!], known_ids: [], target: { vidsheet_id: sheet.id }, through: 'post' },
  });
}
