import { applyDecorators } from '@nestjs/common';
import { EventPattern, MessagePattern } from '@nestjs/microservices';
import type { EventContract, JobContract, RpcContract } from '@reelsheet/contracts';

export interface ConsumptionExtras {
  readonly contract: EventContract | JobContract;
  /** What the consumer does, in snake_case; the durable is `<service>_<action>`. */
  readonly action: string;
  /** Messages of this kind that one worker handles at a time. */
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

/**
 * The method performs this job, outside any transaction and with its claim kept alive while it takes.
 * It may be called twice for one job, so it moves the job's row by compare-and-set. It throws {@link StillClaimed} where another worker is at it.
 */
export function Performs(contract: JobContract, action: string, concurrency = 4): MethodDecorator {
  return applyDecorators(
    EventPattern(contract.subject, { contract, action, concurrency } satisfies ConsumptionExtras) as MethodDecorator,
  );
}

/** Another worker holds the job's claim: look again later, and keep the job until then. */
export class StillClaimed extends Error {
  constructor(readonly retryAfterMs = 5_000) {
    super('another worker is at it');
  }
}
