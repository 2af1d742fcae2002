import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { ExternalIdentityEntity } from './external-identity.entity.js';

@Injectable()
export class ExternalIdentityRepository {
  constructor(private readonly db: Database) {}

  async insert(identity: Pick<ExternalIdentityEntity, 'issuer' | 'subject' | 'userId'>): Promise<void> {
    await this.db.execute(`INSERT INTO external_identity (issuer, subject, user_id) VALUES ($1, $2, $3)`, [
      identity.issuer,
      identity.subject,
      identity.userId,
    ]);
  }

  /** Invalidates all tokens that issuers gave the user before the given time. */
  async endTokens(userId: number, before: Date): Promise<void> {
    await this.db.execute(`UPDATE external_identity SET tokens_from = greatest(tokens_from, $2) WHERE user_id = $1`, [
      userId,
      before,
    ]);
  }

  async exists({ issuer, subject }: Pick<ExternalIdentityEntity, 'issuer' | 'subject'>): Promise<boolean> {
    return this.db.repository(ExternalIdentityEntity).existsBy({ issuer, subject });
  }

  /** Returns whether another subject of the issuer is already mapped to this user. */
  async isTaken(userId: number, issuer: string): Promise<boolean> {
    return this.db.repository(ExternalIdentityEntity).existsBy({ userId, issuer });
  }
}
