import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: the mark of the folder that all processes use. */
@Entity('store_folder')
@Check('store_folder_single', 'single')
export class StoreFolderEntity {
  @PrimaryColumn('boolean', { default: true })
  single!: boolean;

  @Column('text')
  mark!: string;
}
