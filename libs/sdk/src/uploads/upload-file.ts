import { resumableHeaders, sendResumable } from '@reelsheet/client/resumable-upload';
import { OutcomeUnknownError } from '../errors/errors.js';
import { builtInModule } from '../environment.js';
import type { Reelsheet } from '../reelsheet.js';
import { FileChunks } from './file-chunks.js';
import { mediaTypeOf } from './media-type.js';

/** Announcements that nobody uses are removed, so one whose answer was lost is repeated. */
const MAX_ANNOUNCEMENTS = 5;

export interface UploadOptions {
  /** The agent that gets the file. */
  readonly agent_id: number | string;
  /** Name of the file; that of a `File` by default. */
  readonly name?: string;
  /** Media type; that of the file by default, or by its name where the file has none. */
  readonly type?: string;
  /** Ends the upload. */
  readonly signal?: AbortSignal;
  /** Called with the number of bytes that were sent, which is smaller again after a lost connection. */
  readonly onProgress?: (sent: number) => void;
}

/**
 * Uploads a file of at most 1 GB in chunks, continues after each lost connection, and returns the `signed_id` by which
 * other operations name the file, such as `files.create`. In Node, Deno and Bun, `file` may be a path.
 */
export async function uploadFile(
  reelsheet: Reelsheet,
  file: Blob | File | string,
  options: UploadOptions,
): Promise<string> {
  if (typeof file !== 'string') return uploadBlob(reelsheet, file, FileChunks.ofBlob(file), options);
  const chunks = await FileChunks.open(file);
  try {
    const blob = await builtInModule('node:fs')!.openAsBlob(file);
    return await uploadBlob(reelsheet, blob, chunks, { name: nameIn(file), ...options });
  } finally {
    await chunks.close();
  }
}

/** Returns the last name of a path of any system. */
const nameIn = (path: string): string => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);

async function uploadBlob(
  reelsheet: Reelsheet,
  file: Blob | File,
  chunks: FileChunks | undefined,
  options: UploadOptions,
): Promise<string> {
  const { agent_id, signal, onProgress } = options;
  const name = options.name ?? ('name' in file ? file.name : 'file');
  const type = options.type || file.type || mediaTypeOf(name);
  const headers = resumableHeaders({ name, size: file.size, type });
  const announced = await announce(() =>
    reelsheet.uploads.createResumable({ agent_id }, { headers, ...(signal ? { signal } : {}) }),
  );
  await sendResumable(announced.upload_url, file, {
    ...(signal ? { signal } : {}),
    ...(onProgress ? { onProgress } : {}),
    ...(chunks
      ? { sendChunk: (request) => chunks.send(request), hashChunk: (chunk, at) => chunks.hash(chunk, at) }
      : {}),
  });
  return announced.signed_id;
}

async function announce<Announced>(send: () => PromiseLike<Announced>): Promise<Announced> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof OutcomeUnknownError) || attempt === MAX_ANNOUNCEMENTS) throw error;
    }
  }
}
