import { CommonErrors, defineError, DomainError, invalid, prose } from '@reelsheet/kernel';
import type { Caller } from '@reelsheet/platform-auth';
import { documentedMeanings } from '@reelsheet/platform-http';
import { FACTOR_KINDS, type CodeProof, type FactorChallenge } from './second-factor.js';
import { CHALLENGE_TTL_SECONDS, MAX_FACTORS } from './second-factor-limits.js';

const CHALLENGE = 'of `second_factor_required`: ';

export const SecondFactorErrors = {
  requiredToSignIn: defineError({
    code: 'second_factor_required',
    status: 401,
    message: 'The password is right; complete the sign-in with a second factor',
    detailSchema: {
      challenge: { type: 'string', description: `${CHALLENGE}names the sign-in at \`POST /auth/second_factor\`` },
      expires_in: { type: 'integer', description: `${CHALLENGE}seconds until the challenge expires` },
      kinds: {
        type: 'array',
        items: { type: 'string', enum: FACTOR_KINDS, ...documentedMeanings(FACTOR_KINDS) },
        description: `${CHALLENGE}kinds of second factors that you have; a recovery code replaces each of them`,
      },
    },
  }),
  passkeysNotConfigured: defineError({
    code: 'passkeys_not_configured',
    status: 501,
    message: 'This installation has no passkeys; ask its operator',
  }),
} as const;

export const secondFactorRequired = ({ token, kinds }: FactorChallenge) =>
  new DomainError(SecondFactorErrors.requiredToSignIn, undefined, {
    challenge: token,
    expires_in: CHALLENGE_TTL_SECONDS,
    kinds,
  });
export const hasNoSession = () =>
  new DomainError(
    CommonErrors.validation,
    'Only a session of a sign-in here proves a second factor again; a key has none, and an issuer proves it itself',
  );
export const invalidChallenge = () =>
  new DomainError(CommonErrors.unauthorized, 'challenge is unknown, used or expired; sign in again');
export const wrongSecondFactor = () =>
  new DomainError(CommonErrors.unauthorized, 'the second factor is wrong or was used before');

export const passkeysNotConfigured = () => new DomainError(SecondFactorErrors.passkeysNotConfigured);
export const hasNoPasskey = () => invalid('challenge', 'is of a user without passkeys');
export const invalidPasskey = () =>
  invalid('credential', 'does not answer your last options, which are used up or expired; ask for new ones');
export const passkeyTaken = () => invalid('credential', 'is a second factor already');
export const wrongFactor = (proof: CodeProof) =>
  invalid('code' in proof ? 'code' : 'recovery_code', 'is wrong or was used before');
/** Throws `forbidden` for a key: only sessions change the second factors of a user. */
export function assertSession({ keyId }: Caller): void {
  if (keyId === null) return;
  throw new DomainError(CommonErrors.forbidden, 'An access key cannot change second factors; sign in for that');
}
export const passwordAloneAsProof = () =>
  invalid(
    'password',
    prose`
      is not sufficient for an account with a second factor: send a code or recovery_code, or prove the factor for this
      session first, at POST /auth/second_factor/challenge`,
  );
export const wrongPasswordAsProof = () => invalid('password', 'is wrong');
export const proofMissing = () => invalid('password', 'is required, or a code or recovery_code instead of it');
export const tooManyFactors = () =>
  new DomainError(CommonErrors.validation, `A user has at most ${MAX_FACTORS} second factors; remove one first`);
export const noFactors = () => new DomainError(CommonErrors.validation, 'You have no second factor yet');
