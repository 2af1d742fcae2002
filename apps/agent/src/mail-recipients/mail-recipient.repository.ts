import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { MailRecipientEntity } from './mail-recipient.entity.js';
import type { Recipient, RecipientStatus } from './mail-recipient.js';

const Status = rowOf(MailRecipientEntity, 'status');

/** Column with the time of the latest request for a confirmation, while the status is `waiting`. */
const REQUESTED_AT = 'updated_at';
const daysAgo = (days: string) => `now() - make_interval(days => ${days}::int)`;

const SELECT = `SELECT status FROM mail_recipient WHERE organization_id = $1 AND address = $2`;

@Injectable()
export class MailRecipientRepository {
  constructor(private readonly db: Database) {}

  async statusOf({ organizationId, address }: Recipient): Promise<RecipientStatus | undefined> {
    return (await this.db.row(Status, SELECT, [organizationId, address]))?.status;
  }

  /** Returns the status and locks it until the transaction ends. */
  async lockStatus({ organizationId, address }: Recipient): Promise<RecipientStatus | undefined> {
    return (await this.db.row(Status, `${SELECT} FOR SHARE`, [organizationId, address]))?.status;
  }

  /** Returns whether a confirmation was requested from the address in the latest `days` and is still missing. */
  async wasRequested({ organizationId, address }: Recipient, days: number): Promise<boolean> {
    const requested = await this.db.execute(
      `SELECT FROM mail_recipient
       WHERE organization_id = $1 AND address = $2 AND status = 'waiting' AND ${REQUESTED_AT} > ${daysAgo('$3')}`,
      [organizationId, address, days],
    );
    return requested > 0;
  }

  /**
   * Records that a confirmation is requested now. Returns false if one was requested in the latest `days` or the
   * recipient has decided, also for all but one of concurrent calls.
   */
  async markRequested({ organizationId, address }: Recipient, days: number): Promise<boolean> {
    const marked = await this.db.execute(
      `INSERT INTO mail_recipient (organization_id, address, status) VALUES ($1, $2, 'waiting')
       ON CONFLICT (organization_id, address) DO UPDATE SET updated_at = now()
       WHERE mail_recipient.status = 'waiting' AND mail_recipient.${REQUESTED_AT} <= ${daysAgo('$3')}`,
      [organizationId, address, days],
    );
    return marked > 0;
  }

  async setStatus({ organizationId, address }: Recipient, status: RecipientStatus): Promise<void> {
    await this.db.execute(
      `INSERT INTO mail_recipient (organization_id, address, status) VALUES ($1, $2, $3)
       ON CONFLICT (organization_id, address) DO UPDATE SET status = EXCLUDED.status, updated_at = now()`,
      [organizationId, address, status],
    );
  }

  /** Deletes at most `limit` addresses that have waited for so many days, and returns their number. */
  async deleteWaiting(days: number, limit: number): Promise<number> {
    return this.db.execute(
      `WITH silent AS (
         SELECT organization_id, address FROM mail_recipient
         WHERE status = 'waiting' AND ${REQUESTED_AT} <= ${daysAgo('$1')} LIMIT $2 FOR UPDATE SKIP LOCKED)
       DELETE FROM mail_recipient AS gone USING silent
       WHERE gone.organization_id = silent.organization_id AND gone.address = silent.address`,
      [days, limit],
    );
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.db.repository(MailRecipientEntity).delete({ organizationId });
  }
}
