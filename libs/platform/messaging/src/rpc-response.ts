import { DomainError, InvalidInput, invalid, type ErrorDefinition, type ErrorDetail } from '@reelsheet/kernel';

/** Response to a request: a reply, or an error that the client may pass to its own caller. */
export type RpcResponse = { readonly reply: unknown } | { readonly error: ErrorDefinition & ErrorFields };

interface ErrorFields {
  readonly detail?: ErrorDetail;
  /** For invalid input: the field and the violated rule. */
  readonly invalid?: { readonly field: string; readonly reason: string };
}

export function toErrorResponse(error: unknown): RpcResponse {
  if (!(error instanceof DomainError))
    return { error: { code: 'internal_error', status: 500, message: 'the request could not be answered' } };
  const { code, status, message, detail } = error;
  const invalid = error instanceof InvalidInput ? { field: error.field, reason: error.reason } : undefined;
  return { error: { code, status, message, detail, invalid } };
}

export function replyFrom(answer: RpcResponse): unknown {
  if ('reply' in answer) return answer.reply;
  const { code, status, message, detail, invalid: violation } = answer.error;
  throw violation
    ? invalid(violation.field, violation.reason)
    : new DomainError({ code, status, message }, message, detail);
}
