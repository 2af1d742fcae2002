import { Injectable } from '@nestjs/common';
import {
  postFailed,
  postPublished,
  postTargetFailed,
  postTargetPublished,
  type EventContract,
  type PayloadOf,
} from '@reelsheet/contracts';
import { Tasks, type Completed, type Failed } from '@reelsheet/platform-jobs';
import { Outbox } from '@reelsheet/platform-outbox';
import { mediaKind, mediaUrlsOf, type PostContent, type PublishError } from '@reelsheet/provider-publisher';
import { MediaStore } from '../../../assets/media/media-store.js';
import { publicCopyName, METRICS } from '../post.js';
import { readMetrics } from '../metrics/read-metrics.js';
import { PublicationRepository, type PublicationTarget } from './publication.repository.js';

type PostMessage = PayloadOf<typeof postFailed>;

export interface LivePost {
  readonly platformPostId: string | null;
  readonly postUrl: string | null;
  readonly publishedAt: Date;
}

/**
 * Completes a post on one platform, and the whole post with its last platform. Events are emitted in the
 * transaction that ends the job.
 */
@Injectable()
export class PublicationCompletion {
  constructor(
    private readonly publications: PublicationRepository,
    private readonly outbox: Outbox,
    private readonly media: MediaStore,
    private readonly tasks: Tasks,
  ) {}

  published(target: PublicationTarget, live: LivePost): Completed<PublicationTarget> {
    const detail = {
      platform_post_id: live.platformPostId,
      post_url: live.postUrl,
      published_at: live.publishedAt.toISOString(),
    };
    return {
      state: 'completed',
      changes: { ...live, state: null },
      commit: async () => {
        await this.emitEvents(target, postTargetPublished, detail);
        await this.scheduleMetrics(target, live.publishedAt);
      },
    };
  }

  failed(
    target: PublicationTarget,
    { message, code, step }: Pick<PublishError, 'message' | 'code' | 'step'>,
  ): Failed<PublicationTarget> {
    return {
      state: 'failed',
      reason: message,
      changes: { errorCode: code, failedStep: step, state: null },
      commit: () => this.emitEvents(target, postTargetFailed, { error_code: code }),
    };
  }

  /** Posts of deleted agents emit no events. */
  private async emitEvents<C extends typeof postTargetPublished | typeof postTargetFailed>(
    { id, postId, organizationId, platform }: PublicationTarget,
    event: C,
    detail: Omit<PayloadOf<C>, keyof PostMessage | 'id' | 'platform'>,
  ): Promise<void> {
    await this.media.discardAllOf(organizationId, publicCopyName(id));
    const status = await this.publications.completePost(postId);
    const found = await this.publications.findWithAgent(postId);
    if (!found) return;
    const post: PostMessage = { organization_id: organizationId, agent_id: found.agentId, post_id: postId };
    await this.outbox.send<EventContract>(event, { ...post, id, platform, ...detail });
    if (status === 'failed') await this.outbox.send(postFailed, post);
    else if (status) {
      const videos = videosOf(found.content);
      const idea = found.ideaId ? { idea_id: found.ideaId } : {};
      await this.outbox.send(postPublished, { ...post, status, ...idea, ...(videos.length > 0 ? { videos } : {}) });
    }
  }

  private async scheduleMetrics({ id, organizationId }: PublicationTarget, publishedAt: Date): Promise<void> {
    const notBefore = new Date(publishedAt.getTime() + METRICS.firstMs);
    await this.tasks.schedule(readMetrics, { targetId: id }, { notBefore, organizationId });
  }
}

/** Returns the distinct video URLs of the post and its thread. */
function videosOf(content: PostContent): string[] {
  const urls = [...mediaUrlsOf(content), ...(content.thread ?? []).flatMap(({ mediaUrls }) => mediaUrls ?? [])];
  return [...new Set(urls)].filter((url) => mediaKind(url, content.mediaType) === 'video');
}
