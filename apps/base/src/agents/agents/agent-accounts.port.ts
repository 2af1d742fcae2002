/** The accounts on networks that agents post to; social accounts, a floor above, know them. */
export abstract class AgentAccounts {
  /** Disconnects all accounts of the agent, in the caller's transaction. */
  abstract disconnectAll(agentId: number): Promise<void>;
}
