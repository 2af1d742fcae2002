import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TrialRun } from '../trial.js';
import { run } from './command.js';

const QUERY_MS = 5 * 60_000;
const STORE_MS = 15 * 60_000;

/** Returns a file in a folder of their own with all these images, which is written again after one has changed. */
export async function archivedImages(trial: TrialRun, folder: string, names: readonly string[]): Promise<string> {
  const ids = await run('podman', ['image', 'inspect', '--format', '{{.Id}}', ...names], QUERY_MS).catch(
    (cause: unknown) => {
      throw new Error('the images of the services are missing: npm run trials -- images', { cause });
    },
  );
  const file = join(folder, `${createHash('sha256').update(ids).digest('hex').slice(0, 16)}.tar`);
  if (existsSync(file)) return file;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const startedAt = performance.now();
  await run('podman', ['save', '--quiet', '--multi-image-archive', '--output', `${file}.new`, ...names], STORE_MS);
  await rename(`${file}.new`, file);
  trial.note(`images were stored in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  return file;
}
