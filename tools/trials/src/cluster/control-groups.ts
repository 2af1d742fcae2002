import { existsSync } from 'node:fs';
import { readdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { waitUntil } from '../support/database.js';

const ROOT = '/sys/fs/cgroup';
/** Name of the groups that the kubelet makes for pods. */
const PODS = 'kubepods';
const EMPTY_WITHIN_MS = 30_000;

/** Removes the control groups of pods, whose processes have ended. */
export async function removePodGroups(): Promise<void> {
  const controllers = (await readdir(ROOT)).map((name) => join(ROOT, name, PODS));
  for (const folder of [join(ROOT, PODS), ...controllers].filter((each) => existsSync(each)))
    await waitUntil(`${folder} is removed`, () => removed(folder), EMPTY_WITHIN_MS);
}

/** Removes a group with those below it, which are busy until the kernel has removed their processes. */
async function removed(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) await removed(join(folder, entry.name));
  await rmdir(folder);
  return true;
}
