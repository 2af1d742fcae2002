import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('watchlist')
@Index('watchlist_of_agent', ['agentId', 'createdAt'])
@Index('watchlist_of_organization', ['organizationId'])
@Index('watchlist_of_profile', ['agentId'], { unique: true, where: 'of_profile' })
@Index('watchlist_name_of_agent', ['agentId', 'nameKey'], { unique: true })
export class WatchlistEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('bigint')
  organizationId!: number;

  @Column('bigint')
  agentId!: number;

  @Column('bigint')
  userId!: number;

  @Column('text')
  name!: string;

  /** Lower-case name of an existing list, unique per agent; null after deletion. */
  @Column('text', { nullable: true })
  nameKey!: string | null;

  /** The hidden list of what the agent's profile monitors; only trends read it. */
  @Column('boolean', { default: false })
  ofProfile!: boolean;

  @Column('boolean', { default: true })
  intentActive!: boolean;

  /** A text or a number, as it was sent. */
  @Column('jsonb', { nullable: true })
  projectId!: string | number | null;

  @Column('text', { nullable: true })
  conversationId!: string | null;

  @Column('text', { nullable: true })
  createdByRunId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}

/** A source in a list. */
@Entity('watch_source')
@Index('watch_source_in_list', ['watchlistId', 'sourceId'], { unique: true })
@Index('watch_source_of_source', ['sourceId'])
export class WatchSourceEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  watchlistId!: string;

  @Column('bigint')
  sourceId!: number;

  @Column('text', { nullable: true })
  originalDisplayValue!: string | null;

  @Column('boolean', { default: true })
  intentActive!: boolean;

  /** The list shows posts after this id … */
  @Column('bigint', { default: 0 })
  seenFrom!: number;

  /** … up to this id, which are paid for. */
  @Column('bigint', { default: 0 })
  seenThrough!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
