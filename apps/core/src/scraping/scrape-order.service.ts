import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Jobs } from '@reelsheet/platform-jobs';
import { ScrapeNeeds } from './scrape-needs.js';
import { ScrapeOrderRepository, type NewScrapeOrder, type ScrapeOrderRecord } from './scrape-order.repository.js';
import { SCRAPED_SOURCE } from './scrape.job.js';
import { ScrapedSourceRepository } from './scraped-source.repository.js';
import { SourceService } from './source.service.js';
import type { Target } from './target.js';

export interface ScrapeOrderInput extends Omit<NewScrapeOrder, 'sourceId' | 'freshSince'> {
  readonly target: Target;
  /** Maximum age in seconds of an earlier scrape that is used instead of a new one. */
  readonly maxAgeSeconds: number;
}

/** Orders of other services to scrape a source once. */
@Injectable()
export class ScrapeOrderService {
  constructor(
    private readonly shared: SourceService,
    private readonly sources: ScrapedSourceRepository,
    private readonly orders: ScrapeOrderRepository,
    private readonly needs: ScrapeNeeds,
    private readonly jobs: Jobs,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Orders one scrape of a source for another service and returns its status; the same name again
   * is the same order.
   */
  async order({ target, maxAgeSeconds, ...wish }: ScrapeOrderInput): Promise<ScrapeOrderRecord> {
    const known = await this.orders.find(wish.reference);
    if (known) return known;
    this.shared.requireReaders([target]);
    await this.transaction.run(async () => {
      const [source] = await this.sources.hold([target]);
      const freshSince = new Date(this.clock.now().getTime() - maxAgeSeconds * 1_000);
      if (!(await this.orders.insert({ ...wish, sourceId: source!.id, freshSince }))) return;
      const order = (await this.orders.find(wish.reference))!;
      await this.needs.updateIfFresh(order, source!);
      if ((await this.orders.find(wish.reference))!.status !== 'pending') return;
      await this.sources.wake([source!.id], wish.organizationId, this.clock.now());
      this.jobs.wake(SCRAPED_SOURCE);
    });
    const order = await this.orders.find(wish.reference);
    if (!order) throw new DomainError(CommonErrors.notFound);
    return order;
  }
}
