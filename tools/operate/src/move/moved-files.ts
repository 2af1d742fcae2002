import { inParallel } from '@reelsheet/kernel';
import type { Client } from 'pg';
import { copyFile, fileError, type FileStorage } from '../archive/file-storage.js';
import { selectFiles, type StoredFile } from '../archive/files.js';
import { selectOwned } from '../organization/rows-sql.js';

/** Files that are copied, compared or deleted at a time. */
const FILES_AT_ONCE = 4;
/** Files that one statement finds. No statement is open while they are copied, which may take hours. */
const PORTION = 1_000;

/** Yields the stored files of the organization: of all its rows, or of the blobs that `condition` chooses. */
async function* filesOf(
  client: Client,
  organizationId: number,
  condition = 'true',
): AsyncGenerator<readonly StoredFile[]> {
  const blobs = `(SELECT * FROM (${selectOwned('upload.blob', '*', organizationId)}) AS blob WHERE ${condition})`;
  const media = `(SELECT * FROM upload.media WHERE blob_id IN (SELECT id FROM ${blobs} AS owned))`;
  const portion = `SELECT * FROM (${selectFiles(blobs, media)}) AS file WHERE key > $1 ORDER BY key LIMIT ${PORTION}`;
  for (let after = ''; ;) {
    const { rows } = await client.query<StoredFile>(portion, [after]);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)!.key;
  }
}

/** The files of an organization that leaves, with those whose copies have been compared. */
export class MovedFiles {
  private readonly compared = new Set<string>();

  constructor(
    private readonly organizationId: number,
    private readonly from: FileStorage,
    private readonly to: FileStorage,
  ) {}

  /**
   * Copies files that are not there yet, and compares each copy with its size and checksum. A later call compares only
   * the sizes of those that it has compared. Returns the number of all.
   */
  async copy(source: Client): Promise<number> {
    let count = 0;
    for await (const files of filesOf(source, this.organizationId)) {
      await inParallel(files, FILES_AT_ONCE, async (file) => {
        const error = await this.move(file);
        if (error !== undefined) throw new Error(`${error}, so the organization cannot be moved whole`);
      });
      count += files.length;
    }
    return count;
  }

  private async move(file: StoredFile): Promise<string | undefined> {
    const outcome = await copyFile(this.from, this.to, file);
    if (outcome === 'missing') return `${file.key} is missing in ${this.from.name}`;
    if (outcome === 'there' && this.compared.has(file.key)) return undefined;
    const error = await fileError(this.to, file);
    if (error !== undefined) return `${error} in ${this.to.name}`;
    this.compared.add(file.key);
    return undefined;
  }
}

/** Deletes the copies whose rows have not arrived. */
export async function removeCopies(
  source: Client,
  target: Client,
  organizationId: number,
  to: FileStorage,
): Promise<void> {
  for await (const files of filesOf(source, organizationId)) {
    const { rows } = await target.query<{ key: string }>(
      `SELECT key FROM unnest($1::text[]) AS copy (key)
       WHERE NOT EXISTS (SELECT FROM upload.blob WHERE coalesce(blob.file_key, blob.key) = copy.key)
         AND NOT EXISTS (SELECT FROM upload.media WHERE media.key = copy.key)`,
      [files.map(({ key }) => key)],
    );
    await inParallel(rows, FILES_AT_ONCE, ({ key }) => to.remove(key));
  }
}

/** Deletes the files that no other organization has. The rows that name them must still be there. */
export async function removeFiles(client: Client, organizationId: number, files: FileStorage): Promise<void> {
  const isOwn = `organization_id = ${organizationId}
    AND key NOT IN (SELECT key FROM base.content_resource WHERE organization_id <> ${organizationId})`;
  for await (const portion of filesOf(client, organizationId, isOwn))
    await inParallel(portion, FILES_AT_ONCE, ({ key }) => files.remove(key));
  const { rows } = await client.query<{ key: string }>(
    `SELECT file_key AS key FROM upload.resized_picture
     WHERE media_key IN (${selectOwned('upload.media', '"key"', organizationId)})`,
  );
  await inParallel(rows, FILES_AT_ONCE, ({ key }) => files.remove(key));
}
