import type { DepartedAgent } from './known-agent.repository.js';

/** What a service does with its own records when agents leave. Called in the transaction that forgets them. */
export abstract class AgentDepartures {
  abstract agentLeft(agent: DepartedAgent): Promise<void>;

  /** The organization is gone for good, with all its agents. */
  abstract organizationLeft(organizationId: number): Promise<void>;
}
