import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Attributes } from '../sheet/attributes.js';
import type { LayerType } from '../sheet/column-types.js';

/** A part of the video that a cell composes. */
@Entity('layer')
@Unique('layer_position', ['cellId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
@Index('layer_of_sheet', ['sheetId'])
export class LayerEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'layer_pkey',
  })
  id!: number;

  @Column('bigint')
  sheetId!: number;

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
