import { defineError } from '@reelsheet/kernel';

export const IdempotencyErrors = {
  reused: defineError({
    code: 'idempotency_key_reused',
    status: 422,
    message: 'This Idempotency-Key was sent with another request within 24 hours: use a new one',
  }),
  underWay: defineError({
    code: 'idempotency_key_in_use',
    status: 409,
    message: 'The first request with this Idempotency-Key is under way: repeat it later',
  }),
  outcomeUnknown: defineError({
    code: 'idempotency_outcome_unknown',
    status: 409,
    message: 'The first request with this Idempotency-Key was interrupted and is not repeated: read what it did',
  }),
  notStored: defineError({
    code: 'idempotency_answer_not_stored',
    status: 409,
    message: 'The first request with this Idempotency-Key was carried out; its answer is not stored: read what it did',
  }),
} as const;
