import { applyDecorators } from '@nestjs/common';
import { EventPattern, MessagePattern } from '@nestjs/microservices';
import type { EventContract, RpcContract } from '@reelsheet/contracts';

export interface ConsumerOptions {
  readonly contract: EventContract;
  /** Maximum number of events of this kind that one worker handles at a time. */
  readonly concurrency: number;
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
