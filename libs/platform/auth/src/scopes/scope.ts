import type { ModuleRef } from '@nestjs/core';
import type { Role } from '@reelsheet/kernel';
import type { AgentDirectory, AgentRecord } from '../agent.js';

/** The agent or organization of a named record. */
export interface Located {
  readonly organizationId: number;
  /** Absent if it belongs to the organization itself. */
  readonly agent?: AgentRecord;
}

/** Registers in which the organization of a named record is found. */
export interface Registers {
  readonly agents: AgentDirectory;
  readonly modules: ModuleRef;
}

/** Finds the named record; undefined if the name is invalid or nothing exists. */
export type Locate = (named: unknown, registers: Registers) => Promise<Located | undefined>;

/** The scope to which the caller was admitted. */
export interface Scope extends Located {
  /** The caller's role in the organization. */
  readonly role: Role;
}

export interface OrganizationInScope {
  readonly id: number;
  readonly role: Role;
}
