import { Inject, Injectable } from '@nestjs/common';
import { boolean, Database, rowOf, text, Transaction, type RowOf } from '@reelsheet/platform-database';
import type { Ack } from '@reelsheet/platform-messaging';
import { EventJournal, type EventRecorder } from './event-journal.js';
import { OUTBOX_OPTIONS, type OutboxOptions } from './outbox-options.js';
import { OutboxEntity } from './outbox.entity.js';

/** The resend delay doubles from `resendAfterSeconds` up to this, so that failing messages do not fill the stream. */
const MAX_RESEND_SECONDS = 600;

const DueMessage = rowOf(OutboxEntity, 'id', 'subject', 'traceparent', 'origin').with({
  payload: text(),
  isSettled: boolean(),
  isFirst: boolean(),
});
export type DueMessage = RowOf<typeof DueMessage>;

/** The messages that are acknowledged, each with the consumers that did. */
const ACKNOWLEDGED = `(
    SELECT id, array_agg(consumer) AS consumers FROM unnest($1::uuid[], $2::text[]) AS each (id, consumer) GROUP BY id
  ) AS ack WHERE outbox.id = ack.id`;

/** The messages of the outbox, for the relay. */
@Injectable()
export class OutboxMessages {
  constructor(
    @Inject(OUTBOX_OPTIONS) private readonly options: OutboxOptions,
    private readonly db: Database,
    private readonly transaction: Transaction,
    private readonly journal: EventJournal,
  ) {}

  /** Claims due messages and schedules their next attempt. New ones are recorded in the same transaction. */
  async claim(limit: number): Promise<DueMessage[]> {
    const { recorder } = this.journal;
    return recorder ? this.transaction.run(() => this.claimRecorded(recorder, limit)) : this.claimDue(limit);
  }

  /** One worker claims at a time, so that messages are recorded in the order in which they were sent. */
  private async claimRecorded(recorder: EventRecorder, limit: number): Promise<DueMessage[]> {
    await this.db.lock('outbox_journal', 0);
    const due = await this.claimDue(limit);
    const first = due.filter(({ isFirst }) => isFirst);
    if (first.length > 0)
      await recorder.record(
        first.map(({ subject, payload, origin }) => ({ subject, payload: JSON.parse(payload) as unknown, origin })),
      );
    return due;
  }

  private claimDue(limit: number): Promise<DueMessage[]> {
    return this.db.rows(
      DueMessage,
      `WITH claimed AS (UPDATE outbox SET publications = publications + 1,
         publish_after = now() + make_interval(secs => least($2 * 2 ^ least(publications, 10), greatest($2, $3)))
       WHERE id IN (SELECT id FROM outbox WHERE publish_after <= now() ORDER BY publish_after
       LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING id, subject, traceparent, origin, payload, pending, publications, created_at)
       SELECT id, subject, traceparent, origin, payload::text, pending = '{}' AS is_settled,
         publications = 1 AS is_first
       FROM claimed ORDER BY created_at`,
      [limit, this.options.resendAfterSeconds, MAX_RESEND_SECONDS],
    );
  }

  /** Deletes published messages without pending acks: no consumer, or a crash after the last ack. */
  async deleteSettled(published: readonly DueMessage[]): Promise<void> {
    const ids = published.filter(({ isSettled }) => isSettled).map(({ id }) => id);
    if (ids.length > 0) await this.db.execute(`DELETE FROM outbox WHERE id = ANY ($1::uuid[])`, [ids]);
  }

  /** Moves a message to the dead letters. */
  async deadLetter(id: string, reason: string): Promise<void> {
    await this.db.execute(
      `WITH message AS (DELETE FROM outbox WHERE id = $1 RETURNING id, subject, payload)
       INSERT INTO dead_letter (consumer, message_id, subject, payload, reason)
       SELECT 'outbox', id, subject, payload, $2 FROM message`,
      [id, reason],
    );
  }

  /** Most messages have one consumer, and are deleted at once. */
  async acknowledge(acks: readonly Ack[]): Promise<void> {
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
