import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AgentUnderTest } from '../harness.js';
import { IdeaTeam, TEAM } from './idea-team.js';

let agent: AgentUnderTest;
let team: IdeaTeam;
let sheetId = 100;

beforeAll(async () => {
  team = await IdeaTeam.start({ worker: false });
  ({ agent } = team);
});
afterAll(() => team?.stop());
beforeEach(() => {
  team.startAnew();
  agent.otherServices.openBatches.clear();
  sheetId += 1;
});

const produce = (body: object, key = team.editor) =>
  agent.call('POST', '/agent/ideas/produce', key, { agent_id: team.uuid, vidsheet_id: sheetId, ...body });

const none = (idea_id: number | undefined, reason: string) => ({
  ...{ idea_id, vidsheet_id: null, row_id: null, created: false, batch_id: null },
  reason,
});
const made = (idea_id: number | undefined, batch_id: number | null) => ({
  ...{ idea_id, vidsheet_id: sheetId, row_id: 1_000 + idea_id!, created: true, batch_id },
  reason: null,
});

describe('producing ideas', () => {
  it('makes rows of accepted ideas with one batch, and says why the others have none', async () => {
    const [accepted, other] = await team.store(2);
    const [rejected] = await team.store(1, { status: 'rejected' });
    const [foreign] = await team.store(1, { of: agent.otherServices.agent(TEAM).id });
    const [elsewhere] = await team.store(1);
    agent.otherServices.ideaRows.set(elsewhere!, { vidsheet_id: 9, row_id: 5 });
    const idea_ids = [other, rejected, elsewhere, accepted, other, foreign, 999_999];
    expect(await produce({ idea_ids, max_credits: 12.5 })).toEqual({
      status: 202,
      headers: expect.anything(),
      body: {
        vidsheet_id: sheetId,
        ideas: [
          made(other, 31),
          none(rejected, 'not_accepted'),
          { ...none(elsewhere, 'in_other_vidsheet'), vidsheet_id: 9, row_id: 5 },
          made(accepted, 31),
          none(foreign, 'not_found'),
          none(999_999, 'not_found'),
        ],
        has_more: false,
        batch: {
          ...{ id: 31, status: 'running', through: 'render', paused_reason: null },
          ...{ total: 9, completed: 0, failed: 0, max_credits: 12.5, estimate: { min: 1.5, max: 4 } },
          created_at: '2026-11-20T12:00:00.000Z',
        },
        reason: null,
      },
    });
    expect(agent.otherServices.productionOrders).toMatchObject([
      {
        ...{ agent_id: team.agentId, target: { vidsheet_id: sheetId }, through: 'render', max_credits: 12.5 },
        ideas: [{ id: other, title: 'Title 2' }, { id: accepted }],
        known_ids: [rejected, elsewhere],
      },
    ]);
  });

  it('returns the batch under way when it is repeated, and none once all is made', async () => {
    const idea_ids = await team.store(1);
    const first = await produce({ idea_ids });
    const again = await produce({ idea_ids });
    expect(again.body).toEqual({ ...first.body, ideas: [{ ...first.body.ideas[0], created: false }] });
    agent.otherServices.openBatches.clear();
    expect((await produce({ idea_ids })).body).toMatchObject({
      ...{ vidsheet_id: sheetId, batch: null, reason: 'nothing_to_make' },
      ideas: [{ row_id: 1_000 + idea_ids[0]!, batch_id: null, reason: null }],
    });
  });

  it.each([
    [{}, { template: 'default' }],
    [{ title: ' November ' }, { template: 'default', title: 'November' }],
    [
      { requires_approval: false, timing: 'now' },
      { template: 'default', requires_approval: false, timing: 'now' },
    ],
  ])('makes one vidsheet from a template with %j', async (more, target) => {
    const idea_ids = await team.store(2);
    const { status, body } = await produce({ idea_ids, vidsheet_id: undefined, template: 'default', ...more });
    expect({ status, vidsheet_id: body.vidsheet_id }).toEqual({ status: 202, vidsheet_id: 7 });
    expect(agent.otherServices.productionOrders.map((sent) => sent.target)).toEqual([target]);
  });

  it('passes on stage and columns', async () => {
    const columns = { title: 12, hook: 'HOOK' };
    expect((await produce({ idea_ids: await team.store(1), through: 'post', columns })).body.batch!.through).toBe(
      'post',
    );
    expect(agent.otherServices.productionOrders).toMatchObject([{ through: 'post', columns }]);
  });

  it('takes accepted ideas without a row, the oldest first, up to the limit', async () => {
    const all = await team.store(4);
    await team.store(1, { status: 'generated' });
    const first = await produce({ all_accepted: true, limit: 3 });
    expect(first.body.has_more).toBe(true);
    expect(first.body.ideas.map((each: any) => each.idea_id)).toEqual(all.slice(0, 3));
    expect((await produce({ all_accepted: true, limit: 3 })).body).toMatchObject({
      has_more: false,
      ideas: [{ idea_id: all[3] }],
    });
    expect((await produce({ all_accepted: true })).body).toEqual({
      ...{ vidsheet_id: null, ideas: [], has_more: false, batch: null },
      reason: 'no_rows',
    });
    expect(agent.otherServices.productionOrders).toHaveLength(2);
  });

  it('makes nothing if no idea is one of the agent', async () => {
    expect((await produce({ idea_ids: [999_999] })).body).toEqual({
      ...{ vidsheet_id: null, ideas: [none(999_999, 'not_found')], has_more: false, batch: null },
      reason: 'no_rows',
    });
    expect(agent.otherServices.productionOrders).toEqual([]);
  });

  it.each([
    [{ limit: 3 }, /^limit is only for all_accepted/],
    [{ idea_ids: undefined, all_accepted: true, limit: 0 }, /^limit /],
    [{ idea_ids: undefined, all_accepted: true, limit: 501 }, /^limit /],
    [{ requires_approval: false }, /^requires_approval is only for a template/],
    [{ timing: 'now' }, /^timing is only for a template/],
    [{ vidsheet_id: undefined, template: 'default', timing: 'soon' }, /^timing /],
    [{ vidsheet_id: undefined, template: 'default', requires_approval: 'perhaps' }, /^requires_approval /],
    [{ through: 'posts' }, /^through /],
    [{ max_credits: 0 }, /^max_credits /],
    [{ max_credits: 'many' }, /^max_credits /],
  ])('rejects %j', async (body, error) => {
    expect(await produce({ idea_ids: [1], ...body })).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringMatching(error) },
    });
    expect(agent.otherServices.productionOrders).toEqual([]);
  });

  it.each([
    [['read', 'write'], 'render', ['spend']],
    [['read', 'spend'], 'render', ['write']],
    [['read', 'write', 'spend'], 'render', null],
    [['read', 'write', 'spend'], 'post', ['publish']],
    [['read', 'write', 'spend', 'publish'], 'post', null],
  ])('with a key of the scopes %j through %s lacks %j', async (scopes, through, missing_scopes) => {
    const key = agent.otherServices.member(TEAM, 'editor', scopes);
    const { status, body } = await produce({ idea_ids: await team.store(1), through }, key);
    expect(status).toBe(missing_scopes ? 403 : 202);
    if (missing_scopes) expect(body).toMatchObject({ error_code: 'insufficient_scope', missing_scopes });
    expect(agent.otherServices.productionOrders).toHaveLength(missing_scopes ? 0 : 1);
  });

  it('needs the scope publish for a plan without approval, also where it makes no posts', async () => {
    const key = agent.otherServices.member(TEAM, 'editor', ['read', 'write', 'spend']);
    const order = { idea_ids: await team.store(1), through: 'render', requires_approval: false };
    expect(await produce(order, key)).toMatchObject({ status: 403, body: { missing_scopes: ['publish'] } });
  });
});
