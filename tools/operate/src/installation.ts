import { existsSync } from 'node:fs';
import { postgresUrl, urlOf, withPostgres } from '@reelsheet/native-servers';
import { loadSecrets } from '@reelsheet/tool-fleet/secrets';
import { fleetSettings, pathIn } from '@reelsheet/tool-fleet/settings';
import type pg from 'pg';

const DATABASE = 'reelsheet';
const CONNECT_TIMEOUT_MS = 5_000;

/** The installation on which a command works. */
export interface Installation {
  /** URL for an administrator, who can read all schemas. */
  readonly databaseUrl: string;
  /** Folder of stored files; absent if they are in a bucket. */
  readonly storage?: string;
  /** Settings of its services, with which an organization is moved; absent for the local fleet. */
  readonly settings?: Readonly<Record<string, string | undefined>>;
  /** Folder of the local fleet. */
  readonly fleetDir?: string;
}

/** Returns the installation in the environment, as in production, or the local fleet. */
export function installationOf(environment: NodeJS.ProcessEnv): Installation {
  const { ADMIN_DATABASE_URL: databaseUrl, UPLOAD_DIR: storage } = environment;
  if (databaseUrl) return { databaseUrl, ...(storage && { storage }), settings: environment };
  const { dir, ports } = fleetSettings(environment);
  if (!existsSync(pathIn.secrets(dir)))
    throw new Error('set ADMIN_DATABASE_URL, and UPLOAD_DIR if files are stored in a folder; no fleet is running');
  const { databasePasswords } = loadSecrets(dir);
  const server = postgresUrl(ports.postgres, databasePasswords.postgres);
  return { databaseUrl: urlOf(server, { database: DATABASE }), storage: pathIn.storage(dir), fleetDir: dir };
}

/** Opens a connection for `work` and closes it afterwards. */
export const withDatabase = <T>(
  { databaseUrl }: Pick<Installation, 'databaseUrl'>,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => withPostgres(databaseUrl, work, CONNECT_TIMEOUT_MS);
