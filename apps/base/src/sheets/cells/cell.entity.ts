import { Column, Entity, Index } from 'typeorm';
import { ItemEntity } from '../items/item.entity.js';

/** The cell of a row and a column; there is exactly one for every pair. */
@Entity('cell')
@Index('cell_address', ['rowId', 'columnId'], { unique: true })
@Index('cell_of_column', ['columnId'])
@Index('cell_of_sheet', ['sheetId'])
@Index('cell_of_generation', ['defaultGenerationId'], { where: 'default_generation_id IS NOT NULL' })
@Index('cell_with_file', ['sheetId'], { where: `(additional_attributes -> 'content_resource_id') IS NOT NULL` })
@Index('cell_automatic', ['sheetId', 'rowId'], { where: `additional_attributes @> '{"autoGenerate": true}'` })
export class CellEntity extends ItemEntity {
  @Column('bigint')
  rowId!: number;

  @Column('bigint')
  columnId!: number;

  @Column('text', { default: '' })
  value!: string;

  @Column('text', { default: 'content' })
  cellRole!: string;

  /** The selected generation. Generations belong to a later domain, so there is no foreign key. */
  @Column('bigint', { nullable: true })
  defaultGenerationId!: number | null;
}
