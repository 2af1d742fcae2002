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
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns a function that sends requests with the access token of this page. A request whose token was rejected is sent
 * once more with a renewed one, under the same idempotency key.
 */
export function authorizedSend({ tokens, clientId, newKey }: SendOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const { headers } = request;
    headers.set('X-Client-Id', clientId);
    if (!SAFE_METHODS.has(request.method) && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', newKey());
    const session = await tokens.usable();
    const again = request.clone();
    const response = await fetch(withToken(request, session));
    if (response.status !== 401 || !session) return response;
    const renewed = await tokens.renew(session.token);
    return renewed ? fetch(withToken(again, renewed)) : response;
  };
}

function withToken(request: Request, session: Session | null): Request {
  if (session) request.headers.set('Authorization', `Bearer ${session.token}`);
  return request;
}
