import { Injectable } from '@nestjs/common';
import { Clock, DAY_MS } from '@reelsheet/kernel';
import { CreditGate } from '@reelsheet/platform-credits';
import { Hooks } from '@reelsheet/platform-hooks';
import { Jobs } from '@reelsheet/platform-jobs';
import { CoreConfig } from '../core.config.js';
import { ScrapeOrderRepository, type ScrapeOrderRecord } from './scrape-order.repository.js';
import { ScrapedPostRepository } from './scraped-post.repository.js';
import type { KnownSource } from './scraped-source.repository.js';
import { SOURCE_BILL } from './source-bill.job.js';
import { SourceBillRepository } from './source-bill.repository.js';
import { SourceHooks } from './source-hooks.js';
import { isScraped } from './target.js';

type NeededSource = Pick<KnownSource, 'id' | 'platform' | 'scrapedAt' | 'commentsAt'>;
type Held = NeededSource & { readonly shareHolder: number };

/** An organization or service that needs a source to be scraped. */
export interface Need {
  /** True if a scrape is due now. */
  readonly isDue: boolean;
  readonly comments: boolean;
  /** Ids of the organizations whose lists contain it. */
  readonly watching: readonly number[];
  /** True if orders of other services wait for it; they pay for themselves. */
  readonly isOrdered: boolean;
}

/** Maximum number of organizations whose balance is checked for one scrape; the next check continues after them. */
const MAX_PAYERS_QUERIED = 200;

/**
 * Returns the organization whose fair share the next scrape uses. Watchers are used in rotation, so no source always
 * waits behind the sources of one of them.
 */
export const nextShareHolder = (watching: readonly number[], holder: number): number =>
  watching.find((id) => id > holder) ?? watching[0] ?? holder;

/**
 * Finds out who needs a source scraped, and distributes the results. Joins the open transaction, except {@link
 * isPaidFor}.
 */
@Injectable()
export class ScrapeNeeds {
  constructor(
    private readonly orders: ScrapeOrderRepository,
    private readonly posts: ScrapedPostRepository,
    private readonly bills: SourceBillRepository,
    private readonly hooks: Hooks,
    private readonly credits: CreditGate,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly config: CoreConfig,
  ) {}

  /** Returns undefined if nobody needs it. */
  async of(source: NeededSource): Promise<Need | undefined> {
    const open = await this.orders.open(source.id);
    const watching = await this.hooks.query(SourceHooks.findWatchers, source.id);
    if (open.length === 0 && watching.length === 0) return undefined;
    const isStale = source.scrapedAt === null || source.scrapedAt <= this.staleBefore();
    return {
      isDue: (watching.length > 0 && isStale) || open.some((order) => !isFilled(order, source)),
      comments: open.some(({ comments }) => comments),
      watching,
      isOrdered: open.length > 0,
    };
  }

  /** Returns the time after which a scrape counts as fresh for watchers. */
  staleBefore(): Date {
    return new Date(this.clock.now().getTime() - this.config.WATCH_INTERVAL_MINUTES * 60_000);
  }

  /** Orders are paid for by their sender; of the watching organizations at least one must have credits. */
  async isPaidFor({ platform, shareHolder }: Held, { isOrdered, watching }: Need): Promise<boolean> {
    if (!isScraped(platform) || isOrdered) return true;
    const [later, earlier] = [watching.filter((id) => id >= shareHolder), watching.filter((id) => id < shareHolder)];
    for (const organizationId of [...later, ...earlier].slice(0, MAX_PAYERS_QUERIED))
      if ((await this.credits.read(organizationId)).available > 0) return true;
    return false;
  }

  /** After a scrape: completes the orders that it satisfies, and creates bills for the watchers. */
  async distribute(source: NeededSource): Promise<void> {
    for (const order of await this.orders.open(source.id)) await this.updateIfFresh(order, source);
    await this.bills.order(await this.hooks.query(SourceHooks.findWatchers, source.id), [source.id]);
    this.jobs.wake(SOURCE_BILL);
  }

  async updateIfFresh(order: ScrapeOrderRecord, source: NeededSource): Promise<void> {
    if (!isFilled(order, source)) return;
    const { reference, organizationId, days, maxResults: max, comments } = order;
    const since = days === 0 ? null : new Date(this.clock.now().getTime() - days * DAY_MS);
    const selection = { sourceId: source.id, since, max };
    const { posts, comments: commented } = await this.posts.count(selection);
    const claimed = await this.posts.claimSelected(reference, organizationId, selection, comments);
    await this.orders.complete(reference, { posts, comments: comments ? commented : 0 }, claimed);
  }

  /** Fails waiting orders because the source cannot be read. */
  async fail(sourceId: number, reason: string): Promise<void> {
    await this.orders.fail(sourceId, reason);
  }
}

const isFilled = ({ freshSince, comments }: ScrapeOrderRecord, { scrapedAt, commentsAt }: NeededSource): boolean =>
  scrapedAt !== null && scrapedAt >= freshSince && (!comments || (commentsAt !== null && commentsAt >= freshSince));
