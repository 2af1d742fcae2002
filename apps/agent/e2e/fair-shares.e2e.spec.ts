import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { organizationDeleted, organizationFounded } from '@reelsheet/contracts';
import { Database } from '@reelsheet/platform-database';
import { eventually } from '@reelsheet/testing';
import { AgentUnderTest } from './harness.js';

const FOUNDED = 30;
const SHARE = 3;

let agent: AgentUnderTest;
let db: Database;
beforeAll(async () => {
  agent = await AgentUnderTest.start();
  await agent.boot('worker');
  db = agent.http.get(Database, { strict: false });
});
afterAll(() => agent?.stop());

const shares = () => db.manager.query(`SELECT organization_id::int, share_id::int FROM fair_share`);

async function shareOfRun(organizationId: number): Promise<number> {
  const { uuid } = agent.otherServices.agent(organizationId);
  const key = agent.otherServices.member(organizationId, 'editor');
  const { body } = await agent.call('POST', '/agent/run', key, { agent_id: uuid, message: 'Write a title about rye' });
  const [run] = await db.manager.query(`SELECT share_id::int FROM run WHERE id = $1`, [body.run_id]);
  return run.share_id as number;
}

it('runs of an organization use the share that base announced for it, however often, until it is deleted', async () => {
  for (let times = 0; times < 2; times += 1)
    await agent.otherServices.publish(organizationFounded, { id: FOUNDED, share_id: SHARE });
  await eventually(async () => expect(await shares()).toEqual([{ organization_id: FOUNDED, share_id: SHARE }]));
  expect(await shareOfRun(FOUNDED)).toBe(SHARE);
  expect(await shareOfRun(SHARE)).toBe(SHARE);
  expect(await shareOfRun(31)).toBe(31);
  await agent.otherServices.publish(organizationDeleted, { id: FOUNDED, agents: [] });
  await eventually(async () => expect(await shares()).toEqual([]));
});

it('runs use the share of a new founder from the event on, and a delayed event changes nothing', async () => {
  const announce = (share_id: number, revision: number) =>
    agent.otherServices.publish(organizationFounded, { id: 40, share_id, revision });
  await announce(4, 0);
  await eventually(async () => expect(await shares()).toEqual([{ organization_id: 40, share_id: 4 }]));
  await announce(6, 2);
  await eventually(async () => expect(await shares()).toEqual([{ organization_id: 40, share_id: 6 }]));
  await announce(5, 1);
  await agent.otherServices.publish(organizationFounded, { id: 41, share_id: 4 });
  await eventually(async () => expect(await shares()).toContainEqual({ organization_id: 41, share_id: 4 }));
  expect(await shares()).toContainEqual({ organization_id: 40, share_id: 6 });
  expect(await shareOfRun(40)).toBe(6);
});

it.each<[string, () => string, boolean]>([
  ['the usual storage quota', () => agent.otherServices.member(SHARE, 'editor'), false],
  ['the small storage quota', () => agent.otherServices.unproved(SHARE), true],
])('uploads are taken over within %s of the organization', async (quota, keyOf, isSmall) => {
  const { uuid } = agent.otherServices.agent(SHARE);
  const body = { agent_id: uuid, message: 'Write a title', attachments: [{ signed_id: quota }] };
  expect((await agent.call('POST', '/agent/run', keyOf(), body)).status).toBe(422);
  expect(agent.otherServices.claimedWithSmallQuota.has(quota)).toBe(isSmall);
});
