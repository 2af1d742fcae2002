import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Jobs } from '@reelsheet/platform-jobs';
import { LiveUpdates } from '@reelsheet/platform-messaging';
import { webhookTopic } from './listening/webhook-topic.js';
import { bodyOf, isForCallbacks, newMessageId, type WebhookEvent, type WebhookType } from './webhook.js';
import { DELIVERY } from './webhook-delivery.job.js';
import { WebhookDeliveryRepository } from './webhook-delivery.repository.js';

export interface Announcer {
  readonly organization_id: number;
  readonly agent_id: number;
}

/** Creates deliveries of events of an agent, one for each object, in the open transaction. */
@Injectable()
export class Webhooks {
  constructor(
    private readonly deliveries: WebhookDeliveryRepository,
    private readonly jobs: Jobs,
    private readonly live: LiveUpdates,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async announce(
    { organization_id: organizationId, agent_id: agentId }: Announcer,
    type: WebhookType,
    events: readonly WebhookEvent['data'][],
  ): Promise<void> {
    const timestamp = this.clock.now();
    const messages = events.map((data) => ({
      messageId: newMessageId(),
      body: bodyOf({ type, timestamp, data: { ...data, agent_id: agentId } }),
    }));
    const kinds = isForCallbacks(type) ? (['webhook', 'callback'] as const) : (['webhook'] as const);
    const { deliveries, recorded } = await this.deliveries.add({ organizationId, agentId, type, kinds, messages });
    if (deliveries > 0) this.jobs.wake(DELIVERY);
    if (recorded > 0) this.transaction.afterCommit(() => this.live.publish(webhookTopic(agentId)));
  }
}
