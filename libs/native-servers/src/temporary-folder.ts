import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates an empty folder that the user as which root runs Postgres can enter. */
export function temporaryFolder(within = tmpdir()): string {
  const folder = mkdtempSync(join(within, 'reelsheet-'));
  chmodSync(folder, 0o711);
  return folder;
}
