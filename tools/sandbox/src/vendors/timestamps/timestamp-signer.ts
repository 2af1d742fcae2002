import 'reflect-metadata';
import { createHash, randomBytes, webcrypto } from 'node:crypto';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { Integer, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  PKIStatus,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampResp,
  TSTInfo,
  type TimeStampReq,
} from 'pkijs';

const ES256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const DAY_MS = 24 * 60 * 60 * 1_000;
const OID = {
  timeStamping: '1.3.6.1.5.5.7.3.8',
  timeStamp: '1.2.840.113549.1.9.16.1.4',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  policy: '1.3.6.1.4.1.13762.3',
};

/** A time-stamp authority with a new key, which readers do not trust. */
export class TimestampSigner {
  private constructor(
    private readonly key: webcrypto.CryptoKey,
    /** Certificates, of which the first is that of the key. */
    private readonly certificates: readonly ArrayBuffer[],
  ) {}

  static async create(): Promise<TimestampSigner> {
    const [authority, own] = [await newKeys(), await newKeys()];
    const valid = {
      notBefore: new Date(Date.now() - DAY_MS),
      notAfter: new Date(Date.now() + 365 * DAY_MS),
      signingAlgorithm: ES256,
    };
    const root = await X509CertificateGenerator.createSelfSigned(
      {
        ...valid,
        name: 'O=Reelsheet, CN=Time authority of the sandbox',
        serialNumber: '01',
        keys: authority,
        extensions: [
          new BasicConstraintsExtension(true, undefined, true),
          new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
          await SubjectKeyIdentifierExtension.create(authority.publicKey),
        ],
      },
      globalThis.crypto,
    );
    const certificate = await X509CertificateGenerator.create(
      {
        ...valid,
        subject: 'O=Reelsheet, CN=Time of the sandbox',
        issuer: root.subject,
        serialNumber: '02',
        publicKey: own.publicKey,
        signingKey: authority.privateKey,
        extensions: [
          new BasicConstraintsExtension(false, undefined, true),
          new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
          new ExtendedKeyUsageExtension([OID.timeStamping], true),
          await SubjectKeyIdentifierExtension.create(own.publicKey),
          await AuthorityKeyIdentifierExtension.create(authority.publicKey),
        ],
      },
      globalThis.crypto,
    );
    return new TimestampSigner(own.privateKey, [certificate.rawData, root.rawData]);
  }

  /** Returns the response to a request with the current time. */
  async answer({ messageImprint, nonce, reqPolicy = OID.policy }: TimeStampReq): Promise<Buffer> {
    const serialNumber = new Integer({ value: randomBytes(4).readUInt32BE() });
    const info = new TSTInfo({
      version: 1,
      policy: reqPolicy,
      messageImprint,
      serialNumber,
      genTime: new Date(),
      nonce,
    });
    const signed = await this.signed(info.toSchema().toBER());
    const timeStampToken = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
    const status = new PKIStatusInfo({ status: PKIStatus.granted });
    return Buffer.from(new TimeStampResp({ status, timeStampToken }).toSchema().toBER());
  }

  private async signed(info: ArrayBuffer): Promise<SignedData> {
    const certificates = this.certificates.map((bytes) => Certificate.fromBER(bytes));
    const [own] = this.certificates;
    const encapContentInfo = new EncapsulatedContentInfo({ eContentType: OID.timeStamp });
    // The constructor would divide the content, which DER does not allow.
    encapContentInfo.eContent = new OctetString({ valueHex: info });
    const hashOfCertificate = new OctetString({ valueHex: sha256(own!) });
    const signedAttrs = new SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        new Attribute({ type: OID.contentType, values: [new ObjectIdentifier({ value: OID.timeStamp })] }),
        new Attribute({ type: OID.messageDigest, values: [new OctetString({ valueHex: sha256(info) })] }),
        new Attribute({ type: OID.signingCertificate, values: [sequence(sequence(sequence(hashOfCertificate)))] }),
      ],
    });
    const { issuer, serialNumber } = certificates[0]!;
    const sid = new IssuerAndSerialNumber({ issuer, serialNumber });
    const signerInfos = [new SignerInfo({ version: 1, sid, signedAttrs })];
    const signed = new SignedData({ version: 3, encapContentInfo, signerInfos, certificates });
    await signed.sign(this.key, 0, 'SHA-256');
    return signed;
  }
}

const newKeys = () => webcrypto.subtle.generateKey(ES256, true, ['sign', 'verify']);

const sequence = (...value: (Sequence | OctetString)[]) => new Sequence({ value });

function sha256(bytes: ArrayBuffer): ArrayBuffer {
  return new Uint8Array(createHash('sha256').update(new Uint8Array(bytes)).digest()).buffer;
}
