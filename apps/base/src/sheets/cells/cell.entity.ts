import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Attributes } from '../sheet/attributes.js';

/** Where a row and a column meet; there is one for every pair. */
@Entity('cell')
@Index('cell_address', ['rowId', 'columnId'], { unique: true })
@Index('cell_of_column', ['columnId'])
@Index('cell_of_sheet', ['sheetId'])
@Index('cell_automatic', ['sheetId', 'rowId'], { where: `additional_attributes @> '{"autoGenerate": true}'` })
export class CellEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'cell_pkey',
  })
  id!: number;

  @Column('bigint')
  sheetId!: number;

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
