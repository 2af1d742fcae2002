import { X509Certificate } from 'node:crypto';
import { pemOf } from '@reelsheet/platform-config';

const CERTIFICATES = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** Period in which the key and all its certificates are valid. */
export interface Validity {
  readonly from: Date;
  readonly to: Date;
}

/** Returns the certificates of the setting as PEM, the one of the key first. */
export const certificatesOf = (setting: string): string[] => pemOf(setting).match(CERTIFICATES) ?? [];

/** Returns the period in which all certificates are valid: one that has expired makes the others useless. */
export function validityOf(setting: string): Validity {
  const certificates = certificatesOf(setting).map((pem) => new X509Certificate(pem));
  return {
    from: new Date(Math.max(...certificates.map(({ validFromDate }) => validFromDate.getTime()))),
    to: new Date(Math.min(...certificates.map(({ validToDate }) => validToDate.getTime()))),
  };
}
