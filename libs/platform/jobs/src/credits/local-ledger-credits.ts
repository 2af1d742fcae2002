import { Injectable } from '@nestjs/common';
import type { Micro } from '@reelsheet/kernel';
import { CreditGate, type Charge } from '@reelsheet/platform-credits';
import { JobCredits } from './job-credits.js';

/** For the service that owns the ledger: credits move in the transaction itself. */
@Injectable()
export class LocalLedgerCredits extends JobCredits {
  constructor(private readonly credits: CreditGate) {
    super();
  }

  async hold(charge: Charge): Promise<void> {
    await this.credits.hold(charge);
  }

  async raise(charge: Charge): Promise<void> {
    await this.credits.release(charge);
    await this.credits.hold(charge);
  }

  async close(charge: Omit<Charge, 'amount'>, price: Micro | null): Promise<void> {
    if (price === null) await this.credits.release(charge);
    else await this.credits.capture({ ...charge, amount: price });
  }
}
