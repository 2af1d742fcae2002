import type { Platform } from '@reelsheet/kernel';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A post that was made of a row by a plan: one for each account. */
@Entity('planned_post')
@Index('planned_post_of_post', ['postId'])
export class PlannedPostEntity {
  @PrimaryColumn('bigint')
  planId!: number;

  @PrimaryColumn('bigint')
  rowId!: number;

  @PrimaryColumn('bigint')
  accountId!: number;

  @Column('text')
  platform!: Platform;

  @Column('bigint')
  postId!: number;
}
