import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A sheet's global variables; there is none until variables are imported. */
@Entity('variables_sheet')
@Index('variables_sheet_of_sheet', ['sheetId'], { unique: true })
export class VariablesSheetEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'variables_sheet_pkey',
  })
  id!: number;

  @Column('bigint')
  sheetId!: number;
}

@Entity('variable')
export class VariableEntity {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'variable_pkey' })
  variablesSheetId!: number;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'variable_pkey' })
  position!: number;

  @Column('text')
  key!: string;

  @Column('text')
  value!: string;
}
