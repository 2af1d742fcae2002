import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { WebhookDeliveryRepository } from './webhook-delivery.repository.js';

const EVERY_MS = 60 * 60 * 1_000;
const KEPT_MS = 30 * 24 * EVERY_MS;
const AT_ONCE = 5_000;

/** Forgets deliveries 30 days after their event. Each process does it; what one has forgotten the others do not find. */
@Injectable()
export class DeliveryPruner implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly deliveries: WebhookDeliveryRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const prune = () => void this.prune().catch((err: unknown) => this.logger.warn({ err }, 'webhooks: pruning waits'));
    this.timer = setInterval(prune, EVERY_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async prune(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    while ((await this.deliveries.forget(before, AT_ONCE)) === AT_ONCE);
  }
}
