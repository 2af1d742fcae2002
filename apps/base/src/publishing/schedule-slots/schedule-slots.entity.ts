import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Slot } from './slots.js';

/** Custom slots of an agent, which replace the default ones. */
@Entity('schedule_slots')
export class ScheduleSlotsEntity {
  @PrimaryColumn('bigint')
  agentId!: number;

  @Column('jsonb')
  slots!: Slot[];

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
