import type { Micro } from '@reelsheet/kernel';

export interface Balance {
  /** Grants − captures. */
  readonly balance: Micro;
  /** Held by jobs that are under way. */
  readonly held: Micro;
  /** `balance` − `held`: what a new job may hold. */
  readonly available: Micro;
}

/** One job's claim on its organization's credits; `reference` names the job, for example `generation:12`. */
export interface Charge {
  readonly organizationId: number;
  readonly reference: string;
  readonly amount: Micro;
}

/**
 * The ledger as jobs see it: hold the estimate, capture the real price, release the rest.
 * Each call with a reference that is already in that state changes nothing, so a repeated job never pays twice.
 */
export abstract class CreditGate {
  abstract read(organizationId: number): Promise<Balance>;

  /** Throws `insufficient_credits_for_job` when `amount` is not available. */
  abstract hold(charge: Charge): Promise<void>;

  /** Takes at most what is held and gives the rest back. */
  abstract capture(charge: Charge): Promise<void>;

  abstract release(charge: Omit<Charge, 'amount'>): Promise<void>;
}
