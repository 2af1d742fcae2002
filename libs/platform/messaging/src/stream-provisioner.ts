import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { STREAM_PROVISIONER } from '@reelsheet/contracts/bus';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { MESSAGING_OPTIONS, MessagingConnection, type MessagingOptions } from './connection.js';
import { areStreamsComplete, ensureStreams } from './streams.js';

/** Interval of the check for deleted streams and durables. */
const CHECK_EVERY_MS = 30_000;

/** Creates all streams and durables at startup and whenever NATS has lost them. Active in one process only. */
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
    this.connection.onReconnect(() => void this.ensure());
    this.timer = setInterval(() => void this.check(), CHECK_EVERY_MS);
    await this.ensure();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async check(): Promise<void> {
    const { isConnected, nats } = this.connection;
    if (isConnected && !(await areStreamsComplete(nats).catch(() => false))) await this.ensure();
  }

  private async ensure(): Promise<void> {
    if (!this.connection.isConnected) return;
    await ensureStreams(this.connection.nats, this.options.ackWaitMs).catch((err: unknown) =>
      this.logger.warn({ err }, 'messaging: creating the streams failed, will be retried'),
    );
  }
}
