import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Rows of a sheet that must be compared again. With neither cells nor rows it is the whole sheet. */
@Entity('input_change')
@Index('input_change_of_sheet', ['sheetId', 'id'])
export class InputChangeEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint')
  sheetId!: number;

  @Column('bigint', { array: true, nullable: true })
  cellIds!: number[] | null;

  @Column('bigint', { array: true, nullable: true })
  rowIds!: number[] | null;
}
