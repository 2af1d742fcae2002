import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Notifier } from '@reelsheet/kernel';
import { boolean, Database, rowOf, text, type RowOf } from '@reelsheet/platform-database';
import { isUnpublishable, MessagingConnection, Acks, StreamPublisher, type Ack } from '@reelsheet/platform-messaging';
import { LOGGER, Metrics, type Logger } from '@reelsheet/platform-telemetry';
import { OUTBOX_OPTIONS, type OutboxOptions } from './outbox-options.js';
import { OutboxNotifications } from './outbox-notifications.js';
import { OutboxEntity } from './outbox.entity.js';

const BATCH = 500;
/** Maximum time between two polls of the outbox, for messages that must be sent again and lost notifications. */
const MAX_PAUSE_MS = 3_000;
/** Minimum time between the starts of two polls, so that one claims the messages of many changes. */
const MIN_INTERVAL_MS = 50;
/** The resend delay doubles from `resendAfterSeconds` up to this, so that failing messages do not fill the stream. */
const MAX_RESEND_SECONDS = 600;
const PAUSE_AFTER_ERROR_MS = 1_000;
const ACK_FLUSH_MS = 50;

const DueMessage = rowOf(OutboxEntity, 'id', 'subject', 'traceparent').with({ payload: text(), isSettled: boolean() });
type DueMessage = RowOf<typeof DueMessage>;

/** The messages that are acknowledged, each with the consumers that did. */
const ACKNOWLEDGED = `(
    SELECT id, array_agg(consumer) AS consumers FROM unnest($1::uuid[], $2::text[]) AS each (id, consumer) GROUP BY id
  ) AS ack WHERE outbox.id = ack.id`;

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
    private readonly db: Database,
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
    const due = await this.claim();
    const outcomes = await Promise.allSettled(due.map((message) => this.publisher.publish(message)));
    await this.deleteAcknowledged(due.filter((_, index) => outcomes[index]!.status === 'fulfilled'));
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
    await this.db.execute(
      `WITH message AS (DELETE FROM outbox WHERE id = $1 RETURNING id, subject, payload)
       INSERT INTO dead_letter (consumer, message_id, subject, payload, reason)
       SELECT 'outbox', id, subject, payload, $2 FROM message`,
      [id, err.message],
    );
    this.logger.error({ err, subject, message: id }, 'outbox: a message was dead-lettered');
    this.metrics.messages.inc({ consumer: 'outbox', outcome: 'dead_lettered' });
  }

  /** Deletes published messages without pending acks: no consumer, or a crash after the last ack. */
  private async deleteAcknowledged(published: readonly DueMessage[]): Promise<void> {
    const ids = published.filter(({ isSettled }) => isSettled).map(({ id }) => id);
    if (ids.length > 0) await this.db.execute(`DELETE FROM outbox WHERE id = ANY ($1::uuid[])`, [ids]);
  }

  private claim(): Promise<DueMessage[]> {
    return this.db.rows(
      DueMessage,
      `UPDATE outbox SET publications = publications + 1,
         publish_after = now() + make_interval(secs => least($2 * 2 ^ least(publications, 10), greatest($2, $3)))
       WHERE id IN (SELECT id FROM outbox WHERE publish_after <= now() ORDER BY publish_after
       LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING id, subject, traceparent, payload::text, pending = '{}' AS is_settled`,
      [BATCH, this.options.resendAfterSeconds, MAX_RESEND_SECONDS],
    );
  }

  private bufferAck(ack: Ack): void {
    this.acks.push(ack);
    if (this.acks.length === 1)
      setTimeout(
        () => void this.flush().catch((err: unknown) => this.logger.warn({ err }, 'outbox: recording acks failed')),
        ACK_FLUSH_MS,
      );
  }

  /** Most messages have one consumer, and are deleted at once. */
  private async flush(): Promise<void> {
    const acks = this.acks;
    this.acks = [];
    if (acks.length === 0) return;
    const ids = acks.map(({ id }) => id);
    const consumers = acks.map(({ consumer }) => consumer);
    const deleted = await this.db.execute(`DELETE FROM outbox USING ${ACKNOWLEDGED} AND pending <@ consumers`, [
      ids,
      consumers,
    ]);
    if (deleted === new Set(ids).size) return;
    await this.db.execute(
      `UPDATE outbox SET pending = ARRAY (SELECT unnest(pending) EXCEPT SELECT unnest(consumers)) FROM ${ACKNOWLEDGED}`,
      [ids, consumers],
    );
    await this.db.execute(`DELETE FROM outbox WHERE id = ANY ($1::uuid[]) AND pending = '{}'`, [ids]);
  }
}
