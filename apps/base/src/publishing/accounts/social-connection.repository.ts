import { Injectable } from '@nestjs/common';
import { Database, nullable, rowOf, typeOf, type RowOf } from '@reelsheet/platform-database';
import { SocialConnectionEntity } from './social-account.entity.js';
import { AgentEntity } from '../../identity/agents/agent.entity.js';
import { MembershipEntity } from '../../identity/access/membership.entity.js';

export type SocialConnection = Readonly<SocialConnectionEntity>;

const Connection = rowOf(
  SocialConnectionEntity,
  'stateHash',
  'agentId',
  'userId',
  'platform',
  'redirectUri',
  'verifier',
  'expiresAt',
);
const Taken = Connection.with({
  /** What the user may do in the agent's workspace by now; null where that is nothing, or the agent is gone. */
  role: nullable(typeOf(MembershipEntity, 'role')),
  /** The agent's; null where it is gone. */
  organizationId: nullable(typeOf(AgentEntity, 'organizationId')),
});
export type TakenConnection = RowOf<typeof Taken>;

/** Connections under way. */
@Injectable()
export class SocialConnectionRepository {
  constructor(private readonly db: Database) {}

  async insert(connection: SocialConnection): Promise<void> {
    await this.db.repository(SocialConnectionEntity).insert(connection);
  }

  /** Ends the connection with this state and returns it, to one caller only. */
  async take(stateHash: string): Promise<TakenConnection | undefined> {
    return this.db.row(
      Taken,
      `WITH taken AS (DELETE FROM social_connection WHERE state_hash = $1 RETURNING *)
       SELECT ${Connection.columns('taken')}, membership.role, agent.organization_id
       FROM taken LEFT JOIN agent ON agent.id = taken.agent_id AND agent.deleted_at IS NULL
       LEFT JOIN membership ON membership.organization_id = agent.organization_id AND membership.user_id = taken.user_id`,
      [stateHash],
    );
  }

  async forgetExpired(now: Date): Promise<void> {
    await this.db.execute(`DELETE FROM social_connection WHERE expires_at <= $1`, [now]);
  }
}
