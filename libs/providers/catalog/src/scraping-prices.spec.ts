import { describe, expect, it } from '@jest/globals';
import { toMicro } from '@reelsheet/kernel';
import { ScrapingPrices } from './scraping-prices.js';

describe('scraping prices', () => {
  it('are converted into credits by the value of a credit', () => {
    expect(new ScrapingPrices(0.01).priceOf({ posts: 10 })).toBe(toMicro(15));
    expect(new ScrapingPrices(0.01).priceOf({ posts: 2, comments: 5 })).toBe(toMicro(4));
    expect(new ScrapingPrices(0.03).priceOf({ posts: 2 })).toBe(toMicro(1));
  });

  it('are charged as they are listed, with six decimals', () => {
    const prices = new ScrapingPrices(0.007);
    expect(prices.list().map(({ model, credits }) => [model, credits])).toEqual([
      ['post', 2.142857],
      ['comment', 0.285714],
    ]);
    expect(prices.priceOf({ posts: 3, comments: 1 })).toBe(toMicro(3 * 2.142857 + 0.285714));
  });
});
