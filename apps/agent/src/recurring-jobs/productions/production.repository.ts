import { Injectable } from '@nestjs/common';
import type { Micro } from '@reelsheet/kernel';
import {
  bigint,
  boolean,
  Database,
  nullable,
  row,
  rowOf,
  typeOf,
  uuid,
  type RowOf,
} from '@reelsheet/platform-database';
import { isOpenRun } from '../../runs/run.sql.js';
import { RecurringJobEntity, RecurringJobFiringEntity } from '../recurring-job.entity.js';
import { BUDGET_DAYS, MAX_REFRESHED } from './production-limits.js';
import { RecurringProductionEntity } from './production.entity.js';
import type { IdeaResult, SeenBatch } from './production.js';

const Own = rowOf(
  RecurringProductionEntity,
  'runId',
  'recurringJobId',
  'agentId',
  'ideaIds',
  'terms',
  'ceiling',
  'startsRun',
  'status',
  'sheetId',
  'batchId',
  'results',
  'spent',
  'settledAt',
  'error',
  'reportId',
  'reportedAt',
  'createdAt',
);
const Followed = Own.with({
  organizationId: typeOf(RecurringJobEntity, 'organizationId'),
  userId: typeOf(RecurringJobEntity, 'userId'),
  name: typeOf(RecurringJobEntity, 'name'),
  production: typeOf(RecurringJobEntity, 'production'),
  conversationId: nullable(uuid()),
  outcome: typeOf(RecurringJobFiringEntity, 'outcome'),
  isRunOpen: boolean(),
});
/** A production with its job and firing. */
export type FollowedProduction = RowOf<typeof Followed>;

const Counted = rowOf(RecurringProductionEntity, 'runId', 'ceiling', 'settledAt');
const Sum = row({ committed: bigint() });
const Ids = rowOf(RecurringProductionEntity, 'ideaIds');

export type NewProduction = Pick<
  RecurringProductionEntity,
  'runId' | 'recurringJobId' | 'agentId' | 'ideaIds' | 'terms' | 'ceiling' | 'startsRun' | 'reportId'
>;

const COUNTS = `(settled_at IS NULL OR settled_at > now() - make_interval(days => ${BUDGET_DAYS}))`;

/** Productions of recurring jobs. */
@Injectable()
export class ProductionRepository {
  constructor(private readonly db: Database) {}

  async find(runId: string): Promise<FollowedProduction | undefined> {
    return this.db.row(
      Followed,
      `SELECT ${Own.columns('production')}, job.organization_id, job.user_id, job.name, job.production,
         job.conversation_id, firing.outcome, ${isOpenRun('production.run_id')} AS is_run_open
       FROM recurring_production AS production JOIN recurring_job AS job ON job.id = recurring_job_id
       JOIN recurring_job_firing AS firing ON firing.run_id = production.run_id
       WHERE production.run_id = $1`,
      [runId],
    );
  }

  async exists(runId: string): Promise<boolean> {
    return (await this.db.execute(`SELECT FROM recurring_production WHERE run_id = $1`, [runId])) > 0;
  }

  /** Locks the orders of the job, and the choice of ideas of the agent, until the transaction ends. */
  async lockOrders({ recurringJobId, agentId }: Pick<NewProduction, 'recurringJobId' | 'agentId'>): Promise<void> {
    await this.db.execute(`SELECT FROM recurring_job WHERE id = $1 FOR NO KEY UPDATE`, [recurringJobId]);
    await this.db.lock('ideas of recurring jobs of an agent', agentId);
  }

  /** Returns the ideas of orders of the agent that are on their way. */
  async plannedIdeas(agentId: number): Promise<number[]> {
    const planned = await this.db.rows(
      Ids,
      `SELECT idea_ids FROM recurring_production WHERE agent_id = $1 AND status = 'planned'`,
      [agentId],
    );
    return planned.flatMap(({ ideaIds }) => ideaIds);
  }

  async insert(production: NewProduction): Promise<void> {
    const { runId, recurringJobId, agentId, ideaIds, terms, ceiling, startsRun, reportId } = production;
    await this.db.execute(
      `INSERT INTO recurring_production
         (run_id, recurring_job_id, agent_id, idea_ids, terms, ceiling, committed, starts_run, report_id)
       VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8)`,
      [runId, recurringJobId, agentId, ideaIds, JSON.stringify(terms), ceiling, startsRun, reportId],
    );
  }

  /** Returns the newest productions that were ordered and count against the limit of the job. */
  async counted(recurringJobId: string): Promise<RowOf<typeof Counted>[]> {
    return this.db.rows(
      Counted,
      `SELECT run_id, ceiling, settled_at FROM recurring_production
       WHERE recurring_job_id = $1 AND status <> 'planned' AND ${COUNTS}
       ORDER BY created_at DESC LIMIT ${MAX_REFRESHED}`,
      [recurringJobId],
    );
  }

  /** Returns what the job's productions have spent within seven days or may still spend. */
  async committed(recurringJobId: string): Promise<Micro> {
    const { committed } = await this.db.single(
      Sum,
      `SELECT coalesce(sum(committed), 0)::bigint AS committed FROM recurring_production
       WHERE recurring_job_id = $1 AND ${COUNTS}`,
      [recurringJobId],
    );
    return committed;
  }

  /**
   * Stores the state of the batch, which was read after the production. An end that was stored in between is kept: the
   * batch was reopened only if its end was known before it was read.
   */
  async see(
    { runId, settledAt }: Pick<FollowedProduction, 'runId' | 'settledAt'>,
    { status, sheetId, batchId, spent, committed, isSettled }: SeenBatch,
  ): Promise<void> {
    await this.db.execute(
      `UPDATE recurring_production SET status = $2, sheet_id = $3, batch_id = $4, spent = $5, committed = $6,
         settled_at = CASE WHEN $7 THEN coalesce(settled_at, now()) END, error = NULL
       WHERE run_id = $1 AND ($7 OR $8 OR settled_at IS NULL OR batch_id IS NULL)`,
      [runId, status, sheetId, batchId, spent, committed, isSettled, settledAt !== null],
    );
  }

  async answer(runId: string, results: readonly IdeaResult[]): Promise<void> {
    await this.db.execute(`UPDATE recurring_production SET results = $2 WHERE run_id = $1`, [
      runId,
      JSON.stringify(results),
    ]);
  }

  /** Ends an order that has no batch. Returns false if it has one. */
  async end(runId: string, status: 'nothing_to_make' | 'rejected', error: string | null = null): Promise<boolean> {
    const ended = await this.db.execute(
      `UPDATE recurring_production SET status = $2, error = $3, committed = 0, settled_at = now()
       WHERE run_id = $1 AND batch_id IS NULL`,
      [runId, status, error],
    );
    return ended > 0;
  }

  /** Notes that no run proposes ideas. */
  async dropRun(runId: string): Promise<void> {
    await this.db.execute(`UPDATE recurring_production SET starts_run = false WHERE run_id = $1`, [runId]);
  }

  /** Returns false if it was reported before. */
  async markReported(runId: string): Promise<boolean> {
    const marked = await this.db.execute(
      `UPDATE recurring_production SET reported_at = now() WHERE run_id = $1 AND reported_at IS NULL`,
      [runId],
    );
    return marked > 0;
  }
}
