import type { DeletedAgent } from './known-agent.repository.js';

/** What a service does with its own records when agents leave. Called in the transaction that forgets them. */
export abstract class AgentDeletionListener {
  abstract agentDeleted(agent: DeletedAgent): Promise<void>;

  /** The organization is gone for good, with all its agents. */
  abstract organizationDeleted(organizationId: number): Promise<void>;
}
