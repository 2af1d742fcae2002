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
import { SocialAccountReader } from '../social-accounts/social-account.reader.js';
import type { PlannedTarget, PostRequest } from './post.js';
import { PostOrigins, type Origin } from './media/post-origins.js';
import { refusal } from './publishing.errors.js';

export interface Plan extends Origin {
  readonly ideaId: number | null;
  readonly requested: readonly string[];
  readonly targets: readonly PlannedTarget[];
  readonly skipped: readonly Violation[];
}

interface Address {
  readonly field: string;
  readonly url: string;
}

/** Holds a request against the platforms' rules, the agent's accounts and the clock. */
@Injectable()
export class PostPlanner {
  constructor(
    private readonly accounts: SocialAccountReader,
    private readonly origins: PostOrigins,
    private readonly outbound: OutboundClient,
    private readonly clock: Clock,
  ) {}

  /** Where the post will go. Throws `platform_validation_failed` that names everything which is wrong with it. */
  async plan(agentId: number, request: PostRequest): Promise<Plan> {
    const { platforms, scheduleType, scheduledTime, content, strict } = request;
    if (request.rowId) await this.origins.requireRow(agentId, request.rowId);
    const requested = [...new Set(platforms)];
    const verdict = validatePost(content, requested);
    const unconnected = await this.unconnected(agentId, requested, verdict.skippable);
    const violations = [
      ...verdict.violations,
      ...this.mistimed(scheduleType, scheduledTime),
      ...this.unreachable(content),
    ];
    const settled = applySkips({ violations, skippable: [...verdict.skippable, ...unconnected] }, requested, strict);
    if (settled.violations.length > 0) throw refusal(settled.violations);
    const skipped = new Set(settled.skipped.map(({ platform }) => platform));
    const warnings = new Map(verdict.warnings.map(({ platform, warning }) => [platform, warning]));
    const remaining = requested.filter(isPlatform).filter((platform) => !skipped.has(platform));
    const { madeWithAi, rowId } = await this.origins.of(agentId, content);
    return {
      madeWithAi,
      rowId: request.rowId ?? rowId,
      ideaId: request.ideaId ?? null,
      requested,
      skipped: settled.skipped,
      targets: remaining.map((platform) => ({ platform, warning: warnings.get(platform) ?? null })),
    };
  }

  private mistimed(type: string | null, time: string | null): Violation[] {
    return type === null ? [] : scheduleViolations(type, time, this.clock.now());
  }

  private async unconnected(
    agentId: number,
    requested: readonly string[],
    skippable: readonly Violation[],
  ): Promise<Violation[]> {
    const accounts = await this.accounts.usableOf(agentId);
    return requested
      .filter(isPlatform)
      .filter((platform) => !accounts.has(platform) && !skippable.some((skip) => skip.platform === platform))
      .map((platform) => ({ platform, field: 'platform', error: 'is not connected to this agent' }));
  }

  /** What is wrong with these fields of a post that is live on the platform. */
  liveViolations(platform: Platform, content: PostContent, fields: readonly string[]): Violation[] {
    return [...validatePost(content, [platform]).violations, ...this.unreachable(content)].filter(({ field }) =>
      fields.includes(field.split('.')[0]!),
    );
  }

  /** Addresses that could never be fetched; the others show when the post goes out. */
  private unreachable(content: PostContent): Violation[] {
    return addressesIn(content)
      .filter(({ url }) => URL.canParse(url))
      .flatMap(({ field, url }) => {
        const error = this.reasonAgainst(url);
        return error ? [{ platform: null, field, error }] : [];
      });
  }

  private reasonAgainst(url: string): string | undefined {
    try {
      this.outbound.check(url);
      return undefined;
    } catch (error) {
      if (error instanceof DomainError) return `cannot be fetched: ${error.message}`;
      throw error;
    }
  }
}

/** What is fetched for a post, under the names of its fields. */
function addressesIn({ mediaUrl, mediaUrls, thumbnailUrl, thread, photoshareMusic }: PostContent): Address[] {
  const named = (field: string, urls: readonly (string | null | undefined)[]): Address[] =>
    urls.filter((url) => typeof url === 'string').map((url) => ({ field, url }));
  return [
    ...named('media_url', [mediaUrl]),
    ...named('media_urls', mediaUrls ?? []),
    ...named('thumbnail_url', [thumbnailUrl]),
    ...(thread ?? []).flatMap(({ mediaUrls: urls }, index) => named(`thread.${index}.media_urls`, urls ?? [])),
    ...named('photoshare_music.track_url', [photoshareMusic?.trackUrl]),
  ];
}
