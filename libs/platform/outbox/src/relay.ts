import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Notifier } from '@reelsheet/kernel';
import { isUnpublishable, MessagingConnection, Acks, StreamPublisher, type Ack } from '@reelsheet/platform-messaging';
import { LOGGER, Metrics, type Logger } from '@reelsheet/platform-telemetry';
import { OUTBOX_OPTIONS, type OutboxOptions } from './outbox-options.js';
import { OutboxNotifications } from './outbox-notifications.js';
import { OutboxMessages, type DueMessage } from './outbox-messages.js';

const BATCH = 500;
/** Maximum time between two polls of the outbox, for messages that must be sent again and lost notifications. */
const MAX_PAUSE_MS = 3_000;
/** Minimum time between the starts of two polls, so that one claims the messages of many changes. */
const MIN_INTERVAL_MS = 50;
const PAUSE_AFTER_ERROR_MS = 1_000;
const ACK_FLUSH_MS = 50;

/** Publishes the outbox and deletes messages that all consumers have acknowledged. Runs in the worker. */
@Injectable()
export class Relay implements OnApplicationBootstrap, OnApplicationShutdown {
  private stopped = false;
  private loop?: Promise<void>;
  private readonly notifier = new Notifier();
  private stopListening?: () => void;
  private stopCollecting?: () => void;
  private acks: Ack[] = [];

  constructor(
    @Inject(OUTBOX_OPTIONS) private readonly options: OutboxOptions,
    private readonly messages: OutboxMessages,
    private readonly connection: MessagingConnection,
    private readonly publisher: StreamPublisher,
    private readonly incoming: Acks,
    private readonly notifications: OutboxNotifications,
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.options.relay) return;
    this.stopListening = this.notifications.onDue(() => this.notifier.notify());
    this.connection.onReconnect(() => this.notifier.notify());
    this.stopCollecting = this.incoming.collect((ack) => this.bufferAck(ack));
    this.loop = this.run();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.stopListening?.();
    this.notifier.notify();
    await this.loop;
    await this.incoming.flushed();
    this.stopCollecting?.();
    await this.flush();
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      const beganAt = performance.now();
      const pauseMs = await this.publish().catch((error: unknown) => {
        this.logger.warn({ err: error }, 'outbox: publishing failed, will be retried');
        return PAUSE_AFTER_ERROR_MS;
      });
      if (pauseMs === 0 || this.stopped) continue;
      await this.notifier.wait(pauseMs);
      await sleep(Math.max(0, beganAt + MIN_INTERVAL_MS - performance.now()));
    }
  }

  /** Resolves to the milliseconds until the next poll, unless a notification comes first. */
  private async publish(): Promise<number> {
    if (!this.connection.isConnected) return PAUSE_AFTER_ERROR_MS;
    if ((await this.publishDue()) === BATCH) return 0;
    return Math.min(MAX_PAUSE_MS, this.options.resendAfterSeconds * 1_000);
  }

  /** Publishes due messages. Their next attempt is scheduled first, so a crash only publishes them again. */
  async publishDue(): Promise<number> {
    if (!this.connection.isConnected) return 0;
    const due = await this.messages.claim(BATCH);
    const outcomes = await Promise.allSettled(due.map((message) => this.publisher.publish(message)));
    await this.messages.deleteSettled(due.filter((_, index) => outcomes[index]!.status === 'fulfilled'));
    const failed = due.flatMap((message, index) => {
      const outcome = outcomes[index]!;
      return outcome.status === 'rejected' ? [{ message, error: outcome.reason as unknown }] : [];
    });
    for (const { message, error } of failed) if (isUnpublishable(error)) await this.deadLetter(message, error);
    const waiting = failed.find(({ error }) => !isUnpublishable(error));
    if (waiting) this.logger.warn({ err: waiting.error }, 'outbox: NATS did not accept a message, will be retried');
    return due.length;
  }

  /** Dead-letters a message that NATS can never accept. */
  private async deadLetter({ id, subject }: DueMessage, err: Error): Promise<void> {
    await this.messages.deadLetter(id, err.message);
    this.logger.error({ err, subject, message: id }, 'outbox: a message was dead-lettered');
    this.metrics.messages.inc({ consumer: 'outbox', outcome: 'dead_lettered' });
  }

  private bufferAck(ack: Ack): void {
    this.acks.push(ack);
    if (this.acks.length === 1)
      setTimeout(
        () => void this.flush().catch((err: unknown) => this.logger.warn({ err }, 'outbox: recording acks failed')),
        ACK_FLUSH_MS,
      );
  }

  private async flush(): Promise<void> {
    const acks = this.acks;
    this.acks = [];
    if (acks.length > 0) await this.messages.acknowledge(acks);
  }
}
