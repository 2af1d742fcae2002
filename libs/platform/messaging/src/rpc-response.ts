import {
  DomainError,
  InvalidInput,
  invalid,
  MAX_FIELD_ERRORS,
  type ErrorDefinition,
  type ErrorDetail,
  type InvalidField,
} from '@reelsheet/kernel';

/** Response to a request: a reply, or an error that the client may pass to its own caller. */
export type RpcResponse = { readonly reply: unknown } | { readonly error: ErrorDefinition & ErrorFields };

interface ErrorFields {
  readonly detail?: ErrorDetail;
  /** For invalid input: the field and the violated rule. */
  readonly invalid?: { readonly field: string; readonly reason: string };
  /** The invalid fields, where they are known; absent from services of earlier versions. */
  readonly fieldErrors?: readonly InvalidField[];
}

export function toErrorResponse(error: unknown): RpcResponse {
  if (!(error instanceof DomainError))
    return { error: { code: 'internal_error', status: 500, message: 'the request could not be answered' } };
  const { code, status, message, detail } = error;
  const invalid = error instanceof InvalidInput ? { field: error.field, reason: error.reason } : undefined;
  const fieldErrors = error.fieldErrors?.slice(0, MAX_FIELD_ERRORS);
  return { error: { code, status, message, detail, invalid, fieldErrors } };
}

export function replyFrom(answer: RpcResponse): unknown {
  if ('reply' in answer) return answer.reply;
  const { code, status, message, detail, invalid: violation, fieldErrors } = answer.error;
  throw violation
    ? invalid(violation.field, violation.reason, fieldErrors)
    : new DomainError({ code, status, message }, message, detail, { fieldErrors });
}
