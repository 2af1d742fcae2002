import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommonErrors, DomainError, newUuid } from '@reelsheet/kernel';
import { IdeaService } from '../../src/ideas/idea.service.js';
import type { AgentUnderTest } from '../harness.js';
import { IdeaTeam, TEAM } from './idea-team.js';

let agent: AgentUnderTest;
let team: IdeaTeam;

beforeAll(async () => {
  team = await IdeaTeam.start({ worker: true });
  ({ agent } = team);
});
afterAll(() => team?.stop());
beforeEach(() => {
  team.startAnew();
});

const convert = (body: object, key = team.editor) =>
  agent.call('POST', '/agent/ideas/convert', key, { agent_id: team.uuid, vidsheet_id: 1, ...body });

describe('converting ideas', () => {
  it('makes a row of each accepted idea, and says why the others have none', async () => {
    const [accepted, other] = await team.store(2);
    const [rejected] = await team.store(1, { status: 'rejected' });
    const [foreign] = await team.store(1, { of: agent.otherServices.agent(TEAM).id });
    const idea_ids = [other, rejected, accepted, other, foreign, 999_999];
    const row = (idea_id: number | undefined) => ({
      idea_id,
      vidsheet_id: 1,
      row_id: 1_000 + idea_id!,
      created: true,
      reason: null,
    });
    const none = (idea_id: number | undefined, reason: string) => ({
      idea_id,
      vidsheet_id: null,
      row_id: null,
      created: false,
      reason,
    });
    expect(await convert({ idea_ids })).toMatchObject({
      status: 200,
      body: {
        ideas: [
          row(other),
          none(rejected, 'not_accepted'),
          row(accepted),
          none(foreign, 'not_found'),
          none(999_999, 'not_found'),
        ],
        has_more: false,
      },
    });
    expect(agent.otherServices.ideaRowOrders).toMatchObject([
      { agent_id: team.agentId, ideas: [{ id: other, title: 'Title 2' }, { id: accepted }], known_ids: [rejected] },
    ]);
  });

  it('returns the row that is there, also of an idea that went on since', async () => {
    const [id] = await team.store(1);
    const first = await convert({ idea_ids: [id] });
    await agent.call('PUT', `/agent/ideas/${id}/status/ready_for_review`, team.editor);
    const again = await convert({ idea_ids: [id], vidsheet_id: 2 });
    expect(again.body.ideas).toEqual([{ ...first.body.ideas[0], created: false }]);
  });

  it.each([
    [{ hook: 'Oats' }, {}],
    [{ hook: 'Oats', ingredients: { CTA: 'Bake' } }, { CTA: 'Bake' }],
    [{ ingredients: { CTA: 'Bake' } }, { CTA: 'Bake' }],
    [{}, { MOOD: 'calm', CTA: 'Stir' }],
  ])('passes on no ingredients from before the refinement %j', async (changes, ingredients) => {
    const [id] = await team.store(1, { data: { ingredients: { MOOD: 'calm', CTA: 'Stir' } } });
    await agent.http.get(IdeaService, { strict: false }).rewrite(team.agentId, id!, changes, newUuid());
    await convert({ idea_ids: [id] });
    expect(agent.otherServices.ideaRowOrders.flatMap((order) => order.ideas.map((sent) => sent.ingredients))).toEqual([
      ingredients,
    ]);
  });

  it('passes on no ingredients that a refinement did not write', async () => {
    const [id] = await team.store(1, { data: { ingredients: { MOOD: 'calm' } } });
    const refined = await agent.call('POST', `/agent/ideas/${id}/refine`, team.editor, {
      instruction: 'Make it about oats',
    });
    expect(refined).toMatchObject({ status: 200, body: { data: { refined_by_run_id: expect.any(String) } } });
    expect(refined.body.data).not.toHaveProperty('ingredients');
  });

  it('passes on columns and ingredients', async () => {
    const idea_ids = await team.store(1, { data: { ingredients: { MOOD: 'calm' } } });
    const columns = { title: 12, MOOD: 'MOOD' };
    expect((await convert({ idea_ids, columns })).status).toBe(200);
    expect(agent.otherServices.ideaRowOrders).toMatchObject([
      { target: { vidsheet_id: 1 }, columns, ideas: [{ ingredients: { MOOD: 'calm' } }] },
    ]);
  });

  it.each([
    [{}, { template: 'default', each: false }],
    [
      { vidsheets: 'one', title: ' November ' },
      { template: 'default', each: false, title: 'November' },
    ],
    [{ vidsheets: 'each' }, { template: 'default', each: true }],
  ])('makes vidsheets from a template with %j', async (more, target) => {
    const order = { idea_ids: await team.store(1), vidsheet_id: undefined, template: 'default', ...more };
    expect((await convert(order)).status).toBe(200);
    expect(agent.otherServices.ideaRowOrders.map((sent) => sent.target)).toEqual([target]);
  });

  it('takes all accepted ideas without a row, the oldest first, 500 at a time', async () => {
    const all = await team.store(503);
    await team.store(1, { status: 'generated' });
    await convert({ idea_ids: [all[0]] });
    const first = await convert({ all_accepted: true });
    expect(first.body.has_more).toBe(true);
    expect(first.body.ideas.map(({ idea_id }) => idea_id)).toEqual(all.slice(1, 501));
    const second = await convert({ all_accepted: true });
    expect(second.body).toMatchObject({ has_more: false, ideas: [{ idea_id: all[501] }, { idea_id: all[502] }] });
    expect((await convert({ all_accepted: true })).body).toEqual({ ideas: [], has_more: false });
  });

  it('says that further accepted ideas do not fit into the request', async () => {
    const all = await team.store(60, { description: 'x'.repeat(20_000) });
    const made: number[] = [];
    for (let requests = 0, isOver = false; !isOver; requests += 1) {
      expect(requests).toBeLessThan(5);
      const { body } = await convert({ all_accepted: true });
      expect(body.ideas.map(({ created }) => created)).not.toContain(false);
      made.push(...body.ideas.map(({ idea_id }) => idea_id));
      isOver = !body.has_more;
    }
    expect(made).toEqual(all);
  });

  it('leaves out accepted ideas whose texts would refer to other cells', async () => {
    await team.store(501, { description: 'Say {{HOOK}}' });
    await team.store(1, { data: { ingredients: { MOOD: '{{x}}' } } });
    const [good] = await team.store(1, { data: { ingredients: { MOOD: '{x}' } } });
    expect((await convert({ all_accepted: true })).body).toMatchObject({ has_more: false, ideas: [{ idea_id: good }] });
  });

  it('takes columns for ingredients that only other ideas of the agent have', async () => {
    const [first] = await team.store(1, { data: { ingredients: { CTA: 'Bake' } } });
    const [second] = await team.store(1, { status: 'generated' });
    const order = { idea_ids: [first, second], columns: { title: 1, CTA: 2 } };
    await convert(order);
    await agent.call('PUT', `/agent/ideas/${second}/status/approve_to_create`, team.editor);
    expect((await convert(order)).body.ideas).toMatchObject([
      { idea_id: first, created: false, reason: null },
      { idea_id: second, created: true },
    ]);
    expect(await convert({ ...order, idea_ids: await team.store(1), columns: { titel: 1 } })).toMatchObject({
      status: 422,
      body: { error: "columns.titel is neither a field nor an ingredient of the agent's ideas" },
    });
  });

  it('leaves ideas for another request that do not fit into one', async () => {
    const idea_ids = await team.store(500, { description: 'ü'.repeat(5_000) });
    const { body } = await convert({ idea_ids });
    const written = body.ideas.filter(({ row_id }) => row_id !== null).length;
    expect(written).toBeGreaterThan(20);
    expect(new Set(body.ideas.slice(written).map(({ reason }) => reason))).toEqual(new Set(['too_much_text']));
    const again = await convert({ idea_ids });
    expect(again.body.ideas.slice(0, written).map(({ created }) => created)).not.toContain(true);
    expect(again.body.ideas.filter(({ created }) => created)).toHaveLength(written);
  });

  it.each([
    [{ all_accepted: 'maybe' }, /^all_accepted /],
    [{ vidsheets: 'each' }, /^vidsheets is only for a template/],
    [{ vidsheet_id: undefined, template: '' }, /^template /],
    [{ vidsheet_id: undefined, template: 'default', vidsheets: 'two' }, /^vidsheets /],
    [{ vidsheet_id: undefined, template: 'default', vidsheets: 'each', title: 'One' }, /^title is only for one/],
  ])('rejects %j', async (body, error) => {
    expect(await convert({ idea_ids: [1], ...body })).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringMatching(error) },
    });
    expect(agent.otherServices.ideaRowOrders).toEqual([]);
  });
});

describe('what was made of an idea', () => {
  const read = async (id: number | undefined, key = team.editor) => agent.call('GET', `/agent/ideas/${id}`, key);

  it('is shown with the idea and in the list', async () => {
    const [made, other] = await team.store(2);
    const { body } = await convert({ idea_ids: [made] });
    const { vidsheet_id, row_id } = body.ideas[0]!;
    const counts = { views: 7, likes: null, comments: 1, shares: null };
    const at = '2026-11-20T12:00:00.000Z';
    const platform = { platform: 'videohost', status: 'published', post_url: 'https://e.com/1', error_code: null };
    const more = {
      video: { content_resource_id: 3, url: 'https://e.com/v.mp4', thumbnail_url: null },
      figures: counts,
      posts: [
        {
          ...{ post_id: 5, status: 'success', scheduled_time: at },
          platforms: [{ ...platform, published_at: at, metrics: { counts, read_at: at } }],
        },
      ],
    };
    agent.otherServices.productions.set(made!, more);
    const production = { vidsheet_id, row_id, row_position: 0, posts_truncated: false, ...more };
    const viewer = agent.otherServices.member(TEAM, 'viewer');
    expect(await read(made, viewer)).toMatchObject({ status: 200, body: { id: made, title: 'Title 1' } });
    expect((await read(made)).body.production).toEqual(production);
    expect((await read(other)).body.production).toBeNull();
    const list = await agent.call('GET', `/agent/ideas?agent_id=${team.uuid}`, viewer);
    expect(list.body.map(({ id, production: shown }) => [id, shown])).toEqual([
      [other, null],
      [made, production],
    ]);
  });

  it.each([
    ['unavailable', new DomainError(CommonErrors.unavailable)],
    ['broken', new DomainError({ code: 'internal_error', status: 500, message: 'a fault of base' })],
  ])('is absent while base is %s, and the ideas are there', async (_, fault) => {
    const [id] = await team.store(1);
    agent.otherServices.productionsFault = fault;
    try {
      for (const idea of [
        (await read(id)).body,
        (await agent.call('GET', `/agent/ideas?agent_id=${team.uuid}`, team.editor)).body[0]!,
      ]) {
        expect(idea).toMatchObject({ id, status: 'approve_to_create' });
        expect(idea).not.toHaveProperty('production');
      }
    } finally {
      agent.otherServices.productionsFault = undefined;
    }
  });

  it.each(['999999', 'x', '-1'])('is missing for the idea %s', async (id) => {
    expect(await agent.call('GET', `/agent/ideas/${id}`, team.editor)).toMatchObject({
      status: 404,
      body: { error_code: 'not_found' },
    });
  });

  it('is missing for others', async () => {
    const [id] = await team.store(1);
    expect((await read(id, agent.otherServices.member(2, 'owner'))).status).toBe(404);
  });
});
