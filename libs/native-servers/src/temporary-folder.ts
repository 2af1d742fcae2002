import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new empty folder that the user under which root runs Postgres may pass through. */
export function temporaryFolder(within = tmpdir()): string {
  const folder = mkdtempSync(join(within, 'reelsheet-'));
  chmodSync(folder, 0o711);
  return folder;
}
