import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AgentUnderTest } from '../harness.js';
import { IdeaTeam, TEAM } from './idea-team.js';

let agent: AgentUnderTest;
let team: IdeaTeam;

beforeAll(async () => {
  team = await IdeaTeam.start({ worker: false });
  ({ agent } = team);
});
afterAll(() => team?.stop());
beforeEach(() => {
  team.startAnew();
});

describe.each(['/agent/ideas/convert', '/agent/ideas/produce'] as const)('an order at %s', (path) => {
  const send = (body: object, key = team.editor) =>
    agent.call('POST', path, key, { agent_id: team.uuid, vidsheet_id: 1, idea_ids: [1], ...body });
  const one = () => team.store(1);
  const expectNothing = () =>
    expect([...agent.otherServices.ideaRowOrders, ...agent.otherServices.productionOrders]).toEqual([]);

  it.each([
    [{ idea_ids: undefined }, /^idea_ids is required/],
    [{ all_accepted: true }, /^idea_ids /],
    [{ idea_ids: [] }, /^idea_ids /],
    [{ idea_ids: ['x'] }, /^idea_ids /],
    [{ idea_ids: Array.from({ length: 501 }, (_, index) => index + 1) }, /^idea_ids /],
    [{ all_accepted: 'maybe' }, /^all_accepted /],
    [{ vidsheet_id: undefined }, /^vidsheet_id is required/],
    [{ vidsheet_id: -1 }, /^vidsheet_id /],
    [{ template: 'default' }, /^vidsheet_id /],
    [{ vidsheet_id: undefined, template: '' }, /^template /],
    [{ title: 'November' }, /^title is only for a template/],
    [{ columns: [] }, /^columns /],
    [{ columns: {} }, /^columns /],
    [{ columns: { title: null } }, /^columns\.title must be the id or title/],
    [{ columns: { title: 1.5 } }, /^columns\.title /],
    [{ columns: { ['x'.repeat(101)]: 1 } }, /^columns must not have a name of more than 100/],
    [{ columns: Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`c${n}`, n + 1])) }, /^columns /],
  ])('is rejected with %j', async (body, error) => {
    expect(await send(body)).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringMatching(error) },
    });
    expectNothing();
  });

  it('passes on that a vidsheet is not there', async () => {
    expect(await send({ idea_ids: await one(), vidsheet_id: 404 })).toMatchObject({
      status: 404,
      body: { error_code: 'spreadsheet_not_found' },
    });
  });

  it.each<[Parameters<AgentUnderTest['otherServices']['member']>, object]>([
    [[TEAM, 'viewer'], { status: 403 }],
    [[2, 'owner'], { status: 422, body: { error_code: 'agent_not_found' } }],
  ])('is rejected for the member %j', async (member, answer) => {
    const idea_ids = await one();
    expect(await send({ idea_ids }, agent.otherServices.member(...member))).toMatchObject(answer);
    expectNothing();
  });
});
