import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { ScrapingPrices } from '@reelsheet/model-catalog';
import { CreditGate } from '@reelsheet/platform-credits';
import { Hooks } from '@reelsheet/platform-hooks';
import {
  creditReference,
  jobKind,
  RunsJob,
  type JobStep,
  type Outcome,
  type JobContext,
} from '@reelsheet/platform-jobs';
import { ScrapedPostRepository } from './scraped-post.repository.js';
import { ScrapedSourceRepository } from './scraped-source.repository.js';
import { SourceBillEntity } from './source-bill.entity.js';
import { SourceHooks } from './source-hooks.js';
import { isScraped } from './target.js';

export const SOURCE_BILL = jobKind({ entity: SourceBillEntity, concurrency: 8, attempts: 10 });

/**
 * Charges an organization for the new posts of a source, then shows them in its lists. Posts are marked with the bill
 * before credits are held, so after a crash the next worker finds the same posts and the same hold.
 */
@RunsJob(SOURCE_BILL)
export class SourceBillStep implements JobStep<SourceBillEntity> {
  constructor(
    private readonly posts: ScrapedPostRepository,
    private readonly sources: ScrapedSourceRepository,
    private readonly hooks: Hooks,
    private readonly prices: ScrapingPrices,
    private readonly credits: CreditGate,
  ) {}

  async run(work: JobContext<SourceBillEntity>): Promise<Outcome<SourceBillEntity>> {
    const { id, organizationId, sourceId } = work.job;
    const bill = creditReference(SOURCE_BILL, id);
    if (work.job.estimate === null && !(await this.prepare(work, bill))) return { state: 'completed', deleteRow: true };
    const { estimate, through } = work.job;
    const commit = async () => {
      await this.hooks.run(SourceHooks.postsPaid, { organizationId, sourceId, through: through! });
    };
    if (estimate === 0) return { state: 'completed', deleteRow: true, commit };
    try {
      await this.credits.hold({ organizationId, reference: bill, amount: estimate! });
    } catch (error) {
      if (!(error instanceof DomainError) || !error.is(CommonErrors.insufficientCredits)) throw error;
      return { state: 'failed', reason: 'Not enough credits', commit: () => this.posts.releaseClaim(bill) };
    }
    return { state: 'completed', cost: estimate!, deleteRow: true, commit };
  }

  /** Determines what the bill covers before anything is held. Returns false if nobody watches the source any more. */
  private async prepare(work: JobContext<SourceBillEntity>, bill: string): Promise<boolean> {
    const { organizationId, sourceId } = work.job;
    const seen = await this.hooks.query(SourceHooks.findLastShownPost, { organizationId, sourceId });
    if (seen === undefined) return false;
    const through = await this.posts.last(sourceId);
    const count = await this.posts.claim(bill, organizationId, sourceId, seen, through);
    // Web pages are read without a vendor and are free.
    const isPaid = isScraped(await this.sources.platformOf(sourceId));
    await work.write({ estimate: isPaid ? this.prices.priceOf({ posts: count }) : 0, through });
    return true;
  }
}
