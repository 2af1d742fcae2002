import { IDEMPOTENCY, type DescribedRepetition } from '../idempotency/idempotency.js';
import { MAX_IDEMPOTENCY_KEY } from '../idempotency/idempotency-limits.js';
import { IdempotencyErrors } from '../idempotency/idempotency.errors.js';
import { OWN_ERRORS, type DescribedOperation } from './described-operation.js';

type KeyedOperation = DescribedOperation & { [IDEMPOTENCY]?: DescribedRepetition };

const { reused, underWay, outcomeUnknown, notStored } = IdempotencyErrors;

const PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'printable ASCII: a repetition within 24 hours has no effect and returns the first answer',
  schema: { type: 'string', minLength: 1, maxLength: MAX_IDEMPOTENCY_KEY },
};

const REPLAY = {
  'Idempotent-Replay': {
    description: '`true` if this is the answer to an earlier request with the same `Idempotency-Key`',
    schema: { type: 'string', enum: ['true'] },
  },
};

/** Describes the header and the errors of a `POST` that stores its answer. */
export function describeIdempotency(method: string, operation: KeyedOperation): void {
  const declared = (operation[IDEMPOTENCY] ??= { answer: 'transaction' });
  const isOpen = operation.security?.length === 0;
  if (method !== 'post' || isOpen) delete operation[IDEMPOTENCY];
  if (method !== 'post' || isOpen || declared.answer === 'none') return;
  operation.parameters = [...(operation.parameters ?? []), PARAMETER];
  const errors = declared.answer === 'steps' ? [reused, underWay, outcomeUnknown] : [reused, underWay];
  operation[OWN_ERRORS] = [...(operation[OWN_ERRORS] ?? []), ...errors, notStored];
  for (const [status, response] of Object.entries(operation.responses))
    if (status.startsWith('2')) Object.assign(response, { headers: { ...headersOf(response), ...REPLAY } });
}

const headersOf = (response: object) => (response as { headers?: object }).headers;
