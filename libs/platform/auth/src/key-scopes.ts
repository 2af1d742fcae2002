import { applyDecorators, RequestMethod, SetMetadata } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { ApiExtension } from '@nestjs/swagger';
import {
  CommonErrors,
  DomainError,
  keyScopesFor,
  type ErrorDefinition,
  type KeyScope,
  type Phase,
} from '@reelsheet/kernel';
import { OPERATION_ERRORS, OPERATION_PHASE } from '@reelsheet/platform-http';
import { accessOf, isScope } from './access.js';
import type { Caller } from './credentials/caller.js';

const DECLARED = 'reelsheet:key-scopes';

/** Names the scopes that an access key needs for a route, all of them, where they do not follow from the rest. */
export const NeedsKeyScopes = (...scopes: KeyScope[]): MethodDecorator =>
  applyDecorators(SetMetadata(DECLARED, scopes), ApiExtension('x-scope', scopes));

const known = new WeakMap<object, readonly KeyScope[]>();

/** Returns all scopes that an access key needs for the route of a handler. */
export function keyScopesOf(handler: object): readonly KeyScope[] {
  const scopes = known.get(handler) ?? readScopes(handler);
  known.set(handler, scopes);
  return scopes;
}

function readScopes(handler: object): readonly KeyScope[] {
  const read = <T>(key: string) => Reflect.getMetadata(key, handler) as T | undefined;
  const errors = read<readonly ErrorDefinition[]>(OPERATION_ERRORS) ?? [];
  return keyScopesFor({
    method: RequestMethod[read<number>(METHOD_METADATA)!]!,
    access: accessOf(handler).map((rule) => ({ of: rule.of, role: isScope(rule) ? rule.minimum : undefined })),
    phase: read<Phase>(OPERATION_PHASE),
    spends: errors.includes(CommonErrors.insufficientCredits),
    declared: read<readonly KeyScope[]>(DECLARED),
  });
}

export const hasScope = ({ scopes }: Caller, scope: KeyScope): boolean => scopes?.has(scope) ?? true;

/** Throws `insufficient_scope` if the caller's key lacks a scope. */
export function assertScopes({ scopes }: Caller, needed: readonly KeyScope[]): void {
  if (!scopes) return;
  const missing = needed.filter((scope) => !scopes.has(scope));
  if (missing.length > 0) throw insufficientScope(missing);
}

/**
 * Throws `insufficient_scope` if the caller's key is not sufficient for a route. A key of one organization has no
 * access to what belongs to the user: keys, sessions, passwords, other organizations.
 */
export function assertKeyScopes(caller: Caller, handler: object): void {
  const needed = keyScopesOf(handler);
  assertScopes(caller, needed);
  const isPersonal = needed.includes('account') && accessOf(handler).some(({ of }) => of === 'account');
  if (isPersonal && caller.organizationId !== undefined)
    throw insufficientScope(['account'], 'The access key is limited to one organization, and this belongs to the user');
}

function insufficientScope(missing: readonly KeyScope[], message?: string): DomainError {
  const sentence = message ?? `The access key lacks the scope ${missing.join(', ')}`;
  return new DomainError(CommonErrors.insufficientScope, sentence, { missing_scopes: missing });
}
