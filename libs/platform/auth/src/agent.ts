import type { Role } from '@reelsheet/kernel';

export interface AgentRecord {
  readonly id: number;
  readonly uuid: string;
  readonly organizationId: number;
  readonly creatorId: number;
  readonly name: string;
  readonly timeZone: string;
}

export interface AgentInScope extends AgentRecord {
  /** The caller's role in the agent's organization. */
  readonly role: Role;
}
