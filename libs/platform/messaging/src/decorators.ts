import { applyDecorators } from '@nestjs/common';
import { EventPattern, MessagePattern } from '@nestjs/microservices';
import type { EventContract, RpcContract } from '@reelsheet/contracts';

export interface ConsumptionExtras {
  readonly contract: EventContract;
  /** What the consumer does, in snake_case; the durable is `<service>_<action>`. */
  readonly action: string;
  /** Events of this kind that one worker handles at a time. */
  readonly concurrency: number;
}

/** The method answers this question; it gets the request and returns the reply. */
export function Answers(contract: RpcContract): MethodDecorator {
  return applyDecorators(MessagePattern(contract.subject, { contract }));
}

/** The method reacts to this event. It runs in a transaction, once for each event, whatever is delivered twice. */
export function Consumes(contract: EventContract, action: string, concurrency = 8): MethodDecorator {
  return applyDecorators(
    EventPattern(contract.subject, { contract, action, concurrency } satisfies ConsumptionExtras) as MethodDecorator,
  );
}
