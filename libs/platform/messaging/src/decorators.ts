import { applyDecorators } from '@nestjs/common';
import { EventPattern, MessagePattern } from '@nestjs/microservices';
import type { EventContract, PayloadOf, RpcContract } from '@reelsheet/contracts';

export interface ConsumerOptions {
  readonly contract: EventContract;
  /** Maximum number of events of this kind that one worker handles at a time. */
  readonly concurrency: number;
  /** Key of the events that the method receives together; see {@link ConsumesTogether}. */
  readonly keyOf?: (payload: unknown) => string | undefined;
}

/** The method handles this RPC: it receives the request and returns the reply. */
export function HandlesRpc(contract: RpcContract): MethodDecorator {
  return applyDecorators(MessagePattern(contract.subject, { contract }));
}

/** The method handles this event in a transaction, exactly once even if the event is delivered again. */
export function Consumes(contract: EventContract, concurrency = 8): MethodDecorator {
  return applyDecorators(
    EventPattern(contract.subject, { contract, concurrency } satisfies ConsumerOptions) as MethodDecorator,
  );
}

/**
 * Like {@link Consumes}, for a method that receives a list: all events with the same key that wait for it, up to 64, or
 * a single event whose key is undefined. They share a transaction and the trace of the first. When the method throws,
 * it receives each of them alone.
 */
export function ConsumesTogether<C extends EventContract>(
  contract: C,
  keyOf: (payload: PayloadOf<C>) => string | undefined,
  concurrency = 8,
): MethodDecorator {
  return applyDecorators(
    EventPattern(contract.subject, {
      contract,
      concurrency,
      keyOf: (payload) => keyOf(payload as PayloadOf<C>),
    } satisfies ConsumerOptions) as MethodDecorator,
  );
}
