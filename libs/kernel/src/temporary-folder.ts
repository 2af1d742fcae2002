import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new empty folder, named for its purpose (`[a-z]+`) and for the process, by which {@link deleteAbandonedTemporaryFolders} knows it. */
export function makeTemporaryFolder(purpose: string): Promise<string> {
  return mkdtemp(join(tmpdir(), `reelsheet-${purpose}-${process.pid}-`));
}

/** Runs `work` with a folder of its own, which is gone afterwards whatever happened. */
export async function inTemporaryFolder<T>(purpose: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await makeTemporaryFolder(purpose);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const TEMPORARY_FOLDER_NAME = /^reelsheet-[a-z]+-(\d+)-/;

/** Removes the temporary folders of processes that died with them. */
export async function deleteAbandonedTemporaryFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(TEMPORARY_FOLDER_NAME.exec(name)?.[1]);
    const folder = join(tmpdir(), name);
    if (pid && !(await isInUse(folder, pid))) await rm(folder, { recursive: true, force: true });
  }
}

/** In a container the next process may have the number of the one before it. */
async function isInUse(folder: string, pid: number): Promise<boolean> {
  if (pid !== process.pid) return isAlive(pid);
  const startedAt = Date.now() - process.uptime() * 1_000;
  const found = await stat(folder).catch(() => undefined);
  return found !== undefined && found.ctimeMs >= startedAt;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
