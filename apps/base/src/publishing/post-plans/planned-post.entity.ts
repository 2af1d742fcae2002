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

  /** Hash of the content with which the plan made or updated it; null for posts of earlier versions. */
  @Column('text', { nullable: true })
  madeOf!: string | null;

  /** When the plan made or updated it. */
  @Column('timestamptz', { default: () => 'now()' })
  madeAt!: Date;
}
