import type { Micro } from '@reelsheet/kernel';
import { CreditGate } from '@reelsheet/platform-credits';
import type { Transaction } from '@reelsheet/platform-database';
import { creditReference, LEASE_SECONDS } from './generation.js';
import type { Claim, GenerationClaimRepository } from './generation-claim.repository.js';
import type { Work } from './kinds/kind.js';

const EXTEND_MS = (LEASE_SECONDS * 1_000) / 6;

/** The generation was stopped, or another worker has it. */
export class ClaimLost extends Error {
  constructor() {
    super('the claim on the generation is lost');
  }
}

/** A claim that is kept alive while its worker works, and that tells the worker when it is lost. */
export class Lease {
  private readonly end = new AbortController();
  private readonly timer: NodeJS.Timeout;

  constructor(
    readonly claim: Claim,
    private readonly claims: GenerationClaimRepository,
    private readonly credits: CreditGate,
    private readonly transaction: Transaction,
  ) {
    this.timer = setInterval(() => void this.extend(), EXTEND_MS);
  }

  get signal(): AbortSignal {
    return this.end.signal;
  }

  abort(reason: Error): void {
    this.end.abort(reason);
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** The job as its kind sees it. */
  workIn(folder: string): Work<object> {
    const { id, round, agentId, input, attempt, age, submittedAs, vendorTaskId } = this.claim;
    return {
      key: `generation:${id}:${round}`,
      ...{ agentId, input, attempt, age, submittedAs, vendorTaskId, folder },
      signal: this.signal,
      intend: async (name) => this.mustHold(await this.claims.intend(this.claim, name)),
      require: (price) => this.require(price),
    };
  }

  /** The open hold is exchanged for a larger one, in one transaction. */
  private async require(price: Micro): Promise<void> {
    const { id, organizationId, estimate } = this.claim;
    if (price <= estimate) return;
    const reference = creditReference(id);
    await this.transaction.run(async () => {
      this.mustHold(await this.claims.raiseEstimate(this.claim, price));
      await this.credits.release({ organizationId, reference });
      await this.credits.hold({ organizationId, reference, amount: price });
    });
  }

  private async extend(): Promise<void> {
    const held = await this.claims.extend(this.claim).catch(() => true);
    if (!held) this.abort(new ClaimLost());
  }

  private mustHold(held: boolean): void {
    if (!held) throw new ClaimLost();
  }
}
