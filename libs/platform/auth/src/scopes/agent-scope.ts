import { applyDecorators } from '@nestjs/common';
import { ApiParam, ApiQuery } from '@nestjs/swagger';
import { CommonErrors, parseAgentRef, type ErrorDefinition, type Role } from '@reelsheet/kernel';
import { declareAccess, type ParameterLocation } from '../access.js';
import type { Locate } from './scope.js';

export interface AgentScopeOptions {
  readonly name?: string;
  /** Without an agent in the request, the route is about all agents of the caller. */
  readonly isOptional?: boolean;
  readonly missing?: ErrorDefinition;
}

/**
 * For routes within one agent, named as `agent_id` in the path, query or body, by integer or uuid. The caller needs at
 * least the role `minimum` in the agent's organization.
 */
export function AgentScope(
  location: ParameterLocation,
  minimum: Role,
  {
    name = 'agent_id',
    isOptional = false,
    missing = location === 'path' ? CommonErrors.notFound : CommonErrors.agentNotFound,
  }: AgentScopeOptions = {},
): MethodDecorator {
  return applyDecorators(
    declareAccess({ of: 'agent', minimum, location, name, isOptional, missing, locate: locateAgent }),
    ...documented(location, name, !isOptional),
  );
}

const locateAgent: Locate = async (named, { agents }) => {
  const ref = parseAgentRef(named);
  const agent = ref && (await agents.find(ref));
  return agent ? { organizationId: agent.organizationId, agent } : undefined;
};

const AGENT_REF = { oneOf: [{ type: 'integer' as const }, { type: 'string' as const, format: 'uuid' }] };

/** Fields of a body are documented in its DTO. */
function documented(location: ParameterLocation, name: string, required: boolean): MethodDecorator[] {
  const parameter = { name, required: required && location !== 'query or body', schema: AGENT_REF };
  if (location === 'body') return [];
  return [location === 'path' ? ApiParam(parameter) : ApiQuery(parameter)];
}
