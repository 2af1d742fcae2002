import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { pathIn } from '../settings.js';

const ES256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const EMAIL_PROTECTION = '1.3.6.1.5.5.7.3.4';
const YEARS = 10;

/**
 * Creates the certificate that signs renders of this fleet. Its authority is unknown, so readers report a valid but
 * untrusted signature.
 */
export async function makeSigningCertificate(dir: string): Promise<void> {
  const path = pathIn.signingCertificate(dir);
  if (existsSync(path)) return;
  const [authority, signer] = [await newKeys(), await newKeys()];
  const notBefore = new Date();
  const notAfter = new Date(notBefore.getTime());
  notAfter.setFullYear(notAfter.getFullYear() + YEARS);
  const valid = { notBefore, notAfter, signingAlgorithm: ES256 };
  const root = await X509CertificateGenerator.createSelfSigned(
    {
      ...valid,
      serialNumber: '01',
      name: 'O=Reelsheet, CN=Local fleet',
      keys: authority,
      extensions: [
        new BasicConstraintsExtension(true, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
        await SubjectKeyIdentifierExtension.create(authority.publicKey),
      ],
    },
    globalThis.crypto,
  );
  const own = await X509CertificateGenerator.create(
    {
      ...valid,
      serialNumber: '02',
      subject: 'O=Reelsheet, CN=Renders of the local fleet',
      issuer: root.subject,
      publicKey: signer.publicKey,
      signingKey: authority.privateKey,
      extensions: [
        new BasicConstraintsExtension(false, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
        new ExtendedKeyUsageExtension([EMAIL_PROTECTION], true),
        await SubjectKeyIdentifierExtension.create(signer.publicKey),
        await AuthorityKeyIdentifierExtension.create(authority.publicKey),
      ],
    },
    globalThis.crypto,
  );
  const key = PemConverter.encode(await webcrypto.subtle.exportKey('pkcs8', signer.privateKey), 'PRIVATE KEY');
  writeFileSync(path, [key, own.toString('pem'), root.toString('pem')].join('\n'), { mode: 0o600 });
}

/** Returns undefined if the fleet was never started. */
export function signingCertificate(dir: string): string | undefined {
  const path = pathIn.signingCertificate(dir);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

const newKeys = () => webcrypto.subtle.generateKey(ES256, true, ['sign', 'verify']);
