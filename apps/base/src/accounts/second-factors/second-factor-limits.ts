/** Maximum number of second factors of a user. */
export const MAX_FACTORS = 10;

/** Time within which the first code of a new authenticator app must be sent. */
export const ENROLMENT_TTL_MS = 15 * 60 * 1_000;

/** Number of recovery codes that a user receives at a time. */
export const RECOVERY_CODES = 10;

/** Time steps of 30 seconds before and after the present one whose codes are accepted, for clocks that differ. */
export const ACCEPTED_STEPS = 1;

/** Time within which a sign-in must be completed with a second factor. */
export const CHALLENGE_TTL_SECONDS = 5 * 60;

/** Maximum number of wrong codes of authenticator apps of a user within a day, after which no code is accepted. */
export const MAX_WRONG_CODES_PER_DAY = 100;

/** Maximum number of changes of a user's second factors and recovery codes within an hour, each of which is mailed. */
export const MAX_CHANGES_PER_HOUR = 30;

/** Maximum number of proofs with which the completion of one sign-in is attempted. */
export const MAX_CHALLENGE_ATTEMPTS = 5;
