import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates an empty folder whose name contains its purpose (`[a-z]+`) and the process id, for
 * {@link deleteAbandonedTemporaryFolders}.
 */
export function makeTemporaryFolder(purpose: string): Promise<string> {
  return mkdtemp(join(tmpdir(), `reelsheet-${purpose}-${process.pid}-`));
}

/** Runs `work` with a temporary folder, which is deleted afterwards, also after an error. */
export async function inTemporaryFolder<T>(purpose: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await makeTemporaryFolder(purpose);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const TEMPORARY_FOLDER_NAME = /^reelsheet-[a-z]+-(\d+)-/;

/** Deletes the temporary folders of processes that no longer run. */
export async function deleteAbandonedTemporaryFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(TEMPORARY_FOLDER_NAME.exec(name)?.[1]);
    const folder = join(tmpdir(), name);
    if (pid && !(await isInUse(folder, pid))) await rm(folder, { recursive: true, force: true });
  }
}

/** In a container a restarted process may have the same id as its predecessor. */
async function isInUse(folder: string, pid: number): Promise<boolean> {
  if (pid !== process.pid) return isAlive(pid);
  const startedAt = Date.now() - process.uptime() * 1_000;
  const stats = await stat(folder).catch(() => undefined);
  return stats !== undefined && stats.ctimeMs >= startedAt;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
