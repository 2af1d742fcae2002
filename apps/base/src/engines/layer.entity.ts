import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Attributes } from './attributes.js';
import type { LayerType } from './kinds.js';

/** A part of the video that a cell composes. */
@Entity('layer')
@Unique('layer_position', ['cellId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
@Index('layer_of_engine', ['engineId'])
export class LayerEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS', primaryKeyConstraintName: 'layer_pkey' })
  id!: number;

  @Column('bigint')
  engineId!: number;

  @Column('bigint')
  cellId!: number;

  @Column('text')
  name!: string;

  @Column('text')
  type!: LayerType;

  @Column('integer')
  position!: number;

  @Column('jsonb', { default: {} })
  additionalAttributes!: Attributes;

  @Column('bigint', { nullable: true })
  defaultGenerationId!: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
