import { Injectable } from '@nestjs/common';
import { assertShape, type EventContract, type PayloadOf } from '@reelsheet/contracts';
import { newUuid } from '@reelsheet/kernel';
import { Database, insideTransaction, Transaction } from '@reelsheet/platform-database';
import { currentOrigin, currentTraceparent } from '@reelsheet/platform-telemetry';
import { OutboxNotifications } from './outbox-notifications.js';

/** Sends messages in the transaction of the change that causes them. */
@Injectable()
export class Outbox {
  constructor(
    private readonly db: Database,
    private readonly transaction: Transaction,
    private readonly notifications: OutboxNotifications,
  ) {}

  /** Throws outside a transaction and if the payload does not match its contract. */
  async send<C extends EventContract>(contract: C, payload: PayloadOf<C>): Promise<void> {
    await this.sendMany(contract, [payload]);
  }

  /**
   * Sends many messages of one kind in one statement, together with the commit. Their time is that of the statement, so
   * that the order of messages is that of the locks under which they are sent.
   */
  async sendMany<C extends EventContract>(contract: C, payloads: readonly PayloadOf<C>[]): Promise<void> {
    if (!insideTransaction()) throw new Error(`${contract.subject} was sent outside a transaction`);
    if (payloads.length === 0) return;
    for (const payload of payloads) assertShape(contract.subject, contract.payload, payload);
    await this.db.executeAtCommit(
      `INSERT INTO outbox (id, subject, payload, pending, traceparent, origin, created_at, publish_after)
       SELECT message.id, $2, message.payload, $3, $5, $6, clock_timestamp(), clock_timestamp()
       FROM unnest($1::uuid[], $4::jsonb[]) AS message (id, payload)`,
      [
        payloads.map(newUuid),
        contract.subject,
        contract.consumers,
        payloads.map((payload) => JSON.stringify(payload)),
        currentTraceparent(),
        currentOrigin(),
      ],
    );
    this.transaction.afterCommit(() => this.notifications.due());
  }
}
