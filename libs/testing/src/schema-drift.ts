/** What is needed of a TypeORM data source, so that this library knows no ORM. */
export interface Migratable {
  readonly isInitialized: boolean;
  initialize(): Promise<unknown>;
  runMigrations(): Promise<unknown>;
  destroy(): Promise<void>;
  query<Row>(sql: string): Promise<Row[]>;
  readonly driver: { createSchemaBuilder(): { log(): Promise<{ upQueries: { query: string }[] }> } };
}

/**
 * Statements that would turn the migrated tables into what the entities describe; none is what we want.
 * Foreign keys and checks stand in migrations alone, so TypeORM's wish to drop them does not count.
 */
export async function schemaDrift(dataSource: Migratable): Promise<string[]> {
  try {
    await dataSource.initialize();
    await dataSource.runMigrations();
    const constraints = await dataSource.query<{ name: string }>(
      `SELECT conname AS name FROM pg_constraint WHERE connamespace = current_schema()::regnamespace AND contype IN ('f', 'c')`,
    );
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    const drops = constraints.map(({ name }) => `DROP CONSTRAINT "${name}"`);
    return upQueries.map(({ query }) => query).filter((query) => !drops.some((drop) => query.endsWith(drop)));
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}
