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

/** Sources that all share, for those who want them looked at. */
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

  /** Throws `vendor_not_set_up` where a target is read by a vendor that this installation has not. */
  requireReaders(targets: readonly Target[]): void {
    if (!this.provider && targets.some(({ platform }) => isScraped(platform)))
      throw new DomainError(CommonErrors.notSetUp, 'This installation has no scraping vendor; ask its operator');
  }

  /** The shared sources of these targets, held until the open transaction ends. */
  async hold(targets: readonly Target[]): Promise<KnownSource[]> {
    return this.sources.hold(targets);
  }

  /** An organization's lists watch these from now on: what is known of them is shown soon, and what nobody has looked at lately is looked at. Part of the open transaction. */
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
