import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { STREAM_PROVISIONER } from '@reelsheet/contracts/bus';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { MESSAGING_OPTIONS, MessagingConnection, type MessagingOptions } from './connection.js';
import { areStreamsWhole, makeStreams } from './streams.js';

/** How often a stream or durable that somebody took away is noticed. */
const LOOK_EVERY_MS = 30_000;

/** Sees that all streams and durables are there: from the start, and again when NATS has lost them. Works in one process alone. */
@Injectable()
export class StreamProvisioner implements OnModuleInit, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(
    @Inject(MESSAGING_OPTIONS) private readonly options: MessagingOptions,
    private readonly connection: MessagingConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.connection.process !== STREAM_PROVISIONER) return;
    this.connection.onReconnect(() => void this.keep());
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS);
    await this.keep();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    const { isConnected, nats } = this.connection;
    if (isConnected && !(await areStreamsWhole(nats).catch(() => false))) await this.keep();
  }

  private async keep(): Promise<void> {
    if (!this.connection.isConnected) return;
    await makeStreams(this.connection.nats, this.options.ackWaitMs).catch((err: unknown) =>
      this.logger.warn({ err }, 'messaging: streams are looked after again later'),
    );
  }
}
