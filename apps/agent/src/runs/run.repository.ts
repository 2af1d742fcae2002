import { Injectable } from '@nestjs/common';
import { Database, integer, json, nullable, rowOf, type RowOf } from '@reelsheet/platform-database';
import { RunEntity, RunStepEntity } from './run.entity.js';
import type { RunStep } from './run-steps.js';

export type Run = RunEntity;

const Id = rowOf(RunEntity, 'id');
const Order = rowOf(RunEntity, 'conversationId', 'acceptedAt');
const Held = rowOf(RunEntity, 'claim', 'waiting').with({ lastStep: nullable(json<RunStep>()), steps: integer() });
const Step = rowOf(RunStepEntity, 'content');

/** What runs have beside being jobs: their acceptance and their steps. */
@Injectable()
export class RunRepository {
  constructor(private readonly db: Database) {}

  /** Undefined where nobody ordered it, or it was given up. */
  async findOrder(id: string): Promise<RowOf<typeof Order> | undefined> {
    return this.db.row(Order, `SELECT conversation_id, accepted_at FROM run WHERE id = $1`, [id]);
  }

  /** Makes it due; false where the run was accepted before, or given up meanwhile. */
  async accept(id: string): Promise<boolean> {
    const accepted = await this.db.execute(
      `UPDATE run SET accepted_at = now(), due_at = now(), ready = true, updated_at = now()
       WHERE id = $1 AND accepted_at IS NULL AND status = 'pending'`,
      [id],
    );
    return accepted > 0;
  }

  /** Whether the run waits for its acceptance, which until the transaction ends nobody can give. */
  async lockUnaccepted(id: string): Promise<boolean> {
    return (await this.db.execute(`SELECT FROM run WHERE id = $1 AND accepted_at IS NULL FOR UPDATE`, [id])) > 0;
  }

  /** Only a run that was never accepted can be forgotten. */
  async forget(id: string): Promise<void> {
    await this.db.execute(`DELETE FROM run WHERE id = $1 AND accepted_at IS NULL`, [id]);
  }

  /** Without what only readers of the run are shown. */
  async steps(id: string): Promise<RunStep[]> {
    const steps = await this.db.rows(
      Step,
      `SELECT content - 'shown' AS content FROM run_step WHERE run_id = $1 ORDER BY position`,
      [id],
    );
    return steps.map(({ content }) => content);
  }

  /** The open run, which nobody else moves until the transaction ends, with its last step. */
  async holdOpen(id: string): Promise<RowOf<typeof Held> | undefined> {
    // First the lock: whoever waits for it must not read the steps as they stood before.
    await this.db.execute(`SELECT FROM run WHERE id = $1 FOR UPDATE`, [id]);
    return this.db.row(
      Held,
      `SELECT claim, waiting, (SELECT content - 'shown' FROM run_step WHERE run_id = run.id ORDER BY position DESC LIMIT 1) AS last_step,
              (SELECT count(*)::integer FROM run_step WHERE run_id = run.id) AS steps
       FROM run WHERE id = $1 AND status IN ('pending', 'processing')`,
      [id],
    );
  }

  /** Writes down why the open runs of a conversation end; gives their ids. */
  async explainOpenIn(conversationId: string, failedReason: string): Promise<string[]> {
    const open = await this.db.rows(
      Id,
      `UPDATE run SET failed_reason = $2 WHERE conversation_id = $1 AND status IN ('pending', 'processing') AND accepted_at IS NOT NULL RETURNING id`,
      [conversationId, failedReason],
    );
    return open.map(({ id }) => id);
  }

  async append(id: string, position: number, content: RunStep): Promise<void> {
    await this.db.execute(`INSERT INTO run_step (run_id, position, content) VALUES ($1, $2, $3)`, [
      id,
      position,
      JSON.stringify(content),
    ]);
  }

  /** Writes down why the open runs of an agent end; gives their ids. */
  async explainOpenOf(agentId: number, failedReason: string): Promise<string[]> {
    const open = await this.db.rows(
      Id,
      `UPDATE run SET failed_reason = $2 WHERE agent_id = $1 AND status IN ('pending', 'processing') AND accepted_at IS NOT NULL RETURNING id`,
      [agentId, failedReason],
    );
    return open.map(({ id }) => id);
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.db.repository(RunEntity).delete({ organizationId });
  }
}
