import { join } from 'node:path';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { DomainError } from '@reelsheet/kernel';
import { CreditGate } from '@reelsheet/platform-credits';
import { Transaction } from '@reelsheet/platform-database';
import { LiveHints, StillClaimed } from '@reelsheet/platform-messaging';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { compose, type Plan, planComposition } from '@reelsheet/composition';
import { isAway, judge } from '../generations/failure.js';
import { ClaimLost, HandedBack, Lease, mustHold } from '../generations/lease.js';
import { inTemporaryFolder } from '../../storage/media/local-file.js';
import { OwnLayers } from './own-layers.js';
import { RenderCompletion } from './render-job.completion.js';
import { creditReference, liveTopic, MAX_ATTEMPTS } from './render-job.js';
import { RenderJobRepository, type RenderClaim } from './render-job.repository.js';
import { renderPrice } from '../../money/prices/render-price.js';
import { RenderSources } from './render-sources.js';

const REPORT_EVERY_MS = 1_000;

/** Composes one video. What dies half-way leaves nothing outside, so another try begins from scratch. */
@Injectable()
export class RenderPerformer implements BeforeApplicationShutdown {
  private readonly leases = new Set<Lease>();
  private stopping = false;

  constructor(
    private readonly jobs: RenderJobRepository,
    private readonly sources: RenderSources,
    private readonly layers: OwnLayers,
    private readonly completion: RenderCompletion,
    private readonly credits: CreditGate,
    private readonly transaction: Transaction,
    private readonly hints: LiveHints,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Throws {@link StillClaimed} where another worker is at it; does nothing for a job that has ended. */
  async perform(id: number): Promise<void> {
    if (this.stopping) throw new StillClaimed();
    const claim = await this.jobs.take(id);
    if (claim) return this.work(claim);
    if (await this.jobs.isClaimed(id)) throw new StillClaimed();
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
    for (const lease of this.leases) lease.abort(new HandedBack());
  }

  private async work(claim: RenderClaim): Promise<void> {
    if (claim.attempt > MAX_ATTEMPTS) return this.fail(claim, `It was given up after ${MAX_ATTEMPTS} tries`);
    const lease = new Lease(() => this.jobs.extend(claim));
    this.leases.add(lease);
    this.hints.announce(liveTopic(claim.id));
    try {
      await inTemporaryFolder('render', (folder) => this.render(claim, folder, lease.signal));
    } catch (error) {
      await this.recover(claim, lease.signal.aborted ? lease.signal.reason : error);
    } finally {
      lease.close();
      this.leases.delete(lease);
    }
  }

  private async render(claim: RenderClaim, folder: string, signal: AbortSignal): Promise<void> {
    const plan = await this.plan(claim, folder, signal);
    const price = renderPrice(plan.frames / plan.canvas.fps);
    await this.require(claim, price);
    const path = join(folder, 'render.mp4');
    await compose(plan, path, { signal, onProgress: this.reporter(claim) });
    await this.completion.complete(claim, path, price);
  }

  private async plan(claim: RenderClaim, folder: string, signal: AbortSignal): Promise<Plan> {
    const { document, media } = claim.input.tracks
      ? {
          document: claim.input,
          media: await this.sources.fetch(claim.input, await this.sources.locate(claim, claim.input), folder, signal),
        }
      : await this.layers.compose(claim, claim.input, folder, signal);
    return planComposition(document, media, await this.sources.sentences(claim, document));
  }

  /** The open hold is exchanged for a larger one, both in one transaction. */
  private async require(claim: RenderClaim, price: number): Promise<void> {
    const { id, organizationId, estimate } = claim;
    if (price <= estimate) return;
    await this.transaction.run(async () => {
      mustHold(await this.jobs.raiseEstimate(claim, price));
      await this.credits.release({ organizationId, reference: creditReference(id) });
      await this.credits.hold({ organizationId, reference: creditReference(id), amount: price });
    });
  }

  /** Lost reports are made good by the next one. */
  private reporter(claim: RenderClaim): (share: number) => void {
    let last = 0;
    return (share) => {
      if (Date.now() - last < REPORT_EVERY_MS) return;
      last = Date.now();
      void this.jobs.report(claim, share).then(
        () => this.hints.announce(liveTopic(claim.id)),
        () => undefined,
      );
    };
  }

  private async recover(claim: RenderClaim, error: unknown): Promise<void> {
    if (error instanceof ClaimLost) return;
    const isOurs = error instanceof HandedBack || isAway(error);
    if (!isOurs && !(error instanceof DomainError))
      this.logger.warn({ err: error, render: claim.id, attempt: claim.attempt }, 'render: a try failed');
    const verdict = isOurs ? { retryAfterMs: 0 } : judge(error, claim.attempt);
    if ('reason' in verdict) return this.fail(claim, verdict.reason);
    await this.jobs.handBack(claim, isOurs ? 1 : 0).catch(() => undefined);
    throw new Error('the render was handed back', { cause: error });
  }

  private async fail(claim: RenderClaim, reason: string): Promise<void> {
    const { id, organizationId } = claim;
    await this.transaction.run(async () => {
      if (!(await this.jobs.fail(claim, reason))) return;
      await this.credits.release({ organizationId, reference: creditReference(id) });
      this.transaction.afterCommit(() => this.hints.announce(liveTopic(id)));
    });
  }
}
