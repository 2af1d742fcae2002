import { Injectable } from '@nestjs/common';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { ScrapeOrderEntity } from './scrape-order.entity.js';
import type { ScrapeFindings } from './scraped-post.repository.js';

const Order = rowOf(
  ScrapeOrderEntity,
  'reference',
  'organizationId',
  'agentId',
  'sourceId',
  'days',
  'maxResults',
  'comments',
  'freshSince',
  'status',
  'posts',
  'commentsFound',
  'newPosts',
  'newComments',
  'failedReason',
  'createdAt',
);
export type ScrapeOrderRecord = RowOf<typeof Order>;

export type NewScrapeOrder = Pick<
  ScrapeOrderRecord,
  'reference' | 'organizationId' | 'agentId' | 'sourceId' | 'days' | 'maxResults' | 'comments' | 'freshSince'
>;

@Injectable()
export class ScrapeOrderRepository {
  constructor(private readonly db: Database) {}

  async find(reference: string): Promise<ScrapeOrderRecord | undefined> {
    return this.db.row(Order, `SELECT ${Order.columns()} FROM scrape_order WHERE reference = $1`, [reference]);
  }

  /** Returns false if the reference exists. */
  async insert(order: NewScrapeOrder): Promise<boolean> {
    const { reference, organizationId, agentId, sourceId, days, maxResults, comments, freshSince } = order;
    const inserted = await this.db.execute(
      `INSERT INTO scrape_order (reference, organization_id, agent_id, source_id, days, max_results, comments,
        fresh_since)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
      [reference, organizationId, agentId, sourceId, days, maxResults, comments, freshSince],
    );
    return inserted > 0;
  }

  async open(sourceId: number): Promise<ScrapeOrderRecord[]> {
    return this.db.rows(
      Order,
      `SELECT ${Order.columns()} FROM scrape_order WHERE source_id = $1 AND status = 'pending' ORDER BY created_at,
        reference LIMIT 1000`,
      [sourceId],
    );
  }

  async complete(reference: string, found: ScrapeFindings, claimed: ScrapeFindings): Promise<void> {
    await this.db.execute(
      `UPDATE scrape_order SET status = 'completed', posts = $2, comments_found = $3, new_posts = $4,
        new_comments = $5 WHERE reference = $1`,
      [reference, found.posts, found.comments, claimed.posts, claimed.comments],
    );
  }

  async fail(sourceId: number, reason: string): Promise<void> {
    await this.db.execute(
      `UPDATE scrape_order SET status = 'failed', failed_reason = $2 WHERE source_id = $1 AND status = 'pending'`,
      [sourceId, reason],
    );
  }

  async erase(agentId: number): Promise<void> {
    await this.db.execute(`DELETE FROM scrape_order WHERE agent_id = $1`, [agentId]);
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.db.execute(`DELETE FROM scrape_order WHERE organization_id = $1`, [organizationId]);
  }
}
