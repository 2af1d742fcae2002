import { applyDecorators } from '@nestjs/common';
import { ApiParam, ApiQuery } from '@nestjs/swagger';
import { CommonErrors, invalid, parseId, type Role } from '@reelsheet/kernel';
import { declareAccess, type ParameterLocation } from '../access.js';
import type { Locate } from './scope.js';

export interface NamedOrganization {
  readonly location: Exclude<ParameterLocation, 'path'>;
  readonly name: string;
}

/**
 * For routes about the organization that the path names as `organization_id`. The caller needs at least the role
 * `minimum`.
 */
export function OrganizationScope(minimum: Role): MethodDecorator {
  return applyDecorators(
    declareAccess({
      of: 'organization',
      minimum,
      location: 'path',
      name: 'organization_id',
      isOptional: false,
      missing: CommonErrors.notFound,
      locate: async (named) => locate(parseId(named)),
    }),
    ApiParam({ name: 'organization_id', schema: ID }),
  );
}

/**
 * For routes about the organization that the query or body names, or about the caller's own data if none is named.
 * Fields of a body are documented in its DTO.
 */
export function OptionalOrganizationScope({ location, name }: NamedOrganization, minimum: Role): MethodDecorator {
  const readId: Locate = async (named) => {
    const id = parseId(named);
    if (id === undefined) throw invalid(name, 'must be the id of an organization');
    return locate(id);
  };
  return applyDecorators(
    declareAccess({
      of: 'organization',
      minimum,
      location,
      name,
      isOptional: true,
      missing: CommonErrors.organizationNotFound,
      locate: readId,
    }),
    ...(location === 'query'
      ? [ApiQuery({ name, required: false, schema: ID, description: 'all of yours where absent' })]
      : []),
  );
}

const ID = { type: 'integer', minimum: 1 } as const;

const locate = (organizationId: number | undefined) => (organizationId === undefined ? undefined : { organizationId });
