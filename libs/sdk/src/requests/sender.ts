import type { ApiCredentials } from '../credentials/api-credentials.js';
import { ApiConnectionError, OutcomeUnknownError, ResponseError, retryAfterOf } from '../errors/errors.js';
import type { ApiService, OperationRow } from '../operations/operation-row.js';
import type { KnownAddresses } from './known-addresses.js';
import { CallAllowance } from './call-allowance.js';
import { backoffMs, delay } from './delay.js';
import { Pace } from './pace.js';
import { prepare, type PreparedRequest, type RequestFields } from './prepared-request.js';
import type { SdkCallOptions } from './call-options.js';
import { mayRepeat, retryAfterResponse } from './retry-rule.js';

const TIMEOUT_MS = 60_000;
const MAX_RETRIES = 5;
const TOO_MANY_REQUESTS = 429;
const UNAUTHORIZED = 401;

export interface SenderOptions {
  readonly addresses: KnownAddresses;
  readonly credentials: ApiCredentials;
  readonly fetch: typeof fetch;
  readonly headers: Readonly<Record<string, string>>;
}

/** A call with everything that its attempts have in common. */
interface Sending {
  readonly operation: string;
  readonly row: OperationRow;
  readonly request: PreparedRequest;
  readonly options: SdkCallOptions;
}

/**
 * Sends requests, and sends them again where that is safe: after a lost connection, 429, and errors of the server. An
 * operation that could take effect twice is sent again with the same idempotency key, or not at all.
 */
export class Sender {
  private readonly paces = new Map<string, Pace>();
  private readonly allowances = new Map<ApiService, CallAllowance>();

  constructor(private readonly settings: SenderOptions) {}

  /**
   * Returns the successful response.
   *
   * @throws {ResponseError} The API answered with an error.
   * @throws {ApiConnectionError} The API could not be reached.
   * @throws {OutcomeUnknownError} The answer was lost and the request may have taken effect.
   */
  async send(
    operation: string,
    row: OperationRow,
    fields: RequestFields = {},
    options: SdkCallOptions = {},
  ): Promise<Response> {
    const sending = { operation, row, request: prepare(operation, row, fields), options: withKey(row, options) };
    const { maxRetries = MAX_RETRIES, signal } = options;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.paced(sending);
      } catch (error) {
        signal?.throwIfAborted();
        const waitMs = attempt < maxRetries ? waitAfter(error, row, attempt) : undefined;
        if (waitMs === undefined) throw finalError(error, operation, row);
        await delay(waitMs, signal);
      }
    }
  }

  private async paced(sending: Sending): Promise<Response> {
    const { operation, row, options } = sending;
    if (row.answer === 'events') return this.attempt(sending);
    const pace = known(this.paces, operation, () => new Pace());
    const allowance = known(this.allowances, sending.request.service, () => new CallAllowance());
    await pace.enter(options.signal);
    try {
      await allowance.enter(options.signal);
    } catch (error) {
      pace.release();
      throw error;
    }
    try {
      const response = await this.attempt(sending);
      allowance.note(response);
      pace.accepted();
      return response;
    } catch (error) {
      if (error instanceof ResponseError && error.status === TOO_MANY_REQUESTS)
        pace.rejected(retryAfterOf(error.response) ?? backoffMs(0));
      throw error;
    } finally {
      allowance.release();
      pace.release();
    }
  }

  /** Sends the request once, and once more with renewed credentials. */
  private async attempt(sending: Sending): Promise<Response> {
    const { credentials } = this.settings;
    let response = await this.fetch(sending);
    if (response.status === UNAUTHORIZED && (await credentials.renew?.())) {
      await response.body?.cancel();
      response = await this.fetch(sending);
    }
    if (response.ok || response.status === 304) return response;
    throw new ResponseError(sending.operation, response, await bodyOf(response));
  }

  private async fetch({ row, request, options }: Sending): Promise<Response> {
    const { addresses, credentials, headers } = this.settings;
    const url = `${await addresses.of(request.service)}${request.path}`;
    const isTimed = row.answer === undefined;
    const signals = [options.signal, isTimed ? AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS) : undefined];
    return this.settings.fetch(url, {
      method: request.method,
      headers: { ...headers, ...request.headers, ...(await credentials.headers()), ...headersOf(options) },
      signal: AbortSignal.any(signals.filter((signal) => signal !== undefined)),
      ...(request.body === undefined ? {} : { body: request.body }),
    });
  }
}

function known<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

function withKey({ repeats }: OperationRow, options: SdkCallOptions): SdkCallOptions {
  return repeats === 'with_key' ? { idempotencyKey: crypto.randomUUID(), ...options } : options;
}

function headersOf({ idempotencyKey, ifMatch, headers }: SdkCallOptions): Record<string, string> {
  return {
    ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(ifMatch ? { 'If-Match': ifMatch } : {}),
    ...headers,
  };
}

/** Returns milliseconds until the next attempt; undefined if there is none. */
function waitAfter(error: unknown, row: OperationRow, attempt: number): number | undefined {
  if (error instanceof ResponseError) return retryAfterResponse(error, row, attempt);
  return isOfConnection(error) && mayRepeat(row, error) ? backoffMs(attempt) : undefined;
}

/** `fetch` throws a `TypeError` for a lost connection, and a timeout the error of its signal. */
const isOfConnection = (error: unknown): error is Error =>
  error instanceof Error && (error.name === 'TypeError' || error.name === 'TimeoutError');

function finalError(error: unknown, operation: string, row: OperationRow): unknown {
  if (!isOfConnection(error)) return error;
  const message = `${operation}: ${error.name === 'TimeoutError' ? 'no answer in time' : 'the connection failed'}`;
  if (mayRepeat(row, error)) return new ApiConnectionError(message, { cause: error });
  return new OutcomeUnknownError(`${message}; it may have been carried out`, { cause: error });
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
