import type { AgentCorePatch } from '@reelsheet/client';
import type { Journey } from '../journey.js';
import { withRetries } from '../timeouts.js';

export interface Agent {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
}

const MAX_NAME_LENGTH = 60;

/** Step 1: creates an agent with its own brand and voice. */
export async function setUp(journey: Journey): Promise<Agent> {
  const { base, fleet, progress, idea } = journey;
  progress.phase('1 setup');
  progress.running('creating an agent');
  const name = `${titleCase(idea).slice(0, MAX_NAME_LENGTH)} ${new Date().toISOString().slice(0, 19)}`;
  const find = async () => {
    const params = { query: { workspace_id: fleet.organization_id } };
    const agents = await withRetries(() => base.agents.list(params));
    const agent = agents.find((each) => each.name === name);
    return agent && { agent };
  };
  const body = {
    organization_id: fleet.organization_id,
    agent: { name, description: `Short videos about ${idea}`, time_zone: 'UTC' },
  };
  const { agent } = await withRetries<{ agent: Agent }>(() => base.agents.create({ body }), find);
  await describe(journey, agent);
  progress.done(`agent ${agent.id}: ${agent.name}`);
  return agent;
}

async function describe({ core, idea }: Journey, agent: Agent): Promise<void> {
  const params = { path: { agent_id: agent.id } };
  const body: AgentCorePatch = {
    brand_name: titleCase(idea).slice(0, MAX_NAME_LENGTH),
    description: `We make short, warm videos about ${idea}.`.slice(0, 500),
    personality: 'Warm, plain and encouraging. Speaks in short sentences and never sells.',
    target_platforms: ['shortvideo', 'videohost'],
  };
  await withRetries(() => core.agentCore.update({ ...params, body }));
}

function titleCase(text: string): string {
  return text.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}
