import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Installation } from '../installation.js';
import { checksumOf, differencesOf, type OrganizationState } from './organization-state.js';
import { readOrganization } from './read-organization.js';

const VERSION = 1;
const MANIFEST = 'organization.json';

interface OrganizationExport extends OrganizationState {
  readonly version: typeof VERSION;
  readonly madeAt: string;
  readonly organizationId: number;
  readonly checksum: string;
}

/**
 * Writes the rows and files of an organization into a new folder below `folder`. Returns that folder, and what is wrong
 * with files.
 */
export async function exportOrganization(installation: Installation, organizationId: number, folder: string) {
  const madeAt = new Date().toISOString();
  const path = join(folder, `organization-${organizationId}-${madeAt.replace(/[:.]/g, '-')}`);
  const unfinished = `${path}.unfinished`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const { state, errors } = await readOrganization(installation, {
      organizationId,
      folder: unfinished,
      isWritten: true,
    });
    const manifest: OrganizationExport = {
      version: VERSION,
      madeAt,
      organizationId,
      checksum: checksumOf(state),
      ...state,
    };
    await writeFile(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
    await rename(unfinished, path);
    return { path, state, errors };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Reads the same organization again, and returns what differs from the export, and what is wrong with files. */
export async function compareOrganization(installation: Installation, path: string) {
  const manifest = JSON.parse(await readFile(join(path, MANIFEST), 'utf8')) as OrganizationExport;
  if (manifest.version !== VERSION) throw new Error(`${path} was written by another version`);
  const folder = await mkdtemp(join(tmpdir(), 'organization-'));
  try {
    const { organizationId } = manifest;
    const { state, errors } = await readOrganization(installation, { organizationId, folder, isWritten: false });
    const differences = differencesOf(manifest, state);
    const isSameRelease = isDeepStrictEqual(manifest.migrations, state.migrations);
    return { checksum: checksumOf(state), differences: [...differences, ...errors], isSameRelease };
  } finally {
    await rm(folder, { recursive: true });
  }
}
