import { Injectable } from '@nestjs/common';
import { lockedLivingAgent } from '@reelsheet/platform-agent-directory';
import { Database, rowOf } from '@reelsheet/platform-database';
import type { LinkPurpose, Recipient } from './mail-recipient.js';
import { MailLinkEntity } from './mail-recipient.entity.js';

const Owner = rowOf(MailLinkEntity, 'organizationId', 'address');

const FIND = `
  SELECT organization_id, address FROM mail_link WHERE token_hash = $1 AND purpose = $2 AND expires_at > now()`;

export interface NewLink extends Recipient {
  readonly tokenHash: Buffer;
  readonly purpose: LinkPurpose;
  readonly mailId: string;
  readonly expiresAt: Date;
}

@Injectable()
export class MailLinkRepository {
  constructor(private readonly db: Database) {}

  /**
   * Prevents the deletion of the agent, and so of its organization, until the transaction ends. Returns false if it is
   * deleted.
   */
  async lockAgent(agentId: number): Promise<boolean> {
    return (await this.db.execute(lockedLivingAgent('$1'), [agentId])) > 0;
  }

  async insert({ tokenHash, organizationId, address, purpose, mailId, expiresAt }: NewLink): Promise<void> {
    await this.db.execute(
      `INSERT INTO mail_link (token_hash, organization_id, address, purpose, mail_id, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [tokenHash, organizationId, address, purpose, mailId, expiresAt],
    );
  }

  /** Returns whether an attempt to send the mail was made. */
  async hasLinks(mailId: string): Promise<boolean> {
    return (await this.db.execute(`SELECT FROM mail_link WHERE mail_id = $1 LIMIT 1`, [mailId])) > 0;
  }

  /** Deletes the expired links of the address and, of the mail, all but the newest `limit` links of each purpose. */
  async prune({ organizationId, address }: Recipient, mailId: string, limit: number): Promise<void> {
    await this.db.execute(
      `DELETE FROM mail_link WHERE organization_id = $1 AND address = $2 AND (expires_at <= now() OR token_hash IN (
         SELECT token_hash FROM (
           SELECT token_hash, row_number() OVER (PARTITION BY purpose ORDER BY created_at DESC, token_hash) AS position
           FROM mail_link WHERE mail_id = $3
         ) AS of_mail WHERE position > $4))`,
      [organizationId, address, mailId, limit],
    );
  }

  /** Returns the recipient of a valid link. */
  async find(tokenHash: Buffer, purpose: LinkPurpose): Promise<Recipient | undefined> {
    return this.db.row(Owner, FIND, [tokenHash, purpose]);
  }

  /** Like {@link find}; prevents the deletion of the link until the transaction ends. */
  async lock(tokenHash: Buffer, purpose: LinkPurpose): Promise<Recipient | undefined> {
    return this.db.row(Owner, `${FIND} FOR SHARE`, [tokenHash, purpose]);
  }

  /** Deletes a valid link and returns its recipient; of concurrent calls only one receives it. */
  async take(tokenHash: Buffer, purpose: LinkPurpose): Promise<Recipient | undefined> {
    return this.db.row(
      Owner,
      `DELETE FROM mail_link WHERE token_hash = $1 AND purpose = $2 AND expires_at > now()
       RETURNING organization_id, address`,
      [tokenHash, purpose],
    );
  }

  async deleteOf({ organizationId, address }: Recipient, purpose: LinkPurpose): Promise<void> {
    await this.db.execute(`DELETE FROM mail_link WHERE organization_id = $1 AND address = $2 AND purpose = $3`, [
      organizationId,
      address,
      purpose,
    ]);
  }

  /** Deletes at most `limit` expired links and returns their number. */
  async deleteExpired(limit: number): Promise<number> {
    return this.db.execute(
      `WITH expired AS (
         SELECT token_hash FROM mail_link WHERE expires_at <= now() LIMIT $1 FOR UPDATE SKIP LOCKED)
       DELETE FROM mail_link USING expired WHERE mail_link.token_hash = expired.token_hash`,
      [limit],
    );
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.db.repository(MailLinkEntity).delete({ organizationId });
  }
}
