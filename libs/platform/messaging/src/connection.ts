import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AuthorizationError, nkeyAuthenticator, type Subscription } from '@nats-io/nats-core';
import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import { inboxOf, serviceOf, type ProcessName } from '@reelsheet/contracts/bus';
import type { Service } from '@reelsheet/contracts';
import { withDeadline } from '@reelsheet/kernel';
import { DependencyOutage, LOGGER, type Logger } from '@reelsheet/platform-telemetry';

export interface MessagingOptions {
  /** Who this is; the server knows it by its key, and lets it do what the contracts give it. */
  readonly process: ProcessName;
  readonly nkeySeed: string;
  /** `nats://…`, or `tls://…` for a connection that is encrypted or none; those of a cluster separated by commas. */
  readonly url: string;
  /** File of the authorities by which the server's certificate is checked; those of the system where absent. */
  readonly tlsCa?: string;
  /** Milliseconds of a worker's silence after which its message goes to another, where this process makes the streams. */
  readonly ackWaitMs?: number;
}

const PING_TIMEOUT_MS = 2_000;
const RETRY_MS = 500;

export const MESSAGING_OPTIONS = Symbol('messaging options');

/** The process's one connection to NATS. It waits for NATS at the start, and comes back by itself. */
@Injectable()
export class MessagingConnection implements OnApplicationShutdown {
  private constructor(
    readonly process: ProcessName,
    readonly nats: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly outage: DependencyOutage,
  ) {}

  static async open({ process, nkeySeed, url, tlsCa }: MessagingOptions, logger: Logger): Promise<MessagingConnection> {
    const options: NodeConnectionOptions = {
      servers: url.split(','),
      name: process,
      authenticator: nkeyAuthenticator(new TextEncoder().encode(nkeySeed)),
      inboxPrefix: inboxOf(process),
      tls: url.startsWith('tls:') ? { caFile: tlsCa } : undefined,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RETRY_MS,
      ignoreAuthErrorAbort: true,
      pingInterval: 5_000,
      maxPingOut: 2,
    };
    const absence = new DependencyOutage('NATS', logger);
    const nats = await connectOnce(options, absence);
    const connection = new MessagingConnection(process, nats, logger, absence);
    void connection.watch();
    return connection;
  }

  get service(): Service {
    return serviceOf(this.process);
  }

  /** False while NATS is away. */
  get isConnected(): boolean {
    return !this.outage.isOngoing && !this.nats.isClosed();
  }

  /** Calls back each time NATS is there again, when it may have forgotten its streams. */
  onReconnect(callback: () => void): void {
    this.reconnected.push(callback);
  }

  private readonly reconnected: (() => void)[] = [];

  /** `take` gets what each message says, and its subject; one that cannot be read is logged and left out. */
  listen<T>(subject: string, take: (said: T, subject: string) => void, queue?: string): Subscription {
    return this.nats.subscribe(subject, {
      queue,
      callback: (refused, message) => {
        if (refused) return;
        try {
          take(message.json<T>(), message.subject);
        } catch (err) {
          this.logger.error({ err, subject: message.subject }, 'messaging: a message was left out');
        }
      },
    });
  }

  /** Whether NATS answers now; a bus that fell silent is noticed here before the connection ends. */
  async ping(): Promise<boolean> {
    if (!this.isConnected) return false;
    const answered = this.nats.flush().then(
      () => true,
      () => false,
    );
    return (await withDeadline(PING_TIMEOUT_MS, answered)) ?? false;
  }

  private async watch(): Promise<void> {
    for await (const status of this.nats.status()) {
      if (status.type === 'error') this.logger.error({ err: status.error }, 'messaging: refused by NATS');
      if (status.type === 'disconnect') this.outage.begin();
      if (status.type !== 'reconnect') continue;
      this.outage.end();
      for (const callback of this.reconnected) callback();
    }
    this.outage.cancel();
    this.logger.debug('messaging: connection closed');
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.nats.isClosed()) await this.nats.drain().catch(() => this.nats.close());
  }
}

/** Waits for a server that is away; throws where it does not let this process in. */
async function connectOnce(options: NodeConnectionOptions, absence: DependencyOutage): Promise<NatsConnection> {
  for (;;) {
    try {
      const nats = await connect(options);
      absence.end();
      return nats;
    } catch (err) {
      if (err instanceof AuthorizationError) throw new Error(`NATS refuses the key of ${options.name}`, { cause: err });
      absence.begin(err);
      await delay(RETRY_MS);
    }
  }
}
