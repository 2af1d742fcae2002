import { existsSync } from 'node:fs';
import { mkdir, readdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { waitUntil } from '../support/database.js';

const ROOT = '/sys/fs/cgroup';
const EMPTY_WITHIN_MS = 30_000;

/** Creates a control group of a name, in the older version one for each controller. */
export async function createControlGroup(name: string): Promise<void> {
  const isUnified = existsSync(join(ROOT, 'cgroup.controllers'));
  const parents = isUnified ? [ROOT] : (await readdir(ROOT)).map((controller) => join(ROOT, controller));
  for (const parent of parents) await mkdir(join(parent, name), { recursive: true });
}

/** Removes the control groups with a name and those below them, whose processes have ended. */
export async function removeControlGroups(name: string): Promise<void> {
  const controllers = (await readdir(ROOT)).map((controller) => join(ROOT, controller, name));
  for (const folder of [join(ROOT, name), ...controllers].filter((each) => existsSync(each)))
    await waitUntil(`${folder} is removed`, () => removed(folder), EMPTY_WITHIN_MS);
}

/** Removes a group with those below it, which are busy until the kernel has removed their processes. */
async function removed(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) await removed(join(folder, entry.name));
  await rmdir(folder);
  return true;
}
