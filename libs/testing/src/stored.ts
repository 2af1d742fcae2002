import pg from 'pg';

/** Tables that also change with time and rejected requests, not only with changes of data. */
const RESTLESS = ['outbox', 'inbox', 'rate_limit', 'live_event', 'live_head'];

/** Returns a digest of each table of a service; `except` names tables that change by themselves. */
export async function storedIn(
  admin: pg.Client,
  schema: string,
  except: readonly string[] = [],
): Promise<Record<string, string>> {
  const { rows } = await admin.query<{ name: string }>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = $1 ORDER BY 1',
    [schema],
  );
  const names = rows.map(({ name }) => name).filter((name) => ![...RESTLESS, ...except].includes(name));
  if (names.length === 0) throw new Error(`the schema ${schema} has no tables`);
  const digests: Record<string, string> = {};
  for (const name of names) {
    const table = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
    const {
      rows: [digest],
    } = await admin.query(
      `SELECT count(*) || ':' || md5(coalesce(string_agg(line, '' ORDER BY line), '')) AS text
        FROM (SELECT (to_jsonb(t) - 'last_used_at')::text AS line FROM ${table} t) lines`,
    );
    digests[name] = digest.text;
  }
  return digests;
}
