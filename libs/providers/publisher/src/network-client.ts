import {
  announceVendor,
  boundedFetch,
  callVendor,
  categoryOfStatus,
  retryAfterMs,
  type ProviderErrorDetails,
} from '@reelsheet/provider-common';
import { atStep, codeOfCategory, PublishError, type PublishErrorCode, type PublishStep } from './errors.js';

const MAX_ANSWER_BYTES = 2 ** 20;
const TIMEOUT_MS = 30_000;
/** Timeout for a chunk of up to 10 MiB on a slow connection; larger bodies get proportionally more time. */
const UPLOAD_TIMEOUT_MS = 180_000;
const SLOW_CONNECTION_BYTES_PER_MS = 60;

export interface NetworkResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or undefined if the body is not JSON. */
  readonly body: unknown;
}

export interface NetworkCall<T> {
  readonly step: PublishStep;
  readonly url: string;
  readonly method?: string;
  readonly accessToken?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: URLSearchParams | Blob | FormData;
  readonly signal?: AbortSignal | undefined;
  /** Converts a response with any status to the result, or throws. */
  readonly read: (answer: NetworkResponse) => T;
}

export interface NetworkOptions {
  readonly timeoutMs?: number;
  readonly uploadTimeoutMs?: number;
  /** Additional domains, including their subdomains, that the network may use for uploads. */
  readonly uploadDomains?: readonly string[];
  /** A fetch function limited to public addresses, used for hosts from network responses. */
  readonly guardedFetch?: typeof fetch;
}

/**
 * Makes HTTP calls to one network with a timeout. All errors are {@link PublishError}s with the failed step. Tokens are
 * sent only to the configured addresses of the network, never to addresses from responses.
 */
export class NetworkClient {
  private readonly ownOrigins: ReadonlySet<string>;
  private readonly fetch: typeof fetch;
  private readonly guardedFetch: typeof fetch;

  /** `addresses` are the configured addresses of the network. */
  constructor(
    readonly platform: string,
    addresses: readonly string[],
    private readonly options: NetworkOptions = {},
  ) {
    this.ownOrigins = new Set(addresses.map((address) => new URL(address).origin));
    this.fetch = boundedFetch(platform, MAX_ANSWER_BYTES);
    this.guardedFetch = boundedFetch(platform, MAX_ANSWER_BYTES, options.guardedFetch);
    announceVendor(platform);
  }

  /** Throws `platform_error` if the address is not an upload address of this network. */
  assertUploadAddress(step: PublishStep, address: string): void {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url && (this.ownOrigins.has(url.origin) || this.isUploadHost(url))) return;
    throw new PublishError(this.platform, 'platform_error', step, { reason: 'its upload address leads elsewhere' });
  }

  async call<T>({
    step,
    url,
    method = 'POST',
    accessToken,
    headers,
    json,
    body,
    signal,
    read,
  }: NetworkCall<T>): Promise<T> {
    this.assertUploadAddress(step, url);
    const isOwn = this.ownOrigins.has(new URL(url).origin);
    const send = isOwn ? this.fetch : this.guardedFetch;
    const init: RequestInit = {
      method,
      headers: {
        ...(accessToken && isOwn ? { authorization: `Bearer ${accessToken}` } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json; charset=UTF-8' }),
        ...headers,
      },
      body: json === undefined ? (body ?? null) : JSON.stringify(json),
    };
    const timeoutMs = this.timeoutOf(body);
    try {
      return await callVendor({ vendor: this.platform, timeoutMs, signal }, async (deadline) => {
        const response = await send(url, { ...init, signal: deadline });
        return read({ status: response.status, headers: response.headers, body: parseJson(await response.text()) });
      });
    } catch (error) {
      throw atStep(step, error);
    }
  }

  private timeoutOf(body: NetworkCall<unknown>['body']): number {
    const { timeoutMs = TIMEOUT_MS, uploadTimeoutMs = UPLOAD_TIMEOUT_MS } = this.options;
    if (body instanceof Blob) return Math.max(uploadTimeoutMs, body.size / SLOW_CONNECTION_BYTES_PER_MS);
    return body instanceof FormData ? uploadTimeoutMs : timeoutMs;
  }

  private isUploadHost({ protocol, hostname, port, username }: URL): boolean {
    const { uploadDomains = [] } = this.options;
    if (protocol !== 'https:' || port !== '' || username !== '') return false;
    return uploadDomains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
  }

  /**
   * Returns the error for a failed response, by the network's error code if the table contains it, otherwise by
   * status.
   */
  errorFrom(
    step: PublishStep,
    answer: NetworkResponse,
    networkCode: string | undefined,
    table: Readonly<Record<string, PublishErrorCode>>,
  ): PublishError {
    const code = (networkCode && table[networkCode]) || codeOfCategory(categoryOfStatus(answer.status));
    return new PublishError(this.platform, code, step, detailsOf(answer, networkCode));
  }
}

function detailsOf(answer: NetworkResponse, networkCode: string | undefined): ProviderErrorDetails {
  const wait = retryAfterMs(answer.headers) ?? untilResetMs(answer);
  return {
    status: answer.status,
    ...(networkCode ? { vendorCode: networkCode, reason: networkCode } : {}),
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
  };
}

/** Some networks state the end of a rate limit in seconds since 1970. */
function untilResetMs({ status, headers }: NetworkResponse): number | undefined {
  const reset = Number(headers.get('x-rate-limit-reset') ?? NaN);
  return status === 429 && reset > 0 ? Math.max(0, reset * 1_000 - Date.now()) : undefined;
}

/** Returns integers above the safe range (ids) as strings of their original digits. */
function preserveLargeIntegers(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  const isUnsafe = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
  return isUnsafe ? (context?.source ?? value) : value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, preserveLargeIntegers);
  } catch {
    return undefined;
  }
}
