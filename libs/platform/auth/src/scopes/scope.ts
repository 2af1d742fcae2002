import type { ModuleRef } from '@nestjs/core';
import type { Role } from '@reelsheet/kernel';
import type { AgentDirectory, AgentRecord } from '../agent.js';

/** Where something that a request names belongs. */
export interface Located {
  readonly organizationId: number;
  /** Absent where it belongs to the organization itself. */
  readonly agent?: AgentRecord;
}

/** What the look-up of a named thing may ask. */
export interface Registers {
  readonly agents: AgentDirectory;
  readonly modules: ModuleRef;
}

/** Finds what was named; undefined for what cannot be read or does not exist. */
export type Locate = (named: unknown, registers: Registers) => Promise<Located | undefined>;

/** What the door admitted the caller to. */
export interface Scope extends Located {
  /** The caller's role in the organization. */
  readonly role: Role;
}

export interface OrganizationInScope {
  readonly id: number;
  readonly role: Role;
}
