import { Inject, Injectable } from '@nestjs/common';
import { Clock, DAY_MS } from '@reelsheet/kernel';
import { HourlyWork, Portions } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { WebhookDeliveryRepository } from './webhook-delivery.repository.js';
import { WebhooksConfig } from './webhooks.config.js';

const BATCH_SIZE = 1_000;

/** Deletes finished deliveries that are older than `WEBHOOK_DELIVERY_DAYS`. */
@Injectable()
export class DeliveryPruner extends HourlyWork {
  constructor(
    private readonly deliveries: WebhookDeliveryRepository,
    private readonly clock: Clock,
    private readonly config: WebhooksConfig,
    private readonly portions: Portions,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, 'webhooks: pruning postponed');
  }

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - this.config.WEBHOOK_DELIVERY_DAYS * DAY_MS);
    await this.portions.each('old webhook deliveries', () => this.deliveries.deleteOlder(before, BATCH_SIZE));
  }
}
