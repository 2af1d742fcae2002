import type { Session } from './session-store.js';

interface TokenSource {
  usable(): Promise<Session | null>;
  renew(rejected: string | undefined): Promise<Session | null>;
}

interface SendOptions {
  readonly tokens: TokenSource;
  /** Name of this page, by which it recognizes its own changes among live events. */
  readonly clientId: string;
  readonly newKey: () => string;
  /** Lets the user prove a second factor; false if that was cancelled. */
  readonly proveFactor: () => Promise<boolean>;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns a function that sends requests with the access token of this page. A request whose token was rejected is sent
 * once more with a renewed one, and one that needs a recent proof of a second factor after that proof, both under the
 * same idempotency key.
 */
export function authorizedSend(options: SendOptions): (request: Request) => Promise<Response> {
  const { tokens, clientId, newKey, proveFactor } = options;
  return async (request) => {
    const { headers } = request;
    headers.set('X-Client-Id', clientId);
    if (!SAFE_METHODS.has(request.method) && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', newKey());
    const sendAs = (session: Session | null) => fetch(withToken(request.clone(), session));
    const sendValid = async () => {
      const session = await tokens.usable();
      const response = await sendAs(session);
      if (response.status !== 401 || !session) return response;
      const renewed = await tokens.renew(session.token);
      return renewed ? sendAs(renewed) : response;
    };
    const response = await sendValid();
    return (await needsProof(response)) && (await proveFactor()) ? sendValid() : response;
  };
}

async function needsProof(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { error_code?: string };
  return body.error_code === 'fresh_second_factor_required';
}

function withToken(request: Request, session: Session | null): Request {
  if (session) request.headers.set('Authorization', `Bearer ${session.token}`);
  return request;
}
