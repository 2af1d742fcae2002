import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An order of another service to scrape something once, under a reference of that service. */
@Entity('scrape_order')
@Index('scrape_order_of_source', ['sourceId'], { where: `status = 'pending'` })
@Index('scrape_order_of_agent', ['agentId', 'sourceId'])
@Index('scrape_order_of_organization', ['organizationId'])
export class ScrapeOrderEntity {
  @PrimaryColumn('text')
  reference!: string;

  @Column('bigint')
  organizationId!: number;

  @Column('bigint')
  agentId!: number;

  @Column('bigint')
  sourceId!: number;

  /** Ignore posts that are older than this many days; 0 for no limit. */
  @Column('integer')
  days!: number;

  @Column('integer')
  maxResults!: number;

  @Column('boolean')
  comments!: boolean;

  /** A scrape that ended after this time satisfies the order. */
  @Column('timestamptz')
  freshSince!: Date;

  @Column('text', { default: 'pending' })
  status!: 'pending' | 'completed' | 'failed';

  @Column('integer', { default: 0 })
  posts!: number;

  @Column('integer', { default: 0 })
  commentsFound!: number;

  @Column('integer', { default: 0 })
  newPosts!: number;

  @Column('integer', { default: 0 })
  newComments!: number;

  @Column('text', { nullable: true })
  failedReason!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
