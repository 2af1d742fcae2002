/** The server cannot be reached now; the same request may succeed later. */
export class ConnectionLost extends Error {
  constructor(
    cause: unknown,
    /** Milliseconds that the server wants clients to wait; undefined if it has not answered. */
    readonly waitMs?: number,
  ) {
    super('The server cannot be reached', { cause });
  }
}

/** The server has answered with an error. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    readonly code: string | undefined,
    /** A sentence for a person. */
    message: string,
  ) {
    super(message);
  }
}

interface CallResult<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response?: Response;
}

export interface ApiAnswer<T> {
  readonly data: T;
  readonly headers: Headers;
}

const MS = 1000;
/**
 * Statuses after which the same request may succeed: a session that ended, too many requests, and errors of gateways
 * and restarts.
 */
const PASSING = new Set([401, 429, 502, 503, 504]);

/** Returns the answer to a call; throws {@link ConnectionLost} or {@link RequestError}. */
export async function answerTo<T>(call: Promise<CallResult<T>>): Promise<ApiAnswer<T>> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ConnectionLost(cause);
  });
  if (!response) throw new ConnectionLost(error);
  if (response.ok || response.status === 304) return { data: data as T, headers: response.headers };
  if (PASSING.has(response.status)) throw new ConnectionLost(error, waitOf(response));
  const { error: sentence, error_code: code } = (error ?? {}) as { error?: string; error_code?: string };
  throw new RequestError(response.status, code, sentence ?? `The server answered with ${response.status}`);
}

function waitOf(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * MS : MS;
}
