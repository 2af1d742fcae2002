/** Structural type of a TypeORM data source, so that this library does not depend on TypeORM. */
export interface Migratable {
  readonly isInitialized: boolean;
  initialize(): Promise<unknown>;
  runMigrations(): Promise<unknown>;
  destroy(): Promise<void>;
  query<Row>(sql: string): Promise<Row[]>;
  readonly driver: { createSchemaBuilder(): { log(): Promise<{ upQueries: { query: string }[] }> } };
}

/**
 * Returns the statements that would turn the migrated tables into those that the entities describe; expected to be
 * empty. Foreign keys and checks exist only in migrations, so statements that drop them are ignored.
 */
export async function schemaDrift(dataSource: Migratable): Promise<string[]> {
  try {
    await dataSource.initialize();
    await dataSource.runMigrations();
    const constraints = await dataSource.query<{ name: string }>(
      `SELECT conname AS name FROM pg_constraint WHERE connamespace = current_schema()::regnamespace
        AND contype IN ('f', 'c')`,
    );
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    const drops = constraints.map(({ name }) => `DROP CONSTRAINT "${name}"`);
    return upQueries.map(({ query }) => query).filter((query) => !drops.some((drop) => query.endsWith(drop)));
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}
