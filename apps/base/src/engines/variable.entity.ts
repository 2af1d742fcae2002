import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** An engine's global variables; there is none until variables are imported. */
@Entity('variables_sheet')
@Index('variables_sheet_of_engine', ['engineId'], { unique: true })
export class VariablesSheetEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS', primaryKeyConstraintName: 'variables_sheet_pkey' })
  id!: number;

  @Column('bigint')
  engineId!: number;
}

@Entity('variable')
export class VariableEntity {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'variable_pkey' })
  sheetId!: number;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'variable_pkey' })
  position!: number;

  @Column('text')
  key!: string;

  @Column('text')
  value!: string;
}
