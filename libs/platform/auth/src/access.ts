import { applyDecorators } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import { CommonErrors, type ErrorDefinition, type Role } from '@reelsheet/kernel';
import { BodyLimit, routeConfig } from '@reelsheet/platform-http';
import { OUTSIDERS_BODY_BYTES } from './limits/body-limits.js';
import type { Locate } from './scopes/scope.js';

/**
 * Callers that a route admits, as the route declares them. A route without a declaration prevents
 * startup.
 */
export type AccessRule = OpenRule | CallerRule | ScopeRule;

/** No access key needed: open to everyone, to holders of a signed address, or to holders of the operator key. */
export interface OpenRule {
  readonly of: 'public' | 'signed_url' | 'operator';
}

/** Every caller: about their own data, or about data that is the same for all. */
export interface CallerRule {
  readonly of: 'account' | 'caller';
}

export type ParameterLocation = 'path' | 'query' | 'body' | 'query or body';

/** Returns true if the name is known only after the body was read. */
export const isInBody = (location: ParameterLocation): boolean => location.endsWith('body');

/**
 * Members with at least the role `minimum` in the organization of the agent, organization or record that the request
 * names.
 */
export interface ScopeRule {
  readonly of: string;
  readonly minimum: Role;
  readonly location: ParameterLocation;
  /** The field or parameter that names it. */
  readonly name: string;
  /** If nothing is named, the route is about the caller's own data. */
  readonly isOptional: boolean;
  /** The error for a missing or foreign one. */
  readonly missing: ErrorDefinition;
  readonly locate: Locate;
}

export const isScope = (rule: AccessRule): rule is ScopeRule => 'minimum' in rule;

const OPEN = ['public', 'signed_url', 'operator'];
export const isOpen = ({ of }: AccessRule): boolean => OPEN.includes(of);

/** Route configuration for hooks that run before Nest: the route requires a caller. */
const CLOSED = { closed: true };
export const isClosed = (config: unknown): boolean => (config as Partial<typeof CLOSED> | undefined)?.closed === true;

const ACCESS = 'reelsheet:access';
/**
 * Metadata key under which @nestjs/swagger stores a route's extensions; its own decorator cannot extend existing ones.
 */
const OPENAPI_EXTENSIONS = 'swagger/apiExtension';

/** Returns the rules that a route's handler declares; all of them must hold. */
export function accessOf(handler: object): readonly AccessRule[] {
  return (Reflect.getMetadata(ACCESS, handler) as AccessRule[] | undefined) ?? [];
}

/** Adds a rule to a route and documents it in OpenAPI as `x-access`. */
export function declareAccess(rule: AccessRule): MethodDecorator {
  return (target, key, descriptor) => {
    const handler = descriptor.value as object;
    const rules = [rule, ...accessOf(handler)];
    const extensions = Reflect.getMetadata(OPENAPI_EXTENSIONS, handler) as object | undefined;
    Reflect.defineMetadata(ACCESS, rules, handler);
    Reflect.defineMetadata(OPENAPI_EXTENSIONS, { ...extensions, 'x-access': rules.map(describe) }, handler);
    if (!isOpen(rule)) routeConfig(CLOSED)(target, key, descriptor);
  };
}

/** One rule in the OpenAPI document. */
export interface DescribedAccess {
  readonly of: string;
  readonly in?: ParameterLocation;
  readonly name?: string;
  readonly role?: Role;
  readonly optional?: boolean;
  /**
   * `<status> <error_code>` for outsiders, for invited people who have not accepted, for members without a second
   * factor that the organization requires, and for members whose role is too low.
   */
  readonly refusals?: {
    readonly stranger: string;
    readonly invited?: string;
    readonly without_factor: string;
    readonly lower_role?: string;
  };
}

function describe(rule: AccessRule): DescribedAccess {
  if (!isScope(rule)) return { of: rule.of };
  const { of, location, name, minimum, isOptional, missing } = rule;
  return {
    of,
    in: location,
    name,
    role: minimum,
    ...(isOptional ? { optional: true } : {}),
    refusals: {
      stranger: inShort(missing),
      ...(of === 'organization' ? {} : { invited: inShort(CommonErrors.permissionDenied) }),
      without_factor: inShort(CommonErrors.secondFactorMissing),
      ...(minimum === 'viewer' ? {} : { lower_role: inShort(CommonErrors.forbidden) }),
    },
  };
}

const inShort = ({ status, code }: ErrorDefinition) => `${status} ${code}`;

/** Opens a route without an access key. */
export function opened(of: OpenRule['of']): MethodDecorator {
  return applyDecorators(declareAccess({ of }), ApiSecurity({}), BodyLimit(OUTSIDERS_BODY_BYTES));
}

/** Open to everyone. */
export const Public = () => opened('public');

/** Open to holders of the address, which carries a signature or token that the service verifies. */
export const SignedUrl = () => opened('signed_url');

/** Every caller, about their own account, keys, organizations and uploads. */
export const OwnAccount = () => declareAccess({ of: 'account' });

/** Every caller, about data that is the same for all. */
export const AnyCaller = () => declareAccess({ of: 'caller' });
