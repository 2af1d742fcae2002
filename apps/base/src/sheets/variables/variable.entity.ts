import { NumberedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The set of a sheet's global variables; created by the first import. */
@Entity('variables_sheet')
@Index('variables_sheet_of_sheet', ['sheetId'], { unique: true })
export class VariablesSheetEntity extends NumberedEntity {
  @Column('bigint')
  sheetId!: number;
}

@Entity('variable')
export class VariableEntity {
  @PrimaryColumn('bigint')
  variablesSheetId!: number;

  @PrimaryColumn('integer')
  position!: number;

  @Column('text')
  key!: string;

  @Column('text')
  value!: string;
}
