import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';

export interface MessagingOptions {
  readonly service: string;
  readonly url: string;
}

const LONGEST_SILENCE_MS = 2_000;

export const MESSAGING_OPTIONS = Symbol('messaging options');

/** The process's one connection to NATS. It starts without NATS, and comes back by itself. */
@Injectable()
export class MessagingConnection implements OnApplicationShutdown {
  private constructor(
    readonly nats: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  static async open(options: MessagingOptions, logger: Logger): Promise<MessagingConnection> {
    const nats = await connect({
      servers: options.url,
      name: options.service,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 500,
      waitOnFirstConnect: true,
      pingInterval: 5_000,
      maxPingOut: 2,
    });
    const connection = new MessagingConnection(nats, logger);
    void connection.watch();
    return connection;
  }

  private connected = true;

  /** False while NATS is away. */
  get isConnected(): boolean {
    return this.connected && !this.nats.isClosed();
  }

  /** Calls back each time NATS is there again, when it may have forgotten its streams. */
  onReconnect(callback: () => void): void {
    this.reconnected.push(callback);
  }

  private readonly reconnected: (() => void)[] = [];

  /** Whether NATS answers now; a bus that fell silent is noticed here before the connection ends. */
  async answers(): Promise<boolean> {
    if (!this.isConnected) return false;
    const answered = this.nats.flush().then(
      () => true,
      () => false,
    );
    return Promise.race([answered, delay(LONGEST_SILENCE_MS, false, { ref: false })]);
  }

  private async watch(): Promise<void> {
    for await (const status of this.nats.status()) {
      if (status.type === 'disconnect') this.connected = false;
      if (status.type !== 'reconnect') continue;
      this.connected = true;
      for (const callback of this.reconnected) callback();
    }
    this.logger.debug('messaging: connection closed');
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.nats.isClosed()) await this.nats.drain();
  }
}
