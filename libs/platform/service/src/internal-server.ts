import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { createAdapter, METRICS_PATH } from '@reelsheet/platform-http';
import { Metrics } from '@reelsheet/platform-telemetry';

export interface InternalAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Serves metrics, and the routes that are added to it before the process starts, on a port that callers do not reach.
 */
@Injectable()
export class InternalServer implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly routes = createAdapter().getInstance();

  constructor(
    metrics: Metrics,
    private readonly address: InternalAddress,
  ) {
    const { registry } = metrics;
    this.routes.get(METRICS_PATH, async (_request, reply) =>
      reply.type(registry.contentType).send(await registry.metrics()),
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.routes.listen(this.address);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.routes.close();
  }
}
