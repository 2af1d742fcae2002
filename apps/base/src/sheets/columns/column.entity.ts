import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Attributes } from '../sheet/attributes.js';
import type { ColumnRole, ColumnType } from '../sheet/column-types.js';

@Entity('sheet_column')
@Unique('sheet_column_position', ['sheetId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
export class SheetColumnEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'sheet_column_pkey',
  })
  id!: number;

  @Column('bigint')
  sheetId!: number;

  @Column('integer')
  position!: number;

  @Column('text')
  title!: string;

  @Column('text', { nullable: true })
  tempTitle!: string | null;

  @Column('text')
  type!: ColumnType;

  @Column('text')
  columnRole!: ColumnRole;

  @Column('text', { default: '' })
  description!: string;

  @Column('jsonb', { default: {} })
  additionalAttributes!: Attributes;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
