import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { FileStorage } from '../archive/file-storage.js';
import { FolderStorage } from '../archive/folder-storage.js';

/** An installation at either end of a move. */
export interface MovingInstallation {
  /** URL for an administrator, who can read all schemas. */
  readonly databaseUrl: string;
  readonly files: FileStorage;
  /** Public address of upload. */
  readonly uploadUrl: string;
  /** Key ring, in the format of the setting of the services. */
  readonly encryptionKeys: string;
}

type Settings = Readonly<Record<string, string | undefined>>;

/** Settings of each kind of storage, which is named by the setting `OBJECT_STORE` of upload. */
const SETTINGS_OF = {
  folder: ['UPLOAD_DIR'],
  s3: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
} as const;
/** Default of `S3_REGION`, as of upload. */
const REGION = 'us-east-1';

/** Reads the settings of an installation. Throws with the names of those that are missing; `where` describes them. */
export async function movingInstallation(settings: Settings, where: string): Promise<MovingInstallation> {
  const kind = settings['OBJECT_STORE'] || 'folder';
  if (kind !== 'folder' && kind !== 's3') throw new Error(`OBJECT_STORE in ${where} is neither folder nor s3`);
  const names = ['ADMIN_DATABASE_URL', ...SETTINGS_OF[kind], 'UPLOAD_URL', 'ENCRYPTION_KEYS'];
  const missing = names.filter((name) => !settings[name]);
  if (missing.length > 0) throw new Error(`set ${missing.join(', ')} in ${where}`);
  return {
    databaseUrl: settings['ADMIN_DATABASE_URL']!,
    files: kind === 's3' ? await bucketIn(settings) : new FolderStorage(settings['UPLOAD_DIR']!),
    uploadUrl: settings['UPLOAD_URL']!,
    encryptionKeys: settings['ENCRYPTION_KEYS']!,
  };
}

/** The S3 client is loaded only if it is used. */
async function bucketIn(settings: Settings): Promise<FileStorage> {
  const { BucketStorage } = await import('../archive/bucket-storage.js');
  return new BucketStorage({
    endpoint: settings['S3_ENDPOINT']!,
    bucket: settings['S3_BUCKET']!,
    region: settings['S3_REGION'] || REGION,
    accessKeyId: settings['S3_ACCESS_KEY_ID']!,
    secretAccessKey: settings['S3_SECRET_ACCESS_KEY']!,
  });
}

/** Reads the settings of the other installation from a file in the format of `.env`. */
export const installationIn = (path: string): Promise<MovingInstallation> =>
  movingInstallation(parseEnv(readFileSync(path, 'utf8')), path);
