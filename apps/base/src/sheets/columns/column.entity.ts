import { Column, Entity, Unique } from 'typeorm';
import { OrderedItemEntity } from '../items/item.entity.js';
import type { ColumnRole, ColumnType } from '../sheet/column-types.js';

@Entity('sheet_column')
@Unique('sheet_column_position', ['sheetId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
export class SheetColumnEntity extends OrderedItemEntity {
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
}
