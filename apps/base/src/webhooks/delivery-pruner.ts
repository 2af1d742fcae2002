import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { DELIVERY_RETENTION_MS } from './webhook-limits.js';
import { WebhookDeliveryRepository } from './webhook-delivery.repository.js';

const INTERVAL_MS = 60 * 60 * 1_000;
const BATCH_SIZE = 5_000;

/** Deletes deliveries 30 days after their event. Every process does it; they do not interfere. */
@Injectable()
export class DeliveryPruner implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly deliveries: WebhookDeliveryRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const prune = () =>
      void this.prune().catch((err: unknown) => this.logger.warn({ err }, 'webhooks: pruning postponed'));
    this.timer = setInterval(prune, INTERVAL_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async prune(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DELIVERY_RETENTION_MS);
    while ((await this.deliveries.deleteOlder(before, BATCH_SIZE)) === BATCH_SIZE);
  }
}
