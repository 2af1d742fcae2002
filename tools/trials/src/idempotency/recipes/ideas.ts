import { randomUUID } from 'node:crypto';
import type { Prepared, Recipes, Scene } from '../scene.js';
import { GENERATED_TEXT, MadeSheet } from './made-sheet.js';

const JOB = {
  job_type: 'generate_content_ideas',
  prompt: 'Two ideas about rye bread',
  schedule: { cadence: 'daily', timezone: 'UTC', time_of_day: '09:00' },
  delivery: { type: 'chat_only' },
};
const ACCEPTED = 'approve_to_create';

interface Run {
  readonly run_id: string;
  readonly status: string;
  readonly pending_action: { readonly id: string } | null;
}

/** Stores an idea of the tenant's agent, as runs do, and returns its id. */
async function storeIdea(scene: Scene, status = ACCEPTED): Promise<number> {
  const { organizationId, agentId } = scene.tenant;
  const [idea] = await scene.rows<{ id: number }>(
    `INSERT INTO agent.idea (organization_id, agent_id, run_id, title, hook, description, video_type, status, data)
     VALUES ($1, $2, gen_random_uuid(), $3, 'Rise', 'About rye', 'story', $4, '{}') RETURNING id::integer`,
    [organizationId, agentId, `Rye ${randomUUID()}`, status],
  );
  return idea!.id;
}

/** Returns the body of a request that makes a row of an accepted idea in a new sheet with a generated text. */
async function intoSheet(scene: Scene): Promise<object> {
  const sheet = await MadeSheet.create(scene, { columns: { SCRIPT: GENERATED_TEXT, TOPIC: {} }, rows: 1 });
  await sheet.untilCompared();
  const ids = { agent_id: scene.tenant.agentId, idea_ids: [await storeIdea(scene)], vidsheet_id: sheet.id };
  return { ...ids, columns: { title: 'TOPIC' } };
}

/** Returns a run that waits for a decision. */
async function waitingRun(scene: Scene): Promise<Run> {
  const sheet = await MadeSheet.create(scene, { columns: { SCRIPT: GENERATED_TEXT } });
  await sheet.untilCompared();
  const context = { vidsheet_id: sheet.id };
  const body = { agent_id: scene.tenant.agentId, message: 'Generate the cells of the vidsheet', context };
  const { run_id } = await scene.call<Run>('agent', 'POST', '/agent/run', body);
  return scene.until<Run>('agent', `/agent/runs/${run_id}`, (run) => !!run.pending_action);
}

async function approved(scene: Scene): Promise<Prepared> {
  const { run_id, pending_action } = await waitingRun(scene);
  const decision = { approved: true, pending_action_id: pending_action!.id };
  return { path: `/agent/runs/${run_id}/approve`, body: decision };
}

const stopped = async (scene: Scene): Promise<Prepared> => ({
  path: `/agent/runs/${(await waitingRun(scene)).run_id}/stop`,
});

/** Prepares a request about a new recurring job. */
async function jobAt(scene: Scene, action: string): Promise<string> {
  const jobs = `/agents/${scene.tenant.agentUuid}/recurring-jobs`;
  return `${jobs}/${(await scene.call<{ id: string }>('agent', 'POST', jobs, JOB)).id}${action}`;
}

async function resumed(scene: Scene): Promise<Prepared> {
  const path = await jobAt(scene, '/pause');
  await scene.call('agent', 'POST', path);
  return { path: path.replace(/pause$/, 'resume') };
}

export const IDEA_RECIPES: Recipes = {
  'agent /agent/ideas/{id}/status': async (scene) => ({
    path: `/agent/ideas/${await storeIdea(scene, 'generated')}/status`,
  }),
  'agent /agent/ideas/{id}/refine': async (scene) => ({
    path: `/agent/ideas/${await storeIdea(scene)}/refine`,
    body: { instruction: 'Make it shorter' },
  }),
  'agent /agent/ideas/convert': async (scene) => ({ path: '/agent/ideas/convert', body: await intoSheet(scene) }),
  'agent /agent/ideas/produce': async (scene) => ({
    path: '/agent/ideas/produce',
    body: { ...(await intoSheet(scene)), through: 'cells' },
  }),
  'agent /agent/research': ({ tenant }) => ({
    path: '/agent/research',
    body: { agent_id: tenant.agentId, topic: 'Rye bread' },
  }),
  'agent /agent/run': ({ tenant }) => ({
    path: '/agent/run',
    body: { agent_id: tenant.agentId, message: 'Tell me of the morning' },
  }),
  'agent /agent/runs/{run_id}/approve': approved,
  'agent /agent/runs/{run_id}/stop': stopped,
  'agent /agents/{agent_id}/recurring-jobs': ({ tenant }) => ({
    path: `/agents/${tenant.agentUuid}/recurring-jobs`,
    body: JOB,
  }),
  'agent /agents/{agent_id}/recurring-jobs/defaults': async (scene) => ({
    path: `/agents/${(await scene.newAgent()).uuid}/recurring-jobs/defaults`,
  }),
  'agent /agents/{agent_id}/recurring-jobs/{job_id}/pause': async (scene) => ({ path: await jobAt(scene, '/pause') }),
  'agent /agents/{agent_id}/recurring-jobs/{job_id}/resume': resumed,
  'agent /agent/profile': async (scene) => ({
    path: '/agent/profile',
    body: { agent_id: (await scene.newAgent()).id, identity: { description: 'calm' } },
  }),
};
