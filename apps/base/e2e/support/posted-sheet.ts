import { expect } from '@jest/globals';
import { eventually } from '@reelsheet/testing';
import { ai, TYPED, type BatchUser } from './batch-user.js';
import type { State } from './node-states.js';
import type { Sheet } from './sheet-user.js';

/** Two posts a day on a network of texts. */
export const TEXT_PLAN = {
  targets: [{ platform: 'microblog', content: { description: 'On {{topic}}' } }],
  timing: { type: 'cadence', from: '2027-03-27', times: ['09:00', '18:00'] },
  requires_approval: false,
};

export interface StoredPost {
  readonly id: number;
  readonly row_id: number;
  readonly status: string;
  readonly content: Record<string, string>;
  readonly time: string;
}

/** Creates rows of a typed topic and a generated script, with these topics, and connects an account of the network. */
export async function postedSheet(user: BatchUser, topics: readonly string[], plan: object = {}): Promise<Sheet> {
  const sheet = await user.sheetOf({ TOPIC: ['text', TYPED], SCRIPT: ['text', ai('About {{TOPIC}}')] }, topics.length);
  await writeTopics(user, sheet, topics);
  await connect(user, 'microblog');
  expect((await sheet.call('PUT', '/post_plan', { ...TEXT_PLAN, ...plan })).status).toBe(200);
  return sheet;
}

/** Writes the first column of the rows. */
export async function writeTopics(user: BatchUser, sheet: Sheet, topics: readonly string[]): Promise<void> {
  const rows = await user.cellsOf(sheet);
  const cells = topics.map((value, index) => ({ id: rows[index]![0].id, value }));
  expect((await sheet.call('PUT', '/cells/mass_update', { cells })).status).toBe(200);
}

export async function connect(user: BatchUser, platform: string): Promise<number> {
  const [account] = await user.db.manager.query(
    `INSERT INTO social_account (agent_id, platform, external_id, display_name, handle, tokens, access_until,
       connected_at)
     VALUES ($1, $2, gen_random_uuid()::text, 'Own', 'own', 'sealed', now(), now()) RETURNING id`,
    [user.user.agentId, platform],
  );
  return Number(account.id);
}

/** Returns all posts of the agent by time. */
export async function postsOf(user: BatchUser): Promise<StoredPost[]> {
  return user.db.manager.query(
    `SELECT id::integer, row_id::integer, status, content, to_char(scheduled_time, 'YYYY-MM-DD HH24:MI') AS time
     FROM post WHERE agent_id = $1 ORDER BY scheduled_time, id`,
    [user.user.agentId],
  );
}

/** Returns the states of the posts of rows by row id, once all changes were compared. */
export async function postStates(sheet: Sheet): Promise<Map<number, State>> {
  const body = await eventually(
    async () => {
      const answer = await sheet.call('GET', '/states');
      expect(answer).toMatchObject({ status: 200, body: { is_current: true } });
      return answer.body;
    },
    { interval: 50 },
  );
  return new Map(
    body.nodes
      .filter(({ stage }) => stage === 'post')
      .flatMap(({ state, reason, row_ids }) => row_ids.map((id) => [id, [state, reason] as const] as const)),
  );
}
