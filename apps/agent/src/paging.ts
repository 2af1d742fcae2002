import { Whole } from '@reelsheet/platform-http';

/** A page of a list; `page` starts at 1. */
export interface Page {
  readonly page: number;
  readonly size: number;
}

export class PageQuery {
  @Whole({ optional: true, min: 1, max: 10_000, default: 1, about: 'from 1' })
  page = 1;
}
