import { CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import { MAX_INVITATIONS } from './members/invitation-limits.js';

export const invalidInvitation = () =>
  new DomainError(CommonErrors.notFound, 'This invitation is unknown, accepted, withdrawn or expired');
export const forAnotherAddress = () =>
  new DomainError(CommonErrors.forbidden, 'This invitation is for another address');
export const tooManyInvitations = () =>
  invalid('email', `cannot be invited: ${MAX_INVITATIONS} invitations are open already`);
export const tooManyFounded = (max: number, isUnproved: boolean) =>
  new DomainError(
    CommonErrors.validation,
    `You can found at most ${max} organizations${isUnproved ? UNTIL_PROVED : ''}; delete one first`,
  );
/** Ends the sentence about a small quota. */
export const UNTIL_PROVED = ' until its founder has proved the address (by a password reset) or was granted credits';
export const ownFactorMissing = () =>
  invalid('organization.require_second_factor', 'needs a second factor of your own first');
