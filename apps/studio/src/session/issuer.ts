import { base64Url, randomText } from './random-text.js';
import { installation } from '../api/services.js';

/** Answer of the token endpoint of an issuer. */
export interface IssuerTokens {
  readonly accessToken: string;
  /** Seconds. */
  readonly expiresIn: number;
  readonly refreshToken: string | undefined;
}

/** The issuer has not signed the user in. */
export class IssuerError extends Error {}

/** A sign-in that has gone to the issuer and not come back. */
interface Departure {
  readonly state: string;
  readonly verifier: string;
  readonly next: string;
}

interface Discovery {
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
}

const DEPARTURE = 'reelsheet.issuer';
const PATH = '/studio/sign_in/issuer';
const BASE_PATH = '/studio';

/** Sends the browser to the issuer. A silent request shows nothing there and fails if the user is not signed in. */
export async function goToIssuer({ next, isSilent }: { next: string; isSilent: boolean }): Promise<void> {
  const { authorization_endpoint: endpoint } = await discover();
  const departure: Departure = { state: randomText(), verifier: randomText(), next: withoutBase(next) };
  sessionStorage.setItem(DEPARTURE, JSON.stringify(departure));
  const url = new URL(endpoint);
  const parameters = {
    response_type: 'code',
    client_id: clientOfIssuer(),
    redirect_uri: `${location.origin}${PATH}`,
    scope: 'openid email profile',
    state: departure.state,
    code_challenge: await challengeOf(departure.verifier),
    code_challenge_method: 'S256',
    ...(isSilent ? { prompt: 'none' } : {}),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  location.assign(url);
}

export const isAnswerOfIssuer = ({ pathname }: { readonly pathname: string }): boolean => pathname === PATH;

/** Exchanges the answer of the issuer for tokens, and says where the user wanted to go. */
export async function tokensFrom(answer: URLSearchParams): Promise<{ tokens: IssuerTokens; next: string }> {
  const departure = JSON.parse(sessionStorage.getItem(DEPARTURE) ?? 'null') as Departure | null;
  sessionStorage.removeItem(DEPARTURE);
  const code = answer.get('code');
  if (!departure || !code || answer.get('state') !== departure.state)
    throw new IssuerError(answer.get('error') ?? 'the answer belongs to no sign-in of this page');
  const tokens = await requestTokens({
    grant_type: 'authorization_code',
    code,
    redirect_uri: `${location.origin}${PATH}`,
    code_verifier: departure.verifier,
  });
  return { tokens, next: departure.next };
}

/** Requests new tokens for a session of the issuer; throws {@link IssuerError} where it has given no refresh token. */
export async function renewAtIssuer(present: { issuerRefreshToken?: string } | undefined): Promise<IssuerTokens> {
  const refreshToken = present?.issuerRefreshToken;
  if (refreshToken === undefined) throw new IssuerError('the issuer gave no refresh token');
  const tokens = await requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken });
  return { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken };
}

async function requestTokens(parameters: Record<string, string>): Promise<IssuerTokens> {
  const { token_endpoint: endpoint } = await discover();
  const body = new URLSearchParams({ ...parameters, client_id: clientOfIssuer() });
  const response = await fetch(endpoint, { method: 'POST', body });
  if (response.status >= 500) throw new TypeError(`the issuer answered ${response.status}`);
  const answer = (await response.json()) as { access_token?: string; expires_in?: number; refresh_token?: string };
  if (!response.ok || !answer.access_token) throw new IssuerError(`the issuer answered ${response.status}`);
  return {
    accessToken: answer.access_token,
    expiresIn: answer.expires_in ?? 300,
    refreshToken: answer.refresh_token,
  };
}

async function discover(): Promise<Discovery> {
  const issuer = installation().oidc_issuer?.replace(/\/$/, '');
  const response = await fetch(`${issuer}/.well-known/openid-configuration`);
  if (!response.ok) throw new TypeError(`the issuer answered ${response.status}`);
  return (await response.json()) as Discovery;
}

const clientOfIssuer = (): string => installation().oidc_client_id ?? '';

const withoutBase = (path: string): string => (path.startsWith(BASE_PATH) ? path.slice(BASE_PATH.length) : path) || '/';

async function challengeOf(verifier: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}
