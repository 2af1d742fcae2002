import { CommonErrors, defineError, DomainError, invalid } from '@reelsheet/kernel';

export const AccessErrors = {
  emailUnverified: defineError({
    code: 'email_unverified',
    status: 403,
    message: 'Confirm your email address first, by the link that was mailed to you',
  }),
  originNotAllowed: defineError({
    code: 'origin_not_allowed',
    status: 403,
    message: 'Pages of this origin may not use the cookie of a sign-in; the operator allows origins in CORS_ORIGINS',
  }),
} as const;

export const wrongPassword = () => new DomainError(CommonErrors.unauthorized, 'email or password is wrong');
export const invalidRefreshToken = () =>
  new DomainError(CommonErrors.unauthorized, 'refresh_token is unknown, used or expired');
export const originNotAllowed = () => new DomainError(AccessErrors.originNotAllowed);
export const signUpClosed = () => new DomainError(CommonErrors.forbidden, 'sign-up is closed here');
export const emailTaken = () => invalid('email', 'is already registered');
export const emailUnverified = () => new DomainError(AccessErrors.emailUnverified);
export const wrongSignUpPassword = () =>
  invalid('password', 'is not the one of this sign-up; set another one with new_password');
export const guessablePassword = (field: string) =>
  invalid(field, 'is easy to guess: it is among the most common leaked passwords, or made of your name or address');
export const wrongCurrentPassword = () => invalid('current_password', 'is wrong');
export const hasNoPassword = () =>
  invalid('current_password', 'is not known here: this account signs in with its identity provider');
export const keyHasNoSession = () =>
  new DomainError(CommonErrors.validation, 'An access key has no session to sign out of; revoke it instead');
export const credentialEnded = () => new DomainError(CommonErrors.unauthorized);
export const invalidLink = () => new DomainError(CommonErrors.notFound, 'This link is unknown, used or expired');
export const usernameTaken = () => invalid('username', 'is already taken');
