import { keyCredentials, NO_CREDENTIALS, type ApiCredentials } from './credentials/api-credentials.js';
import { SessionCredentials, type UserSession, type SessionTokens } from './credentials/user-session.js';
import { environment } from './environment.js';
import { OPERATIONS } from './generated/operations.js';
import type { Things } from './generated/things.js';
import { buildThings } from './operations/build-things.js';
import { KnownAddresses, baseAddress, type ServiceAddresses } from './requests/known-addresses.js';
import { Sender } from './requests/sender.js';

/**
 * Time for each attempt to renew a session. The API exchanges a refresh token once more within 15 seconds, so a second
 * attempt after a lost answer comes in time.
 */
const RENEWAL_TIMEOUT_MS = 10_000;

export interface ReelsheetOptions {
  /** Address of the installation, that of its service base; the environment variable `REELSHEET_URL` by default. */
  readonly url?: string;
  /** Access key; the environment variable `REELSHEET_KEY` by default. */
  readonly key?: string;
  /** The session of a person, instead of a key. `{}` in a browser: its cookie is the session. */
  readonly session?: UserSession;
  /** Addresses of the services, for an installation whose own addresses cannot be reached from here. */
  readonly addresses?: ServiceAddresses;
  /** Sends the requests; the `fetch` of the runtime by default. */
  readonly fetch?: typeof fetch;
  /** Headers of all requests, such as `X-Client-Id`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Things of the API, and the client of one agent. */
export type Reelsheet = Things & {
  /** Returns the same things, whose operations mean one agent and need no `agent_id`. */
  readonly agent: (id: number | string) => Things<'agent_id'>;
};

/** Returns a client of all services of an installation. It sends nothing before its first call. */
export function createReelsheet(options: ReelsheetOptions = {}): Reelsheet {
  const url = options.url ?? environment('REELSHEET_URL');
  if (!url) throw new TypeError('the address of the installation is missing: give `url`, or set REELSHEET_URL');
  const send: typeof fetch = (input, init) => (options.fetch ?? fetch)(input, init);
  const addresses = new KnownAddresses(options.addresses?.base ?? baseAddress(url), () => readAddresses(options, open));
  const shared = { fetch: send, headers: options.headers ?? {}, addresses };
  const open: Sender = new Sender({ ...shared, credentials: NO_CREDENTIALS });
  // A browser sends the cookie of the session to another origin only where a request includes it.
  const withCookie: typeof fetch = (input, init) => send(input, { ...init, credentials: 'include' });
  const renewing = options.session?.tokens
    ? open
    : new Sender({ ...shared, fetch: withCookie, credentials: NO_CREDENTIALS });
  const sender = new Sender({ ...shared, credentials: credentialsOf(options, renewing) });
  const agent = (id: number | string) => buildThings<'agent_id'>(sender, id);
  return Object.assign(buildThings<never>(sender), { agent });
}

/** Reads the addresses of the services from base, whose own is known. */
async function readAddresses({ addresses }: ReelsheetOptions, open: Sender): Promise<ServiceAddresses> {
  if (addresses) return addresses;
  const response = await open.send('installation.get', OPERATIONS['installation.get']!);
  return ((await response.json()) as { readonly addresses: ServiceAddresses }).addresses;
}

function credentialsOf({ key, session }: ReelsheetOptions, renewing: Sender): ApiCredentials {
  if (session) {
    const refresh = async (refreshToken: string | undefined) => {
      const fields = refreshToken ? { refresh_token: refreshToken } : {};
      const options = { timeoutMs: RENEWAL_TIMEOUT_MS };
      const response = await renewing.send('auth.refresh', OPERATIONS['auth.refresh']!, fields, options);
      return (await response.json()) as SessionTokens;
    };
    return new SessionCredentials(session, refresh);
  }
  const found = key ?? environment('REELSHEET_KEY');
  return found ? keyCredentials(found) : NO_CREDENTIALS;
}
