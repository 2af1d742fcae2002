import { Injectable } from '@nestjs/common';
import { boolean, Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { RunEntity } from './run.entity.js';

export type RunDraft = Pick<
  RunEntity,
  'id' | 'organizationId' | 'agentId' | 'userId' | 'conversationId' | 'input' | 'tokenHash' | 'hold'
>;

const Account = rowOf(RunEntity, 'id', 'organizationId', 'status', 'cost').with({ isAccepted: boolean() });
/** What settling a run's credits needs to know. */
export type RunAccount = RowOf<typeof Account>;

const Id = rowOf(RunEntity, 'id');

/** A run from its intent to its settlement; what it does in between is {@link RunClaimRepository}'s. */
@Injectable()
export class RunRepository {
  constructor(private readonly db: Database) {}

  async insert(run: RunDraft): Promise<void> {
    await this.db.execute(
      `INSERT INTO run (id, organization_id, agent_id, user_id, conversation_id, input, token_hash, hold) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        run.id,
        run.organizationId,
        run.agentId,
        run.userId,
        run.conversationId,
        JSON.stringify(run.input),
        run.tokenHash,
        run.hold,
      ],
    );
  }

  /** False where the run was given up meanwhile. */
  async accept(id: string): Promise<boolean> {
    return this.changed(
      `UPDATE run SET accepted_at = now() WHERE id = $1 AND accepted_at IS NULL AND abandoned_at IS NULL`,
      [id],
    );
  }

  /** After this the run can't be accepted any more; false where it is. */
  async abandon(id: string): Promise<boolean> {
    return this.changed(
      `UPDATE run SET abandoned_at = coalesce(abandoned_at, now()) WHERE id = $1 AND accepted_at IS NULL`,
      [id],
    );
  }

  async forget(id: string): Promise<void> {
    await this.db.execute(`DELETE FROM run WHERE id = $1 AND accepted_at IS NULL`, [id]);
  }

  async account(id: string): Promise<RunAccount | undefined> {
    return this.db.row(
      Account,
      `SELECT id, organization_id, status, cost, accepted_at IS NOT NULL AS is_accepted FROM run WHERE id = $1`,
      [id],
    );
  }

  async markSettled(id: string): Promise<void> {
    await this.db.execute(`UPDATE run SET settled_at = now() WHERE id = $1 AND settled_at IS NULL`, [id]);
  }

  /** Fails what still runs; returns the ids of those runs. */
  async failAllOf(agentId: number, reason: string): Promise<string[]> {
    const failed = await this.db.rows(
      Id,
      `UPDATE run SET status = 'failed', failed_reason = $2, finished_at = now(), claim = NULL, claimed_until = NULL
       WHERE agent_id = $1 AND status = 'running' AND accepted_at IS NOT NULL RETURNING id`,
      [agentId, reason],
    );
    return failed.map(({ id }) => id);
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.db.repository(RunEntity).delete({ organizationId });
  }

  private async changed(sql: string, parameters: unknown[]): Promise<boolean> {
    return (await this.db.execute(sql, parameters)) > 0;
  }
}
