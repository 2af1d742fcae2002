import { createInterface } from 'node:readline';
import type { Client } from 'pg';
import { rm } from 'node:fs/promises';
import { copyFile, fileError, selectFiles, storagePath, type StoredFile } from '../archive/files.js';
import { linesFrom } from '../organization/json-lines.js';
import { selectOwned } from '../organization/rows-sql.js';

/** Yields the stored files of the organization: of all its rows, or of `blobs` alone. */
async function* filesOf(client: Client, organizationId: number, condition = 'true'): AsyncGenerator<StoredFile> {
  const blobs = `(SELECT * FROM (${selectOwned('upload.blob', '*', organizationId)}) AS blob WHERE ${condition})`;
  const media = `(SELECT * FROM upload.media WHERE blob_id IN (SELECT id FROM ${blobs} AS owned))`;
  const lines = linesFrom(client, `SELECT row_to_json(file) FROM (${selectFiles(blobs, media)}) AS file`);
  for await (const line of createInterface({ input: lines })) yield JSON.parse(line) as StoredFile;
}

/** Copies files that are not there yet, and compares each with its checksum. Returns their number. */
export async function moveFiles(source: Client, organizationId: number, from: string, to: string): Promise<number> {
  let count = 0;
  for await (const file of filesOf(source, organizationId)) {
    await copyFile(from, to, file);
    const error = await fileError(to, file);
    if (error !== undefined) throw new Error(`${error}, so the organization cannot be moved whole`);
    count += 1;
  }
  return count;
}

/** Deletes the copies whose rows have not arrived. */
export async function removeCopies(source: Client, target: Client, organizationId: number, to: string): Promise<void> {
  for await (const { key } of filesOf(source, organizationId)) {
    const { rowCount } = await target.query(
      `SELECT FROM upload.blob WHERE coalesce(file_key, key) = $1
       UNION ALL SELECT FROM upload.media WHERE key = $1`,
      [key],
    );
    if (!rowCount) await rm(storagePath(to, key), { force: true });
  }
}

/** Deletes the files that no other organization has. The rows that name them must still be there. */
export async function removeFiles(client: Client, organizationId: number, folder: string): Promise<void> {
  const isOwn = `organization_id = ${organizationId}
    AND key NOT IN (SELECT key FROM base.content_resource WHERE organization_id <> ${organizationId})`;
  for await (const { key } of filesOf(client, organizationId, isOwn))
    await rm(storagePath(folder, key), { force: true });
  const { rows } = await client.query<{ key: string }>(
    `SELECT file_key AS key FROM upload.resized_picture
     WHERE media_key IN (${selectOwned('upload.media', '"key"', organizationId)})`,
  );
  for (const { key } of rows) await rm(storagePath(folder, key), { force: true });
}
