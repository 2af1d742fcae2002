import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { checksumOf, copyFile, fileError, type FileStorage } from '../archive/file-storage.js';
import { Counter, selectFiles, type StoredFile } from '../archive/files.js';
import { FolderStorage } from '../archive/folder-storage.js';
import { migrationsOf } from '../archive/schemas.js';
import { withDatabase, type Installation } from '../installation.js';
import { linesFrom } from './json-lines.js';
import { OWNED_TABLES } from './map/organization-map.js';
import { CANONICAL_SETTINGS, selectLines, selectOwned } from './rows-sql.js';
import type { ContentDigest, OrganizationState } from './organization-state.js';

/** Name of the list of files. */
const FILES = 'files';
/** List of the files as the database has them, while they are read. */
const STORED = 'stored.jsonl';

export interface OrganizationReading {
  readonly organizationId: number;
  /** Folder for passing files; rows and files are written into it if {@link isWritten}. */
  readonly folder: string;
  readonly isWritten: boolean;
}

/** Returns the streams into which counted lines go. */
type Targets = (name: string) => readonly NodeJS.WritableStream[];

/**
 * Reads all rows of an organization in one snapshot, table by table, and then its files. Returns their digests and what
 * is wrong with files.
 */
export async function readOrganization(
  installation: Installation,
  { organizationId, folder, isWritten }: OrganizationReading,
): Promise<{ readonly state: OrganizationState; readonly errors: readonly string[] }> {
  const targets: Targets = isWritten
    ? (name) => [createGzip({ level: 1 }), createWriteStream(join(folder, linesOf(name)), { flush: true })]
    : () => [new Writable({ write: (_chunk, _encoding, done) => done() })];
  const stored = join(folder, STORED);
  const rows = await withDatabase(installation, async (client) => {
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${CANONICAL_SETTINGS}`);
    await assertExists(client, organizationId);
    const tables: ContentDigest[] = [];
    for (const name of Object.keys(OWNED_TABLES))
      tables.push(await digestOf(name, linesFrom(client, selectLines(name, organizationId)), targets(name)));
    const files = linesFrom(client, selectFileLines(organizationId));
    await pipeline(files, createWriteStream(stored));
    return { tables, migrations: await migrationsOf(client) };
  });
  const errors: string[] = [];
  const { storage } = installation;
  const files =
    storage === undefined
      ? undefined
      : await digestOf(
          FILES,
          Readable.from(
            readFiles(stored, new FolderStorage(storage), isWritten ? new FolderStorage(folder) : undefined, errors),
          ),
          targets(FILES),
        );
  await rm(stored);
  return { state: { ...rows, ...(files && { files }) }, errors };
}

/** Returns the name of the file with the lines of a table, or of the list of files. */
export const linesOf = (name: string) => `${name}.jsonl.gz`;

async function assertExists(client: Client, organizationId: number): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM base.organization WHERE id = $1 AND deleted_at IS NULL', [
    organizationId,
  ]);
  if (!rowCount) throw new Error(`there is no organization ${organizationId}`);
}

function selectFileLines(organizationId: number): string {
  const owned = (table: string) => `(${selectOwned(table, '*', organizationId)})`;
  return `SELECT row_to_json(file) FROM (${selectFiles(owned('upload.blob'), owned('upload.media'))}) AS file`;
}

async function digestOf(
  name: string,
  lines: NodeJS.ReadableStream,
  targets: readonly NodeJS.WritableStream[],
): Promise<ContentDigest> {
  const counter = new Counter();
  await pipeline([lines, counter, ...targets]);
  return { name, count: counter.lines, sha256: counter.sha256 };
}

/** Hashes the listed files, and copies them if there is a storage for copies. Yields a line for each. */
async function* readFiles(
  list: string,
  storage: FileStorage,
  copies: FileStorage | undefined,
  errors: string[],
): AsyncGenerator<string> {
  for await (const line of createInterface({ input: createReadStream(list) })) {
    const file = JSON.parse(line) as StoredFile;
    if (copies) await copyFile(storage, copies, file);
    const error = await fileError(copies ?? storage, file);
    if (error !== undefined) errors.push(error);
    const sha256 = await checksumOf(copies ?? storage, file.key, 'sha256').catch(() => null);
    yield `${JSON.stringify({ key: file.key, size: file.size, sha256 })}\n`;
  }
}
