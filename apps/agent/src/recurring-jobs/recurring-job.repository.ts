import { Injectable } from '@nestjs/common';
import { joinLivingAgent } from '@reelsheet/platform-agent-directory';
import { Database, json, nullable, rowOf, text, typeOf, uuid, type RowOf } from '@reelsheet/platform-database';
import { answerOf } from '../conversations/conversation.sql.js';
import { ideasOf } from '../ideas/idea.sql.js';
import { latestProductionOf } from './productions/production.sql.js';
import type { JobProduction, LatestProduction } from './productions/production.js';
import type { FiringDelivery, ResultDelivery, FiringOutcome, Schedule } from './recurring-job.js';
import { RecurringJobEntity, RecurringJobFiringEntity } from './recurring-job.entity.js';

const Own = rowOf(
  RecurringJobEntity,
  'id',
  'organizationId',
  'agentId',
  'userId',
  'name',
  'jobType',
  'prompt',
  'schedule',
  'delivery',
  'production',
  'status',
  'nextRunAt',
  'lastRunAt',
  'conversationId',
  'createdAt',
  'updatedAt',
);
const Seen = Own.with({
  agentUuid: uuid(),
  lastDelivery: typeOf(RecurringJobFiringEntity, 'delivery'),
  lastOutcome: typeOf(RecurringJobFiringEntity, 'outcome'),
  latestProduction: nullable(json<LatestProduction>()),
});
export type RecurringJob = RowOf<typeof Seen>;
export type DueJob = RowOf<typeof Own>;

const Firing = rowOf(RecurringJobFiringEntity, 'recurringJobId', 'runId', 'dueAt', 'outcome').with({
  name: typeOf(RecurringJobEntity, 'name'),
  production: typeOf(RecurringJobEntity, 'production'),
  organizationId: typeOf(RecurringJobEntity, 'organizationId'),
  agentId: typeOf(RecurringJobEntity, 'agentId'),
  userId: typeOf(RecurringJobEntity, 'userId'),
  jobType: typeOf(RecurringJobEntity, 'jobType'),
  prompt: typeOf(RecurringJobEntity, 'prompt'),
  status: typeOf(RecurringJobEntity, 'status'),
  conversationId: nullable(uuid()),
});
export type Firing = RowOf<typeof Firing>;

const Result = rowOf(RecurringJobEntity, 'name', 'organizationId', 'agentId', 'userId').with({
  email: nullable(text()),
  outcome: typeOf(RecurringJobFiringEntity, 'delivery'),
  answer: nullable(text()),
  ideas: json<readonly { readonly title: string; readonly hook: string; readonly description: string }[]>(),
});
export type FiringResult = RowOf<typeof Result>;

const Id = rowOf(RecurringJobEntity, 'id');
const RunId = rowOf(RecurringJobFiringEntity, 'runId');

export type NewRecurringJob = Pick<
  RecurringJobEntity,
  'id' | 'organizationId' | 'agentId' | 'userId' | 'name' | 'jobType' | 'prompt' | 'schedule' | 'delivery' | 'nextRunAt'
> &
  Partial<Pick<RecurringJobEntity, 'isDefault' | 'production'>>;

export interface RecurringJobChanges {
  readonly name?: string;
  readonly prompt?: string;
  readonly schedule?: Schedule;
  readonly delivery?: ResultDelivery;
  readonly production?: JobProduction;
  readonly nextRunAt?: Date;
  readonly status?: RecurringJobEntity['status'];
}

const SELECT = `
  SELECT ${Own.columns('recurring_job')}, known_agent.uuid AS agent_uuid,
    (SELECT delivery FROM recurring_job_firing AS firing WHERE firing.recurring_job_id = recurring_job.id
     AND delivery IS NOT NULL ORDER BY due_at DESC LIMIT 1) AS last_delivery,
    (SELECT outcome FROM recurring_job_firing AS firing WHERE firing.recurring_job_id = recurring_job.id
     AND outcome IS NOT NULL ORDER BY due_at DESC LIMIT 1) AS last_outcome,
    ${latestProductionOf('recurring_job.id')} AS latest_production
  FROM recurring_job ${joinLivingAgent('recurring_job.agent_id')}
  WHERE recurring_job.agent_id = $1 AND recurring_job.status <> 'deleted'`;

/** Recurring jobs of existing agents; deleted jobs are never returned. */
@Injectable()
export class RecurringJobRepository {
  constructor(private readonly db: Database) {}

  /** Returns false if the agent already has a default job. */
  async insert(job: NewRecurringJob): Promise<boolean> {
    const inserted = await this.db.execute(
      `INSERT INTO recurring_job (id, organization_id, agent_id, user_id, name, job_type, prompt, schedule,
        delivery, next_run_at, is_default, production)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
       ON CONFLICT (agent_id) WHERE is_default AND status <> 'deleted' DO NOTHING`,
      [
        job.id,
        job.organizationId,
        job.agentId,
        job.userId,
        job.name,
        job.jobType,
        job.prompt,
        JSON.stringify(job.schedule),
        JSON.stringify(job.delivery),
        job.nextRunAt,
        job.isDefault ?? false,
        job.production ? JSON.stringify(job.production) : null,
      ],
    );
    return inserted > 0;
  }

  /** Returns the newest first. */
  async list(agentId: number): Promise<RecurringJob[]> {
    return this.db.rows(Seen, `${SELECT} ORDER BY recurring_job.created_at DESC, recurring_job.id`, [agentId]);
  }

  /** Returns the number of the agent's jobs and locks the count until the transaction ends. */
  async lockCount(agentId: number): Promise<number> {
    await this.db.lock('recurring jobs of an agent', agentId);
    return this.db.execute(`SELECT FROM recurring_job WHERE agent_id = $1 AND status <> 'deleted'`, [agentId]);
  }

  async find(agentId: number, id: string): Promise<RecurringJob | undefined> {
    return this.db.row(Seen, `${SELECT} AND recurring_job.id = $2`, [agentId, id]);
  }

  /** Returns the job and locks it against changes and firing until the transaction ends. */
  async hold(agentId: number, id: string): Promise<RecurringJob | undefined> {
    return this.db.row(Seen, `${SELECT} AND recurring_job.id = $2 FOR UPDATE OF recurring_job`, [agentId, id]);
  }

  async findDefault(agentId: number): Promise<RecurringJob | undefined> {
    return this.db.row(Seen, `${SELECT} AND recurring_job.is_default`, [agentId]);
  }

  async update(
    id: string,
    { name, prompt, schedule, delivery, production, nextRunAt, status }: RecurringJobChanges,
  ): Promise<void> {
    await this.db.execute(
      `UPDATE recurring_job SET name = coalesce($2, name), prompt = coalesce($3, prompt), schedule = coalesce($4,
        schedule),
         delivery = coalesce($5, delivery), next_run_at = coalesce($6, next_run_at), status = coalesce($7, status),
         production = coalesce($8, production), updated_at = now()
       WHERE id = $1`,
      [
        id,
        name ?? null,
        prompt ?? null,
        schedule ? JSON.stringify(schedule) : null,
        delivery ? JSON.stringify(delivery) : null,
        nextRunAt ?? null,
        status ?? null,
        production ? JSON.stringify(production) : null,
      ],
    );
  }

  /** Returns an active job that is due by the database's clock, locked until the transaction ends. */
  async lockDue(id: string): Promise<DueJob | undefined> {
    return this.db.row(
      Own,
      `SELECT ${Own.columns()} FROM recurring_job WHERE id = $1 AND status = 'active'
        AND next_run_at <= now() FOR UPDATE`,
      [id],
    );
  }

  async fire({ id, nextRunAt }: DueJob, runId: string, next: Date): Promise<void> {
    await this.db.execute(`INSERT INTO recurring_job_firing (recurring_job_id, due_at, run_id) VALUES ($1, $2, $3)`, [
      id,
      nextRunAt,
      runId,
    ]);
    await this.db.execute(`UPDATE recurring_job SET next_run_at = $2 WHERE id = $1`, [id, next]);
  }

  async findFiring(runId: string): Promise<Firing | undefined> {
    return this.db.row(
      Firing,
      `SELECT firing.recurring_job_id, firing.run_id, firing.due_at, firing.outcome, job.organization_id, job.agent_id,
              job.user_id, job.name, job.job_type, job.prompt, job.production, job.status, job.conversation_id
       FROM recurring_job_firing AS firing JOIN recurring_job AS job ON job.id = firing.recurring_job_id
       WHERE firing.run_id = $1`,
      [runId],
    );
  }

  /** Stores the outcome of a firing; only the first outcome counts. */
  async close(runId: string, outcome: FiringOutcome): Promise<boolean> {
    return (
      (await this.db.execute(`UPDATE recurring_job_firing SET outcome = $2 WHERE run_id = $1 AND outcome IS NULL`, [
        runId,
        outcome,
      ])) > 0
    );
  }

  /** Notes that the job has ordered something. */
  async recordStart(id: string): Promise<void> {
    await this.db.execute(`UPDATE recurring_job SET last_run_at = now() WHERE id = $1`, [id]);
  }

  async recordConversation(id: string, conversationId: string): Promise<void> {
    await this.db.execute(`UPDATE recurring_job SET conversation_id = $2 WHERE id = $1`, [id, conversationId]);
  }

  async recordRun(id: string, conversationId: string): Promise<void> {
    await this.db.execute(`UPDATE recurring_job SET last_run_at = now(), conversation_id = $2 WHERE id = $1`, [
      id,
      conversationId,
    ]);
  }

  /** Returns whether the result of a run is mailed. */
  async isMailed(runId: string): Promise<boolean> {
    const mailed = await this.db.execute(
      `SELECT FROM recurring_job_firing AS firing JOIN recurring_job AS job ON job.id = firing.recurring_job_id
       WHERE firing.run_id = $1 AND job.status <> 'deleted' AND job.delivery ->> 'type' = 'email'`,
      [runId],
    );
    return mailed > 0;
  }

  /** Returns the report and the answer of a firing, and its recipient, or undefined if the job was deleted. */
  async resultOf(runId: string): Promise<FiringResult | undefined> {
    return this.db.row(
      Result,
      `SELECT job.name, job.organization_id, job.agent_id, job.user_id, job.delivery ->> 'email' AS email,
        firing.delivery AS outcome,
        nullif(concat_ws(E'\n\n', ${answerOf('production.report_id')}, ${answerOf('firing.run_id')}), '') AS answer,
        ${ideasOf('firing.run_id')} AS ideas
       FROM recurring_job_firing AS firing JOIN recurring_job AS job ON job.id = firing.recurring_job_id
       LEFT JOIN recurring_production AS production ON production.run_id = firing.run_id
       WHERE firing.run_id = $1 AND job.status <> 'deleted'`,
      [runId],
    );
  }

  /** Stores the outcome of a firing's mail. Only the first one counts, but another one may follow `waiting`. */
  async recordDelivery(runId: string, outcome: FiringDelivery): Promise<void> {
    await this.db.execute(
      `UPDATE recurring_job_firing SET delivery = $2 WHERE run_id = $1 AND (delivery IS NULL OR delivery = 'waiting')`,
      [runId, outcome],
    );
  }

  /** Returns the run of the latest firing of each job whose mail to the address, in lower case, waits. */
  async waitingFor(organizationId: number, address: string): Promise<string[]> {
    const waiting = await this.db.rows(
      RunId,
      `SELECT latest.run_id FROM recurring_job AS job JOIN LATERAL (
         SELECT run_id, delivery FROM recurring_job_firing AS firing
         WHERE firing.recurring_job_id = job.id AND delivery IS NOT NULL ORDER BY due_at DESC LIMIT 1
       ) AS latest ON latest.delivery = 'waiting'
       WHERE job.organization_id = $1 AND job.status <> 'deleted' AND lower(job.delivery ->> 'email') = $2`,
      [organizationId, address],
    );
    return waiting.map(({ runId }) => runId);
  }

  /** Deletes the jobs of a deleted agent and returns their ids. */
  async deleteOf(agentId: number): Promise<string[]> {
    const gone = await this.db.rows(
      Id,
      `UPDATE recurring_job SET status = 'deleted', updated_at = now() WHERE agent_id = $1 AND status <> 'deleted'
        RETURNING id`,
      [agentId],
    );
    return gone.map(({ id }) => id);
  }

  /** Ends the jobs of a user, and removes the addresses to which they mailed. */
  async deleteOfUser(userId: number): Promise<string[]> {
    const gone = await this.db.rows(
      Id,
      `UPDATE recurring_job SET status = 'deleted', delivery = $2, updated_at = now()
       WHERE user_id = $1 AND status <> 'deleted' RETURNING id`,
      [userId, JSON.stringify({ type: 'chat_only', email: null })],
    );
    return gone.map(({ id }) => id);
  }

  async eraseOrganization(organizationId: number): Promise<string[]> {
    const gone = await this.db.rows(Id, `DELETE FROM recurring_job WHERE organization_id = $1 RETURNING id`, [
      organizationId,
    ]);
    return gone.map(({ id }) => id);
  }
}
