import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from '@reelsheet/platform-telemetry';

const INTERVAL_MS = 60 * 60 * 1_000;

/**
 * Work on tables that every process repeats once an hour, and that does not interfere with that of other processes. An
 * error is logged with `message`, and the next hour tries again.
 */
export abstract class HourlyWork implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  protected constructor(
    private readonly logger: Logger,
    private readonly message: string,
  ) {}

  abstract run(): Promise<void>;

  onApplicationBootstrap(): void {
    const run = () => void this.run().catch((err: unknown) => this.logger.warn({ err }, this.message));
    this.timer = setInterval(run, INTERVAL_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
