import type { TSchema } from 'typebox';
import type { EventContract, RpcContract, Service } from '../define.js';

interface Situation {
  readonly consumer: Service;
  readonly contract: RpcContract | EventContract;
  /** State of the message's owner, in words; the owner's tests create it. */
  readonly given: string;
}

/** The reply or payload has at least this shape: the fields that the consumer reads, with what it needs of them. */
export interface ShapeExpectation extends Situation {
  readonly shape: TSchema;
}

/** The request is rejected with this error, which the consumer distinguishes from others. */
export interface ErrorExpectation extends Situation {
  readonly error: { readonly code: string; readonly status: number };
}

export type Expectation = ShapeExpectation | ErrorExpectation;

/** Binds the consumer's name for several expectations. */
export const expectationsBy =
  (consumer: Service) =>
  (
    contract: Expectation['contract'],
    given: string,
    need: Pick<ShapeExpectation, 'shape'> | Pick<ErrorExpectation, 'error'>,
  ): Expectation => ({
    consumer,
    contract,
    given,
    ...need,
  });
