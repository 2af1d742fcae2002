import { Inject, Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { Jobs } from '@reelsheet/platform-jobs';
import { ScrapeProvider } from '@reelsheet/provider-scraper';
import { ScrapeNeeds } from './scrape-needs.js';
import { ScrapeOrderRepository } from './scrape-order.repository.js';
import { SCRAPED_SOURCE } from './scrape.job.js';
import { ScrapedPostRepository } from './scraped-post.repository.js';
import { ScrapedSourceRepository, type KnownSource } from './scraped-source.repository.js';
import { SOURCE_BILL } from './source-bill.job.js';
import { SourceBillRepository } from './source-bill.repository.js';
import { isScraped, type Target } from './target.js';

/** Shared sources, for watchlists and for orders of other services. */
@Injectable()
export class SourceService {
  constructor(
    private readonly sources: ScrapedSourceRepository,
    private readonly orders: ScrapeOrderRepository,
    private readonly posts: ScrapedPostRepository,
    private readonly bills: SourceBillRepository,
    private readonly needs: ScrapeNeeds,
    @Inject(ScrapeProvider) private readonly provider: ScrapeProvider | null,
    private readonly jobs: Jobs,
  ) {}

  /** Throws `vendor_not_set_up` for a target that needs a vendor which this installation does not have. */
  requireReaders(targets: readonly Target[]): void {
    if (!this.provider && targets.some(({ platform }) => isScraped(platform)))
      throw new DomainError(CommonErrors.notSetUp, 'This installation has no scraping vendor; ask its operator');
  }

  /** Returns the shared sources of these targets, locked until the open transaction ends. */
  async hold(targets: readonly Target[]): Promise<KnownSource[]> {
    return this.sources.hold(targets);
  }

  /**
   * Called when an organization's lists start to watch sources: known posts are shown soon, and sources without a fresh
   * scrape become due. Joins the open transaction.
   */
  async watch(organizationId: number, sourceIds: readonly number[]): Promise<void> {
    if (sourceIds.length === 0) return;
    await this.sources.wake(sourceIds, organizationId, this.needs.staleBefore());
    await this.bills.order([organizationId], sourceIds);
    this.jobs.wake(SCRAPED_SOURCE);
    this.jobs.wake(SOURCE_BILL);
  }

  async eraseAgent(agentId: number): Promise<void> {
    await this.orders.erase(agentId);
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.orders.eraseOrganization(organizationId);
    await this.bills.eraseOrganization(organizationId);
    await this.posts.eraseOrganization(organizationId);
  }
}
