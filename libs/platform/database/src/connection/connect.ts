import type { DependencyOutage } from '@reelsheet/platform-telemetry';
import pRetry from 'p-retry';
import type { DataSource } from 'typeorm';
import { isDatabaseUnavailable } from '../database-errors.js';

/** Long enough for a restart of Postgres or a pod whose network is late; whatever runs the process restarts it then. */
const RETRY = { retries: 20, maxRetryTime: 5_000, minTimeout: 200, maxTimeout: 1_000 };

/** Connects; retries for some seconds while Postgres is unavailable. */
export async function connectWithRetry(dataSource: DataSource, outage?: DependencyOutage): Promise<DataSource> {
  try {
    const shouldRetry = ({ error }: { error: Error }) => isDatabaseUnavailable(error);
    const onFailedAttempt = ({ error }: { error: Error }) => void (shouldRetry({ error }) && outage?.begin(error));
    const connected = await pRetry(() => dataSource.initialize(), { ...RETRY, shouldRetry, onFailedAttempt });
    outage?.end();
    return connected;
  } finally {
    outage?.cancel();
  }
}
