/** Result of a call. */
export interface ApiOutcome<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response?: Response;
}

/** An error response. */
export class ApiError extends Error {
  readonly status: number;
  /** Seconds after which the request may be sent again, of a response that names them. */
  readonly retryAfter: number | undefined;

  constructor(
    { url, status, headers }: Response,
    readonly body: unknown,
  ) {
    super(`${url} was refused with ${status}: ${JSON.stringify(body)}`);
    this.status = status;
    this.retryAfter = Number(headers.get('Retry-After')) || undefined;
  }
}

/** Returns the data of a response; throws {@link ApiError} for an error response. */
export async function dataOf<T>(call: Promise<ApiOutcome<T>>): Promise<T> {
  const { data, error, response } = await call;
  if (!response) throw error;
  if (!response.ok) throw new ApiError(response, error);
  return data as T;
}

/** Returns the response of a call, whatever its status. */
export async function responseOf(call: Promise<ApiOutcome<unknown>>): Promise<Response> {
  const { error, response } = await call;
  if (!response) throw error;
  return response;
}
