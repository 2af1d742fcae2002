import { CommonErrors, DomainError, invalid } from '@reelsheet/kernel';

export const wrongPassword = () => new DomainError(CommonErrors.unauthorized, 'email or password is wrong');
export const deadRefreshToken = () =>
  new DomainError(CommonErrors.unauthorized, 'refresh_token is unknown, used or expired');
export const signUpClosed = () => new DomainError(CommonErrors.forbidden, 'sign-up is closed here');
export const emailTaken = () => invalid('email', 'is already registered');
export const usernameTaken = () => invalid('username', 'is already taken');
