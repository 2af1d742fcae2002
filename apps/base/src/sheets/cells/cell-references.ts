import type { Database } from '@reelsheet/platform-database';

/**
 * Makes the statements that insert cells check their row and column at once instead of at the commit, when everybody
 * who changes the sheet waits. Nobody else must be able to delete those rows and columns in the meantime: they are
 * locked or not committed yet.
 */
export async function withImmediateReferenceChecks(db: Database, write: () => Promise<unknown>): Promise<void> {
  await db.execute('SET CONSTRAINTS cell_row, cell_column IMMEDIATE');
  await write();
  await db.execute('SET CONSTRAINTS cell_row, cell_column DEFERRED');
}
