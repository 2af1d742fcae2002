import { DomainError, InvalidInput, invalid, type ErrorDefinition, type ErrorDetail } from '@reelsheet/kernel';

/** Response to a request: a reply, or an error that the client may pass to its own caller. */
export type RpcResponse = { readonly reply: unknown } | { readonly error: ErrorDefinition & ErrorParts };

interface ErrorParts {
  readonly detail?: ErrorDetail;
  /** For invalid input: the field and the violated rule. */
  readonly fault?: { readonly field: string; readonly problem: string };
}

export function toErrorResponse(error: unknown): RpcResponse {
  if (!(error instanceof DomainError))
    return { error: { code: 'internal_error', status: 500, message: 'the question could not be answered' } };
  const { code, status, message, detail } = error;
  const fault = error instanceof InvalidInput ? { field: error.field, problem: error.problem } : undefined;
  return { error: { code, status, message, detail, fault } };
}

export function replyFrom(answer: RpcResponse): unknown {
  if ('reply' in answer) return answer.reply;
  const { code, status, message, detail, fault } = answer.error;
  throw fault ? invalid(fault.field, fault.problem) : new DomainError({ code, status, message }, message, detail);
}
