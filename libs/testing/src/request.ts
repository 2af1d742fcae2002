export interface RequestOptions {
  /** Access key. */
  readonly key?: string;
  /** Access token. */
  readonly bearer?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Strings, forms and bytes are sent unchanged, other values as JSON. */
  readonly body?: unknown;
}

export interface Answer<T = any> {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, the text if it is not JSON, or undefined if it is empty. */
  readonly body: T;
}

/** Body of an error response. */
export interface ErrorBody {
  readonly error_code: string;
  readonly error: string;
  readonly detail?: unknown;
}

/** Returns the body of a response as an error, which the type of a documented route does not include. */
export const errorOf = ({ body }: Answer<unknown>) => body as ErrorBody;

/** Sends one request, well-formed or not, without following redirects. Use the client for typed calls of the API. */
export async function request<T = any>(
  method: string,
  url: string,
  { key, bearer, headers, body }: RequestOptions = {},
): Promise<Answer<T>> {
  const isJson = body !== undefined && !RAW.some((is) => is(body));
  const answer = await fetch(url, {
    method,
    headers: {
      ...(key ? { 'X-API-Key': key } : {}),
      ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
      ...(isJson ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    body: isJson ? JSON.stringify(body) : (body as RequestInit['body']),
    redirect: 'manual',
  });
  return { status: answer.status, headers: answer.headers, body: parse(await answer.text()) as T };
}

const RAW = [
  (body: unknown) => typeof body === 'string',
  (body: unknown) => body instanceof FormData || body instanceof URLSearchParams || body instanceof Uint8Array,
];

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
