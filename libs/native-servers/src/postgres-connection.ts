import pg from 'pg';

/** A server that drops packets would otherwise hold an attempt for minutes. */
const CONNECT_TIMEOUT_MS = 30_000;

/** Works on one connection. */
export async function withPostgres<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  connectTimeoutMs = CONNECT_TIMEOUT_MS,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  // Emitted by a connection that was cut off by the end of its server; the statement on it fails as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
