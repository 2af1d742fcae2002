import type { TSchema } from 'typebox';
import type { EventContract, RpcContract, Service } from '../define.js';

interface Situation {
  readonly consumer: Service;
  readonly contract: RpcContract | EventContract;
  /** How things stand at the message's owner, in words; the owner's suite brings it about. */
  readonly given: string;
}

/** The reply or payload has at least this shape: the fields that the consumer reads, with what it needs of them. */
export interface ShapeReliance extends Situation {
  readonly relies: TSchema;
}

/** The question is refused with this error, which the consumer tells from others. */
export interface RefusalReliance extends Situation {
  readonly refuses: { readonly code: string; readonly status: number };
}

export type Reliance = ShapeReliance | RefusalReliance;

/** Names the consumer of several reliances once. */
export const reliancesBy =
  (consumer: Service) =>
  (
    contract: Reliance['contract'],
    given: string,
    need: Pick<ShapeReliance, 'relies'> | Pick<RefusalReliance, 'refuses'>,
  ): Reliance => ({
    consumer,
    contract,
    given,
    ...need,
  });
