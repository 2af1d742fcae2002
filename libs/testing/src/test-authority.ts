import 'reflect-metadata';
import { KeyObject, webcrypto } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import {
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
  type X509Certificate,
} from '@peculiar/x509';

const ES256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** PEM files of a server's certificate and of its private key. */
export interface CertifiedServer {
  readonly certificate: string;
  readonly key: string;
}

/** An authority with a new key, which certifies servers of a test. Its files are in a folder of the test. */
export class TestAuthority {
  private serial = 1;

  private constructor(
    private readonly folder: string,
    private readonly keys: webcrypto.CryptoKeyPair,
    private readonly root: X509Certificate,
  ) {}

  static async create(folder: string): Promise<TestAuthority> {
    const keys = await newKeys();
    const root = await X509CertificateGenerator.createSelfSigned(
      {
        ...validity(),
        name: 'CN=Trial authority',
        serialNumber: '01',
        keys,
        extensions: [
          new BasicConstraintsExtension(true, undefined, true),
          new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
        ],
      },
      webcrypto,
    );
    const authority = new TestAuthority(folder, keys, root);
    writeFileSync(authority.file, root.toString('pem'));
    return authority;
  }

  /** PEM file of its certificate, for those who trust it. */
  get file(): string {
    return join(this.folder, 'authority.pem');
  }

  /** Certifies a server for one host name or IP address, and for no other. */
  async certify(host: string): Promise<CertifiedServer> {
    const keys = await newKeys();
    const serial = String((this.serial += 1)).padStart(2, '0');
    const certificate = await X509CertificateGenerator.create(
      {
        ...validity(),
        subject: `CN=${host}`,
        issuer: this.root.subject,
        serialNumber: serial,
        publicKey: keys.publicKey,
        signingKey: this.keys.privateKey,
        extensions: [
          new BasicConstraintsExtension(false),
          new SubjectAlternativeNameExtension([{ type: isIP(host) ? 'ip' : 'dns', value: host }]),
        ],
      },
      webcrypto,
    );
    const files = { certificate: join(this.folder, `${serial}.pem`), key: join(this.folder, `${serial}.key`) };
    writeFileSync(files.certificate, certificate.toString('pem'));
    writeFileSync(files.key, KeyObject.from(keys.privateKey).export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    return files;
  }
}

const newKeys = () => webcrypto.subtle.generateKey(ES256, true, ['sign', 'verify']);

const validity = () => ({
  notBefore: new Date(Date.now() - DAY_MS),
  notAfter: new Date(Date.now() + DAY_MS),
  signingAlgorithm: ES256,
});
