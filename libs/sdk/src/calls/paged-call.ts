import type { PageRule } from '../operations/operation-row.js';
import { Call, type Answered } from './call.js';

/** Requests one page; `position` is its number or cursor, undefined at the beginning. */
export type RequestPage<Page> = (position: unknown) => Promise<Answered<Page>>;

/**
 * A list with pages. Awaiting it returns the first page; `for await` yields the items of all pages, and requests a page
 * when its first item is needed.
 */
export class PagedCall<Page, PageItem> extends Call<Page> implements AsyncIterable<PageItem> {
  constructor(
    private readonly first: Promise<Answered<Page>>,
    private readonly rule: PageRule,
    /** The position that the caller has asked for. */
    private readonly from: unknown,
    private readonly requestPage: RequestPage<Page>,
  ) {
    super(first);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<PageItem, void, undefined> {
    for await (const page of this.pages()) yield* this.itemsOf(page);
  }

  /** Yields whole pages. */
  async *pages(): AsyncGenerator<Page, void, undefined> {
    let answered = await this.first;
    let position: unknown = this.from ?? this.rule.start;
    for (;;) {
      if (!this.rule.next && this.itemsOf(answered.data).length === 0) return;
      yield answered.data;
      position = this.positionAfter(answered, position);
      if (position === undefined) return;
      answered = await this.requestPage(position);
    }
  }

  /** Returns all items of all pages, at most `max`. */
  async all(max = Infinity): Promise<PageItem[]> {
    const items: PageItem[] = [];
    if (max <= 0) return items;
    for await (const item of this) if (items.push(item) >= max) break;
    return items;
  }

  private itemsOf(page: Page): readonly PageItem[] {
    const { items } = this.rule;
    return ((items === '' ? page : (page as Record<string, unknown>)[items]) ?? []) as readonly PageItem[];
  }

  /** Returns the next page or cursor; undefined after the last page. */
  private positionAfter({ data, response }: Answered<Page>, position: unknown): unknown {
    const { next } = this.rule;
    if (!next) return Number(position) + 1;
    const value = next.in === 'header' ? response.headers.get(next.name) : (data as Record<string, unknown>)[next.name];
    return value === null ? undefined : value;
  }
}
