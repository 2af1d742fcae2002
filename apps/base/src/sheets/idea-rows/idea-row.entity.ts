import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The row that was made of an idea. An idea has at most one, also after repeated and concurrent requests. */
@Entity('idea_row')
@Index('idea_row_of_row', ['rowId'], { unique: true })
export class IdeaRowEntity {
  /** The idea, stored in the agent service. */
  @PrimaryColumn('bigint')
  ideaId!: number;

  /** Deleted with the row. The row of a deleted sheet counts as deleted. */
  @Column('bigint')
  rowId!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
