import pg from 'pg';

/** Days for which the database protects entries of audit logs, whatever the service asks for. */
const MIN_AUDIT_DAYS = 90;

const TABLES_AND_FUNCTIONS = `
  CREATE TABLE IF NOT EXISTS audit.chain (
    organization_id bigint CONSTRAINT chain_pkey PRIMARY KEY,
    position bigint NOT NULL DEFAULT 0,
    hash bytea NOT NULL DEFAULT '',
    seal bytea NOT NULL DEFAULT '',
    erased_at timestamptz
  );
  CREATE TABLE IF NOT EXISTS audit.entry (
    id bigint GENERATED ALWAYS AS IDENTITY,
    organization_id bigint NOT NULL,
    position bigint NOT NULL,
    action text NOT NULL,
    target text,
    detail jsonb NOT NULL,
    user_id bigint,
    key_id bigint,
    address text,
    request_id text,
    at timestamptz NOT NULL,
    signed_with text NOT NULL,
    hash bytea NOT NULL,
    CONSTRAINT entry_pkey PRIMARY KEY (organization_id, position)
  );
  CREATE TABLE IF NOT EXISTS audit.chain_start (
    organization_id bigint CONSTRAINT chain_start_pkey PRIMARY KEY,
    position bigint NOT NULL,
    hash bytea NOT NULL,
    seal bytea NOT NULL,
    signed_with text NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now()
  );

  CREATE OR REPLACE FUNCTION audit.hold(organization bigint, OUT "position" bigint, OUT hash bytea)
  LANGUAGE plpgsql STRICT SECURITY DEFINER SET search_path = audit, pg_temp AS $$
  BEGIN
    INSERT INTO chain AS held (organization_id) VALUES (organization)
    ON CONFLICT (organization_id) DO UPDATE SET organization_id = organization
    RETURNING held.position, held.hash INTO hold.position, hold.hash;
  END $$;

  CREATE OR REPLACE FUNCTION audit.append(organization bigint, place bigint, action text, target text, detail jsonb,
  user_id bigint,
    key_id bigint, address text, request_id text, at timestamptz, signed_with text, entry_hash bytea,
    chain_seal bytea) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = audit, pg_temp AS $$
  BEGIN
    UPDATE chain SET position = place, hash = entry_hash, seal = chain_seal
    WHERE organization_id = organization AND position = place - 1 AND erased_at IS NULL;
    IF NOT FOUND THEN RAISE EXCEPTION 'entry % is not the next one of the chain %', place, organization; END IF;
    INSERT INTO entry (organization_id, position, action, target, detail, user_id, key_id, address, request_id, at,
    signed_with, hash)
    VALUES (organization, place, action, target, detail, user_id, key_id, address, request_id, at, signed_with,
    entry_hash);
  END $$;

  CREATE OR REPLACE FUNCTION audit.erase(organization bigint, most integer) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = audit, pg_temp AS $$
  DECLARE
    removed bigint;
  BEGIN
    UPDATE chain SET erased_at = coalesce(erased_at, now()) WHERE organization_id = organization;
    DELETE FROM entry WHERE ctid = ANY (ARRAY(SELECT ctid FROM entry WHERE organization_id = organization LIMIT most));
    GET DIAGNOSTICS removed = ROW_COUNT;
    RETURN removed;
  END $$;

  CREATE OR REPLACE FUNCTION audit.shorten(organization bigint, place bigint, entry_hash bytea, start_seal bytea,
    key text) RETURNS bigint
  LANGUAGE plpgsql STRICT SECURITY DEFINER SET search_path = audit, pg_temp AS $$
  DECLARE
    removed bigint;
  BEGIN
    IF NOT EXISTS (SELECT FROM entry JOIN chain USING (organization_id) WHERE organization_id = organization
      AND entry.position = place AND entry.hash = entry_hash AND chain.position > place AND erased_at IS NULL)
    THEN RAISE EXCEPTION 'the chain % cannot begin after entry %', organization, place; END IF;
    IF EXISTS (SELECT FROM entry WHERE organization_id = organization AND position <= place
      AND at > now() - make_interval(days => ${MIN_AUDIT_DAYS}))
    THEN RAISE EXCEPTION 'entries of the chain % are too young', organization; END IF;
    DELETE FROM entry WHERE organization_id = organization AND position <= place;
    GET DIAGNOSTICS removed = ROW_COUNT;
    INSERT INTO chain_start AS start (organization_id, position, hash, seal, signed_with)
    VALUES (organization, place, entry_hash, start_seal, key)
    ON CONFLICT (organization_id) DO UPDATE SET position = excluded.position, hash = excluded.hash,
      seal = excluded.seal, signed_with = excluded.signed_with, changed_at = now()
    WHERE start.position < excluded.position;
    RETURN removed;
  END $$;
`;

/**
 * Creates the schema of base's audit log. It belongs to the role `owner`, which cannot log in. `service`, base's
 * role, may read it and call its functions, so that it can add entries but neither change any nor delete those of the
 * last 90 days. It may be repeated. `chain` stores the last entry of each organization's chain. Only the service can
 * make its signature, which proves that no later entry was cut off. The chain of an erased organization remains as a
 * record of its length and end. `chain_start` stores the last entry that was removed from the beginning of a log
 * because of its age, with a signature as well.
 */
export function auditSchema(owner: string, service: string): string {
  const [role, reader] = [pg.escapeIdentifier(owner), pg.escapeIdentifier(service)];
  return `
    DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = ${pg.escapeLiteral(owner)}) THEN CREATE ROLE ${role} NOLOGIN; END IF;
    END $$;
    GRANT ${role} TO CURRENT_USER;
    CREATE SCHEMA IF NOT EXISTS audit AUTHORIZATION ${role};
    SET LOCAL ROLE ${role};

    ${TABLES_AND_FUNCTIONS}

    REVOKE ALL ON FUNCTION audit.hold, audit.append, audit.erase, audit.shorten FROM PUBLIC;
    GRANT USAGE ON SCHEMA audit TO ${reader};
    GRANT SELECT ON audit.chain, audit.entry, audit.chain_start TO ${reader};
    GRANT EXECUTE ON FUNCTION audit.hold, audit.append, audit.erase, audit.shorten TO ${reader};

    RESET ROLE;
    REVOKE ${role} FROM CURRENT_USER;
  `;
}
