import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { HourlyWork } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { DELIVERY_RETENTION_MS } from './webhook-limits.js';
import { WebhookDeliveryRepository } from './webhook-delivery.repository.js';

const BATCH_SIZE = 5_000;

/** Deletes deliveries 30 days after their event. Every process does it; they do not interfere. */
@Injectable()
export class DeliveryPruner extends HourlyWork {
  constructor(
    private readonly deliveries: WebhookDeliveryRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, 'webhooks: pruning postponed');
  }

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DELIVERY_RETENTION_MS);
    while ((await this.deliveries.deleteOlder(before, BATCH_SIZE)) === BATCH_SIZE);
  }
}
