import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { unseal } from './sealed-file.js';

/** Where a backup lies, and what it must be. */
export interface StoredBackup {
  /** Address of an aggregator of the blob store. */
  readonly aggregator: string;
  readonly blobId: string;
  readonly sha256: string;
}

/** Of a file, in hex. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** What the store gives for the backup, in hex. */
export async function storedSha256({ aggregator, blobId }: StoredBackup): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await bytesOf(aggregator, blobId)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/**
 * Brings the bytes back, opened where `identity` is given. The file is there when all of it is as it was, and not before;
 * one that is there already is left alone.
 */
export async function restore(backup: StoredBackup, target: string, identity?: string): Promise<void> {
  const folder = await mkdtemp(join(dirname(target), '.restore-'));
  const [raw, opened] = [join(folder, 'raw'), join(folder, 'opened')];
  try {
    await pipeline(await bytesOf(backup.aggregator, backup.blobId), createWriteStream(raw));
    const found = await sha256Of(raw);
    if (found !== backup.sha256) throw new Error(`the store gives other bytes: their SHA-256 is ${found}`);
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
