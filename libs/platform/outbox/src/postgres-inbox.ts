import { Inject, Injectable } from '@nestjs/common';
import type { Service } from '@reelsheet/contracts';
import { Database, Transaction } from '@reelsheet/platform-database';
import { Inbox, type Delivery } from '@reelsheet/platform-messaging';
import { OUTBOX_OPTIONS, type OutboxOptions } from './outbox.options.js';

/** The consumer's memory, in its own schema and in the transaction of its effects. */
@Injectable()
export class PostgresInbox extends Inbox {
  constructor(
    @Inject(OUTBOX_OPTIONS) private readonly options: OutboxOptions,
    private readonly db: Database,
    private readonly transaction: Transaction,
  ) {
    super();
  }

  get service(): Service {
    return this.options.service as Service;
  }

  async once({ consumer, id }: Delivery, work: () => Promise<void>): Promise<void> {
    await this.transaction.run(async () => {
      const fresh = await this.db.execute(
        `INSERT INTO inbox (consumer, message_id) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
        [consumer, id],
      );
      if (fresh > 0) await work();
    });
  }

  async deadLetter({ consumer, id, subject, payload }: Delivery, reason: Error): Promise<void> {
    await this.db.execute(
      `INSERT INTO dead_letter (consumer, message_id, subject, payload, reason) VALUES ($1, $2, $3, $4, $5)`,
      [consumer, id, subject, JSON.stringify(payload), reason.message],
    );
  }
}
