import { setTimeout as sleep } from 'node:timers/promises';

/** An answer that says no, and will say no again. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
    request: string,
  ) {
    super(`${request} was refused with ${status}: ${JSON.stringify(body)}`);
  }
}

export interface CallOptions<T> {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** Finds what a call of unknown outcome may have made, so that it is not made twice. */
  readonly find?: () => Promise<T | undefined>;
}

const PATIENCE_MS = 120_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 4_000;
const ANSWER_MS = 30_000;

/**
 * The public HTTP API, asked with patience: a service that is away for a while is asked again.
 * A POST whose answer got lost is first looked for, then repeated.
 */
export class Api {
  constructor(private readonly key: string) {}

  get<T>(url: string): Promise<T> {
    return this.call<T>('GET', url);
  }

  post<T>(url: string, options: CallOptions<T> = {}): Promise<T> {
    return this.call<T>('POST', url, options);
  }

  put<T>(url: string, body?: unknown): Promise<T> {
    return this.call<T>('PUT', url, { body });
  }

  patch<T>(url: string, body: unknown): Promise<T> {
    return this.call<T>('PATCH', url, { body });
  }

  private async call<T>(method: string, url: string, { body, headers, find }: CallOptions<T> = {}): Promise<T> {
    const deadline = Date.now() + PATIENCE_MS;
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      const outcome = await this.attempt<T>(method, url, body, headers);
      if ('answer' in outcome) return outcome.answer;
      if (Date.now() > deadline) throw outcome.trouble;
      await sleep(wait);
      const found = await find?.();
      if (found !== undefined) return found;
    }
  }

  private async attempt<T>(
    method: string,
    url: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ answer: T } | { trouble: Error }> {
    const request = `${method} ${url}`;
    let response: Response;
    let text: string;
    try {
      response = await fetch(url, {
        method,
        headers: {
          'X-API-Key': this.key,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      text = await response.text();
    } catch (error) {
      return { trouble: error as Error };
    }
    const answer = text === '' ? undefined : (JSON.parse(text) as T);
    if (response.ok) return { answer: answer as T };
    const refused = new Refused(response.status, answer, request);
    if (response.status < 500 && response.status !== 429) throw refused;
    return { trouble: refused };
  }
}
