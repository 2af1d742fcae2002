import type { Micro } from '@reelsheet/kernel';
import type { CreditGate } from '@reelsheet/platform-credits';
import type { Transaction } from '@reelsheet/platform-database';
import { creditReference } from './generation.js';
import type { Claim, GenerationClaimRepository } from './generation-claim.repository.js';
import type { Work } from './kinds/kind.js';
import { mustHold } from './lease.js';

/** A claimed generation as its kind sees it; whatever it writes fails with ClaimLost once the claim is another's. */
export class ClaimedWork implements Work<object> {
  readonly key: string;

  constructor(
    private readonly claim: Claim,
    readonly folder: string,
    readonly signal: AbortSignal,
    private readonly claims: GenerationClaimRepository,
    private readonly credits: CreditGate,
    private readonly transaction: Transaction,
  ) {
    this.key = `generation:${claim.id}:${claim.round}`;
  }

  get agentId(): number {
    return this.claim.agentId;
  }

  get input(): object {
    return this.claim.input;
  }

  get attempt(): number {
    return this.claim.attempt;
  }

  get age(): number {
    return this.claim.age;
  }

  get submittedAs(): string | null {
    return this.claim.submittedAs;
  }

  get vendorTaskId(): string | null {
    return this.claim.vendorTaskId;
  }

  async intend(submittedAs: string | null): Promise<void> {
    mustHold(await this.claims.intend(this.claim, submittedAs));
  }

  /** The open hold is exchanged for a larger one, both in one transaction. */
  async require(price: Micro): Promise<void> {
    const { id, organizationId, estimate } = this.claim;
    if (price <= estimate) return;
    const reference = creditReference(id);
    await this.transaction.run(async () => {
      mustHold(await this.claims.raiseEstimate(this.claim, price));
      await this.credits.release({ organizationId, reference });
      await this.credits.hold({ organizationId, reference, amount: price });
    });
  }
}
