/** An agent, or one of its sheets, of which something is gone. */
export interface DeletedScope {
  readonly organizationId: number;
  readonly agentId: number;
  /** Absent where the agent itself is gone. */
  readonly sheetId?: number;
}

/** What is made for agents and sheets on the floors above, which nobody can use once its place is gone. */
export abstract class AbandonedWork {
  /** Has all of it stopped that lost its place, soon after the caller's transaction. */
  abstract stop(bereft: DeletedScope): Promise<void>;
}
