import { applyDecorators } from '@nestjs/common';
import { EventPattern, MessagePattern } from '@nestjs/microservices';
import type { EventContract, RpcContract } from '@reelsheet/contracts';

export interface ConsumerOptions {
  readonly contract: EventContract;
  /** Events of this kind that one worker handles at a time. */
  readonly concurrency: number;
}

/** The method answers this question; it gets the request and returns the reply. */
export function HandlesRpc(contract: RpcContract): MethodDecorator {
  return applyDecorators(MessagePattern(contract.subject, { contract }));
}

/** The method reacts to this event. It runs in a transaction, once for each event, whatever is delivered twice. */
export function Consumes(contract: EventContract, concurrency = 8): MethodDecorator {
  return applyDecorators(
    EventPattern(contract.subject, { contract, concurrency } satisfies ConsumerOptions) as MethodDecorator,
  );
}
