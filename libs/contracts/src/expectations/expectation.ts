import type { TSchema } from 'typebox';
import type { EventContract, RpcContract, Service } from '../define.js';

interface Situation {
  readonly consumer: Service;
  readonly contract: RpcContract | EventContract;
  /** How things stand at the message's owner, in words; the owner's suite brings it about. */
  readonly given: string;
}

/** The reply or payload has at least this shape: the fields that the consumer reads, with what it needs of them. */
export interface ShapeExpectation extends Situation {
  readonly shape: TSchema;
}

/** The question is refused with this error, which the consumer tells from others. */
export interface ErrorExpectation extends Situation {
  readonly error: { readonly code: string; readonly status: number };
}

export type Expectation = ShapeExpectation | ErrorExpectation;

/** Names the consumer of several reliances once. */
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
