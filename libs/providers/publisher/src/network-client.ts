import {
  boundedFetch,
  callVendor,
  categoryOfStatus,
  retryAfterMs,
  type ProviderErrorDetails,
} from '@reelsheet/provider-common';
import { atStep, codeOfCategory, PublishError, type PublishErrorCode, type PublishStep } from './errors.js';

const MAX_ANSWER_BYTES = 1024 * 1024;
const TIMEOUT_MS = 30_000;
/** For one chunk of at most 10 MiB, on a slow line. */
const UPLOAD_TIMEOUT_MS = 180_000;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or undefined where the body is none. */
  readonly body: unknown;
}

export interface NetworkCall<T> {
  readonly step: PublishStep;
  readonly url: string | URL;
  readonly method?: string;
  readonly accessToken?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: URLSearchParams | Blob;
  readonly signal?: AbortSignal | undefined;
  /** Turns the answer, whatever its status, into the result or throws. */
  readonly read: (answer: Answer) => T;
}

export interface NetworkTimeouts {
  readonly timeoutMs?: number;
  readonly uploadTimeoutMs?: number;
}

/** HTTP calls to one network under a deadline; every failure is a {@link PublishError} that knows its step. */
export class NetworkClient {
  private readonly fetch: typeof fetch;

  constructor(
    readonly platform: string,
    private readonly timeouts: NetworkTimeouts = {},
  ) {
    this.fetch = boundedFetch(platform, MAX_ANSWER_BYTES);
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
    const init: RequestInit = {
      method,
      headers: {
        ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json; charset=UTF-8' }),
        ...headers,
      },
      body: json === undefined ? (body ?? null) : JSON.stringify(json),
    };
    const timeoutMs =
      body instanceof Blob
        ? (this.timeouts.uploadTimeoutMs ?? UPLOAD_TIMEOUT_MS)
        : (this.timeouts.timeoutMs ?? TIMEOUT_MS);
    try {
      return await callVendor({ vendor: this.platform, timeoutMs, signal }, async (deadline) => {
        const response = await this.fetch(url, { ...init, signal: deadline });
        return read({ status: response.status, headers: response.headers, body: parseJson(await response.text()) });
      });
    } catch (error) {
      throw atStep(step, error);
    }
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
  const wait = retryAfterMs(answer.headers);
  return {
    status: answer.status,
    ...(networkCode ? { vendorCode: networkCode, reason: networkCode } : {}),
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
  };
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
