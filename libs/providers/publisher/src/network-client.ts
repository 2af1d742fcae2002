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
/** For one chunk of at most 10 MiB, on a slow line; what is longer has as much more time. */
const UPLOAD_TIMEOUT_MS = 180_000;
const SLOW_LINE_BYTES_PER_MS = 60;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or undefined where the body is none. */
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
  /** Turns the answer, whatever its status, into the result or throws. */
  readonly read: (answer: Answer) => T;
}

export interface NetworkOptions {
  readonly timeoutMs?: number;
  readonly uploadTimeoutMs?: number;
  /** Domains, each with all hosts below it, at which the network may have us upload beside its own addresses. */
  readonly uploadDomains?: readonly string[];
  /** Reaches public addresses alone; for hosts that the network's answers name. */
  readonly guardedFetch?: typeof fetch;
}

/**
 * HTTP calls to one network under a deadline; every failure is a {@link PublishError} that knows its step.
 * Tokens are sent to the network's own addresses alone, whatever address an answer names.
 */
export class NetworkClient {
  private readonly own: ReadonlySet<string>;
  private readonly fetch: typeof fetch;
  private readonly guardedFetch: typeof fetch;

  /** `addresses` are the network's own, as the operator gave them. */
  constructor(
    readonly platform: string,
    addresses: readonly string[],
    private readonly options: NetworkOptions = {},
  ) {
    this.own = new Set(addresses.map((address) => new URL(address).origin));
    this.fetch = boundedFetch(platform, MAX_ANSWER_BYTES);
    this.guardedFetch = boundedFetch(platform, MAX_ANSWER_BYTES, options.guardedFetch);
    announceVendor(platform);
  }

  /** Throws `platform_error` for an address at which this network does not take uploads. */
  assertUploadAddress(step: PublishStep, address: string): void {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url && (this.own.has(url.origin) || this.isUploadHost(url))) return;
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
    const isOwn = this.own.has(new URL(url).origin);
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
    if (body instanceof Blob) return Math.max(uploadTimeoutMs, body.size / SLOW_LINE_BYTES_PER_MS);
    return body instanceof FormData ? uploadTimeoutMs : timeoutMs;
  }

  private isUploadHost({ protocol, hostname, port, username }: URL): boolean {
    const { uploadDomains = [] } = this.options;
    if (protocol !== 'https:' || port !== '' || username !== '') return false;
    return uploadDomains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
  }

  /** The error for an answer that refuses: by the network's own code where the table knows it, else by the status. */
  refusal(
    step: PublishStep,
    answer: Answer,
    networkCode: string | undefined,
    table: Readonly<Record<string, PublishErrorCode>>,
  ): PublishError {
    const code = (networkCode && table[networkCode]) || codeOfCategory(categoryOfStatus(answer.status));
    return new PublishError(this.platform, code, step, detailsOf(answer, networkCode));
  }
}

function detailsOf(answer: Answer, networkCode: string | undefined): ProviderErrorDetails {
  const wait = retryAfterMs(answer.headers) ?? untilResetMs(answer);
  return {
    status: answer.status,
    ...(networkCode ? { vendorCode: networkCode, reason: networkCode } : {}),
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
  };
}

/** Some networks name the moment at which a limit is over, in seconds since 1970. */
function untilResetMs({ status, headers }: Answer): number | undefined {
  const reset = Number(headers.get('x-rate-limit-reset') ?? NaN);
  return status === 429 && reset > 0 ? Math.max(0, reset * 1_000 - Date.now()) : undefined;
}

/** Ids beyond the safe integers stay the digits they came as. */
function keepDigits(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  const isUnsafe = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
  return isUnsafe ? (context?.source ?? value) : value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, keepDigits);
  } catch {
    return undefined;
  }
}
