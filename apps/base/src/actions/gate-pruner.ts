import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { ActionGateRepository } from './action-gate.repository.js';
import { DELETED_AT_ONCE, RETENTION_MS } from './action-limits.js';

const INTERVAL_MS = 60 * 60 * 1_000;

/** Deletes gates 30 days after they were proposed. Every process does it; they do not interfere. */
@Injectable()
export class GatePruner implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly gates: ActionGateRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const prune = () =>
      void this.prune().catch((err: unknown) => this.logger.warn({ err }, 'gates: pruning postponed'));
    this.timer = setInterval(prune, INTERVAL_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async prune(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS);
    while ((await this.gates.deleteOlder(before, DELETED_AT_ONCE)) === DELETED_AT_ONCE);
  }
}
