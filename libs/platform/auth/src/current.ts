import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { AgentInScope } from './agent.js';
import { requestOf, type AuthenticatedRequest, type Caller } from './credentials/caller.js';
import type { Credential } from './credentials/credential.js';
import type { OrganizationInScope, Scope } from './scopes/scope.js';

/** Injects the authenticated caller. */
export const CurrentCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller => requestOf(context).caller!,
);

/** Injects the credential of the caller, in the form in which it is sent to base. */
export const CurrentCredential = createParamDecorator(
  (_: unknown, context: ExecutionContext): Credential => requestOf(context).credential!,
);

/** Returns the scope that the request names as `name`, or the first one; undefined if an optional one is not named. */
export function scopeOf({ scopes }: AuthenticatedRequest, name?: string): Scope | undefined {
  return name === undefined ? scopes?.values().next().value : scopes?.get(name);
}

/** Returns the agent to which the caller was admitted: by its own id, or as the owner of the named record. */
export function agentInScope(request: AuthenticatedRequest, name?: string): AgentInScope | undefined {
  const scope = scopeOf(request, name);
  return scope?.agent && { ...scope.agent, role: scope.role };
}

/** Injects the agent to which the caller was admitted; `name` selects one if a route names several. */
export const CurrentAgent = createParamDecorator((name: string | undefined, context: ExecutionContext) =>
  agentInScope(requestOf(context), name),
);

/** Injects the organization to which the caller was admitted. */
export const CurrentOrganization = createParamDecorator(
  (_: unknown, context: ExecutionContext): OrganizationInScope | undefined => {
    const scope = scopeOf(requestOf(context));
    return scope && { id: scope.organizationId, role: scope.role };
  },
);
