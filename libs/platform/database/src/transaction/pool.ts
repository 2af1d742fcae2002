import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** Returns the connections of a data source; throws unless it is connected. */
export function poolOf({ driver }: DataSource): Pool {
  const pool = (driver as PostgresDriver).master as Pool | undefined;
  if (!pool) throw new Error('the data source is not connected');
  return pool;
}
