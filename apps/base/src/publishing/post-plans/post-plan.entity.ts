import { UpdatedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Index } from 'typeorm';
import type { PlanContent } from './post-plan.js';

/** The post plan of a sheet or of a template. */
@Entity('post_plan')
@Index('post_plan_of_sheet', ['sheetId'], { unique: true })
@Index('post_plan_of_template', ['templateId'], { unique: true })
export class PostPlanEntity extends UpdatedEntity {
  /** Null for the plan of a template. */
  @Column('bigint', { nullable: true })
  sheetId!: number | null;

  /** Null for the plan of a sheet. */
  @Column('bigint', { nullable: true })
  templateId!: number | null;

  @Column('jsonb')
  content!: PlanContent;
}
