import type { IdeaView } from '@reelsheet/client';
import type { Journey } from '../journey.js';
import { withRetries } from '../timeouts.js';
import { poll } from '../poll.js';
import type { Agent } from './setup.js';

export type Idea = IdeaView;

/** Step 2: a run researches and proposes ideas; the first one is approved. */
export async function chooseIdea(journey: Journey, agent: Agent): Promise<Idea> {
  const { progress } = journey;
  progress.phase('2 ideas');
  await propose(journey, agent, 3);
  const ideas = await proposed(journey, agent);
  const chosen = ideas[0];
  if (!chosen) throw new Error('the run proposed no idea');
  for (const { title } of ideas.toReversed()) progress.done(`idea: ${title}`);
  await approve(journey, chosen);
  return chosen;
}

/** Step 2 for many: runs propose ideas until there are enough, which are all approved. */
export async function chooseIdeas(journey: Journey, agent: Agent, count: number): Promise<Idea[]> {
  journey.progress.phase('2 ideas');
  let ideas: Idea[] = [];
  for (let run = 0; run < count && ideas.length < count; run += 1) {
    await propose(journey, agent, count - ideas.length);
    ideas = await proposed(journey, agent);
  }
  if (ideas.length < count) throw new Error(`the runs proposed only ${ideas.length} ideas`);
  const chosen = ideas.slice(0, count);
  for (const idea of chosen) await approve(journey, idea);
  return chosen;
}

async function propose(journey: Journey, agent: Agent, count: number): Promise<void> {
  const { agent: service, progress, idea } = journey;
  progress.running('researching and proposing ideas');
  const message = `Research "${idea}" and propose ${count} ideas for short vertical videos about it.`;
  const { run_id } = await withRetries<{ run_id: string }>(
    () => service.runs.create({ body: { agent_id: agent.uuid, message } }),
    () => findRun(journey, agent),
  );
  const run = await poll(
    () => withRetries(() => service.runs.get({ path: { run_id } })),
    ({ status }) => status !== 'running',
  );
  if (run.status === 'failed') throw new Error(`the run failed: ${run.error ?? 'no reason given'}`);
}

/** Returns the ideas that nobody has decided about, oldest first. */
async function proposed({ agent: service }: Journey, { uuid }: Agent): Promise<Idea[]> {
  const params = { query: { agent_id: uuid, status: 'generated' } } as const;
  const ideas = await withRetries(() => service.ideas.list(params));
  return ideas.toSorted((a, b) => a.id - b.id);
}

async function approve({ agent: service, progress }: Journey, { id, title }: Idea): Promise<void> {
  const approval = { path: { id, status: 'approve_to_create' } } as const;
  await withRetries(() => service.ideas.setStatus(approval));
  progress.done(`approved: ${title}`);
}

/** The agent is new, so any run of its conversations belongs to the demo. */
async function findRun({ agent: service }: Journey, { uuid }: Agent): Promise<{ run_id: string } | undefined> {
  const params = { query: { agent_id: uuid } };
  const { conversations } = await withRetries(() => service.conversations.list(params));
  const [conversation] = conversations;
  if (!conversation) return undefined;
  const path = { id: conversation.id };
  const { runs } = await withRetries(() => service.runs.list({ path }));
  return runs[0];
}
