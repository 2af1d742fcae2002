import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The folder in which all processes keep bytes, by the mark that lies in it: one row. */
@Entity('store_folder')
@Check('store_folder_single', 'single')
export class StoreFolderEntity {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'store_folder_pkey' })
  single!: boolean;

  @Column('text')
  mark!: string;
}
