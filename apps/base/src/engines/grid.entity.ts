import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Attributes } from './attributes.js';
import type { ColumnRole, ColumnType } from './kinds.js';

@Entity('sheet_row')
@Unique('sheet_row_position', ['engineId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
export class SheetRowEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS', primaryKeyConstraintName: 'sheet_row_pkey' })
  id!: number;

  @Column('bigint')
  engineId!: number;

  @Column('integer')
  position!: number;

  @Column('jsonb', { default: {} })
  additionalAttributes!: Attributes;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}

@Entity('sheet_column')
@Unique('sheet_column_position', ['engineId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
export class SheetColumnEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS', primaryKeyConstraintName: 'sheet_column_pkey' })
  id!: number;

  @Column('bigint')
  engineId!: number;

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

/** Where a row and a column meet; there is one for every pair. */
@Entity('cell')
@Index('cell_place', ['rowId', 'columnId'], { unique: true })
@Index('cell_of_column', ['columnId'])
@Index('cell_of_engine', ['engineId'])
export class CellEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS', primaryKeyConstraintName: 'cell_pkey' })
  id!: number;

  @Column('bigint')
  engineId!: number;

  @Column('bigint')
  rowId!: number;

  @Column('bigint')
  columnId!: number;

  @Column('text', { default: '' })
  value!: string;

  @Column('jsonb', { default: {} })
  additionalAttributes!: Attributes;

  @Column('text', { default: 'content' })
  cellRole!: string;

  /** The selected generation; it lives a floor above, so nothing refers to its table here. */
  @Column('bigint', { nullable: true })
  defaultGenerationId!: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
