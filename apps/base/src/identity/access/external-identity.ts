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

const LONGEST_SUBJECT = 255;
const LONGEST_EMAIL = 254;
const LONGEST_NAME = 200;
const EMAIL = /^[^\s@\0]+@[^\s@\0]+$/;
const MS = 1_000;

/** Undefined for claims that name nobody. */
export function identityOf({
  iss,
  sub,
  iat = 0,
  exp,
  email,
  email_verified,
  name,
}: JWTPayload): ExternalIdentity | undefined {
  if (!iss || !sub || !exp || sub.length > LONGEST_SUBJECT || sub.includes('\0')) return undefined;
  return {
    issuer: iss,
    subject: sub,
    email: email_verified === true && isEmail(email) ? email : undefined,
    name: typeof name === 'string' ? tidy(name) : undefined,
    issuedAt: new Date(iat * MS),
    expiresAt: new Date(exp * MS),
  };
}

function isEmail(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_EMAIL && EMAIL.test(value);
}

const tidy = (name: string) =>
  name.replaceAll('\0', '').toWellFormed().trim().slice(0, LONGEST_NAME).toWellFormed() || undefined;
