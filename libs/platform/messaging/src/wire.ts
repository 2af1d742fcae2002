import { DomainError, type ErrorDetail } from '@reelsheet/kernel';

/** What travels back for a question: a reply, or an error that the asker may show its own caller. */
export type RpcAnswer =
  | { readonly reply: unknown }
  | {
      readonly error: {
        readonly code: string;
        readonly status: number;
        readonly message: string;
        readonly detail?: ErrorDetail;
      };
    };

export function toAnswerError(error: unknown): RpcAnswer {
  if (!(error instanceof DomainError))
    return { error: { code: 'internal_error', status: 500, message: 'the question could not be answered' } };
  return { error: { code: error.code, status: error.status, message: error.message, detail: error.detail } };
}

export function fromAnswer(answer: RpcAnswer): unknown {
  if ('reply' in answer) return answer.reply;
  const { code, status, message, detail } = answer.error;
  throw new DomainError({ code, status, message }, message, detail);
}
