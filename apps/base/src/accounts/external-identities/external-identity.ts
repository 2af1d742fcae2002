import { unstorable } from '@reelsheet/platform-http';
import type { JWTPayload } from 'jose';

/** What a verified token of the issuer says of its holder. */
export interface ExternalIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Only one that the issuer has verified. */
  readonly email: string | undefined;
  readonly name: string | undefined;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

const MAX_SUBJECT_LENGTH = 255;
const MAX_EMAIL = 254;
const MAX_NAME_LENGTH = 200;
const EMAIL = /^[^\s@\0]+@[^\s@\0]+$/;
const MS = 1_000;
/** The last moment that a date can hold, in seconds. */
const LAST_TIMESTAMP = 8_640_000_000_000;

/** Undefined for claims that name nobody or no moments: a signature does not vouch for their types. */
export function identityOf({
  iss,
  sub,
  iat = 0,
  exp,
  email,
  email_verified,
  name,
}: JWTPayload): ExternalIdentity | undefined {
  if (!iss || !isSubject(sub) || !isTimestamp(iat) || !isTimestamp(exp)) return undefined;
  return {
    issuer: iss,
    subject: sub,
    email: email_verified === true && isEmail(email) ? email : undefined,
    name: typeof name === 'string' ? tidy(name) : undefined,
    issuedAt: new Date(iat * MS),
    expiresAt: new Date(exp * MS),
  };
}

function isSubject(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_SUBJECT_LENGTH && !unstorable(value);
}

const isTimestamp = (seconds: unknown): seconds is number =>
  typeof seconds === 'number' && seconds >= 0 && seconds <= LAST_TIMESTAMP;

function isEmail(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_EMAIL && EMAIL.test(value);
}

const tidy = (name: string) =>
  name.replaceAll('\0', '').toWellFormed().trim().slice(0, MAX_NAME_LENGTH).toWellFormed() || undefined;
