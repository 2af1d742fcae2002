import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A neighbour's wish to have something scraped once, under the neighbour's own name for it. */
@Entity('scrape_order')
@Index('scrape_order_of_source', ['sourceId'], { where: `status = 'pending'` })
@Index('scrape_order_of_agent', ['agentId', 'sourceId'])
@Index('scrape_order_of_organization', ['organizationId'])
export class ScrapeOrderEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'scrape_order_pkey' })
  reference!: string;

  @Column('bigint')
  organizationId!: number;

  @Column('bigint')
  agentId!: number;

  @Column('bigint')
  sourceId!: number;

  /** Nothing older is counted; 0 for no filter. */
  @Column('integer')
  days!: number;

  @Column('integer')
  maxResults!: number;

  @Column('boolean')
  comments!: boolean;

  /** A turn that ended after it will do. */
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
