import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { Clock, CommonErrors, DomainError } from '@reelsheet/kernel';
import type { AuthenticatedRequest, Caller } from './credentials/caller.js';
import { FRESH_FACTOR_MS } from './fresh-factor-limits.js';

const DECLARED = 'reelsheet:fresh-factor';

/** The guard checks the proof for the scopes of the request; a handler checks it where it alone knows them. */
type CheckedBy = 'guard' | 'handler';

/**
 * For routes that change money, members or keys. In an organization that requires a second factor, the session must
 * have proved one within the last 15 minutes; an access key cannot. The handler of a route without a scope checks it
 * itself, with {@link assertFreshFactor}.
 */
export const NeedsFreshFactor = (checkedBy: CheckedBy = 'guard'): MethodDecorator =>
  applyDecorators(SetMetadata(DECLARED, checkedBy), ApiExtension('x-second-factor', 'fresh'));

export const needsFreshFactor = (handler: object): boolean => checkerOf(handler) !== undefined;

const checkerOf = (handler: object) => Reflect.getMetadata(DECLARED, handler) as CheckedBy | undefined;

/** Returns whether the session of the caller has proved a second factor recently. */
export function hasFreshFactor({ secondFactor }: Caller, now: Date): boolean {
  const provedAt = secondFactor?.provedAt;
  return provedAt !== undefined && now.getTime() - provedAt.getTime() <= FRESH_FACTOR_MS;
}

/**
 * Throws `fresh_second_factor_required` if one of the organizations, or of all that the caller may use, requires a
 * second factor and the caller has proved none recently.
 */
export function assertFreshFactor(caller: Caller, now: Date, organizationIds?: Iterable<number>): void {
  const requiredIn = caller.secondFactor?.requiredIn ?? new Set();
  const concerned = [...(organizationIds ?? requiredIn)];
  if (concerned.some((id) => requiredIn.has(id)) && !hasFreshFactor(caller, now))
    throw new DomainError(CommonErrors.freshSecondFactorRequired);
}

/** Admits callers to routes that need a fresh second factor. */
@Injectable()
export class FreshFactor {
  constructor(private readonly clock: Clock) {}

  /**
   * Call it after the caller was admitted to the scopes of the request. Throws `fresh_second_factor_required` if one of
   * their organizations requires a second factor and the caller has proved none recently.
   */
  assert({ caller, scopes }: AuthenticatedRequest, handler: object): void {
    if (!caller || checkerOf(handler) !== 'guard') return;
    assertFreshFactor(
      caller,
      this.clock.now(),
      scopes && [...scopes.values()].map(({ organizationId }) => organizationId),
    );
  }
}
