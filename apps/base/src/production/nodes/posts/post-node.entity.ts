import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ComparedState } from '../node.js';

/** The state of the posts of a row, as of the last comparison of the row. */
@Entity('post_node')
export class PostNodeEntity {
  @PrimaryColumn('bigint')
  sheetId!: number;

  /** No foreign key: the node of a deleted row is deleted when the row is compared. */
  @PrimaryColumn('bigint')
  rowId!: number;

  @Column('text')
  state!: ComparedState;

  @Column('text', { nullable: true })
  reason!: string | null;
}
