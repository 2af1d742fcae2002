import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const FLAGS = { userPresent: 0x01, attested: 0x40 };
const AAGUID = Buffer.alloc(16);

/** Options as `POST …/options` returns them in `public_key`. */
interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
}

/** Values that a test replaces. */
interface Forgery {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly challenge?: string;
  /** Signature counter instead of the next one. */
  readonly counter?: number;
  readonly isUserPresent?: boolean;
  readonly isSignatureChanged?: boolean;
  readonly attestation?: { readonly fmt: string; readonly statement: Map<string, unknown> };
}

/** A browser with an authenticator that holds one ES256 key. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32);
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  private counter = 0;

  constructor(
    private readonly origin: string,
    /** False for an authenticator that does not count, such as a synchronized one. */
    private readonly isCounting = true,
  ) {
    ({ privateKey: this.privateKey, publicKey: this.publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' }));
  }

  /** Creates the passkey, as `navigator.credentials.create` does. */
  create(options: Options, forgery: Forgery = {}) {
    const rpId = forgery.rpId ?? options.rp!.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([AAGUID, length, this.id, this.coseKey()]);
    const authData = Buffer.concat([this.authenticatorData(rpId, FLAGS.attested, forgery), credential]);
    const { fmt, statement } = forgery.attestation ?? { fmt: 'none', statement: new Map() };
    const attestation = new Map<string, unknown>([
      ['fmt', fmt],
      ['attStmt', statement],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: this.clientData('webauthn.create', options, forgery).toString('base64url'),
        attestationObject: encodeCbor(attestation).toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** Proves the passkey, as `navigator.credentials.get` does. */
  get(options: Options, forgery: Forgery = {}) {
    const authData = this.authenticatorData(forgery.rpId ?? options.rpId!, 0, forgery);
    const clientData = this.clientData('webauthn.get', options, forgery);
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(clientData)]))
      .sign(this.privateKey);
    if (forgery.isSignatureChanged) signature[signature.length - 1]! ^= 1;
    return {
      ...this.named(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: null,
      },
    };
  }

  private named() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, authenticatorAttachment: 'platform' };
  }

  private clientData(type: string, { challenge }: Options, forgery: Forgery): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false, ...forgedIn(forgery) }),
    );
  }

  private authenticatorData(rpId: string, flags: number, { counter, isUserPresent = true }: Forgery): Buffer {
    if (this.isCounting) this.counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | (isUserPresent ? FLAGS.userPresent : 0)]), count]);
  }

  /** Returns the public key as a COSE key of the curve P-256 for ES256. */
  private coseKey(): Buffer {
    const { x, y } = this.publicKey.export({ format: 'jwk' });
    const bytes = (text: string | undefined) => new Uint8Array(Buffer.from(text!, 'base64url'));
    const key: [number, unknown][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ];
    return encodeCbor(new Map(key));
  }
}

function forgedIn({ origin, type, challenge }: Forgery): object {
  return { ...(origin && { origin }), ...(type && { type }), ...(challenge && { challenge }) };
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

const encodeCbor = (value: Map<any, any>) => Buffer.from(isoCBOR.encode(value));
