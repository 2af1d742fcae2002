import { Injectable } from '@nestjs/common';
import { Clock, DomainError, isPlatform, type Platform } from '@reelsheet/kernel';
import { OutboundClient } from '@reelsheet/platform-outbound';
import {
  scheduleViolations,
  applySkips,
  validatePost,
  type Violation,
  type PostContent,
} from '@reelsheet/provider-publisher';
import { SocialAccountReader, type UsableAccount } from '../social-accounts/social-account.reader.js';
import type { PlannedTarget, PostRequest } from './post.js';
import { MediaProvenance, type Provenance } from './media/media-provenance.js';
import { PublishingErrors, validationError } from './publishing.errors.js';

export interface PostPlan extends Provenance {
  readonly ideaId: number | null;
  readonly requested: readonly string[];
  readonly targets: readonly PlannedTarget[];
  readonly skipped: readonly Violation[];
}

/** Content that was checked for one platform. */
export interface CheckedContent {
  readonly violations: readonly Violation[];
  /** Names media that the platform omits. */
  readonly warning: string | null;
}

interface FieldUrl {
  readonly field: string;
  readonly url: string;
}

/** Checks a post against the rules of the platforms, the agent's accounts and the clock. */
@Injectable()
export class PostPlanner {
  constructor(
    private readonly accounts: SocialAccountReader,
    private readonly provenance: MediaProvenance,
    private readonly outbound: OutboundClient,
    private readonly clock: Clock,
  ) {}

  /** Returns the targets of the post. Throws `platform_validation_failed` with all violations. */
  async plan(agentId: number, request: PostRequest): Promise<PostPlan> {
    const { platforms, scheduleType, scheduledTime, content, strict } = request;
    if (request.rowId) await this.provenance.requireRow(agentId, request.rowId);
    const requested = [...new Set(platforms)];
    const result = validatePost(content, requested);
    const notConnected = await this.connectionViolations(agentId, requested, result.skippable);
    const violations = [
      ...result.violations,
      ...this.scheduleViolationsOf(scheduleType, scheduledTime),
      ...this.urlViolations(content),
    ];
    const checked = applySkips({ violations, skippable: [...result.skippable, ...notConnected] }, requested, strict);
    if (checked.violations.length > 0) throw validationError(checked.violations);
    const skipped = new Set(checked.skipped.map(({ platform }) => platform));
    const warnings = new Map(result.warnings.map(({ platform, warning }) => [platform, warning]));
    const remaining = requested.filter(isPlatform).filter((platform) => !skipped.has(platform));
    const { madeWithAi, rowId } = await this.provenance.of(agentId, content);
    return {
      madeWithAi,
      rowId: request.rowId ?? rowId,
      ideaId: request.ideaId ?? null,
      requested,
      skipped: checked.skipped,
      targets: remaining.map((platform) => ({ platform, warning: warnings.get(platform) ?? null })),
    };
  }

  /** Returns what forbids a post on one platform at this time, apart from the account, and a warning if it has one. */
  check(platform: Platform, content: PostContent, time: Date | null): CheckedContent {
    const { violations, skippable, warnings } = validatePost(content, [platform]);
    return {
      violations: [
        ...skippable,
        ...violations,
        ...(time ? this.scheduleViolationsOf('specific_time', time.toISOString()) : []),
        ...this.urlViolations(content),
      ],
      warning: warnings[0]?.warning ?? null,
    };
  }

  /** Returns the accounts with which the post would be published now. */
  async accountsOf(agentId: number, { targets }: PostPlan): Promise<UsableAccount[]> {
    const usable = await this.accounts.findUsable(agentId);
    return targets.flatMap(({ platform }) => usable.get(platform) ?? []);
  }

  /** Throws `approval_outdated` unless the post can go out with the approved accounts and files. */
  async requireApproved(agentId: number, { targets }: PostPlan, { approved, content }: PostRequest): Promise<void> {
    if (!approved) return;
    const usable = new Set((await this.accounts.listUsable(agentId)).map(({ id }) => id));
    const accounts = targets.map(({ platform }) => approved.accounts[platform]);
    const isApproved =
      accounts.length === Object.keys(approved.accounts).length &&
      accounts.every((id) => id !== undefined && usable.has(id)) &&
      urlsIn(content).every(({ url }) => Object.hasOwn(approved.media, url));
    if (!isApproved) throw new DomainError(PublishingErrors.approvalOutdated);
  }

  private scheduleViolationsOf(type: string | null, time: string | null): Violation[] {
    return type === null ? [] : scheduleViolations(type, time, this.clock.now());
  }

  private async connectionViolations(
    agentId: number,
    requested: readonly string[],
    skippable: readonly Violation[],
  ): Promise<Violation[]> {
    const accounts = await this.accounts.findUsable(agentId);
    return requested
      .filter(isPlatform)
      .filter((platform) => !accounts.has(platform) && !skippable.some((skip) => skip.platform === platform))
      .map((platform) => ({ platform, field: 'platform', error: 'is not connected to this agent' }));
  }

  /** Returns the violations in the given fields of a published post. */
  liveViolations(platform: Platform, content: PostContent, fields: readonly string[]): Violation[] {
    return [...validatePost(content, [platform]).violations, ...this.urlViolations(content)].filter(({ field }) =>
      fields.includes(field.split('.')[0]!),
    );
  }

  /** Checks for URLs that can never be downloaded; other download errors show when the post is published. */
  private urlViolations(content: PostContent): Violation[] {
    return urlsIn(content)
      .filter(({ url }) => URL.canParse(url))
      .flatMap(({ field, url }) => {
        const error = this.fetchError(url);
        return error ? [{ platform: null, field, error }] : [];
      });
  }

  private fetchError(url: string): string | undefined {
    try {
      this.outbound.check(url);
      return undefined;
    } catch (error) {
      if (error instanceof DomainError) return `cannot be fetched: ${error.message}`;
      throw error;
    }
  }
}

/** Returns all URLs of a post with the names of their fields. */
function urlsIn({ mediaUrl, mediaUrls, thumbnailUrl, thread, photoshareMusic }: PostContent): FieldUrl[] {
  const named = (field: string, urls: readonly (string | null | undefined)[]): FieldUrl[] =>
    urls.filter((url) => typeof url === 'string').map((url) => ({ field, url }));
  return [
    ...named('media_url', [mediaUrl]),
    ...named('media_urls', mediaUrls ?? []),
    ...named('thumbnail_url', [thumbnailUrl]),
    ...(thread ?? []).flatMap(({ mediaUrls: urls }, index) => named(`thread.${index}.media_urls`, urls ?? [])),
    ...named('photoshare_music.track_url', [photoshareMusic?.trackUrl]),
  ];
}
