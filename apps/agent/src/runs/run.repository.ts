import { Injectable } from '@nestjs/common';
import { Database, integer, json, nullable, row, rowOf, type RowOf } from '@reelsheet/platform-database';
import { jobSql } from '@reelsheet/platform-jobs';
import { RunEntity, RunStepEntity } from './run.entity.js';
import type { Decision, RunStep } from './run-steps.js';

export type Run = RunEntity;

const Id = rowOf(RunEntity, 'id');
const Order = rowOf(RunEntity, 'conversationId', 'acceptedAt');
const LockedRun = rowOf(RunEntity, 'claim', 'waiting', 'readingSince').with({
  lastStep: nullable(json<RunStep>()),
  steps: integer(),
});
const StoredDecision = row({ content: json<Decision>() });
const Step = rowOf(RunStepEntity, 'content');

/** Acceptance and steps of runs; everything else is handled by the job library. */
@Injectable()
export class RunRepository {
  constructor(private readonly db: Database) {}

  /** Returns undefined if the run was never ordered or was abandoned. */
  async findOrder(id: string): Promise<RowOf<typeof Order> | undefined> {
    return this.db.row(Order, `SELECT conversation_id, accepted_at FROM run WHERE id = $1`, [id]);
  }

  /** Makes the run due. Returns false if it was accepted before or abandoned. */
  async accept(id: string): Promise<boolean> {
    const accepted = await this.db.execute(
      `UPDATE run SET accepted_at = now(), ${jobSql.setDue()}, updated_at = now()
       WHERE id = $1 AND accepted_at IS NULL AND status = 'pending'`,
      [id],
    );
    return accepted > 0;
  }

  /** Returns whether the run waits for acceptance, and prevents acceptance until the transaction ends. */
  async lockUnaccepted(id: string): Promise<boolean> {
    return (await this.db.execute(`SELECT FROM run WHERE id = $1 AND accepted_at IS NULL FOR UPDATE`, [id])) > 0;
  }

  /** Deletes a run that was never accepted. */
  async forget(id: string): Promise<void> {
    await this.db.execute(`DELETE FROM run WHERE id = $1 AND accepted_at IS NULL`, [id]);
  }

  /** Returns the steps without fields that only readers of the run need. */
  async steps(id: string): Promise<RunStep[]> {
    const steps = await this.db.rows(
      Step,
      `SELECT content - 'shown' AS content FROM run_step WHERE run_id = $1 ORDER BY position`,
      [id],
    );
    return steps.map(({ content }) => content);
  }

  /** Returns the open run with its last step, locked until the transaction ends. */
  async lockOpen(id: string): Promise<RowOf<typeof LockedRun> | undefined> {
    // Lock first: a waiting transaction must not read the steps from before the lock.
    await this.db.execute(`SELECT FROM run WHERE id = $1 FOR UPDATE`, [id]);
    return this.db.row(
      LockedRun,
      `SELECT claim, waiting, reading_since, (SELECT content - 'shown' FROM run_step WHERE run_id = run.id
                ORDER BY position DESC LIMIT 1) AS last_step,
              (SELECT count(*)::integer FROM run_step WHERE run_id = run.id) AS steps
       FROM run WHERE id = $1 AND status IN ('pending', 'processing')`,
      [id],
    );
  }

  /** Returns the decision about a gate of the run; undefined without such a gate, or while nobody has decided. */
  async decisionOn(id: string, gateId: string): Promise<Decision | undefined> {
    const found = await this.db.row(
      StoredDecision,
      `SELECT decision.content FROM run_step AS gate
         JOIN run_step AS decision ON decision.run_id = gate.run_id AND decision.position = gate.position + 1
       WHERE gate.run_id = $1 AND gate.content ->> 'kind' = 'gate' AND gate.content ->> 'id' = $2`,
      [id, gateId],
    );
    return found?.content;
  }

  /** Returns whether a run of the conversation has read text that was written by others. */
  async hasMaterialIn(conversationId: string): Promise<boolean> {
    const found = await this.db.execute(
      `SELECT FROM run JOIN run_step ON run_step.run_id = run.id
       WHERE run.conversation_id = $1 AND content @> '{"material": true}' LIMIT 1`,
      [conversationId],
    );
    return found > 0;
  }

  /** Stores why an open run ends; returns no id if it has ended. */
  async explainOpen(id: string, failedReason: string): Promise<string[]> {
    return this.explain('id', id, failedReason);
  }

  /** Stores why the open runs of a conversation end and returns their ids. */
  async explainOpenIn(conversationId: string, failedReason: string): Promise<string[]> {
    return this.explain('conversation_id', conversationId, failedReason);
  }

  /** Stores why the open runs of an agent end and returns their ids. */
  async explainOpenOf(agentId: number, failedReason: string): Promise<string[]> {
    return this.explain('agent_id', agentId, failedReason);
  }

  async append(id: string, position: number, content: RunStep): Promise<void> {
    await this.db.execute(`INSERT INTO run_step (run_id, position, content) VALUES ($1, $2, $3)`, [
      id,
      position,
      JSON.stringify(content),
    ]);
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.db.repository(RunEntity).delete({ organizationId });
  }

  private async explain(
    column: 'id' | 'conversation_id' | 'agent_id',
    value: string | number,
    failedReason: string,
  ): Promise<string[]> {
    const open = await this.db.rows(
      Id,
      `UPDATE run SET failed_reason = $2 WHERE ${column} = $1 AND status IN ('pending', 'processing')
        AND accepted_at IS NOT NULL RETURNING id`,
      [value, failedReason],
    );
    return open.map(({ id }) => id);
  }
}
