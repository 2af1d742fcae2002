import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { AgentInScope } from './agent.js';
import { requestOf, type AuthenticatedRequest, type Caller } from './credentials/caller.js';
import type { OrganizationInScope, Scope } from './scopes/scope.js';

/** The authenticated caller. */
export const CurrentCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller => requestOf(context).caller!,
);

/** The scope that the request names as `name`, or its first one; undefined where an optional one is not named. */
export function scopeOf({ scopes }: AuthenticatedRequest, name?: string): Scope | undefined {
  return name === undefined ? scopes?.values().next().value : scopes?.get(name);
}

/** The agent that the caller was admitted to: by its own id, or as the one that the named record belongs to. */
export function agentInScope(request: AuthenticatedRequest, name?: string): AgentInScope | undefined {
  const scope = scopeOf(request, name);
  return scope?.agent && { ...scope.agent, role: scope.role };
}

/** The agent that the caller was admitted to; `name` tells which where a route names several. */
export const CurrentAgent = createParamDecorator((name: string | undefined, context: ExecutionContext) =>
  agentInScope(requestOf(context), name),
);

/** The organization that the caller was admitted to. */
export const CurrentOrganization = createParamDecorator(
  (_: unknown, context: ExecutionContext): OrganizationInScope | undefined => {
    const scope = scopeOf(requestOf(context));
    return scope && { id: scope.organizationId, role: scope.role };
  },
);
