import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An append-only log, chained by hashes: each organization's entries have positions without a gap, and a hash over
 * themselves and the hash before. Writers of one organization take turns until they commit; others don't meet.
 */
export class CreateAuditLog1763680000000 implements MigrationInterface {
  name = 'CreateAuditLog1763680000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_entry (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT audit_entry_pkey PRIMARY KEY,
        organization_id bigint,
        position bigint NOT NULL,
        action text NOT NULL,
        target text,
        detail jsonb NOT NULL,
        user_id bigint,
        key_id bigint,
        address text,
        request_id text,
        at timestamptz NOT NULL,
        hash bytea NOT NULL,
        CONSTRAINT audit_entry_organization FOREIGN KEY (organization_id) REFERENCES organization (id) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX audit_entry_position ON audit_entry (organization_id, position);

      CREATE FUNCTION audit_hash(previous bytea, entry audit_entry) RETURNS bytea LANGUAGE sql STABLE AS $$
        SELECT sha256(coalesce(previous, '') || convert_to(jsonb_build_array(entry.organization_id, entry.position, entry.action, entry.target, entry.detail,
          entry.user_id, entry.key_id, entry.address, entry.request_id, extract(epoch FROM entry.at))::text, 'UTF8'))
      $$;

      CREATE FUNCTION chain_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        previous audit_entry;
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended('audit_entry', coalesce(NEW.organization_id, 0)));
        SELECT * INTO previous FROM audit_entry WHERE organization_id IS NOT DISTINCT FROM NEW.organization_id ORDER BY position DESC LIMIT 1;
        NEW.position := coalesce(previous.position, 0) + 1;
        NEW.at := clock_timestamp();
        NEW.hash := audit_hash(previous.hash, NEW);
        RETURN NEW;
      END $$;
      CREATE TRIGGER audit_entry_is_chained BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();
      CREATE TRIGGER audit_entry_only_grows BEFORE UPDATE OR DELETE ON audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();

      CREATE FUNCTION broken_audit_entries(organization bigint) RETURNS TABLE (broken_position bigint) LANGUAGE sql STABLE AS $$
        SELECT position FROM (
          SELECT position, hash, row_number() OVER chain AS place, audit_hash(lag(hash) OVER chain, audit_entry) AS expected
          FROM audit_entry WHERE organization_id IS NOT DISTINCT FROM organization WINDOW chain AS (ORDER BY position)
        ) AS entry WHERE hash <> expected OR position <> place ORDER BY position
      $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
