import { applyDecorators, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiParam, ApiQuery } from '@nestjs/swagger';
import { CommonErrors, invalid, type ErrorDefinition, type Role } from '@reelsheet/kernel';
import { AgentAccess, type Admission } from './agent-access.js';
import { requestOf, type AuthenticatedRequest } from './caller.js';

export type AgentPlace = 'path' | 'query' | 'body';

export interface AgentScopeRule {
  readonly place: AgentPlace;
  readonly minimum: Role;
  readonly missing?: ErrorDefinition;
}

export const AGENT_SCOPE = 'reelsheet:agent-scope';

const AGENT_ID = { name: 'agent_id', required: true, type: String, description: 'integer id or uuid' };

/** A body's `agent_id` stands in the body's DTO. */
const DOCUMENTED: Record<AgentPlace, MethodDecorator[]> = {
  path: [ApiParam(AGENT_ID)],
  query: [ApiQuery(AGENT_ID)],
  body: [],
};

/**
 * The route works inside one agent, which it names as `agent_id` in its path, query or body, by integer or uuid.
 * The caller needs at least `minimum` in the agent's organization.
 */
export function AgentScope(place: AgentPlace, minimum: Role, missing?: ErrorDefinition): MethodDecorator {
  return applyDecorators(
    SetMetadata(AGENT_SCOPE, { place, minimum, missing } satisfies AgentScopeRule),
    ...DOCUMENTED[place],
  );
}

const READ: Record<AgentPlace, (request: AuthenticatedRequest) => unknown> = {
  path: (request) => (request.params as Record<string, unknown>)['agent_id'],
  query: (request) => (request.query as Record<string, unknown>)['agent_id'],
  body: (request) => (request.body as Record<string, unknown> | undefined)?.['agent_id'],
};

@Injectable()
export class AgentScopeGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly access: AgentAccess,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.get<AgentScopeRule | undefined>(AGENT_SCOPE, context.getHandler());
    if (!rule || context.getType() !== 'http') return true;
    const request = requestOf(context);
    const named = READ[rule.place](request);
    if (rule.place !== 'path' && (named === undefined || named === '')) throw invalid('agent_id', 'is required');
    request.agentInScope = await this.access.require(request.caller!, named, admission(rule));
    return true;
  }
}

function admission({ place, minimum, missing }: AgentScopeRule): Admission {
  return place === 'path'
    ? { minimum, missing: missing ?? CommonErrors.notFound, denied: CommonErrors.permissionDenied }
    : { minimum, missing: missing ?? CommonErrors.agentNotFound, denied: CommonErrors.forbidden };
}
