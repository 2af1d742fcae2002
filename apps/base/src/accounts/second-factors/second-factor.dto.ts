import { invalid, prose } from '@reelsheet/kernel';
import { Choice, ListOf, Name, Nested, Text, Texts, Whole, type FieldOptions } from '@reelsheet/platform-http';
import { Password } from '../passwords/password.dto.js';
import { RefreshTokenIn, type TokenHolder } from '../sessions/refresh-token-in.js';
import type { AddedFactor } from './factor-addition.js';
import { ChallengeToken, PasskeyAssertionBody } from './passkeys/passkey.dto.js';
import { CHALLENGE_TTL_SECONDS } from './second-factor-limits.js';
import {
  FACTOR_KINDS,
  type CodeProof,
  type FactorChallenge,
  type FactorKind,
  type FactorProof,
  type OwnerProof,
} from './second-factor.js';
import type { SecondFactor } from './second-factor.repository.js';
import type { SecondFactors } from './second-factor.service.js';
import type { TotpEnrolment } from './totp/totp-enrolment.service.js';

/** A code of an authenticator app. */
const AppCode = (options: FieldOptions = {}) =>
  Text({ min: 6, max: 6, pattern: /^\d{6}$/, expected: 'six digits', example: '492039', ...options });

/** A code of a second factor; at most one of the fields. */
export class CodeProofBody {
  @AppCode({ optional: true, about: 'present code of an authenticator app; each is accepted once' })
  code?: string;

  @Text({
    optional: true,
    max: 40,
    about: 'recovery code, instead of `code`',
    example: '3f7k-9m2q-x4ta-80bz-c6wn-5vhd',
  })
  recovery_code?: string;
}

/** The completion of a sign-in; exactly one of the proofs. */
export class SecondFactorBody extends CodeProofBody {
  @Nested(() => PasskeyAssertionBody, {
    optional: true,
    about: prose`
      instead of \`code\`: the credential that \`navigator.credentials.get\` has returned for the options of
      \`POST /auth/second_factor/passkey_options\`, as \`toJSON()\` writes it`,
  })
  passkey?: PasskeyAssertionBody;

  @ChallengeToken()
  challenge!: string;

  @RefreshTokenIn()
  refresh_token_in?: TokenHolder;
}

/** The proof that the owner of the account sends the request; at most one of the fields. */
export class OwnerProofBody extends CodeProofBody {
  @Password({
    optional: true,
    about: prose`
      password of the account: sufficient for the first second factor, and in a session that has proved a factor within
      15 minutes; otherwise send \`code\` or \`recovery_code\`. An account without a password needs no proof in these
      two cases`,
  })
  password?: string;
}

export class EnrolTotpBody extends OwnerProofBody {
  @Name({ optional: true, max: 100, about: 'name of the app or device, `Authenticator app` where absent' })
  name?: string;
}

export class ConfirmTotpBody {
  @AppCode({ about: 'present code of the app' })
  code!: string;
}

export class TotpEnrolmentView {
  @Text({ format: 'uuid' }) id!: string;
  @Text({ format: 'uri', about: 'for a QR code: it contains the secret, and is shown this once' }) otpauth_uri!: string;
  @Text({ format: 'date-time', about: 'time by which the app must be confirmed' }) expires_at!: string;
}

export class RenameFactorBody {
  @Name({ max: 100 }) name!: string;
}

export class SecondFactorView {
  @Text({ format: 'uuid' }) id!: string;
  @Choice(FACTOR_KINDS) kind!: FactorKind;
  @Text() name!: string;
  @Text({ format: 'date-time' }) created_at!: string;
  @Text({ format: 'date-time', nullable: true }) last_used_at!: string | null;
}

export class SecondFactorsView {
  @ListOf(() => SecondFactorView, { about: 'oldest first' }) second_factors!: SecondFactorView[];
  @Whole({ about: 'recovery codes that were not used' }) recovery_codes_left!: number;
}

export class AddedFactorView {
  @Nested(() => SecondFactorView) second_factor!: SecondFactorView;
  @Texts({ nullable: true, about: 'shown this once; null unless it is your first second factor' })
  recovery_codes!: readonly string[] | null;
}

export class FactorChallengeView {
  @Text() challenge!: string;
  @Whole({ about: 'seconds until the challenge expires' }) expires_in!: number;
  @Texts({ values: FACTOR_KINDS, about: 'kinds of second factors that you have' }) kinds!: readonly FactorKind[];
}

export class RecoveryCodesView {
  @Texts({ about: 'each works once; shown this once' }) recovery_codes!: readonly string[];
}

/** Returns the proof in a body, undefined if there is none. Throws `validation_error` for several. */
export function toOwnerProof({ password, ...codes }: OwnerProofBody): OwnerProof | undefined {
  const proof = toCodeProof(codes);
  if (password === undefined) return proof;
  if (proof) throw invalid('password', 'must not be given together with another proof');
  return { password };
}

/** Throws `validation_error` unless there is exactly one proof. */
export function toFactorProof({ passkey, ...codes }: Omit<SecondFactorBody, 'challenge'>): FactorProof {
  const proof = toCodeProof(codes);
  if (proof && passkey) throw invalid('passkey', 'must not be given together with another proof');
  if (passkey) return { assertion: passkey };
  if (!proof) throw invalid('code', 'is required, or recovery_code or passkey instead of it');
  return proof;
}

function toCodeProof({ code, recovery_code }: CodeProofBody): CodeProof | undefined {
  if (code !== undefined && recovery_code !== undefined)
    throw invalid('recovery_code', 'must not be given together with code');
  if (code !== undefined) return { code };
  return recovery_code === undefined ? undefined : { recoveryCode: recovery_code };
}

export function toFactorChallenge({ token, kinds }: FactorChallenge): FactorChallengeView {
  return { challenge: token, expires_in: CHALLENGE_TTL_SECONDS, kinds };
}

export function toTotpEnrolment({ id, uri, expiresAt }: TotpEnrolment): TotpEnrolmentView {
  return { id, otpauth_uri: uri, expires_at: expiresAt.toISOString() };
}

export function toSecondFactors({ factors, recoveryCodesLeft }: SecondFactors): SecondFactorsView {
  return { second_factors: factors.map(toSecondFactor), recovery_codes_left: recoveryCodesLeft };
}

export function toAddedFactor({ factor, recoveryCodes }: AddedFactor): AddedFactorView {
  return { second_factor: toSecondFactor(factor), recovery_codes: recoveryCodes ?? null };
}

export function toSecondFactor({ id, kind, name, createdAt, lastUsedAt }: SecondFactor): SecondFactorView {
  return {
    id,
    kind,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
