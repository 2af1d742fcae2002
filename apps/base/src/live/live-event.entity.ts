import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The number of the last event of an organization. Its row is locked while further ones are numbered. */
@Entity('live_head')
export class LiveHeadEntity {
  @PrimaryColumn('bigint')
  organizationId!: number;

  @Column('bigint')
  position!: number;
}

/** One event of an organization's stream, kept for a day. Positions of an organization have no gaps. */
@Entity('live_event')
@Index('live_event_age', ['createdAt'])
export class LiveEventEntity {
  @PrimaryColumn('bigint')
  organizationId!: number;

  @PrimaryColumn('bigint')
  position!: number;

  @Column('text')
  kind!: string;

  /** Null for an event that concerns no single agent. */
  @Column('bigint', { nullable: true })
  agentId!: number | null;

  /** Ids and small facts, never content. */
  @Column('jsonb')
  details!: Record<string, unknown>;

  /** The client whose request caused it, by the name that it gave itself. */
  @Column('text', { nullable: true })
  origin!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
