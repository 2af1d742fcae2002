import type { ExecutionContext } from '@nestjs/common';
import type { Role } from '@reelsheet/kernel';
import type { FastifyRequest } from 'fastify';
import type { AccessRule } from '../access.js';
import type { Credential } from './credential.js';
import type { Scope } from '../scopes/scope.js';

/** Who asks, and what they may do. */
export interface Caller {
  readonly userId: number;
  /** The access key used, null for a bearer token. */
  readonly keyId: number | null;
  readonly memberships: ReadonlyMap<number, Role>;
  /** Organizations that have invited them and that they have not joined. */
  readonly invitedTo?: ReadonlySet<number>;
  /** Of a bearer token of ours its session; told by base alone. */
  readonly sessionId?: string;
  /** When the OpenID Connect issuer made the bearer token; told by base alone. */
  readonly issuedAt?: Date;
  /** When the credential ends by itself. */
  readonly expiresAt?: Date;
}

/** Reads from the source who a credential's caller is; null for one that is unknown, expired or revoked. */
export abstract class CredentialResolver {
  abstract resolve(credential: Credential): Promise<Caller | null>;
}

export interface AuthenticatedRequest extends FastifyRequest {
  caller?: Caller;
  /** What the caller showed, and what the route asks of callers. */
  credential?: Credential;
  rules?: readonly AccessRule[];
  /** What the route's declarations admitted the caller to, by the name that the request gives it. */
  scopes?: Map<string, Scope>;
}

export const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<AuthenticatedRequest>();
