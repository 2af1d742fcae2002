import { ApiError, type ErrorCode, type FieldError } from '@reelsheet/client';
import { strings } from '../strings/en.js';

/** An error as a person reads it. */
export interface ShownError {
  readonly message: string;
  /** Messages by the field of the form that they belong to. */
  readonly fields: Readonly<Record<string, string>>;
  readonly code: ErrorCode | undefined;
  readonly status: number | undefined;
}

interface ErrorBody {
  readonly error?: string;
  readonly error_code?: ErrorCode;
  readonly errors?: readonly FieldError[];
}

/**
 * Describes anything that a call has thrown. `fieldsOf` names the fields of the form by those of the API, whose nested
 * fields are written with dots, such as `spreadsheet.title`.
 */
export function shownError(thrown: unknown, fieldsOf: Readonly<Record<string, string>> = {}): ShownError {
  if (!(thrown instanceof ApiError)) return unreachable;
  const { error, error_code: code, errors = [] } = (thrown.body ?? {}) as ErrorBody;
  const fields = Object.fromEntries(errors.map(({ field, problem }) => [fieldsOf[field] ?? field, problem]));
  const message = messageFor(thrown) ?? error ?? strings.errors.unexpected;
  return { message, fields, code, status: thrown.status };
}

const unreachable: ShownError = {
  message: strings.errors.unreachable,
  fields: {},
  code: undefined,
  status: undefined,
};

function messageFor({ status, retryAfter }: ApiError): string | undefined {
  if (status === 429) return strings.errors.tooMany(retryAfter ?? 60);
  return status >= 500 ? strings.errors.server : undefined;
}

/** Returns the code of an error response; undefined for every other error. */
export const codeOf = (thrown: unknown): ErrorCode | 'second_factor_required' | undefined =>
  thrown instanceof ApiError ? (thrown.body as ErrorBody | undefined)?.error_code : undefined;

/** Returns whether the same request may succeed a little later. */
export const isTemporary = (thrown: unknown): boolean =>
  !(thrown instanceof ApiError) || thrown.status === 429 || thrown.status >= 500;
