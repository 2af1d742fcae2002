import type { ExecutionContext } from '@nestjs/common';
import { CommonErrors, DomainError, type KeyScope, type Role } from '@reelsheet/kernel';
import type { FastifyRequest } from 'fastify';
import type { CallBudget } from '../limits/call-budget.js';
import type { AccessRule } from '../access.js';
import type { Credential } from './credential.js';
import type { Scope } from '../scopes/scope.js';

/** The authenticated user and their memberships. */
export interface Caller {
  readonly userId: number;
  /** The access key used, null for a bearer token. */
  readonly keyId: number | null;
  readonly memberships: ReadonlyMap<number, Role>;
  /** The organization whose share another one of the memberships uses, by that one; absent where it has its own. */
  readonly shares?: ReadonlyMap<number, number>;
  /** Organizations of the memberships that have small quotas, because their founder is unproved. */
  readonly smallQuotas?: ReadonlySet<number>;
  /** Scopes of a limited access key; absent where nothing is limited. */
  readonly scopes?: ReadonlySet<KeyScope>;
  /** The only organization of an access key; memberships contain no other one. */
  readonly organizationId?: number;
  /** Organizations that have invited the user and that the user has not joined. */
  readonly invitedTo?: ReadonlySet<number>;
  /** The session of a bearer token of ours; only base reports it. */
  readonly sessionId?: string;
  /** When the OpenID Connect issuer issued the bearer token; only base reports it. */
  readonly issuedAt?: Date;
  /** When the credential expires. */
  readonly expiresAt?: Date;
  readonly secondFactor?: SecondFactorStatus;
}

/** The second factor of a user, as the user's organizations require it. */
export interface SecondFactorStatus {
  /** Organizations that require a second factor, which the user lacks; `memberships` does not contain them. */
  readonly missingIn: ReadonlySet<number>;
  /** Organizations in `memberships` that require a second factor. */
  readonly requiredIn: ReadonlySet<number>;
  /** When this session proved a second factor last; absent for keys, and for sessions that never did. */
  readonly provedAt?: Date;
}

/** Throws `second_factor_missing` if the organization requires a second factor, which its member lacks. */
export function assertSecondFactor({ secondFactor }: Caller, organizationId: number): void {
  if (secondFactor?.missingIn.has(organizationId)) throw new DomainError(CommonErrors.secondFactorMissing);
}

/** Reads the caller of a credential from the source; null for an unknown, expired or revoked one. */
export abstract class CredentialResolver {
  abstract resolve(credential: Credential): Promise<Caller | null>;
}

export interface AuthenticatedRequest extends FastifyRequest {
  caller?: Caller;
  /** The credential of the request and what the route requires. */
  credential?: Credential;
  rules?: readonly AccessRule[];
  /** The scopes to which the caller was admitted, by the name in the request. */
  scopes?: Map<string, Scope>;
  /** State of the limits that have counted the request, by their names in the response. */
  budgets?: Map<string, CallBudget>;
}

export const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<AuthenticatedRequest>();
