import { CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import { MOST_INVITATIONS } from './invitation.js';

export const deadInvitation = () =>
  new DomainError(CommonErrors.notFound, 'This invitation is unknown, accepted, withdrawn or expired');
export const forAnotherAddress = () =>
  new DomainError(CommonErrors.forbidden, 'This invitation is for another address');
export const tooManyInvitations = () =>
  invalid('email', `cannot be invited: ${MOST_INVITATIONS} invitations are open already`);
