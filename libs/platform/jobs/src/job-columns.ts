/** The columns that {@link JobEntity} describes, for migrations. */
const COLUMNS = {
  organization_id: 'bigint NOT NULL',
  status: `text NOT NULL DEFAULT 'pending'`,
  round: 'integer NOT NULL DEFAULT 1',
  attempt: 'integer NOT NULL DEFAULT 0',
  claim: 'integer NOT NULL DEFAULT 0',
  waiting: 'boolean NOT NULL DEFAULT false',
  due_at: 'timestamptz DEFAULT now()',
  ready: 'boolean NOT NULL DEFAULT false',
  begun_at: 'timestamptz NOT NULL DEFAULT now()',
  estimate: 'bigint',
  cost: 'bigint',
  failed_reason: 'text',
  traceparent: 'text',
  created_at: 'timestamptz NOT NULL DEFAULT now()',
  updated_at: 'timestamptz NOT NULL DEFAULT now()',
};

const STATUS = `CHECK (status IN ('pending', 'processing', 'completed', 'failed', 'stopped'))`;

/** The columns of a job, for a `CREATE TABLE` that adds its own columns. */
export const JOB_COLUMNS = Object.entries(COLUMNS)
  .map(([name, type]) => `${name} ${type}`)
  .join(',\n');

/** Constraint and indexes of a new job table. */
export function jobIndexes(table: string, fairShareColumn?: string): string {
  return `
    ALTER TABLE ${table} ADD CONSTRAINT ${table}_status ${STATUS};
    ${indexes(table, fairShareColumn)}`;
}

/** Index of a job table whose kind has a limit of open jobs (`maxOpen`). */
export const openJobsIndex = (table: string) => `
    CREATE INDEX ${table}_open ON ${table} (organization_id) WHERE due_at IS NOT NULL;`;

const indexes = (table: string, fairShareColumn = 'organization_id') => `
    CREATE INDEX ${table}_due ON ${table} (due_at) WHERE due_at IS NOT NULL AND NOT ready;
    CREATE INDEX ${table}_turn ON ${table} (${fairShareColumn}, due_at) WHERE ready;`;
