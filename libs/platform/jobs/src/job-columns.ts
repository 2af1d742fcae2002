import { fairShareOf } from './fair-shares/fair-share.sql.js';

/** The columns that {@link JobEntity} describes except `share_id`, which {@link jobShares} adds, for migrations. */
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

/** Constraint and indexes of a new job table; {@link jobShares} follows. */
export function jobIndexes(table: string): string {
  return `
    ALTER TABLE ${table} ADD CONSTRAINT ${table}_status ${STATUS};
    CREATE INDEX ${table}_due ON ${table} (due_at) WHERE due_at IS NOT NULL AND NOT ready;
    CREATE INDEX ${table}_turn ON ${table} (organization_id, due_at) WHERE ready;`;
}

/** Index of a job table whose kind has a limit of open jobs (`maxOpen`). */
export const openJobsIndex = (table: string) => `
    CREATE INDEX ${table}_open ON ${table} (organization_id) WHERE due_at IS NOT NULL;`;

/** Index of a job table whose kind limits the steps for a target (`perTarget`); follows {@link jobShares}. */
export const jobTargets = (table: string, column: string) => `
    DROP INDEX ${table}_turn;
    CREATE INDEX ${table}_turn ON ${table} (share_id, ${column}, due_at) WHERE ready;`;

interface ShareOptions {
  /** Column with the organization whose share a job uses; default `organization_id`. */
  readonly owner?: string;
}

/**
 * Adds `share_id` to a job table, with triggers that set it, so that no statement of a feature has to. Rows that have
 * no share yet get it when they become due. The functions find `fair_share` from sessions of any search path. Follows
 * {@link jobIndexes}; needs the table `fair_share`.
 */
export function jobShares(table: string, { owner = 'organization_id' }: ShareOptions = {}) {
  const hasNoShare = `NEW.share_id = 0 AND NEW.ready AND NEW.${owner} <> 0`;
  return `
    ALTER TABLE ${table} ADD COLUMN share_id bigint NOT NULL DEFAULT 0;
    UPDATE ${table} SET share_id = ${fairShareOf(`${table}.${owner}`)} WHERE due_at IS NOT NULL;
    CREATE FUNCTION set_${table}_share() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      NEW.share_id := ${fairShareOf(`NEW.${owner}`)};
      RETURN NEW;
    END $$;
    CREATE TRIGGER set_${table}_share BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION set_${table}_share();
    CREATE TRIGGER change_${table}_share BEFORE UPDATE ON ${table} FOR EACH ROW
      WHEN (NEW.${owner} <> OLD.${owner} OR (${hasNoShare})) EXECUTE FUNCTION set_${table}_share();
    DROP INDEX ${table}_turn;
    CREATE INDEX ${table}_turn ON ${table} (share_id, due_at) WHERE ready;`;
}
