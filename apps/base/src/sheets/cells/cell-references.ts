import type { Database } from '@reelsheet/platform-database';

/**
 * Has the rows and columns of new cells looked up by the statements that write them. At the commit all would be at once,
 * when whoever changes the sheet waits. Nobody else may be able to remove those rows and columns meanwhile: they are held
 * or not seen yet.
 */
export async function withImmediateReferenceChecks(db: Database, write: () => Promise<unknown>): Promise<void> {
  await db.execute('SET CONSTRAINTS cell_row, cell_column IMMEDIATE');
  await write();
  await db.execute('SET CONSTRAINTS cell_row, cell_column DEFERRED');
}
