import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';

export const AUDIENCE = 'reelsheet-tests';

export interface TokenWishes {
  readonly issuer?: string;
  readonly audience?: string | string[];
  /** In seconds from now. */
  readonly lifetime?: number;
  /** Issue time in seconds from now. */
  readonly age?: number;
  /** Type in the header. */
  readonly type?: string;
}

/** An OpenID Connect issuer on loopback with everything that bearer tokens require. */
export class TestIssuer {
  private readonly server = createServer((request, response) => {
    const answer = this.answers[request.url ?? ''];
    response.writeHead(this.isAway ? 500 : answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  private answers: Record<string, object> = {};
  private key!: { kid: string; privateKey: CryptoKey; publicKey: CryptoKey };
  private keys = 0;
  isAway = false;

  static async listen(): Promise<TestIssuer> {
    const issuer = new TestIssuer();
    await new Promise<void>((resolve) => issuer.server.listen(0, '127.0.0.1', resolve));
    await issuer.rotate();
    return issuer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/realm`;
  }

  /** Replaces the signing key and publishes only the new one. */
  async rotate(): Promise<void> {
    const kid = `key-${(this.keys += 1)}`;
    this.key = { kid, ...(await generateKeyPair('RS256')) };
    const jwk = { ...(await exportJWK(this.key.publicKey)), kid, alg: 'RS256', use: 'sig' };
    this.answers = {
      '/realm/.well-known/openid-configuration': { issuer: this.url, jwks_uri: `${this.url}/keys` },
      '/realm/keys': { keys: [jwk] },
    };
  }

  token(claims: JWTPayload, wishes: TokenWishes = {}): Promise<string> {
    return this.payload(claims, wishes)
      .setProtectedHeader({ alg: 'RS256', kid: this.key.kid, typ: wishes.type })
      .sign(this.key.privateKey);
  }

  /** Returns a token signed with the public key as a shared secret. */
  async confusedToken(claims: JWTPayload): Promise<string> {
    const secret = new TextEncoder().encode(await exportSPKI(this.key.publicKey));
    return this.payload(claims, {}).setProtectedHeader({ alg: 'HS256', kid: this.key.kid }).sign(secret);
  }

  /** Returns a token without a signature. */
  unsignedToken(claims: JWTPayload): string {
    const item = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${item({ alg: 'none', kid: this.key.kid })}.${item({ iss: this.url, aud: AUDIENCE, exp: 4_000_000_000, ...claims })}.`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private payload(
    claims: JWTPayload,
    { issuer = this.url, audience = AUDIENCE, lifetime = 300, age = 0 }: TokenWishes,
  ): SignJWT {
    const now = Math.floor(Date.now() / 1_000);
    return new SignJWT(claims)
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(now + age)
      .setExpirationTime(now + lifetime);
  }
}
