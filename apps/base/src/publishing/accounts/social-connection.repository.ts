import { Injectable } from '@nestjs/common';
import type { Role } from '@reelsheet/kernel';
import { Database } from '@reelsheet/platform-database';
import { SocialConnectionEntity } from './social-account.entity.js';

export interface TakenConnection extends SocialConnectionEntity {
  /** What the user may do in the agent's workspace by now; null where that is nothing, or the agent is gone. */
  readonly role: Role | null;
  /** The agent's; null where it is gone. */
  readonly organizationId: number | null;
}

/** Connections under way. */
@Injectable()
export class SocialConnectionRepository {
  constructor(private readonly db: Database) {}

  async insert(connection: SocialConnectionEntity): Promise<void> {
    await this.db.repository(SocialConnectionEntity).insert(connection);
  }

  /** Ends the connection with this state and returns it, to one caller only. */
  async take(stateHash: string): Promise<TakenConnection | undefined> {
    return this.db.one(
      `WITH taken AS (DELETE FROM social_connection WHERE state_hash = $1 RETURNING *)
       SELECT taken.state_hash AS "stateHash", taken.agent_id AS "agentId", taken.user_id AS "userId", taken.platform,
              taken.redirect_uri AS "redirectUri", taken.verifier, taken.expires_at AS "expiresAt", membership.role, agent.organization_id AS "organizationId"
       FROM taken LEFT JOIN agent ON agent.id = taken.agent_id AND agent.deleted_at IS NULL
       LEFT JOIN membership ON membership.organization_id = agent.organization_id AND membership.user_id = taken.user_id`,
      [stateHash],
    );
  }

  async forgetExpired(now: Date): Promise<void> {
    await this.db.query(`DELETE FROM social_connection WHERE expires_at <= $1`, [now]);
  }
}
