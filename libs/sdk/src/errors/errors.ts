import type { ErrorCode, FieldErrors } from '@reelsheet/client';
import type { DetailedErrors } from '../generated/detailed-errors.js';

/** Any error that this SDK throws by itself. */
export class ReelsheetError extends Error {
  override readonly name: string = 'ReelsheetError';
}

/** Codes of errors, those of errors with details included. */
export type AnyErrorCode = ErrorCode | keyof DetailedErrors;

interface ApiErrorBody {
  readonly error?: string;
  readonly error_code?: AnyErrorCode;
  readonly errors?: FieldErrors;
}

/** Body of an error with a code: that of its details, where it has any. */
type BodyOf<Code extends AnyErrorCode> = Code extends keyof DetailedErrors ? DetailedErrors[Code] : ApiErrorBody;

/** The API answered with an error. */
export class ResponseError extends ReelsheetError {
  override readonly name = 'ResponseError';
  readonly status: number;
  /** `error_code` of the API; undefined if something between client and API has answered. */
  readonly code: AnyErrorCode | undefined;
  /** The error of each invalid field. */
  readonly fieldErrors: FieldErrors | undefined;
  /** Id of the request, which the operator finds in the logs. */
  readonly requestId: string | undefined;

  constructor(
    /** Name of the operation, such as `sheets.get`. */
    readonly operation: string,
    readonly response: Response,
    /** The parsed body, or its text. */
    readonly body: unknown,
  ) {
    const { error, error_code, errors } = typeof body === 'object' && body ? (body as ApiErrorBody) : {};
    super(`${operation}: ${error ?? `status ${response.status}`}${error_code ? ` (${error_code})` : ''}`);
    this.status = response.status;
    this.code = error_code;
    this.fieldErrors = errors;
    this.requestId = response.headers.get('X-Request-Id') ?? undefined;
  }

  /** Returns whether the error has this code; its `body` then has the type of that error. */
  is<Code extends AnyErrorCode>(
    code: Code,
  ): this is ResponseError & { readonly code: Code; readonly body: BodyOf<Code> } {
    return this.code === code;
  }

  /** Milliseconds after which the API accepts the request again, if it names them. */
  get retryAfterMs(): number | undefined {
    return retryAfterOf(this.response);
  }
}

/** Returns the milliseconds of `Retry-After`, which has seconds or a date. */
export function retryAfterOf({ headers }: Response): number | undefined {
  const value = headers.get('Retry-After');
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** The API could not be reached, and the request has had no effect or may be sent again. */
export class ApiConnectionError extends ReelsheetError {
  override readonly name = 'ApiConnectionError';
}

/**
 * The answer was lost, and the operation has no idempotency key: it may have been carried out. Read before you send it
 * again.
 */
export class OutcomeUnknownError extends ReelsheetError {
  override readonly name = 'OutcomeUnknownError';
}

/** Webhooks are missing in a stream to which nobody was connected for five minutes. Read what they were about. */
export class WebhooksMissedError extends ReelsheetError {
  override readonly name = 'WebhooksMissedError';

  constructor() {
    super('webhooks are missing: read again what they are about, then listen without `after`');
  }
}

/** Work that was awaited has failed, or was stopped. */
export class WorkNotCompletedError<State = unknown> extends ReelsheetError {
  override readonly name = 'WorkNotCompletedError';

  constructor(
    message: string,
    /** The work as the API shows it. */
    readonly state: State,
  ) {
    super(message);
  }
}
