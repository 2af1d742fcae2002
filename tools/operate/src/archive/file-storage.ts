import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { StoredFile } from './files.js';

/** The files of an installation, a backup or an export, by key. The bytes of a key never change. */
export interface FileStorage {
  /** Description for people, which no other storage has. */
  readonly name: string;

  /** Returns the number of bytes; undefined if there is no file. */
  sizeOf(key: string): Promise<number | undefined>;

  /** Yields the bytes of a file that is there. */
  read(key: string): AsyncIterable<Uint8Array>;

  /** Stores a whole file; an interruption leaves none under the key. */
  write(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;

  /** An unknown key is no error. */
  remove(key: string): Promise<void>;
}

/** An error of a storage, in one line with its name. */
export class StorageError extends Error {
  private constructor(name: string, reason: string, cause: unknown) {
    super(`${name} cannot be used: ${reason}`, { cause });
  }

  /** Returns the error of another storage, from which bytes were read, as it is. */
  static of(name: string, error: unknown, reasonOf: (error: unknown) => string): StorageError {
    return error instanceof StorageError ? error : new StorageError(name, reasonOf(error), error);
  }
}

/** Copies a file unless it is there with its size. */
export async function copyFile(
  from: FileStorage,
  to: FileStorage,
  { key, size }: StoredFile,
): Promise<'there' | 'copied' | 'missing'> {
  if (String(await to.sizeOf(key)) === size) return 'there';
  if ((await from.sizeOf(key)) === undefined) return 'missing';
  await to.write(key, from.read(key));
  return 'copied';
}

/** Returns the error of a file, of which it reads all bytes; undefined if it matches the database. */
export async function fileError(storage: FileStorage, { key, size, md5 }: StoredFile): Promise<string | undefined> {
  const found = await storage.sizeOf(key);
  if (found === undefined) return `${key} is missing`;
  if (String(found) !== size) return `${key} has ${found} bytes instead of ${size}`;
  return md5 === null || (await checksumOf(storage, key, 'md5')) === md5 ? undefined : `${key} has different bytes`;
}

export async function checksumOf(storage: FileStorage, key: string, algorithm: 'md5' | 'sha256'): Promise<string> {
  const hash = createHash(algorithm);
  await pipeline(storage.read(key), hash);
  return hash.digest('hex');
}
