import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Jobs } from '@reelsheet/platform-jobs';
import { DELIVERY } from './webhook-delivery.job.js';
import { WebhookDeliveryRepository, type WebhookDelivery } from './webhook-delivery.repository.js';
import { MAX_REPLAYED } from './webhook-limits.js';

export interface DeliveryPage {
  readonly deliveries: readonly WebhookDelivery[];
  readonly nextCursor: number | null;
}

@Injectable()
export class WebhookDeliveryService {
  constructor(
    private readonly deliveries: WebhookDeliveryRepository,
    private readonly jobs: Jobs,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async page(agentId: number, before: number | undefined, limit: number): Promise<DeliveryPage> {
    const found = await this.deliveries.page(agentId, before, limit + 1);
    const deliveries = found.slice(0, limit);
    return { deliveries, nextCursor: found.length > limit ? deliveries.at(-1)!.id : null };
  }

  async retry(agentId: number, id: number): Promise<WebhookDelivery> {
    return this.transaction.run(async () => {
      const before = await this.deliveries.find(agentId, id);
      if (!before) throw new DomainError(CommonErrors.notFound);
      if (!(await this.deliveries.resend(agentId, id)))
        throw invalid(`${before.kind}_url`, 'is not configured, or its endpoint is paused');
      this.jobs.wake(DELIVERY);
      return (await this.deliveries.find(agentId, id))!;
    });
  }

  /** Sends deliveries again that failed or were created while the endpoint was paused. */
  async replay(agentId: number, since: Date = new Date(0)): Promise<number> {
    if (since > this.clock.now()) throw invalid('since', 'must not be in the future');
    return this.transaction.run(async () => {
      const replayed = await this.deliveries.replay(agentId, since, MAX_REPLAYED);
      if (replayed > 0) this.jobs.wake(DELIVERY);
      return replayed;
    });
  }
}
