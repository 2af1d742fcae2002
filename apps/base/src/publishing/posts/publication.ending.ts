import { Injectable } from '@nestjs/common';
import {
  postFailed,
  postPublished,
  postTargetFailed,
  postTargetPublished,
  type EventContract,
  type PayloadOf,
} from '@reelsheet/contracts';
import { AgentDirectory } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Outbox } from '@reelsheet/platform-outbox';
import { PublicationRepository, type Claim, type Failure, type Live } from './publication.repository.js';

type PostMessage = PayloadOf<typeof postFailed>;

/** Ends a post on one platform, and the post with the last of them, and announces both, in one transaction. */
@Injectable()
export class PublicationEnding {
  constructor(
    private readonly publications: PublicationRepository,
    private readonly agents: AgentDirectory,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /** Throws ClaimLost. */
  async published(claim: Claim, live: Live): Promise<void> {
    await this.transaction.run(async () => {
      await this.publications.published(claim, live);
      await this.announce(claim, postTargetPublished, {
        platform_post_id: live.platformPostId,
        post_url: live.postUrl,
        published_at: live.publishedAt.toISOString(),
      });
    });
  }

  /** Throws ClaimLost. */
  async failed(claim: Claim, failure: Failure): Promise<void> {
    await this.transaction.run(async () => {
      await this.publications.failed(claim, failure);
      await this.announce(claim, postTargetFailed, { error_code: failure.errorCode });
    });
  }

  /** Of a deleted agent's post nobody wants to hear. */
  private async announce<C extends typeof postTargetPublished | typeof postTargetFailed>(
    { id, postId, agentId, platform }: Claim,
    event: C,
    detail: Omit<PayloadOf<C>, keyof PostMessage | 'id' | 'platform'>,
  ): Promise<void> {
    const status = await this.publications.settlePost(postId);
    const agent = await this.agents.find({ id: agentId });
    if (!agent) return;
    const post: PostMessage = { organization_id: agent.organizationId, agent_id: agentId, post_id: postId };
    await this.outbox.send<EventContract>(event, { ...post, id, platform, ...detail });
    if (status === 'failed') await this.outbox.send(postFailed, post);
    else if (status) await this.outbox.send(postPublished, { ...post, status });
  }
}
