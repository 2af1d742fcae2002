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
  async order(requested: RequestOf<typeof orderScrape>): Promise<ReplyOf<typeof orderScrape>> {
    const target = toTarget({
      platform: requested.platform,
      targetType: requested.target_type,
      targetValue: requested.target_value,
      country: requested.country ?? undefined,
    });
    const order = await this.orders.order({
      reference: requested.reference,
      organizationId: requested.organization_id,
      agentId: requested.agent_id,
      target,
      days: requested.days,
      maxResults: requested.max_results,
      comments: requested.comments,
      maxAgeSeconds: requested.max_age_seconds,
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
