import { applyDecorators } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import { CommonErrors, type ErrorDefinition, type Role } from '@reelsheet/kernel';
import { BodyLimit, routeConfig } from '@reelsheet/platform-http';
import type { Locate } from './scopes/scope.js';

/** Who may call a route, as the route declares it; a route without a declaration stops the boot. */
export type AccessRule = OpenRule | CallerRule | ScopeRule;

/** No access key is asked for: open to all, to who knows the signed address, or to who holds the operator's key. */
export interface OpenRule {
  readonly of: 'public' | 'signed_url' | 'operator';
}

/** Every caller: for what is their own, or for what is the same for all. */
export interface CallerRule {
  readonly of: 'account' | 'caller';
}

export type Place = 'path' | 'query' | 'body' | 'query or body';

/** Whether what names it is known only once the body was read. */
export const isInBody = (place: Place): boolean => place.endsWith('body');

/** Members of an organization, with at least the role `minimum`: that of the agent, organization or record which the request names. */
export interface ScopeRule {
  readonly of: string;
  readonly minimum: Role;
  readonly place: Place;
  /** The field or parameter that names it. */
  readonly name: string;
  /** Where nothing is named, the route is about what belongs to the caller. */
  readonly isOptional: boolean;
  /** Said of one that is missing or foreign. */
  readonly missing: ErrorDefinition;
  readonly locate: Locate;
}

export const isScope = (rule: AccessRule): rule is ScopeRule => 'minimum' in rule;

const OPEN = ['public', 'signed_url', 'operator'];
export const isOpen = ({ of }: AccessRule): boolean => OPEN.includes(of);

/** What Fastify is told about routes that ask who calls, for what comes before Nest. */
const CLOSED = { closed: true };
export const isClosed = (config: unknown): boolean => (config as Partial<typeof CLOSED> | undefined)?.closed === true;

/** What strangers may have us read: many times as much as any of these routes needs. */
const STRANGERS_BODY_BYTES = 16 * 1024;

const ACCESS = 'reelsheet:access';
/** Where @nestjs/swagger keeps a route's extensions; its own decorator cannot add to one that is set. */
const OPENAPI_EXTENSIONS = 'swagger/apiExtension';

/** The rules that a route's handler declares, all of which must hold. */
export function accessOf(handler: object): readonly AccessRule[] {
  return (Reflect.getMetadata(ACCESS, handler) as AccessRule[] | undefined) ?? [];
}

/** Adds a rule to a route, and tells it in the OpenAPI document as `x-access`. */
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
  readonly in?: Place;
  readonly name?: string;
  readonly role?: Role;
  readonly optional?: boolean;
  /** `<status> <error_code>` for who has no part in it, who is invited and has not accepted, and a member whose role is too low. */
  readonly refusals?: { readonly stranger: string; readonly invited?: string; readonly lower_role?: string };
}

function describe(rule: AccessRule): DescribedAccess {
  if (!isScope(rule)) return { of: rule.of };
  const { of, place, name, minimum, isOptional, missing } = rule;
  return {
    of,
    in: place,
    name,
    role: minimum,
    ...(isOptional ? { optional: true } : {}),
    refusals: {
      stranger: inShort(missing),
      ...(of === 'organization' ? {} : { invited: inShort(CommonErrors.permissionDenied) }),
      ...(minimum === 'viewer' ? {} : { lower_role: inShort(CommonErrors.forbidden) }),
    },
  };
}

const inShort = ({ status, code }: ErrorDefinition) => `${status} ${code}`;

/** Opens a route without asking for an access key. */
export function opened(of: OpenRule['of']): MethodDecorator {
  return applyDecorators(declareAccess({ of }), ApiSecurity({}), BodyLimit(STRANGERS_BODY_BYTES));
}

/** Open to everyone. */
export const Public = () => opened('public');

/** Open to who knows the address, which carries a signature or token that the service checks. */
export const SignedUrl = () => opened('signed_url');

/** Every caller, about what is their own: account, keys, organizations, uploads. */
export const OwnAccount = () => declareAccess({ of: 'account' });

/** Every caller, about what is the same for all. */
export const AnyCaller = () => declareAccess({ of: 'caller' });
