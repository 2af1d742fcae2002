import type { Journey } from '../journey.js';

export interface Agent {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
}

const LONGEST_NAME = 60;

/** Step 1: an agent with a brand and a voice of its own. */
export async function setUp(journey: Journey): Promise<Agent> {
  const { api, fleet, progress, idea } = journey;
  progress.phase('1 setup');
  progress.running('making an agent');
  const name = `${titleCase(idea).slice(0, LONGEST_NAME)} ${new Date().toISOString().slice(0, 19)}`;
  const find = async () => {
    const agents = await api.get<Agent[]>(`${fleet.base_url}/agents?workspace_id=${fleet.organization_id}`);
    const agent = agents.find((each) => each.name === name);
    return agent && { agent };
  };
  const body = {
    organization_id: fleet.organization_id,
    agent: { name, description: `Short videos about ${idea}`, time_zone: 'UTC' },
  };
  const { agent } = await api.post<{ agent: Agent }>(`${fleet.base_url}/agents`, { body, find });
  await api.patch(`${fleet.base_url}/agents/${agent.id}/core`, {
    brand_name: titleCase(idea).slice(0, LONGEST_NAME),
    description: `We make short, warm videos about ${idea}.`.slice(0, 500),
    personality: 'Warm, plain and encouraging. Speaks in short sentences and never sells.',
    target_platforms: ['shortvideo', 'videohost'],
  });
  progress.done(`agent ${agent.id}: ${agent.name}`);
  return agent;
}

function titleCase(text: string): string {
  return text.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}
