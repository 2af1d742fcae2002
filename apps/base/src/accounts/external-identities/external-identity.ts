import { unstorable } from '@reelsheet/platform-http';
import type { JWTPayload } from 'jose';

/** Claims of a verified token of the issuer about its holder. */
export interface ExternalIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Undefined unless the issuer has verified the address. */
  readonly email: string | undefined;
  readonly name: string | undefined;
  /** True if the issuer says that the user signed in with several factors (`mfa` in `amr`, RFC 8176). */
  readonly isMultiFactor: boolean;
  /** Time of that sign-in, if the issuer names it (`auth_time`). */
  readonly factorProvedAt: Date | undefined;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

const MAX_SUBJECT_LENGTH = 255;
const MAX_EMAIL = 254;
const MAX_NAME_LENGTH = 200;
const EMAIL = /^[^\s@\0]+@[^\s@\0]+$/;
const MS = 1_000;
/** The largest timestamp that a Date can represent, in seconds. */
const MAX_TIMESTAMP = 8_640_000_000_000;

/**
 * Returns undefined for claims without a usable subject or timestamps. A valid signature does not guarantee their
 * types.
 */
export function identityOf({
  iss,
  sub,
  iat = 0,
  exp,
  email,
  email_verified,
  name,
  amr,
  auth_time,
}: JWTPayload): ExternalIdentity | undefined {
  if (!iss || !isSubject(sub) || !isTimestamp(iat) || !isTimestamp(exp)) return undefined;
  const isMultiFactor = Array.isArray(amr) && amr.includes('mfa');
  return {
    issuer: iss,
    subject: sub,
    email: email_verified === true && isEmail(email) ? email : undefined,
    name: typeof name === 'string' ? tidy(name) : undefined,
    isMultiFactor,
    factorProvedAt: isMultiFactor && isTimestamp(auth_time) ? new Date(auth_time * MS) : undefined,
    issuedAt: new Date(iat * MS),
    expiresAt: new Date(exp * MS),
  };
}

function isSubject(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_SUBJECT_LENGTH && !unstorable(value);
}

const isTimestamp = (seconds: unknown): seconds is number =>
  typeof seconds === 'number' && seconds >= 0 && seconds <= MAX_TIMESTAMP;

function isEmail(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_EMAIL && EMAIL.test(value);
}

const tidy = (name: string) =>
  name.replaceAll('\0', '').toWellFormed().trim().slice(0, MAX_NAME_LENGTH).toWellFormed() || undefined;
