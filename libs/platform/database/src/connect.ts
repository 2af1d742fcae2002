import type { Absence } from '@reelsheet/platform-telemetry';
import pRetry from 'p-retry';
import type { DataSource } from 'typeorm';
import { isDatabaseAway } from './database-errors.js';

/** A database that starts beside its services, or is just then busy with others, is there by then. */
const PATIENCE = { retries: 20, maxRetryTime: 30_000, minTimeout: 200, maxTimeout: 2_000 };

/** Connects, for half a minute again and again while Postgres is away. */
export async function connectPatiently(dataSource: DataSource, absence?: Absence): Promise<DataSource> {
  try {
    const shouldRetry = ({ error }: { error: Error }) => isDatabaseAway(error);
    const onFailedAttempt = ({ error }: { error: Error }) => void (shouldRetry({ error }) && absence?.begin(error));
    const connected = await pRetry(() => dataSource.initialize(), { ...PATIENCE, shouldRetry, onFailedAttempt });
    absence?.end();
    return connected;
  } finally {
    absence?.forget();
  }
}
