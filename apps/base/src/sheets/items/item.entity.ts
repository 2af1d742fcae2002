import { Column, PrimaryGeneratedColumn } from 'typeorm';
import type { SheetAttributes } from '../sheet/attributes.js';

/** The columns that rows, columns, cells and layers of a sheet have in common. */
export abstract class ItemEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint')
  sheetId!: number;

  @Column('jsonb', { default: {} })
  additionalAttributes!: SheetAttributes;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}

/** An item of an ordered list: a row or column of a sheet, or a layer of a cell. */
export abstract class OrderedItemEntity extends ItemEntity {
  @Column('integer')
  position!: number;
}
