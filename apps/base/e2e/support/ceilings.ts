import type { Database } from '@reelsheet/platform-database';

/** Credits of a batch according to the ledger: holds that were not released, or captured prices. */
const BOUND = `
  SELECT coalesce(greatest(sum(CASE kind WHEN 'hold' THEN amount WHEN 'release' THEN -amount END),
    sum(amount) FILTER (WHERE kind = 'capture')), 0)
  FROM ledger_entry WHERE reference IN (
    SELECT 'generation:' || generation_id FROM cell_job WHERE batch_id = NEW.id AND generation_id IS NOT NULL
    UNION ALL SELECT 'render_job:' || render_job_id FROM cell_job
      WHERE batch_id = NEW.id AND render_job_id IS NOT NULL)`;

/** Records each state of a batch in which it holds and has spent more than its ceiling, by its row or by the ledger. */
export async function watchCeilings({ manager }: Database): Promise<void> {
  await manager.query(
    `CREATE TABLE ceiling_violation (batch_id bigint, ceiling bigint, of_batch bigint, of_ledger bigint)`,
  );
  await manager.query(
    `CREATE FUNCTION note_violation() RETURNS trigger LANGUAGE plpgsql AS $$
     DECLARE of_ledger bigint := (${BOUND});
     BEGIN
       IF greatest(NEW.held + NEW.spent, of_ledger) > NEW.max_credits THEN
         INSERT INTO ceiling_violation VALUES (NEW.id, NEW.max_credits, NEW.held + NEW.spent, of_ledger);
       END IF;
       RETURN NULL;
     END $$`,
  );
  // At the commit, when the job, the ledger and the batch agree.
  await manager.query(
    `CREATE CONSTRAINT TRIGGER watch_ceiling AFTER INSERT OR UPDATE ON batch DEFERRABLE INITIALLY DEFERRED
     FOR EACH ROW WHEN (NEW.max_credits IS NOT NULL) EXECUTE FUNCTION note_violation()`,
  );
}

export async function ceilingViolations({ manager }: Database): Promise<object[]> {
  return manager.query(`SELECT DISTINCT * FROM ceiling_violation`);
}
