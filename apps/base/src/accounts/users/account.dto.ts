import { invalid } from '@reelsheet/kernel';
import { Choice, Name, Text, Whole } from '@reelsheet/platform-http';
import { ApiProperty } from '@nestjs/swagger';
import { isEmail } from 'class-validator';
import type { NewPasswords } from '../passwords/new-passwords.js';
import { NewPassword, Password, AttemptedEmail } from '../passwords/password.dto.js';
import { RefreshTokenIn, type TokenHolder } from '../sessions/refresh-token-in.js';
import type { SignedIn } from '../sessions/signed-in.js';
import type { ConfirmedPassword } from '../sign-up/sign-up-verification.service.js';
import type { User } from './user.repository.js';

const USERNAME = /^[\w.+-]+$/;

export const Email = (about: string) =>
  Text({ max: 254, test: (text) => isEmail(text), expected: 'an email address', format: 'email', about });

export class SignUpBody {
  @Email('unique, whatever its case')
  email!: string;

  @NewPassword()
  password!: string;

  @Name()
  name!: string;

  @Text({
    optional: true,
    min: 1,
    max: 100,
    pattern: USERNAME,
    expected: 'letters, digits and . _ + -',
    about: 'derived from the address where absent',
  })
  username?: string;

  @RefreshTokenIn()
  refresh_token_in?: TokenHolder;
}

export class SignInBody {
  @AttemptedEmail()
  email!: string;

  @Password()
  password!: string;

  @RefreshTokenIn()
  refresh_token_in?: TokenHolder;
}

export class RefreshBody {
  @Text({ optional: true, max: 500, about: 'where absent, that of the cookie' })
  refresh_token?: string;
}

export class UserView {
  @Whole() id!: number;
  @Text() email!: string;
  @Text() name!: string;
  @Text() username!: string;
  @Text({ format: 'date-time' }) created_at!: string;
}

export class SignedInView {
  @Text() access_token!: string;
  @Text({ example: 'Bearer' }) token_type!: string;
  @Whole({ about: 'seconds until the access token expires' }) expires_in!: number;
  @Text({ optional: true, about: 'usable once; absent where a cookie keeps it' }) refresh_token?: string;
  @ApiProperty({ type: UserView }) user!: UserView;
}

export class AwaitedProofView {
  @Text() email!: string;
  @Choice(['verification_mailed']) status!: 'verification_mailed';
}

export class VerifyEmailBody {
  @AttemptedEmail()
  email!: string;
}

export class ProofBody {
  @Password({ optional: true, about: 'the one given at the sign-up; required without `new_password`' })
  password?: string;

  @NewPassword({
    optional: true,
    about: 'replaces the one given at the sign-up, which may be of another person; at least 10 characters',
  })
  new_password?: string;
}

/** Throws `validation_error` when the body does not have exactly one password. */
export function toConfirmedPassword(
  { password, new_password }: ProofBody,
  newPasswords: Pick<NewPasswords, 'in'>,
): ConfirmedPassword {
  if (password !== undefined && new_password !== undefined)
    throw invalid('new_password', 'must not be given together with password');
  if (new_password !== undefined) return { replacement: newPasswords.in('new_password', new_password) };
  if (password === undefined) throw invalid('password', 'is required, or new_password to set another one');
  return { given: password };
}

export function toUser(user: User): UserView {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    username: user.username,
    created_at: user.createdAt.toISOString(),
  };
}

/** The response contains the refresh token unless a cookie keeps it. */
export function toSignedIn({ user, tokens }: SignedIn, holder: TokenHolder = 'body'): SignedInView {
  return {
    access_token: tokens.accessToken,
    token_type: 'Bearer',
    expires_in: tokens.expiresIn,
    ...(holder === 'body' ? { refresh_token: tokens.refreshToken } : {}),
    user: toUser(user),
  };
}
