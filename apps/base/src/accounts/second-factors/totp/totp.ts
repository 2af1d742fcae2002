import { Secret, TOTP } from 'otpauth';
import { ACCEPTED_STEPS } from '../second-factor-limits.js';

const ISSUER = 'Reelsheet';

export interface NewTotp {
  /** The secret in base32. */
  readonly secret: string;
  /** The secret as an `otpauth` URI, which authenticator apps read from a QR code. */
  readonly uri: string;
}

/** Returns a random secret of 160 bits, labelled with the address of its user. */
export function newTotp(email: string): NewTotp {
  const secret = new Secret();
  return { secret: secret.base32, uri: new TOTP({ issuer: ISSUER, label: email, secret }).toString() };
}

/** Returns the time step of a code of the secret; undefined for a wrong code, or one that is too early or too late. */
export function stepOf(code: string, secret: string, now: Date): number | undefined {
  const totp = new TOTP({ secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: ACCEPTED_STEPS });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** Additional authenticated data of a stored secret. */
export const totpAad = (factorId: string) => `totp_secret:${factorId}`;
