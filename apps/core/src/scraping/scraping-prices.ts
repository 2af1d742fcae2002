import { Injectable } from '@nestjs/common';
import { toMicro, type Micro } from '@reelsheet/kernel';
import { CoreConfig } from '../core.config.js';
import { isScraped, type SourcePlatform } from './target.js';

/** In currency units. */
const POST = 0.015;

/** What an organization pays for a post, once, however many of its lists and jobs find it. */
@Injectable()
export class ScrapingPrices {
  constructor(private readonly config: CoreConfig) {}

  /** Pages on the web are read without a vendor, and cost nothing. */
  ofPosts(platform: SourcePlatform, count: number): Micro {
    return isScraped(platform) ? toMicro(Math.round(((count * POST) / this.config.CREDIT_VALUE) * 1e6) / 1e6) : 0;
  }
}
