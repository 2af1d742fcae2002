import pRetry from 'p-retry';
import type { DataSource } from 'typeorm';
import { isDatabaseAway } from './faults.js';

/** A database that starts beside its services, or is just then busy with others, is there by then. */
const PATIENCE = { retries: 20, maxRetryTime: 30_000, minTimeout: 200, maxTimeout: 2_000 };

/** Connects, for half a minute again and again while Postgres is away. */
export function connectPatiently(dataSource: DataSource): Promise<DataSource> {
  return pRetry(() => dataSource.initialize(), { ...PATIENCE, shouldRetry: ({ error }) => isDatabaseAway(error) });
}
