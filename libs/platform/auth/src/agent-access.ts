import { Injectable } from '@nestjs/common';
import {
  CommonErrors,
  DomainError,
  parseAgentRef,
  roleAtLeast,
  type AgentRef,
  type ErrorDefinition,
  type Role,
} from '@reelsheet/kernel';
import type { AgentInScope, AgentRecord } from './agent.js';
import type { Caller } from './caller.js';

/** Finds living agents: base in its own table, the others in what base's events told them. */
export abstract class AgentDirectory {
  abstract find(ref: AgentRef): Promise<AgentRecord | null>;
}

export class NoAgents extends AgentDirectory {
  async find(): Promise<null> {
    return null;
  }
}

/** Where a request names the agent decides what a refusal looks like. */
export interface Admission {
  readonly minimum: Role;
  /** Said of an agent that is missing or foreign. */
  readonly missing: ErrorDefinition;
  /** Said to a member whose role is too low. */
  readonly denied: ErrorDefinition;
}

/** Who may do what with an agent. A foreign agent looks missing. */
@Injectable()
export class AgentAccess {
  constructor(private readonly directory: AgentDirectory) {}

  async require(caller: Caller, named: unknown, { minimum, missing, denied }: Admission): Promise<AgentInScope> {
    const ref = parseAgentRef(named);
    const agent = ref && (await this.directory.find(ref));
    const role = agent && caller.memberships.get(agent.organizationId);
    if (!agent || !role) throw new DomainError(missing);
    if (!roleAtLeast(role, minimum)) throw new DomainError(denied);
    return { ...agent, role };
  }
}

/** Admits a member of an organization with at least `minimum`; to a stranger the thing looks missing. */
export function requireMembership(
  caller: Caller,
  organizationId: number,
  minimum: Role,
  missing: ErrorDefinition = CommonErrors.notFound,
): Role {
  const role = caller.memberships.get(organizationId);
  if (!role) throw new DomainError(missing);
  if (!roleAtLeast(role, minimum)) throw new DomainError(CommonErrors.forbidden);
  return role;
}
