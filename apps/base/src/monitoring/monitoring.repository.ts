import { Injectable } from '@nestjs/common';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { agentIsDeleted } from '../agents/agents/agent.sql.js';
import { MonitoringEntity, MonitoringScrapeEntity } from './monitoring.entity.js';
import type { MonitoringData } from './monitoring.js';

const Monitoring = rowOf(
  MonitoringEntity,
  'id',
  'organizationId',
  'agentId',
  'platform',
  'type',
  'value',
  'days',
  'country',
  'maxResults',
  'monitoring',
  'commentMonitoring',
  'status',
  'failedReason',
  'posts',
  'comments',
  'cost',
  'lastScrapedAt',
  'nextScrapeAt',
  'createdAt',
  'updatedAt',
);
export type Monitoring = RowOf<typeof Monitoring>;

const Scrape = rowOf(MonitoringScrapeEntity, 'id');

export interface Scraped {
  readonly posts: number;
  readonly comments: number;
  readonly cost: number;
}

const SELECT = `SELECT ${Monitoring.columns('monitoring')} FROM monitoring`;

@Injectable()
export class MonitoringRepository {
  constructor(private readonly db: Database) {}

  async insert(
    owner: { readonly organizationId: number; readonly agentId: number },
    data: MonitoringData,
  ): Promise<number> {
    const { identifiers } = await this.db
      .repository(MonitoringEntity)
      .insert({ organizationId: owner.organizationId, agentId: owner.agentId, ...data });
    return identifiers[0]!['id'] as number;
  }

  async find(agentId: number, id: number): Promise<Monitoring | undefined> {
    return this.db.row(Monitoring, `${SELECT} WHERE id = $2 AND agent_id = $1`, [agentId, id]);
  }

  /** Locks the job until the transaction ends. Returns undefined if the job or its agent was deleted. */
  async lock(id: number): Promise<Monitoring | undefined> {
    return this.db.row(
      Monitoring,
      `${SELECT} WHERE id = $1 AND NOT ${agentIsDeleted('monitoring.agent_id')} FOR UPDATE`,
      [id],
    );
  }

  async update(id: number, data: MonitoringData): Promise<void> {
    await this.db.repository(MonitoringEntity).update({ id }, { ...data, updatedAt: () => 'now()' });
  }

  async begin(id: number): Promise<void> {
    await this.db.execute(
      `UPDATE monitoring SET status = 'processing', next_scrape_at = NULL, updated_at = now()
       WHERE id = $1 AND status IN ('pending', 'processing')`,
      [id],
    );
  }

  /** Adds the result of a scrape. Without a time for the next scrape the job is completed. */
  async count(id: number, { posts, comments, cost }: Scraped, next: Date | null): Promise<void> {
    await this.db.execute(
      `UPDATE monitoring SET posts = posts + $2, comments = comments + $3, cost = cost + $4,
         last_scraped_at = now(), next_scrape_at = $5,
         status = CASE WHEN $5::timestamptz IS NULL THEN 'completed' ELSE 'processing' END, updated_at = now()
       WHERE id = $1 AND status = 'processing'`,
      [id, posts, comments, cost, next],
    );
  }

  /** Sets the time of the next scrape after one was skipped. */
  async postpone(id: number, next: Date): Promise<void> {
    await this.db.execute(`UPDATE monitoring SET next_scrape_at = $2, updated_at = now() WHERE id = $1`, [id, next]);
  }

  async end(id: number, failedReason: string | null): Promise<void> {
    await this.db.execute(
      `UPDATE monitoring SET status = CASE WHEN $2::text IS NULL THEN 'completed' ELSE 'failed' END,
         failed_reason = $2, next_scrape_at = NULL, updated_at = now()
       WHERE id = $1 AND status IN ('pending', 'processing')`,
      [id, failedReason],
    );
  }

  /** Returns the scheduled scrape that no worker has claimed yet. */
  async findPendingScrape(monitoringId: number): Promise<number | undefined> {
    const scrape = await this.db.row(
      Scrape,
      `SELECT id FROM monitoring_scrape WHERE monitoring_id = $1 AND status = 'pending' AND due_at > now()`,
      [monitoringId],
    );
    return scrape?.id;
  }
}
