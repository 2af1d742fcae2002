import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { runGeneration } from '@reelsheet/contracts';
import { Clock, DomainError } from '@reelsheet/kernel';
import { CreditGate } from '@reelsheet/platform-credits';
import { Transaction } from '@reelsheet/platform-database';
import { LiveHints, StillClaimed } from '@reelsheet/platform-messaging';
import { Outbox } from '@reelsheet/platform-outbox';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { inTemporaryFolder } from '../../storage/media/local-file.js';
import { ClaimedWork } from './claimed.work.js';
import { isAway, judge } from './failure.js';
import { creditReference, liveTopic, MAX_ATTEMPTS } from './generation.js';
import { GenerationClaimRepository, type Claim } from './generation-claim.repository.js';
import { GenerationCompletion } from './generation.completion.js';
import type { Waiting } from './kinds/kind.js';
import { GenerationKinds } from './kinds/kinds.js';
import { ClaimLost, HandedBack, Lease } from './lease.js';

/** Takes a generation one step further: made, waiting for its vendor, tried again later, or failed. */
@Injectable()
export class GenerationPerformer implements BeforeApplicationShutdown {
  private readonly leases = new Set<Lease>();
  private stopping = false;

  constructor(
    private readonly claims: GenerationClaimRepository,
    private readonly kinds: GenerationKinds,
    private readonly completion: GenerationCompletion,
    private readonly credits: CreditGate,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly hints: LiveHints,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Throws {@link StillClaimed} where another worker is at it; does nothing for a round that is over or not yet due. */
  async perform(id: number, round: number): Promise<void> {
    if (this.stopping) throw new StillClaimed();
    const claim = await this.claims.take(id, round);
    if (claim) return this.work(claim);
    const left = await this.claims.othersClaim(id, round);
    if (left !== undefined) throw new StillClaimed(Math.min(left + 100, 5_000));
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
    for (const lease of this.leases) lease.abort(new HandedBack());
  }

  private async work(claim: Claim): Promise<void> {
    if (claim.attempt > MAX_ATTEMPTS) return this.fail(claim, `It was given up after ${MAX_ATTEMPTS} tries`);
    const lease = new Lease(() => this.claims.extend(claim));
    this.leases.add(lease);
    this.hints.announce(liveTopic(claim.id));
    try {
      await inTemporaryFolder('generation', (folder) => this.step(claim, folder, lease.signal));
    } catch (error) {
      await this.recover(claim, lease.signal.aborted ? lease.signal.reason : error);
    } finally {
      lease.close();
      this.leases.delete(lease);
    }
  }

  private async step(claim: Claim, folder: string, signal: AbortSignal): Promise<void> {
    const work = new ClaimedWork(claim, folder, signal, this.claims, this.credits, this.transaction);
    const outcome = await this.kinds.of(claim.userJobType).run(work);
    if (outcome.state === 'waiting') await this.wait(claim, outcome);
    else await this.completion.complete(claim, work.key, outcome);
  }

  private async wait(claim: Claim, { vendorTaskId, progress = 0, checkAfterMs }: Waiting): Promise<void> {
    await this.later(claim, checkAfterMs, (dueAt) => this.claims.waitForVendor(claim, vendorTaskId, progress, dueAt));
  }

  private async recover(claim: Claim, error: unknown): Promise<void> {
    if (error instanceof ClaimLost) return;
    if (error instanceof HandedBack || isAway(error)) return this.handBack(claim, error as Error);
    if (!(error instanceof DomainError))
      this.logger.warn({ err: error, generation: claim.id, attempt: claim.attempt }, 'generation: a try failed');
    const verdict = judge(error, claim.attempt);
    if ('reason' in verdict) return this.fail(claim, verdict.reason);
    await this.later(claim, verdict.retryAfterMs, (dueAt) => this.claims.tryAgain(claim, dueAt));
  }

  /** A neighbour's or our own absence is no try: the message comes again by itself. */
  private async handBack(claim: Claim, cause: Error): Promise<never> {
    await this.claims.handBack(claim).catch(() => undefined);
    throw new Error('the generation was handed back', { cause });
  }

  private async fail(claim: Claim, failedReason: string): Promise<void> {
    const { id, organizationId } = claim;
    await this.transaction.run(async () => {
      if (!(await this.claims.end(claim, { status: 'failed', failedReason }))) return;
      await this.credits.release({ organizationId, reference: creditReference(id) });
      this.transaction.afterCommit(() => this.hints.announce(liveTopic(id)));
    });
  }

  /** Frees the claim and orders the next look, both or neither. */
  private async later({ id, round }: Claim, waitMs: number, move: (dueAt: Date) => Promise<boolean>): Promise<void> {
    const dueAt = new Date(this.clock.now().getTime() + waitMs);
    await this.transaction.run(async () => {
      if (!(await move(dueAt))) return;
      await this.outbox.send(runGeneration, { generation_id: id, round }, { notBefore: dueAt });
      this.transaction.afterCommit(() => this.hints.announce(liveTopic(id)));
    });
  }
}
