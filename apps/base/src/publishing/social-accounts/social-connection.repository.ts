import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { SocialConnectionEntity } from './social-account.entity.js';

export type SocialConnection = Readonly<SocialConnectionEntity>;

const Taken = rowOf(
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

/** Connections under way. */
@Injectable()
export class SocialConnectionRepository {
  constructor(private readonly db: Database) {}

  async insert(connection: SocialConnection): Promise<void> {
    await this.db.repository(SocialConnectionEntity).insert(connection);
  }

  /** Ends the connection with this state and returns it, to one caller only. */
  async take(stateHash: string): Promise<SocialConnection | undefined> {
    return this.db.row(Taken, `DELETE FROM social_connection WHERE state_hash = $1 RETURNING ${Taken.columns()}`, [
      stateHash,
    ]);
  }

  async forgetExpired(now: Date): Promise<void> {
    await this.db.execute(`DELETE FROM social_connection WHERE expires_at <= $1`, [now]);
  }
}
