import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { Jobs } from '@reelsheet/platform-jobs';
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
    const added = await this.deliveries.add({ organizationId, agentId, type, kinds, messages });
    if (added > 0) this.jobs.wake(DELIVERY);
  }
}
