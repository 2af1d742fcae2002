import type { AgentRef, Role } from '@reelsheet/kernel';

export interface AgentRecord {
  readonly id: number;
  readonly uuid: string;
  readonly organizationId: number;
  readonly creatorId: number;
  readonly name: string;
  readonly timeZone: string;
  /** Credits that a new job of its organization may hold, where the directory reads them with the agent. */
  readonly availableCredits?: number;
}

export interface AgentInScope extends AgentRecord {
  /** The caller's role in the agent's organization. */
  readonly role: Role;
}

/** Finds existing agents: base in its own table, the other services in the copies made from base's events. */
export abstract class AgentDirectory {
  abstract find(ref: AgentRef): Promise<AgentRecord | null>;
}

export class NoAgents extends AgentDirectory {
  async find(): Promise<null> {
    return null;
  }
}
