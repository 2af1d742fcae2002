import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { SocialConnectionEntity } from './social-account.entity.js';

export type SocialConnection = Readonly<SocialConnectionEntity>;

const ConnectionRow = rowOf(
  SocialConnectionEntity,
  'stateHash',
  'agentId',
  'userId',
  'platform',
  'redirectUri',
  'verifier',
  'browserHash',
  'expiresAt',
);

/** Stores connections in progress. */
@Injectable()
export class SocialConnectionRepository {
  constructor(private readonly db: Database) {}

  async insert(connection: SocialConnection): Promise<void> {
    await this.db.repository(SocialConnectionEntity).insert(connection);
  }

  /** Deletes and returns the connection with this state, so that only one caller gets it. */
  async take(stateHash: string): Promise<SocialConnection | undefined> {
    return this.db.row(
      ConnectionRow,
      `DELETE FROM social_connection WHERE state_hash = $1 RETURNING ${ConnectionRow.columns()}`,
      [stateHash],
    );
  }

  async deleteExpired(now: Date): Promise<void> {
    await this.db.execute(`DELETE FROM social_connection WHERE expires_at <= $1`, [now]);
  }
}
