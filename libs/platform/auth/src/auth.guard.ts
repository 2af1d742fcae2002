import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { isArriving } from '@reelsheet/platform-http';
import { requestContext } from '@reelsheet/platform-telemetry';
import type { FastifyInstance } from 'fastify';
import { accessOf, isClosed, isOpen } from './access.js';
import { isWellFormedApiKey } from './credentials/api-key.js';
import { requestOf, type AuthenticatedRequest, type Caller } from './credentials/caller.js';
import { CallerCache } from './credentials/caller-cache.js';
import { keyCredential, tokenCredential, type Credential } from './credentials/credential.js';
import { assertKeyScopes } from './key-scopes.js';
import { WrongKeyLimit } from './limits/address-limit.js';
import { UserLimit } from './limits/leased-limit.js';
import { noteBudget } from './limits/rate-limit-headers.js';

const BEARER = /^Bearer ([\w.~+/=-]{1,4096})$/i;

/** Identifies the caller by a valid key or bearer token. */
@Injectable()
export class Authentication {
  constructor(
    private readonly callers: CallerCache,
    private readonly users: UserLimit,
    private readonly wrongKeys: WrongKeyLimit,
  ) {}

  /** Stores the caller in the request and counts the request once. Throws `unauthorized` or `rate_limited`. */
  async of(request: AuthenticatedRequest): Promise<void> {
    const credential = readCredential(request);
    const caller = credential && (await this.callers.find(credential));
    if (!caller) return this.reject(request);
    if (!request.caller) noteBudget(request, 'user', await this.users.consume(String(caller.userId)));
    Object.assign(request, { caller, credential });
    noteCaller(caller);
  }

  /**
   * Counts wrong credentials by address, so that guessing is limited; callers with valid ones from the same address are
   * not affected.
   */
  private async reject(request: AuthenticatedRequest): Promise<never> {
    if (containsCredential(request)) await this.wrongKeys.consume(request.ip);
    throw new DomainError(CommonErrors.unauthorized);
  }
}

/**
 * Authenticates before the body is read, because parsing a large body takes seconds. The guard authenticates again,
 * because a body may take minutes to arrive.
 */
@Injectable()
export class BodyGuard {
  constructor({ httpAdapter }: HttpAdapterHost, authentication: Authentication) {
    httpAdapter.getInstance<FastifyInstance>().addHook('preParsing', async (request) => {
      if (isClosed(request.routeOptions.config) && isArriving(request.raw)) await authentication.of(request);
    });
  }
}

/** Admits callers with a valid key or bearer token within their rate limit. A route without a declaration is closed. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(private readonly authentication: Authentication) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const rules = accessOf(context.getHandler());
    if (rules.some(isOpen)) return true;
    const request = requestOf(context);
    await this.authentication.of(request);
    assertKeyScopes(request.caller!, context.getHandler());
    request.rules = rules;
    return true;
  }
}

function containsCredential({ headers }: AuthenticatedRequest): boolean {
  return headers['x-api-key'] !== undefined || headers.authorization !== undefined;
}

/** Adds the caller to the request context for logs and audit entries. */
function noteCaller({ userId, keyId }: Caller): void {
  const context = requestContext.getStore();
  if (context) context.caller = { userId, keyId };
}

/**
 * `X-API-Key` takes precedence over `Authorization`. A malformed key is rejected without a database
 * query.
 */
function readCredential(request: AuthenticatedRequest): Credential | undefined {
  const key = request.headers['x-api-key'];
  if (typeof key === 'string') return isWellFormedApiKey(key) ? keyCredential(key) : undefined;
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  return token ? tokenCredential(token) : undefined;
}
