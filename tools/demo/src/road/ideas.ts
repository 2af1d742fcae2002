import type { Journey } from '../journey.js';
import { poll } from '../poll.js';
import type { Agent } from './setup.js';

export interface Idea {
  readonly id: number;
  readonly title: string;
  readonly hook: string;
  readonly description: string;
}

interface Run {
  readonly run_id: string;
  readonly status: 'running' | 'completed' | 'failed';
  readonly error?: string;
}

/** Step 2: a run researches and proposes, the first idea is approved. */
export async function chooseIdea(journey: Journey, agent: Agent): Promise<Idea> {
  const { api, fleet, progress, idea } = journey;
  progress.phase('2 ideas');
  progress.running('researching and proposing ideas');
  const message = `Research "${idea}" and propose 3 ideas for short vertical videos about it.`;
  const { run_id } = await api.post<Run>(`${fleet.agent_url}/agent/run`, {
    body: { agent_id: agent.uuid, message },
    find: () => findRun(journey, agent),
  });
  const run = await poll(
    () => api.get<Run>(`${fleet.agent_url}/agent/runs/${run_id}`),
    ({ status }) => status !== 'running',
  );
  if (run.status === 'failed') throw new Error(`the run failed: ${run.error ?? 'no reason given'}`);
  const ideas = await api.get<Idea[]>(`${fleet.agent_url}/agent/ideas?agent_id=${agent.uuid}&status=generated`);
  const chosen = ideas.toSorted((a, b) => a.id - b.id)[0];
  if (!chosen) throw new Error('the run proposed no idea');
  for (const { title } of ideas) progress.done(`idea: ${title}`);
  await api.put(`${fleet.agent_url}/agent/ideas/${chosen.id}/status/approve_to_create`);
  progress.done(`approved: ${chosen.title}`);
  return chosen;
}

/** The agent is new, so any run of its conversations is ours. */
async function findRun({ api, fleet }: Journey, agent: Agent): Promise<Run | undefined> {
  const { conversations } = await api.get<{ conversations: { id: string }[] }>(
    `${fleet.agent_url}/agent/conversations?agent_id=${agent.uuid}`,
  );
  if (!conversations[0]) return undefined;
  const { runs } = await api.get<{ runs: Run[] }>(`${fleet.agent_url}/agent/conversations/${conversations[0].id}/runs`);
  return runs[0];
}
