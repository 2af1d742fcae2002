import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ComparedState, NodeStage } from './node.js';

/** The state of a generated or rendered cell, as of the last comparison of its row. */
@Entity('sheet_node')
@Index('sheet_node_of_row', ['rowId'])
export class SheetNodeEntity {
  @PrimaryColumn('bigint')
  sheetId!: number;

  /** No foreign key: the nodes of deleted cells are deleted when their row is compared. */
  @PrimaryColumn('bigint')
  cellId!: number;

  @Column('bigint')
  rowId!: number;

  @Column('text')
  stage!: NodeStage;

  @Column('text')
  state!: ComparedState;

  @Column('text', { nullable: true })
  reason!: string | null;
}
