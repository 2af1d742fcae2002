import { announceVendor, boundedFetch, callVendor, type ProviderError } from '@reelsheet/provider-common';

export const VENDOR = 'video';

export interface VendorApiConfig {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Timeout of one call in milliseconds; the task itself takes minutes and is polled. */
  readonly timeoutMs?: number;
}

export interface VendorApiCall {
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: object;
  readonly signal?: AbortSignal | undefined;
}

/** An answer of any status. */
export interface VendorAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined if it is no JSON. */
  readonly body: unknown;
}

/** Maps a response other than 2xx to an error. */
export type ErrorMapping = (answer: VendorAnswer) => ProviderError;

const MAX_ANSWER_BYTES = 2 ** 20;
const TIMEOUT_MS = 30_000;

/** A vendor's JSON API, with the headers that name us to it. Time and bytes of each call are bounded. */
export class VendorApi {
  private readonly fetch = boundedFetch(VENDOR, MAX_ANSWER_BYTES);

  constructor(
    private readonly provider: string,
    private readonly config: Pick<VendorApiConfig, 'baseUrl' | 'timeoutMs'>,
    private readonly credentials: Readonly<Record<string, string>>,
    private readonly rejection: ErrorMapping,
  ) {
    announceVendor(VENDOR, provider);
  }

  /** The JSON of a 2xx. Throws a ProviderError, or the signal's reason. */
  async call(path: string, call: VendorApiCall = {}): Promise<unknown> {
    const answer = await this.request(path, call);
    if (answer.status >= 300) throw this.rejection(answer);
    return answer.body;
  }

  /** An answer of any status; a 2xx is JSON. Throws as {@link call} where there is none. */
  request(path: string, { method, headers, body: order, signal }: VendorApiCall = {}): Promise<VendorAnswer> {
    const { baseUrl, timeoutMs = TIMEOUT_MS } = this.config;
    const send = async (signal: AbortSignal): Promise<VendorAnswer> => {
      const response = await this.fetch(`${baseUrl}${path}`, {
        method,
        headers: {
          ...this.credentials,
          ...(order && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: order && JSON.stringify(order),
        signal,
      });
      const text = await response.text();
      const body = response.ok ? (JSON.parse(text) as unknown) : parsed(text);
      return { status: response.status, headers: response.headers, body };
    };
    const call = { vendor: VENDOR, provider: this.provider, timeoutMs, signal };
    return callVendor(call, send, undefined, (answer) => (answer.status < 300 ? undefined : this.rejection(answer)));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses the body of a callback; undefined if it is not the vendor's. */
export function readJson<T>(body: Uint8Array, read: (reported: unknown) => T): T | undefined {
  try {
    return read(JSON.parse(Buffer.from(body).toString('utf8')));
  } catch {
    return undefined;
  }
}
