/** The sheet that an agent works on where none is named; sheets, a floor above, make and find it. */
export abstract class SetupProject {
  /** Makes a new agent's, in the transaction that creates the agent. */
  abstract found(agent: { readonly id: number; readonly organizationId: number }): Promise<void>;

  /** Its id; null once it was deleted and no other took its place. */
  abstract of(agentId: number): Promise<number | null>;
}
