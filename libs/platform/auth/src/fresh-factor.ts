import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { Clock, CommonErrors, DomainError } from '@reelsheet/kernel';
import type { AuthenticatedRequest, Caller } from './credentials/caller.js';
import { FRESH_FACTOR_MS } from './fresh-factor-limits.js';

const DECLARED = 'reelsheet:fresh-factor';

/**
 * For routes that change money, members or keys. In an organization that requires a second factor, the session must
 * have proved one within the last 15 minutes; an access key cannot. A route about the caller's own account concerns all
 * of the caller's organizations.
 */
export const NeedsFreshFactor = (): MethodDecorator =>
  applyDecorators(SetMetadata(DECLARED, true), ApiExtension('x-second-factor', 'fresh'));

export const needsFreshFactor = (handler: object): boolean => Reflect.getMetadata(DECLARED, handler) === true;

/** Returns whether the session of the caller has proved a second factor recently. */
export function hasFreshFactor({ secondFactor }: Caller, now: Date): boolean {
  const provedAt = secondFactor?.provedAt;
  return provedAt !== undefined && now.getTime() - provedAt.getTime() <= FRESH_FACTOR_MS;
}

/** Admits callers to routes that need a fresh second factor. */
@Injectable()
export class FreshFactor {
  constructor(private readonly clock: Clock) {}

  /**
   * Call it after the caller was admitted to the scopes of the request. Throws `fresh_second_factor_required` if one of
   * their organizations requires a second factor and the caller has proved none recently, and `second_factor_missing`
   * for a route about the account of a caller who lacks one that an organization requires.
   */
  assert({ caller, scopes }: AuthenticatedRequest, handler: object): void {
    if (!caller?.secondFactor || !needsFreshFactor(handler)) return;
    const { missingIn, requiredIn } = caller.secondFactor;
    if (!scopes && missingIn.size > 0) throw new DomainError(CommonErrors.secondFactorMissing);
    const concerned = scopes ? [...scopes.values()].map(({ organizationId }) => organizationId) : [...requiredIn];
    if (concerned.some((id) => requiredIn.has(id)) && !hasFreshFactor(caller, this.clock.now()))
      throw new DomainError(CommonErrors.freshSecondFactorRequired);
  }
}
