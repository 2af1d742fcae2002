import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Installation } from '../installation.js';

/** An installation at either end of a move, with what the move needs besides its database. */
export interface MovingInstallation extends Installation {
  readonly storage: string;
  /** Public address of upload. */
  readonly uploadUrl: string;
  /** Key ring, in the format of the setting of the services. */
  readonly encryptionKeys: string;
}

const NAMES = ['ADMIN_DATABASE_URL', 'UPLOAD_DIR', 'UPLOAD_URL', 'ENCRYPTION_KEYS'] as const;

/** Reads the settings of an installation. Throws with the names of those that are missing; `where` describes them. */
export function movingInstallation(settings: Readonly<Record<string, string | undefined>>, where: string) {
  const missing = NAMES.filter((name) => !settings[name]);
  if (missing.length > 0) throw new Error(`set ${missing.join(', ')} in ${where}`);
  return {
    databaseUrl: settings['ADMIN_DATABASE_URL']!,
    storage: settings['UPLOAD_DIR']!,
    uploadUrl: settings['UPLOAD_URL']!,
    encryptionKeys: settings['ENCRYPTION_KEYS']!,
  } satisfies MovingInstallation;
}

/** Reads the settings of the other installation from a file in the format of `.env`. */
export const installationIn = (path: string): MovingInstallation =>
  movingInstallation(parseEnv(readFileSync(path, 'utf8')), path);
