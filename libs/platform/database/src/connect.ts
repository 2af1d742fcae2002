import type { DependencyOutage } from '@reelsheet/platform-telemetry';
import pRetry from 'p-retry';
import type { DataSource } from 'typeorm';
import { isDatabaseUnavailable } from './database-errors.js';

/** A database that starts beside its services, or is just then busy with others, is there by then. */
const RETRY = { retries: 20, maxRetryTime: 30_000, minTimeout: 200, maxTimeout: 2_000 };

/** Connects, for half a minute again and again while Postgres is away. */
export async function connectWithRetry(dataSource: DataSource, absence?: DependencyOutage): Promise<DataSource> {
  try {
    const shouldRetry = ({ error }: { error: Error }) => isDatabaseUnavailable(error);
    const onFailedAttempt = ({ error }: { error: Error }) => void (shouldRetry({ error }) && absence?.begin(error));
    const connected = await pRetry(() => dataSource.initialize(), { ...RETRY, shouldRetry, onFailedAttempt });
    absence?.end();
    return connected;
  } finally {
    absence?.cancel();
  }
}
