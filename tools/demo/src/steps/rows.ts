import { ApiError, type Outcome } from '@reelsheet/client';
import type { Journey } from '../journey.js';
import { poll } from '../poll.js';
import { withRetries } from '../timeouts.js';
import { followBatch } from './batch.js';
import type { Idea } from './ideas.js';
import { connectNetworks } from './publish.js';
import type { Agent } from './setup.js';

const CONFLICT = 409;
const TIMES = ['09:00', '18:00'];
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Many ideas become rows of one vidsheet, whose posts are planned: two rows a day from the next Monday. */
export async function produceRows(
  journey: Journey,
  agent: Agent,
  ideas: readonly Idea[],
  template: string,
): Promise<string[]> {
  const { agent: service, progress } = journey;
  progress.phase('3 to 5 convert, edit, export');
  await connectNetworks(journey, agent);
  const idea_ids = ideas.map(({ id }) => id);
  const converting = { body: { agent_id: agent.id, idea_ids, template, title: `${ideas.length} ideas` } };
  const converted = await withRetries(() => service.ideas.convert(converting));
  const sheetId = converted.ideas[0]?.vidsheet_id;
  if (typeof sheetId !== 'number') throw new Error(`no row was made: ${converted.ideas[0]?.reason}`);
  progress.done(`vidsheet ${sheetId} from the template ${template}: ${ideas.length} rows`);
  await planPosts(journey, agent, sheetId);
  const body = { agent_id: agent.id, idea_ids, vidsheet_id: sheetId, through: 'post' } as const;
  const order = await whenCompared(() => service.ideas.produce({ body }));
  if (!order.batch) throw new Error(`nothing was made: ${order.reason}`);
  await followBatch(journey, agent.id, sheetId, order.batch);
  return scheduled(
    journey,
    agent,
    sheetId,
    order.ideas.flatMap(({ row_id }) => row_id ?? []),
  );
}

/** Changes when the posts of the template's plan go out, and lets them go out without approval. */
async function planPosts({ base, progress }: Journey, agent: Agent, sheetId: number): Promise<void> {
  const params = { path: { id: sheetId }, query: { agent_id: agent.id } };
  const { targets, files } = await withRetries(() => base.sheets.postPlan.get(params));
  const from = nextMonday(new Date());
  const body = { targets, files, timing: { type: 'cadence', from, times: TIMES }, requires_approval: false } as const;
  await withRetries(() => base.sheets.postPlan.set({ ...params, body }));
  progress.done(`posts: two rows a day from ${from}`);
}

/** Sends an order again while changes of its rows are being compared. */
async function whenCompared<T extends object>(send: () => Promise<Outcome<T>>): Promise<T> {
  const attempt = async () => {
    try {
      return await withRetries(send);
    } catch (error) {
      if (error instanceof ApiError && error.status === CONFLICT) return undefined;
      throw error;
    }
  };
  return (await poll(attempt, (answer) => answer !== undefined))!;
}

async function scheduled(
  { base, fleet }: Journey,
  agent: Agent,
  sheetId: number,
  rowIds: readonly number[],
): Promise<string[]> {
  const lines: string[] = [];
  for (const row_id of rowIds) {
    const params = { path: { id: sheetId, row_id }, query: { agent_id: agent.id } };
    const posts = await withRetries(() => base.sheets.rows.listPosts(params));
    for (const { id, scheduled_time, platforms } of posts)
      lines.push(`${fleet.base_url}/schedule/post/${id} at ${scheduled_time} on ${platforms.join(', ')}`);
  }
  return lines;
}

/** Returns the next Monday after today, in UTC, which is the time zone of the agent. */
export function nextMonday(now: Date): string {
  const daysUntil = (8 - now.getUTCDay()) % 7 || 7;
  return new Date(now.getTime() + daysUntil * DAY_MS).toISOString().slice(0, 10);
}
