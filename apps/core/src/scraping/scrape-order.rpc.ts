import { Controller } from '@nestjs/common';
import { orderScrape, type ReplyOf, type RequestOf } from '@reelsheet/contracts';
import { HandlesRpc } from '@reelsheet/platform-messaging';
import { ScrapeOrderService } from './scrape-order.service.js';
import { toTarget } from './target.js';

/** Used by base's monitoring jobs. */
@Controller()
export class ScrapeOrderRpc {
  constructor(private readonly orders: ScrapeOrderService) {}

  @HandlesRpc(orderScrape)
  async order(asked: RequestOf<typeof orderScrape>): Promise<ReplyOf<typeof orderScrape>> {
    const target = toTarget({
      platform: asked.platform,
      targetType: asked.target_type,
      targetValue: asked.target_value,
      country: asked.country ?? undefined,
    });
    const order = await this.orders.order({
      reference: asked.reference,
      organizationId: asked.organization_id,
      agentId: asked.agent_id,
      target,
      days: asked.days,
      maxResults: asked.max_results,
      comments: asked.comments,
      maxAgeSeconds: asked.max_age_seconds,
    });
    return {
      status: order.status,
      failed_reason: order.failedReason,
      posts: order.posts,
      comments: order.commentsFound,
      new_posts: order.newPosts,
      new_comments: order.newComments,
    };
  }
}
