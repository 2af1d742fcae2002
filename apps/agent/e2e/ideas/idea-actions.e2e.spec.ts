import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '@reelsheet/platform-database';
import type { AgentUnderTest } from '../harness.js';
import { IdeaTeam } from './idea-team.js';

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

/** Stores accepted ideas of the agent and returns their ids. */
const accepted = (count: number) => team.store(count, { data: { ingredients: { Dish: 'Rye' } } });

const ORDER = 'Produce 2 of my ideas through post from the template default for 50 credits';

async function run(message: string) {
  const { body } = await agent.call('POST', '/agent/run', team.editor, { message, agent_id: team.uuid, debug: true });
  return body.run_id;
}
const gated = async (message: string) => agent.waiting(await run(message), team.editor);
const approve = (runId: string, { id, sha256 }: { readonly id: string; readonly sha256: string | null }) =>
  agent.call('POST', `/agent/runs/${runId}/approve`, team.editor, {
    ...{ approved: true, pending_action_id: id, pending_action_sha256: sha256 },
  });
const performedIn = (runId: string) =>
  [...agent.otherServices.performedActions]
    .filter(([key]) => key.startsWith(`run:${runId}:`))
    .map(([, order]) => order);

describe('a run that makes videos of ideas', () => {
  it('shows their texts, the limit and the target, and makes them once after one approval', async () => {
    const ids = await accepted(3);
    const { run_id: runId, pending_action: shown } = await gated(ORDER);
    const ideas = ids.slice(0, 2).map((id, index) => ({
      ...{ id, title: `Title ${index + 1}`, hook: `Hook ${index + 1}`, description: 'About rye', video_type: 'story' },
      ingredients: { Dish: 'Rye' },
    }));
    expect(shown).toMatchObject({ type: 'produce_ideas', summary: 'To produce_ideas', cost: 50 });
    expect(shown!.parameters).toEqual({ ideas, template: 'default', through: 'post', max_credits: 50 });
    expect((await approve(runId, shown!)).status).toBe(200);
    const { steps, messages } = await agent.ended(runId, team.editor);
    expect(performedIn(runId)).toMatchObject([{ action: { kind: 'produce_ideas', ideas }, gate_id: shown!.id }]);
    expect(steps!.findLast(({ name }) => name === 'produce_ideas')).toMatchObject({ output: { vidsheet_id: 7 } });
    expect(messages[1]!.content).toContain('produce ideas: done');
  });

  it.each<[string, string]>([
    ['edited', `title = 'Cheap watches'`],
    ['rejected', `status = 'rejected'`],
  ])('makes nothing if one was %s since the approval was asked for', async (_, change) => {
    const [first] = await accepted(2);
    const { run_id: runId, pending_action: shown } = await gated(ORDER);
    await agent.http.get(Database, { strict: false }).execute(`UPDATE idea SET ${change} WHERE id = $1`, [first]);
    await approve(runId, shown!);
    const { messages } = await agent.ended(runId, team.editor);
    expect(performedIn(runId)).toEqual([]);
    expect(messages[1]!.content).toContain('did not work');
  });

  it('makes what was approved, whatever was accepted since', async () => {
    const [first, second] = await accepted(2);
    await team.admin.query(`UPDATE agent.idea SET status = 'generated' WHERE id = $1`, [first]);
    const { run_id: runId, pending_action: shown } = await gated(ORDER.replace('2', '1'));
    await team.admin.query(`UPDATE agent.idea SET status = 'approve_to_create' WHERE id = $1`, [first]);
    await approve(runId, shown!);
    await agent.ended(runId, team.editor);
    expect(performedIn(runId)).toMatchObject([{ action: { ideas: [{ id: second }] } }]);
  });

  it('asks nobody if there are no accepted ideas', async () => {
    const runId = await run(ORDER);
    const { messages } = await agent.ended(runId, team.editor);
    expect(messages[1]!.content).toContain('no accepted ideas');
    expect(performedIn(runId)).toEqual([]);
  });
});
