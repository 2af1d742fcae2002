import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Attributes } from '../sheet/attributes.js';

@Entity('sheet_row')
@Unique('sheet_row_position', ['sheetId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
export class SheetRowEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'sheet_row_pkey',
  })
  id!: number;

  @Column('bigint')
  sheetId!: number;

  @Column('integer')
  position!: number;

  @Column('jsonb', { default: {} })
  additionalAttributes!: Attributes;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
