import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { STREAM_PROVISIONER } from '@reelsheet/contracts/bus';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { MESSAGING_OPTIONS, MessagingConnection, type MessagingOptions } from './connection.js';
import { areStreamsComplete, ensureStreams } from './streams.js';

/** Interval of the check for deleted streams and durables. */
const CHECK_EVERY_MS = 30_000;
/** Time until the next attempt after a failed one: a cluster needs seconds to elect its leaders. */
const RETRY_AFTER_MS = 2_000;

/**
 * Creates all streams and durables at startup and whenever NATS has lost them, and gives them the wanted number of
 * replicas. Active in one process only.
 */
@Injectable()
export class StreamProvisioner implements OnModuleInit, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private isStopping = false;
  private isEnsured = false;

  constructor(
    @Inject(MESSAGING_OPTIONS) private readonly options: MessagingOptions,
    private readonly connection: MessagingConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.connection.process !== STREAM_PROVISIONER) return;
    this.connection.onReconnect(() => void this.ensure());
    await this.ensure();
  }

  onApplicationShutdown(): void {
    this.isStopping = true;
    clearTimeout(this.timer);
  }

  /** After a reconnect the streams are ensured at once, so an outage needs no checks. */
  private async check(): Promise<void> {
    const { isConnected, nats } = this.connection;
    const isFine = !isConnected || (this.isEnsured && (await areStreamsComplete(nats).catch(() => false)));
    if (isFine) this.checkAfter(CHECK_EVERY_MS);
    else await this.ensure();
  }

  private async ensure(): Promise<void> {
    const { ackWaitMs, streamReplicas: replicas } = this.options;
    try {
      await ensureStreams(this.connection.nats, { ackWaitMs, replicas });
      this.isEnsured = true;
    } catch (err) {
      this.isEnsured = false;
      if (this.connection.isConnected)
        this.logger.warn({ err }, 'messaging: creating the streams failed, will be retried');
    }
    this.checkAfter(this.isEnsured ? CHECK_EVERY_MS : RETRY_AFTER_MS);
  }

  private checkAfter(ms: number): void {
    clearTimeout(this.timer);
    if (!this.isStopping) this.timer = setTimeout(() => void this.check(), ms);
  }
}
