import { toMicro, type Micro } from '@reelsheet/kernel';
import type { PriceLine } from './price.js';

/** Prices of scraped items in currency units. */
const PRICES = { post: 0.015, comment: 0.002 } as const;

const MAX_DECIMALS = 1e6;

/** Prices of scraped posts and comments. An organization pays once for each item, however many of its jobs find it. */
export class ScrapingPrices {
  /** @param creditValue Currency units per credit. */
  constructor(private readonly creditValue: number) {}

  /** Returns the price of the given numbers of items. */
  priceOf({ posts, comments = 0 }: { readonly posts: number; readonly comments?: number }): Micro {
    return toMicro(this.credits('post')) * posts + toMicro(this.credits('comment')) * comments;
  }

  /** Returns the lines of the public price list. */
  list(): PriceLine[] {
    return (['post', 'comment'] as const).map((item) => ({
      operation: 'monitoring',
      model: item,
      unit: `${item} that is new to the organization`,
      credits: this.credits(item),
    }));
  }

  /** Returns the price of one item, rounded to the six decimals of credits. */
  private credits(item: keyof typeof PRICES): number {
    return Math.round((PRICES[item] / this.creditValue) * MAX_DECIMALS) / MAX_DECIMALS;
  }
}
