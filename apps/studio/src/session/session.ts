import { ApiError, clientOf, dataOf, type ServiceClient, type SignedInView, type UserView } from '@reelsheet/client';
import { installation } from '../api/services.js';
import { goToIssuer, isAnswerOfIssuer, IssuerError, renewAtIssuer, type IssuerTokens } from './issuer.js';
import { authorizedSend } from './authorized-send.js';
import { randomText } from './random-text.js';
import { FactorPrompt } from './factor-prompt.js';
import { SessionStore, type Session } from './session-store.js';
import { STORED_UPLOADS } from './stored-uploads.js';
import { TokenRenewal } from './token-renewal.js';

/** Says that this browser was signed in, so that a first visit does not request a token that it cannot get. */
const SIGNED_IN = 'reelsheet.signed-in';
const CHANNEL = 'reelsheet.session';

/** Name of this page among all clients of an organization. */
export const clientId = `studio-${randomText()}`;

export const sessionStore = new SessionStore();

const pages = new BroadcastChannel(CHANNEL);
pages.onmessage = ({ data }: MessageEvent<Session | null>) => sessionStore.set(data);

export const renewal = new TokenRenewal({
  store: sessionStore,
  exclusively: (name, work) => navigator.locks.request(name, work),
  requestToken,
  now: Date.now,
  share: (session) => pages.postMessage(session),
});

/** Proofs of a second factor that requests wait for. */
export const factorPrompt = new FactorPrompt();

export const send = authorizedSend({
  tokens: renewal,
  clientId,
  newKey: randomText,
  proveFactor: factorPrompt.request,
});

/** Client for requests that need no access token; its cookie holds the refresh token. */
export const accounts = (): ServiceClient<'base'> =>
  clientOf('base', installation().addresses.base, {
    send: (request) => fetch(request, { credentials: 'include' }),
  });

let hasEnded = false;

/** Returns whether the session of this page has ended by itself, rather than by signing out. */
export const hasSessionEnded = (): boolean => hasEnded;

/**
 * Finds out whether this browser has a session. Returns false if it goes to the issuer, which knows whether the user is
 * signed in there.
 */
export async function openSession(): Promise<boolean> {
  const signedInBy = localStorage.getItem(SIGNED_IN);
  if (signedInBy === 'base') await renewal.usable();
  else sessionStore.set(null);
  if (signedInBy !== 'issuer' || isAnswerOfIssuer(location)) return true;
  await goToIssuer({ next: `${location.pathname}${location.search}`, isSilent: true });
  return false;
}

/** Starts the session of a completed sign-in in all pages of this browser. */
export function startSession(signedIn: SignedInView): void {
  begin('base', sessionOf(signedIn));
}

/** Starts the session of a token of the issuer, whose user base knows. */
export async function startIssuerSession(tokens: IssuerTokens): Promise<void> {
  begin('issuer', await issuerSession(tokens));
}

/** Forgets that the user was signed in at the issuer. */
export const forgetIssuer = (): void => localStorage.removeItem(SIGNED_IN);

function begin(by: 'base' | 'issuer', session: Session): void {
  localStorage.setItem(SIGNED_IN, by);
  hasEnded = false;
  replaceSession(session);
}

async function issuerSession({ accessToken, expiresIn, refreshToken }: IssuerTokens): Promise<Session> {
  const headers = { Authorization: `Bearer ${accessToken}` };
  const user = await dataOf(accounts().me.get({ headers }));
  return {
    token: accessToken,
    expiresAt: Date.now() + expiresIn * 1_000,
    user,
    ...(refreshToken === undefined ? {} : { issuerRefreshToken: refreshToken }),
  };
}

/** Shows another name of the user in all pages of this browser. */
export function renameUser({ name }: Pick<UserView, 'name'>): void {
  const session = sessionStore.get();
  if (session) replaceSession({ ...session, user: { ...session.user, name } });
}

/** Returns whether the user has signed in at the issuer, and so may have no password here. */
export const isIssuerSession = (): boolean => localStorage.getItem(SIGNED_IN) === 'issuer';

/** Forgets a session that the service has ended, in all pages of this browser. */
export function forgetSession(): void {
  localStorage.removeItem(SIGNED_IN);
  replaceSession(null);
}

/** Ends the session in all pages of this browser, whether or not the services can be reached. */
export async function signOut(): Promise<void> {
  const session = sessionStore.get();
  localStorage.removeItem(SIGNED_IN);
  localStorage.removeItem(STORED_UPLOADS);
  replaceSession(null);
  if (!session) return;
  const headers = { Authorization: `Bearer ${session.token}` };
  await accounts().auth.signOut({ headers });
}

function replaceSession(session: Session | null): void {
  sessionStore.set(session);
  pages.postMessage(session);
}

async function requestToken(present: Session | undefined): Promise<Session | null> {
  try {
    if (localStorage.getItem(SIGNED_IN) === 'issuer') return await issuerSession(await renewAtIssuer(present));
    return sessionOf(await dataOf(accounts().auth.refresh({ body: {} })));
  } catch (error) {
    const isOver = error instanceof IssuerError || (error instanceof ApiError && error.status === 401);
    if (!isOver) throw error;
    localStorage.removeItem(SIGNED_IN);
    hasEnded = true;
    return null;
  }
}

function sessionOf({ access_token: token, expires_in, user }: SignedInView): Session {
  return { token, expiresAt: Date.now() + expires_in * 1_000, user };
}
