import { Injectable } from '@nestjs/common';
import type { Micro } from '@reelsheet/kernel';
import type { Charge } from '@reelsheet/platform-credits';

/** How a service closes the credits of its jobs, from within the transaction that ends them. */
export abstract class JobCredits {
  /** Holds what an order costs, with the order. Throws `insufficient_credits_for_job`. */
  abstract hold(charge: Charge): Promise<void>;
  /** Exchanges the open hold for a larger one. */
  abstract raise(charge: Charge): Promise<void>;
  /** Takes the price of what was done and gives back the rest; null gives back all. */
  abstract close(charge: Omit<Charge, 'amount'>, price: Micro | null): Promise<void>;
}

/** For a service whose jobs cost nothing. */
@Injectable()
export class NoCredits extends JobCredits {
  hold = throwUnsupported;
  raise = throwUnsupported;
  close = throwUnsupported;
}

async function throwUnsupported(): Promise<never> {
  throw new Error('this service keeps no ledger, so its jobs have no estimate');
}
