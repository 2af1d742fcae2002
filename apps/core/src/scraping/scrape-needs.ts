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

type Source = Pick<KnownSource, 'id' | 'platform' | 'scrapedAt' | 'commentsAt'>;
type Held = Source & { readonly turnHolder: number };

/** What is wanted of a source. */
export interface Need {
  /** Its next turn is due now. */
  readonly isDue: boolean;
  readonly comments: boolean;
  /** Organizations whose lists it is in, by id. */
  readonly watching: readonly number[];
  /** Neighbours wait for it, and pay for that themselves. */
  readonly isOrdered: boolean;
}

/** So many organizations are asked whether one of them can pay for a turn; the next time those that follow. */
const MAX_PAYERS_ASKED = 200;

/** Whose turn a source takes next: its watchers take it in turns, so no source always waits behind those of one of them. */
export const nextHolder = (watching: readonly number[], holder: number): number =>
  watching.find((id) => id > holder) ?? watching[0] ?? holder;

/** Who wants a source looked at, and what they get of a turn. Parts of the open transaction, but for {@link isPaidFor}. */
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

  /** Undefined where nobody wants anything. */
  async of(source: Source): Promise<Need | undefined> {
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

  /** What a turn must be younger than for those who watch. */
  staleBefore(): Date {
    return new Date(this.clock.now().getTime() - this.config.WATCH_INTERVAL_MINUTES * 60_000);
  }

  /** Orders are paid for by who sends them; of watching organizations one at least must have credits. */
  async isPaidFor({ platform, turnHolder }: Held, { isOrdered, watching }: Need): Promise<boolean> {
    if (!isScraped(platform) || isOrdered) return true;
    const [later, earlier] = [watching.filter((id) => id >= turnHolder), watching.filter((id) => id < turnHolder)];
    for (const organizationId of [...later, ...earlier].slice(0, MAX_PAYERS_ASKED))
      if ((await this.credits.read(organizationId)).available > 0) return true;
    return false;
  }

  /** A turn has ended: fills the orders that it is enough for, and sends those who watch their bills. */
  async fill(source: Source): Promise<void> {
    for (const order of await this.orders.open(source.id)) await this.fillIfFresh(order, source);
    await this.bills.order(await this.hooks.query(SourceHooks.findWatchers, source.id), [source.id]);
    this.jobs.wake(SOURCE_BILL);
  }

  async fillIfFresh(order: ScrapeOrderRecord, source: Source): Promise<void> {
    if (!isFilled(order, source)) return;
    const { reference, organizationId, days, maxResults: most, comments } = order;
    const since = days === 0 ? null : new Date(this.clock.now().getTime() - days * DAY_MS);
    const selection = { sourceId: source.id, since, most };
    const { posts, comments: commented } = await this.posts.count(selection);
    const claimed = await this.posts.claimSelected(reference, organizationId, selection, comments);
    await this.orders.complete(reference, { posts, comments: comments ? commented : 0 }, claimed);
  }

  /** The source cannot be read. */
  async refuse(sourceId: number, reason: string): Promise<void> {
    await this.orders.fail(sourceId, reason);
  }
}

const isFilled = ({ freshSince, comments }: ScrapeOrderRecord, { scrapedAt, commentsAt }: Source): boolean =>
  scrapedAt !== null && scrapedAt >= freshSince && (!comments || (commentsAt !== null && commentsAt >= freshSince));
