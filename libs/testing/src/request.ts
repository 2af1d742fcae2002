export interface RequestOptions {
  /** An access key. */
  readonly key?: string;
  /** An access token. */
  readonly bearer?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text, a form or bytes go as they are, anything else as JSON. */
  readonly body?: unknown;
}

export interface Answer<T = any> {
  readonly status: number;
  readonly headers: Headers;
  /** Read as JSON where it is some, as text otherwise; undefined where it is empty. */
  readonly body: T;
}

/** One request as it is, well-formed or not, that follows no redirect; the typed calls of the API are in the client. */
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
