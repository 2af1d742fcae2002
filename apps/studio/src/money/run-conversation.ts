import { dataOf } from '@reelsheet/client';
import { agentsQuery } from '../api/agent-queries.js';
import { services } from '../api/services.js';
import { queries } from '../app/queries.js';

/** Returns the conversation of a run and its agent, which is undefined where the agent is gone. */
export async function conversationOfRun(organizationId: number, run: string) {
  const [agents, { agent_id: uuid, conversation_id: conversation }] = await Promise.all([
    queries.ensureQueryData(agentsQuery(organizationId)),
    dataOf(services().agent.runs.get({ path: { run_id: run } })),
  ]);
  return { agentId: agents.find((agent) => agent.uuid === uuid)?.id, conversation };
}
