import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  'sheet_row',
  'sheet_column',
  'cell',
  'layer',
  'variables_sheet',
  'content_resource',
  'generation',
  'render_job',
];
const INDEXES = [
  'engine_uuid',
  'engine_slug',
  'engine_of_agent',
  'engine_of_organization',
  'cell_of_engine',
  'layer_of_engine',
  'variables_sheet_of_engine',
];
const CONSTRAINTS = {
  sheet: ['engine_pkey', 'engine_organization', 'engine_agent'],
  sheet_row: ['sheet_row_engine'],
  sheet_column: ['sheet_column_engine'],
  cell: ['cell_engine'],
  layer: ['layer_engine'],
  variables_sheet: ['variables_sheet_engine'],
};

const renamed = (name: string) => name.replace('engine', 'sheet');

/** One word for one thing: what was an engine is a sheet. */
export class NameSheets1763690000000 implements MigrationInterface {
  name = 'NameSheets1763690000000';

  async up(runner: QueryRunner): Promise<void> {
    const constraints = Object.entries(CONSTRAINTS).flatMap(([table, names]) => names.map((name) => ({ table, name })));
    const statements = [
      'ALTER TABLE engine RENAME TO sheet',
      'ALTER TABLE variable RENAME COLUMN sheet_id TO variables_sheet_id',
      ...TABLES.map((table) => `ALTER TABLE ${table} RENAME COLUMN engine_id TO sheet_id`),
      ...INDEXES.map((index) => `ALTER INDEX ${index} RENAME TO ${renamed(index)}`),
      ...constraints.map(({ table, name }) => `ALTER TABLE ${table} RENAME CONSTRAINT ${name} TO ${renamed(name)}`),
    ];
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
