import { UpdatedEntity } from '@reelsheet/platform-database';
import { Column } from 'typeorm';
import type { SheetAttributes } from '../sheet/attributes.js';

/** The columns that rows, columns, cells and layers of a sheet have in common. */
export abstract class ItemEntity extends UpdatedEntity {
  @Column('bigint')
  sheetId!: number;

  @Column('jsonb', { default: {} })
  additionalAttributes!: SheetAttributes;
}

/** An item of an ordered list: a row or column of a sheet, or a layer of a cell. */
export abstract class OrderedItemEntity extends ItemEntity {
  @Column('integer')
  position!: number;
}
