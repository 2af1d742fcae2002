import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { unseal } from './sealed-file.js';

/** Location and expected content of a backup. */
export interface StoredBackup {
  /** URL of an aggregator of the blob store. */
  readonly aggregator: string;
  readonly blobId: string;
  readonly sha256: string;
}

/** Returns the SHA-256 of a file in hex. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Returns the SHA-256 of the stored backup in hex. */
export async function storedSha256({ aggregator, blobId }: StoredBackup): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await bytesOf(aggregator, blobId)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/**
 * Downloads the backup and decrypts it if `identity` is given. The file is created only after all of it was verified;
 * an existing file is not overwritten.
 */
export async function restore(backup: StoredBackup, target: string, identity?: string): Promise<void> {
  const folder = await mkdtemp(join(dirname(target), '.restore-'));
  const [raw, opened] = [join(folder, 'raw'), join(folder, 'opened')];
  try {
    await pipeline(await bytesOf(backup.aggregator, backup.blobId), createWriteStream(raw));
    const found = await sha256Of(raw);
    if (found !== backup.sha256) throw new Error(`the store returns different bytes, with SHA-256 ${found}`);
    if (identity !== undefined) await unseal(raw, opened, identity);
    await rename(identity === undefined ? raw : opened, target);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function bytesOf(aggregator: string, blobId: string): Promise<Readable> {
  const answer = await fetch(`${aggregator}/v1/blobs/${encodeURIComponent(blobId)}`);
  if (!answer.ok || !answer.body) throw new Error(`the store answered with status ${answer.status}`);
  return Readable.fromWeb(answer.body);
}
