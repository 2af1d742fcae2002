import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import { LOOPBACK } from '@reelsheet/native-servers';

const LIFETIME_SECONDS = 300;
const ALGORITHM = 'RS256';
const KEY_ID = 'trial';

/** Person whom the issuer signs in. */
interface IssuerUser {
  readonly email: string;
  readonly name: string;
}

/**
 * An OpenID Connect issuer whose users have signed in already: its authorization endpoint sends the browser back at
 * once. It checks the code and its verifier as a public client needs (PKCE).
 */
export class TestIssuer {
  static readonly audience = 'reelsheet-trial';
  static readonly client = 'studio';
  readonly user: IssuerUser = { email: `${randomUUID()}@example.com`, name: 'Mary' };
  /** Challenges of the codes that were not exchanged yet. */
  private readonly challenges = new Map<string, string>();

  private constructor(
    private readonly server: Server,
    private readonly privateKey: CryptoKey,
    private readonly publicKey: JWK,
  ) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => void this.answer(request, response));
  }

  static async open(): Promise<TestIssuer> {
    const { privateKey, publicKey } = await generateKeyPair(ALGORITHM);
    const jwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' };
    const issuer = new TestIssuer(createServer(), privateKey, jwk);
    await once(issuer.server.listen(0, LOOPBACK), 'listening');
    return issuer;
  }

  get url(): string {
    return `http://${LOOPBACK}:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (pathname === '/authorize') return this.authorize(searchParams, response);
    const body = await this.bodyOf(pathname, new URLSearchParams(await text(request)));
    response.writeHead(body ? 200 : 400, { 'Content-Type': 'application/json' }).end(JSON.stringify(body ?? {}));
  }

  private authorize(parameters: URLSearchParams, response: ServerResponse): void {
    const code = randomUUID();
    this.challenges.set(code, parameters.get('code_challenge') ?? '');
    const target = new URL(parameters.get('redirect_uri')!);
    target.searchParams.set('code', code);
    target.searchParams.set('state', parameters.get('state') ?? '');
    response.writeHead(302, { Location: target.href }).end();
  }

  private async bodyOf(path: string, form: URLSearchParams): Promise<object | undefined> {
    switch (path) {
      case '/.well-known/openid-configuration':
        return {
          issuer: this.url,
          authorization_endpoint: `${this.url}/authorize`,
          token_endpoint: `${this.url}/token`,
          jwks_uri: `${this.url}/keys`,
        };
      case '/keys':
        return { keys: [this.publicKey] };
      case '/token':
        return (await this.isVerified(form)) ? this.tokens() : undefined;
      default:
        return undefined;
    }
  }

  private async isVerified(form: URLSearchParams): Promise<boolean> {
    const code = form.get('code') ?? '';
    const challenge = this.challenges.get(code);
    this.challenges.delete(code);
    const verifier = new TextEncoder().encode(form.get('code_verifier') ?? '');
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', verifier)).toString('base64url');
    return challenge !== undefined && challenge === digest && form.get('client_id') === TestIssuer.client;
  }

  private async tokens(): Promise<object> {
    const token = await new SignJWT({ ...this.user, sub: this.user.email, email_verified: true })
      .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
      .setIssuer(this.url)
      .setAudience(TestIssuer.audience)
      .setIssuedAt()
      .setExpirationTime(`${LIFETIME_SECONDS}s`)
      .sign(this.privateKey);
    return { access_token: token, token_type: 'Bearer', expires_in: LIFETIME_SECONDS };
  }
}
