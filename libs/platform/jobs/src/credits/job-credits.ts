import { Injectable } from '@nestjs/common';
import type { Micro } from '@reelsheet/kernel';
import type { Charge } from '@reelsheet/platform-credits';

/** Holds and settles the credits of jobs, in the transactions that create and end them. */
export abstract class JobCredits {
  /** Holds the estimate of a new job. Throws `insufficient_credits_for_job`. */
  abstract hold(charge: Charge): Promise<void>;
  /** Replaces the open hold with a larger one. */
  abstract raise(charge: Charge): Promise<void>;
  /** Captures the price and releases the rest of the hold; null releases all of it. */
  abstract close(charge: Omit<Charge, 'amount'>, price: Micro | null): Promise<void>;
}

/** For services whose jobs are free of charge. */
@Injectable()
export class NoCredits extends JobCredits {
  hold = throwUnsupported;
  raise = throwUnsupported;
  close = throwUnsupported;
}

async function throwUnsupported(): Promise<never> {
  throw new Error('jobs of a service without a ledger cannot have an estimate');
}
