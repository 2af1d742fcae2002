import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { requestContext } from '@reelsheet/platform-telemetry';
import { accessOf, isOpen } from './access.js';
import { isWellFormedApiKey } from './api-key.js';
import { requestOf, type AuthenticatedRequest, type Caller } from './caller.js';
import { CallerCache } from './caller-cache.js';
import { keyCredential, tokenCredential, type Credential } from './credential.js';
import { UserLimit } from './leased-limit.js';
import { networkOf } from './network.js';
import { WrongKeyLimit } from './rate-limit.js';

const BEARER = /^Bearer ([\w.~+/=-]{1,4096})$/i;

/** Lets in who shows a living key or bearer token, within its rate; a route that declares nothing is closed. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly callers: CallerCache,
    private readonly users: UserLimit,
    private readonly wrongKeys: WrongKeyLimit,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const rules = accessOf(context.getHandler());
    if (rules.some(isOpen)) return true;
    const request = requestOf(context);
    const credential = readCredential(request);
    const caller = credential && (await this.callers.find(credential));
    if (!caller) return this.refuse(request);
    await this.users.consume(String(caller.userId));
    Object.assign(request, { caller, credential, rules });
    noteCaller(caller);
    return true;
  }

  /** Counts what was shown and was wrong, so that who tries many keys from one address waits; those with a right one there do not. */
  private async refuse(request: AuthenticatedRequest): Promise<never> {
    if (showsCredential(request)) await this.wrongKeys.consume(networkOf(request.ip));
    throw new DomainError(CommonErrors.unauthorized);
  }
}

function showsCredential({ headers }: AuthenticatedRequest): boolean {
  return headers['x-api-key'] !== undefined || headers.authorization !== undefined;
}

/** For what is written down on behalf of the request. */
function noteCaller({ userId, keyId }: Caller): void {
  const context = requestContext.getStore();
  if (context) context.caller = { userId, keyId };
}

/** `X-API-Key` goes before `Authorization`; a malformed one is refused without a look-up. */
function readCredential(request: AuthenticatedRequest): Credential | undefined {
  const key = request.headers['x-api-key'];
  if (typeof key === 'string') return isWellFormedApiKey(key) ? keyCredential(key) : undefined;
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  return token ? tokenCredential(token) : undefined;
}
