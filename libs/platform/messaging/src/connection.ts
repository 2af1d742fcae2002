import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AuthorizationError, type Subscription } from '@nats-io/nats-core';
import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import { inboxOf, serviceOf, type ProcessName } from '@reelsheet/contracts/bus';
import type { Service } from '@reelsheet/contracts';
import { withDeadline } from '@reelsheet/kernel';
import { DependencyOutage, LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { nativeNkeyAuthenticator } from './nkeys/nkey-authenticator.js';

export interface MessagingOptions {
  /** Name of this process; its key grants the permissions that follow from the contracts. */
  readonly process: ProcessName;
  readonly nkeySeed: string;
  /** `nats://…`, or `tls://…` for mandatory encryption; comma-separated for a cluster. */
  readonly url: string;
  /** File with CA certificates for the server; default are those of the system. */
  readonly tlsCa?: string;
  /**
   * Milliseconds without a sign of life after which a message is redelivered; used by the provisioner of the
   * streams.
   */
  readonly ackWaitMs?: number;
  /** Servers that store each stream and its durables; used by the provisioner of the streams. The default is one. */
  readonly streamReplicas?: number;
}

const PING_TIMEOUT_MS = 2_000;
const RETRY_MS = 500;

export const MESSAGING_OPTIONS = Symbol('messaging options');

/** The NATS connection of this process. It waits for NATS at startup and reconnects by itself. */
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
      authenticator: nativeNkeyAuthenticator(nkeySeed),
      inboxPrefix: inboxOf(process),
      tls: url.startsWith('tls:') ? { caFile: tlsCa } : undefined,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RETRY_MS,
      ignoreAuthErrorAbort: true,
      pingInterval: 5_000,
      maxPingOut: 2,
    };
    const outage = new DependencyOutage('NATS', logger);
    const nats = await connectOnce(options, outage);
    const connection = new MessagingConnection(process, nats, logger, outage);
    void connection.watch();
    return connection;
  }

  get service(): Service {
    return serviceOf(this.process);
  }

  /** False while NATS is unavailable, and as soon as the connection is being ended. */
  get isConnected(): boolean {
    return !this.outage.isOngoing && !this.nats.isDraining() && !this.nats.isClosed();
  }

  /** Calls back after each reconnect, when NATS may have lost its streams. */
  onReconnect(callback: () => void): void {
    this.reconnected.push(callback);
  }

  private readonly reconnected: (() => void)[] = [];

  /** Calls `take` with the payload and subject of each message; malformed messages are logged and skipped. */
  listen<T>(subject: string, take: (payload: T, subject: string) => void, queue?: string): Subscription {
    return this.nats.subscribe(subject, {
      queue,
      callback: (refused, message) => {
        if (refused) return;
        try {
          take(message.json<T>(), message.subject);
        } catch (err) {
          this.logger.error({ err, subject: message.subject }, 'messaging: a malformed message was skipped');
        }
      },
    });
  }

  /** Returns whether NATS responds now; detects an unresponsive server before the connection ends. */
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
      if (status.type === 'error') this.logger.error({ err: status.error }, 'messaging: NATS reported an error');
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

/** Waits for an unavailable server; throws if the server rejects the key. */
async function connectOnce(options: NodeConnectionOptions, outage: DependencyOutage): Promise<NatsConnection> {
  for (;;) {
    try {
      const nats = await connect(options);
      outage.end();
      return nats;
    } catch (err) {
      if (err instanceof AuthorizationError) throw new Error(`NATS rejects the key of ${options.name}`, { cause: err });
      outage.begin(err);
      await delay(RETRY_MS);
    }
  }
}
