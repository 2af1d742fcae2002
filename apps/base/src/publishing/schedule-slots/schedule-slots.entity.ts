import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Slot } from './slots.js';

/** The slots that an agent has chosen instead of the usual ones. */
@Entity('schedule_slots')
export class ScheduleSlotsEntity {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'schedule_slots_pkey' })
  agentId!: number;

  @Column('jsonb')
  slots!: Slot[];

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
