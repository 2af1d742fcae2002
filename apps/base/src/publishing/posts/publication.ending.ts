import { Injectable } from '@nestjs/common';
import {
  postFailed,
  postPublished,
  postTargetFailed,
  postTargetPublished,
  type EventContract,
  type PayloadOf,
} from '@reelsheet/contracts';
import type { Completed, Failed } from '@reelsheet/platform-jobs';
import { Outbox } from '@reelsheet/platform-outbox';
import type { PublishError } from '@reelsheet/provider-publisher';
import { PublicationRepository, type Target } from './publication.repository.js';

type PostMessage = PayloadOf<typeof postFailed>;

export interface Live {
  readonly platformPostId: string | null;
  readonly postUrl: string | null;
  readonly publishedAt: Date;
}

/** How a post ends on one platform, and the post with the last of them; both are announced in the transaction that ends the job. */
@Injectable()
export class PublicationEnding {
  constructor(
    private readonly publications: PublicationRepository,
    private readonly outbox: Outbox,
  ) {}

  published(target: Target, live: Live): Completed<Target> {
    const detail = {
      platform_post_id: live.platformPostId,
      post_url: live.postUrl,
      published_at: live.publishedAt.toISOString(),
    };
    return {
      state: 'completed',
      changes: { ...live, state: null },
      commit: () => this.announce(target, postTargetPublished, detail),
    };
  }

  failed(target: Target, { message, code, step }: Pick<PublishError, 'message' | 'code' | 'step'>): Failed<Target> {
    return {
      state: 'failed',
      reason: message,
      changes: { errorCode: code, failedStep: step, state: null },
      commit: () => this.announce(target, postTargetFailed, { error_code: code }),
    };
  }

  /** Of a deleted agent's post nobody wants to hear. */
  private async announce<C extends typeof postTargetPublished | typeof postTargetFailed>(
    { id, postId, organizationId, platform }: Target,
    event: C,
    detail: Omit<PayloadOf<C>, keyof PostMessage | 'id' | 'platform'>,
  ): Promise<void> {
    const status = await this.publications.settlePost(postId);
    const agentId = await this.publications.livingAgentOf(postId);
    if (agentId === undefined) return;
    const post: PostMessage = { organization_id: organizationId, agent_id: agentId, post_id: postId };
    await this.outbox.send<EventContract>(event, { ...post, id, platform, ...detail });
    if (status === 'failed') await this.outbox.send(postFailed, post);
    else if (status) await this.outbox.send(postPublished, { ...post, status });
  }
}
