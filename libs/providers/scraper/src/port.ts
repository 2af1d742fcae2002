/** Platforms whose posts a scraping vendor collects. */
export const SCRAPED_PLATFORMS = ['shortvideo', 'photoshare', 'videohost'] as const;
export type ScrapedPlatform = (typeof SCRAPED_PLATFORMS)[number];

export const TARGET_TYPES = ['account', 'hashtag', 'keyword'] as const;
export type TargetType = (typeof TARGET_TYPES)[number];

export interface PostsOrder {
  readonly kind: 'posts';
  readonly platform: ScrapedPlatform;
  readonly targetType: TargetType;
  /** `@handle`, a hashtag without `#`, or words. */
  readonly targetValue: string;
  /** Two-letter country from which the platform is read. */
  readonly country?: string;
  /** Nothing older. */
  readonly since?: Date;
  readonly max: number;
}

export interface CommentsOrder {
  readonly kind: 'comments';
  readonly platform: ScrapedPlatform;
  readonly postUrls: readonly string[];
  readonly maxPerPost: number;
}

export type ScrapeOrder = PostsOrder | CommentsOrder;

export interface ScrapeRequest {
  readonly order: ScrapeOrder;
  /** Our name for the run, unique for ever: it finds the run again when the answer to its submit was lost. */
  readonly externalId: string;
  readonly signal?: AbortSignal;
}

export interface ScrapedPost {
  readonly externalId: string;
  readonly url: string;
  readonly creator: string;
  readonly caption: string;
  readonly music: string | null;
  readonly thumbnailUrl: string | null;
  readonly durationSeconds: number | null;
  /** Null if the platform does not report it. */
  readonly postedAt: Date | null;
  readonly watchCount: number;
  readonly likeCount: number;
  readonly commentCount: number;
  readonly shareCount: number;
  readonly saveCount: number;
}

export interface ScrapedComment {
  readonly externalId: string;
  readonly postUrl: string;
  readonly author: string;
  readonly text: string;
  readonly likeCount: number;
  readonly postedAt: Date | null;
}

export interface ScrapeRunRef {
  readonly runId: string;
}

export type ScrapeRun =
  | { readonly state: 'running'; readonly runId: string }
  | { readonly state: 'completed'; readonly runId: string; readonly datasetId: string }
  | {
      readonly state: 'failed';
      readonly runId: string;
      readonly reason: string;
      /** True if another run of the same order may succeed. */
      readonly retryable: boolean;
    };

/** Some of what a run has found, as the vendor's items came; `next` is where the following ones begin. */
export interface Found<T> {
  readonly items: readonly T[];
  readonly next: number | undefined;
  /** Reason why the vendor found nothing, in our words. */
  readonly rejection: string | undefined;
}

/** A vendor that scrapes social platforms for us, in runs that take seconds to minutes. */
export abstract class ScrapeProvider {
  /**
   * Starts a run, which costs money: exactly one attempt. After `unknown_outcome`, or the caller's own abort,
   * `find` it.
   */
  abstract submit(request: ScrapeRequest): Promise<ScrapeRunRef>;

  /** The run that was submitted under this name since then; undefined where the vendor has none. */
  abstract find(request: ScrapeRequest, since: Date): Promise<ScrapeRunRef | undefined>;

  /** Returns the status of a run; may be called as often as needed. */
  abstract check(run: ScrapeRunRef, signal?: AbortSignal): Promise<ScrapeRun>;

  abstract posts(
    platform: ScrapedPlatform,
    datasetId: string,
    from: number,
    signal?: AbortSignal,
  ): Promise<Found<ScrapedPost>>;

  abstract comments(
    platform: ScrapedPlatform,
    datasetId: string,
    from: number,
    signal?: AbortSignal,
  ): Promise<Found<ScrapedComment>>;
}
