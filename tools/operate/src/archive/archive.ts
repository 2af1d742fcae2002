import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { withDatabase, type Installation } from '../installation.js';
import { copyFile, checksumOf, fileError, type FileStorage } from './file-storage.js';
import { Counter, hashOf, selectFiles, type StoredFile } from './files.js';
import { FolderStorage, storagePath } from './folder-storage.js';
import {
  columnsOf,
  emptyTables,
  migrationsOf,
  othersConnected,
  sequencesOf,
  setSequences,
  tablesOf,
  type Sequence,
  type Table,
} from './schemas.js';

const VERSION = 1;
const MANIFEST = 'manifest.json';
const FILES = 'files.jsonl.gz';
/** Ending of the folder of a backup that is being made. */
const UNFINISHED = '.unfinished';
/** A backup that is being made touches its folder this often. */
const TOUCH_MS = 60_000;
/** Time since the last touch after which an unfinished backup counts as killed. */
const ABANDONED_AFTER_MS = 60 * TOUCH_MS;

interface Manifest {
  readonly version: typeof VERSION;
  readonly madeAt: string;
  /**
   * Migrations of each schema; an installation can only restore a backup with the same migrations.
   */
  readonly migrations: Readonly<Record<string, readonly string[]>>;
  readonly tables: readonly (Table & { readonly columns: readonly string[]; readonly sha256: string })[];
  readonly sequences: readonly Sequence[];
  readonly files: number;
  /** Files that were deleted between the database snapshot and the copy. */
  readonly missing: number;
}

type Print = (line: string) => void;
const fileOf = ({ schema, name }: Table) => `${schema}.${name}.copy.gz`;

/**
 * Writes all tables of one snapshot, and then the files that they reference, into a new folder below `folder`. Files
 * are shared by all backups. Returns the new folder.
 */
export async function backUp(installation: Installation, folder: string, print: Print): Promise<string> {
  const madeAt = new Date().toISOString();
  const path = join(folder, madeAt.replace(/[:.]/g, '-'));
  const unfinished = `${path}${UNFINISHED}`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const touching = setInterval(() => {
    const now = new Date();
    // A touch may fail, for example while the volume does not respond: the next one follows in a minute.
    utimes(unfinished, now, now).catch(() => undefined);
  }, TOUCH_MS);
  try {
    const { manifest, missing } = await write(installation, folder, unfinished);
    await writeFile(
      join(unfinished, MANIFEST),
      JSON.stringify({ version: VERSION, madeAt, ...manifest, missing } satisfies Manifest),
      { flush: true },
    );
    await rename(unfinished, path);
    print(`${path}: ${manifest.tables.length} tables, ${manifest.files - missing} files`);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    clearInterval(touching);
  }
  if (installation.storage === undefined) print('the files are in a bucket: back it up as well');
  return path;
}

/** Writes tables and the list of files into the folder of the backup, and files into that of all backups. */
async function write(installation: Installation, folder: string, unfinished: string) {
  const { storage } = installation;
  const { manifest, files: stored } = await withDatabase(installation, (client) =>
    readAll(client, unfinished, storage !== undefined),
  );
  const from = storage === undefined ? undefined : new FolderStorage(storage);
  const files = from ? await withSums(stored, from, folder) : stored;
  const missing = from ? await copyFiles(files, from, new FolderStorage(folder)) : 0;
  const lines = files.map((file) => `${JSON.stringify(file)}\n`);
  await pipeline(lines, createGzip(), createWriteStream(join(unfinished, FILES), { flush: true }));
  return { manifest: { ...manifest, files: files.length }, missing };
}

/** Writes all tables into the folder. Returns what the manifest says of them, and the files, if they are copied too. */
async function readAll(client: Client, folder: string, copiesFiles: boolean) {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const tables: Manifest['tables'][number][] = [];
  for (const table of await tablesOf(client)) {
    const columns = await columnsOf(client, table);
    const counter = new Counter();
    const source = client.query(copyTo(`COPY ${table.schema}."${table.name}" (${listOf(columns)}) TO STDOUT`));
    await pipeline(
      source,
      createGzip({ level: 1 }),
      counter,
      createWriteStream(join(folder, fileOf(table)), { flush: true }),
    );
    tables.push({ ...table, columns, sha256: counter.sha256 });
  }
  const files = copiesFiles ? (await client.query<StoredFile>(selectFiles('upload.blob', 'upload.media'))).rows : [];
  const manifest = { migrations: await migrationsOf(client), tables, sequences: await sequencesOf(client) };
  await client.query('COMMIT');
  return { manifest, files };
}

const listOf = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ');

/**
 * Adds the sums that the database does not have. Those of earlier backups go first, so that a copy that was damaged
 * since then does not count as right.
 */
async function withSums(files: readonly StoredFile[], storage: FileStorage, folder: string): Promise<StoredFile[]> {
  if (files.every(({ md5 }) => md5 !== null)) return [...files];
  const known = new Map<string, string>();
  for (const name of await backupsIn(folder))
    for (const { key, md5 } of await filesOf(join(folder, name))) if (md5 !== null) known.set(key, md5);
  const complete: StoredFile[] = [];
  for (const file of files) {
    const md5 = file.md5 ?? known.get(file.key) ?? (await sumOf(storage, file.key));
    complete.push({ ...file, md5 });
  }
  return complete;
}

const sumOf = async (storage: FileStorage, key: string) =>
  (await storage.sizeOf(key)) === undefined ? null : checksumOf(storage, key, 'md5');

/** Returns the names of finished backups, oldest first. */
const backupsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\d{4}-.*Z$/.test(name)).sort();

/** Copies files and returns the number of missing ones. */
async function copyFiles(files: readonly StoredFile[], from: FileStorage, to: FileStorage): Promise<number> {
  let missing = 0;
  for (const file of files) if ((await copyFile(from, to, file)) === 'missing') missing += 1;
  return missing;
}

async function manifestOf(backup: string): Promise<Manifest> {
  const manifest = JSON.parse(await readFile(join(backup, MANIFEST), 'utf8')) as Manifest;
  if (manifest.version !== VERSION) throw new Error(`${backup} was written by another version`);
  return manifest;
}

async function filesOf(backup: string): Promise<StoredFile[]> {
  const lines = createInterface({ input: createReadStream(join(backup, FILES)).pipe(createGunzip()) });
  const files: StoredFile[] = [];
  for await (const line of lines) files.push(JSON.parse(line) as StoredFile);
  return files;
}

/** Returns the files that are damaged or differ from the database snapshot. */
export async function verify(backup: string): Promise<string[]> {
  const { tables, missing } = await manifestOf(backup);
  const errors: string[] = [];
  for (const table of tables) {
    const found = await hashOf(join(backup, fileOf(table))).catch(() => 'missing');
    if (found !== table.sha256) errors.push(`${fileOf(table)} has been changed`);
  }
  const lost: string[] = [];
  const stored = new FolderStorage(join(backup, '..'));
  for (const file of await filesOf(backup)) {
    const fault = await fileError(stored, file);
    if (fault) (fault.endsWith('is missing') ? lost : errors).push(fault);
  }
  // At most this number of files may be missing, because they were deleted while the backup was created.
  return lost.length > missing ? [...errors, ...lost] : errors;
}

/** Restores tables and files into a stopped installation of the same release, and deletes its existing data. */
export async function restore(installation: Installation, backup: string, print: Print): Promise<void> {
  const manifest = await manifestOf(backup);
  await withDatabase(installation, async (client) => {
    const others = await othersConnected(client);
    if (others.length > 0) throw new Error(`stop the services first: ${others.join(', ')} are connected`);
    await assertSameRelease(client, manifest);
    await client.query('BEGIN');
    // Disables triggers and foreign keys, because the restored data is consistent.
    await client.query(`SET LOCAL session_replication_role = replica`);
    await emptyTables(client);
    for (const table of manifest.tables) {
      const target = client.query(
        copyFrom(`COPY ${table.schema}."${table.name}" (${listOf(table.columns)}) FROM STDIN`),
      );
      await pipeline(createReadStream(join(backup, fileOf(table))), createGunzip(), target);
    }
    await setSequences(client, manifest.sequences);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  });
  const files = await filesOf(backup);
  const { storage } = installation;
  const copied = new FolderStorage(join(backup, '..'));
  const restored =
    storage === undefined ? 0 : files.length - (await copyFiles(files, copied, new FolderStorage(storage)));
  print(`${manifest.tables.length} tables and ${restored} files are restored as of ${manifest.madeAt}`);
  if (storage === undefined && files.length > 0)
    print(`${files.length} files are only in the backup: set UPLOAD_DIR to restore them, or copy them into the bucket`);
}

async function assertSameRelease(client: Client, manifest: Manifest): Promise<void> {
  const here = await migrationsOf(client);
  for (const [schema, names] of Object.entries(manifest.migrations)) {
    const other =
      names.find((name) => !here[schema]?.includes(name)) ?? here[schema]?.find((name) => !names.includes(name));
    if (other !== undefined)
      throw new Error(
        `the backup is of another release: ${schema} differs by ${other}. Start its release once, stop it, and restore again`,
      );
  }
}

/**
 * Removes what a killed backup has left. Throws while a backup may be under way, because nothing names yet which files
 * it needs.
 */
async function removeAbandoned(folder: string): Promise<void> {
  const unfinished = (await readdir(folder)).filter((name) => /^\d{4}-/.test(name) && name.endsWith(UNFINISHED));
  for (const name of unfinished) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs < ABANDONED_AFTER_MS)
      throw new Error(`${name}: a backup is being made; if none is, delete this folder first`);
    await rm(join(folder, name), { recursive: true });
  }
}

/**
 * Removes all backups except the newest `retained` ones, and the files that none of these references. Returns the
 * number of both.
 */
export async function purge(folder: string, retained: number): Promise<{ backups: number; files: number }> {
  await removeAbandoned(folder);
  const names = await backupsIn(folder);
  const doomed = names.slice(0, Math.max(0, names.length - retained));
  for (const name of doomed) await rm(join(folder, name), { recursive: true });
  const named = new Set<string>();
  for (const name of names.slice(doomed.length))
    for (const { key } of await filesOf(join(folder, name))) named.add(key);
  const all = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }).catch(() => []);
  const unnamed = all.filter((entry) => entry.isFile() && !named.has(entry.name));
  for (const { name } of unnamed) await rm(storagePath(folder, name), { force: true });
  return { backups: doomed.length, files: unnamed.length };
}
