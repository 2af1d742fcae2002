import { Inject, Injectable } from '@nestjs/common';
import { ownerOf, type Service } from '@reelsheet/contracts';
import { Database, double, rowOf, Transaction } from '@reelsheet/platform-database';
import { Inbox, type InboxDelivery } from '@reelsheet/platform-messaging';
import { EventJournal } from './event-journal.js';
import { FailedDeliveryEntity, InboxEntity } from './outbox.entity.js';
import { OUTBOX_OPTIONS, type OutboxOptions } from './outbox-options.js';

const RECORD = `INSERT INTO inbox (consumer, message_id) VALUES ($1, $2) ON CONFLICT DO NOTHING`;
/** A message that its sender's newer version sends to further consumers stays, and is published again. */
const RECORD_OWN = `WITH sent AS (DELETE FROM outbox WHERE id = $2 AND pending <@ ARRAY[$3]) ${RECORD}`;

const RECORD_MANY = `INSERT INTO inbox (consumer, message_id) SELECT $1, unnest($2::uuid[])
  ON CONFLICT DO NOTHING RETURNING message_id`;
const RECORD_MANY_OWN = `WITH sent AS (DELETE FROM outbox WHERE id = ANY ($2::uuid[]) AND pending <@ ARRAY[$3])
  ${RECORD_MANY}`;

const Recorded = rowOf(InboxEntity, 'messageId');
const FailedMessage = rowOf(FailedDeliveryEntity, 'attempts').with({ waitMs: double() });

/** Inbox in the schema of the consumer, written in the transaction of its effects. */
@Injectable()
export class PostgresInbox extends Inbox {
  constructor(
    @Inject(OUTBOX_OPTIONS) private readonly options: OutboxOptions,
    private readonly db: Database,
    private readonly transaction: Transaction,
    private readonly journal: EventJournal,
  ) {
    super();
  }

  get service(): Service {
    return this.options.service as Service;
  }

  async once(delivery: InboxDelivery, work: () => Promise<void>): Promise<void> {
    const { consumer, id, isOwn } = delivery;
    await this.transaction.run(async () => {
      const fresh = isOwn
        ? await this.db.execute(RECORD_OWN, [consumer, id, this.service])
        : await this.db.execute(RECORD, [consumer, id]);
      if (fresh === 0) return;
      await work();
      await this.recordForeign([delivery]);
    });
  }

  /** Ids are recorded in their order, so that two workers with the same deliveries do not wait for each other. */
  async onceTogether(
    deliveries: readonly InboxDelivery[],
    work: (unrecorded: readonly InboxDelivery[]) => Promise<void>,
  ): Promise<void> {
    const byId = new Map(deliveries.map((delivery) => [delivery.id, delivery]));
    const [{ consumer, isOwn }] = deliveries as [InboxDelivery];
    const ids = [...byId.keys()].sort();
    await this.transaction.run(async () => {
      const recorded = isOwn
        ? await this.db.rows(Recorded, RECORD_MANY_OWN, [consumer, ids, this.service])
        : await this.db.rows(Recorded, RECORD_MANY, [consumer, ids]);
      const recordedIds = new Set(recorded.map(({ messageId }) => messageId));
      const fresh = [...byId.values()].filter(({ id }) => recordedIds.has(id));
      if (fresh.length === 0) return;
      await work(fresh);
      await this.recordForeign(fresh);
    });
  }

  /** Shows events of other services to the recorder; the relay has shown those of its own service. */
  private async recordForeign(deliveries: readonly InboxDelivery[]): Promise<void> {
    const foreign = deliveries.filter(({ subject }) => ownerOf(subject) !== this.service);
    if (foreign.length === 0) return;
    await this.journal.recorder?.record(foreign.map(({ subject, payload, origin }) => ({ subject, payload, origin })));
  }

  async countError(
    { consumer, id }: InboxDelivery,
    waitsMs: readonly number[],
  ): Promise<{ waitMs: number } | undefined> {
    const { attempts, waitMs } = await this.db.single(
      FailedMessage,
      `INSERT INTO failed_delivery AS failed (consumer, message_id, attempts, due_at)
       VALUES ($1, $2, 1, now() + make_interval(secs => ($3::float8[])[1] / 1000))
       ON CONFLICT (consumer, message_id) DO UPDATE SET
         attempts = failed.attempts + (failed.due_at <= now())::int,
         due_at = CASE WHEN failed.due_at > now() THEN failed.due_at
           ELSE now() + make_interval(secs => coalesce(($3::float8[])[failed.attempts + 1], 0) / 1000) END
       RETURNING attempts, extract(epoch FROM due_at - now())::float8 * 1000 AS wait_ms`,
      [consumer, id, waitsMs],
    );
    return attempts > waitsMs.length ? undefined : { waitMs };
  }

  async deadLetter({ consumer, id, subject, payload }: InboxDelivery, reason: Error): Promise<void> {
    await this.db.execute(
      `WITH known AS (INSERT INTO inbox (consumer, message_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1),
         over AS (DELETE FROM failed_delivery WHERE consumer = $1 AND message_id = $2)
       INSERT INTO dead_letter (consumer, message_id, subject, payload, reason) SELECT $1, $2, $3, $4, $5 FROM known`,
      [consumer, id, subject, JSON.stringify(payload), reason.message],
    );
  }
}
