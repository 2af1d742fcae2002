import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { MailRecipientEntity } from './mail-recipient.entity.js';
import type { Recipient, RecipientStatus } from './mail-recipient.js';

const Status = rowOf(MailRecipientEntity, 'status');

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

  /** Records that the address was asked, unless it has a status. */
  async markWaiting({ organizationId, address }: Recipient): Promise<void> {
    await this.db.execute(
      `INSERT INTO mail_recipient (organization_id, address, status) VALUES ($1, $2, 'waiting') ON CONFLICT DO NOTHING`,
      [organizationId, address],
    );
  }

  async setStatus({ organizationId, address }: Recipient, status: RecipientStatus): Promise<void> {
    await this.db.execute(
      `INSERT INTO mail_recipient (organization_id, address, status) VALUES ($1, $2, $3)
       ON CONFLICT (organization_id, address) DO UPDATE SET status = EXCLUDED.status, updated_at = now()`,
      [organizationId, address, status],
    );
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.db.repository(MailRecipientEntity).delete({ organizationId });
  }
}
