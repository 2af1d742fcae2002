import type { AgentApi } from '@reelsheet/client';
import type { Journey } from '../journey.js';
import { withRetries } from '../timeouts.js';
import { poll } from '../poll.js';
import type { Agent } from './setup.js';

export type Idea = AgentApi['schemas']['IdeaView'];

/** Step 2: a run researches and proposes ideas; the first one is approved. */
export async function chooseIdea(journey: Journey, agent: Agent): Promise<Idea> {
  const { agent: service, progress, idea } = journey;
  progress.phase('2 ideas');
  progress.running('researching and proposing ideas');
  const message = `Research "${idea}" and propose 3 ideas for short vertical videos about it.`;
  const { run_id } = await withRetries<{ run_id: string }>(
    () => service.POST('/agent/run', { body: { agent_id: agent.uuid, message } }),
    () => findRun(journey, agent),
  );
  const run = await poll(
    () => withRetries(() => service.GET('/agent/runs/{run_id}', { params: { path: { run_id } } })),
    ({ status }) => status !== 'running',
  );
  if (run.status === 'failed') throw new Error(`the run failed: ${run.error ?? 'no reason given'}`);
  const params = { query: { agent_id: agent.uuid, status: 'generated' } } as const;
  const ideas = await withRetries(() => service.GET('/agent/ideas', { params }));
  const chosen = ideas.toSorted((a, b) => a.id - b.id)[0];
  if (!chosen) throw new Error('the run proposed no idea');
  for (const { title } of ideas) progress.done(`idea: ${title}`);
  const approval = { params: { path: { id: chosen.id, status: 'approve_to_create' } } } as const;
  await withRetries(() => service.PUT('/agent/ideas/{id}/status/{status}', approval));
  progress.done(`approved: ${chosen.title}`);
  return chosen;
}

/** The agent is new, so any run of its conversations belongs to the demo. */
async function findRun({ agent: service }: Journey, { uuid }: Agent): Promise<{ run_id: string } | undefined> {
  const params = { query: { agent_id: uuid } };
  const { conversations } = await withRetries(() => service.GET('/agent/conversations', { params }));
  const [conversation] = conversations;
  if (!conversation) return undefined;
  const path = { id: conversation.id };
  const { runs } = await withRetries(() => service.GET('/agent/conversations/{id}/runs', { params: { path } }));
  return runs[0];
}
