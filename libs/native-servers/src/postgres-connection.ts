import pg from 'pg';

/** Maximum time to connect. Without a limit, a server that drops packets would block an attempt for minutes. */
const CONNECT_TIMEOUT_MS = 30_000;

/** Opens a connection for `work` and closes it afterwards. */
export async function withPostgres<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  connectTimeoutMs = CONNECT_TIMEOUT_MS,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  // A connection emits an error when its server ends; its statement fails as well, so the event is ignored.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
