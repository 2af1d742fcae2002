import { contentRange, readChunk, type UploadChunk } from '../chunks.js';
import type { NetworkResponse, NetworkClient } from '../network-client.js';
import type { PublishedFile, UploadHooks, UploadingState } from '../port.js';

/** Minimum chunk size of the network; the last chunk includes the remainder and is smaller than twice this size. */
const CHUNK_BYTES = 5 * 2 ** 20;

export interface ChunkPlan {
  readonly chunkSize: number;
  readonly count: number;
}

/** Plans equal chunks, of which the last one includes the remainder. A small file is a single chunk. */
export function planChunks(size: number): ChunkPlan {
  const count = Math.max(1, Math.floor(size / CHUNK_BYTES));
  return { chunkSize: count === 1 ? size : CHUNK_BYTES, count };
}

/** Returns the chunk that contains `offset`. */
export function chunkAt(offset: number, size: number): UploadChunk {
  const { chunkSize, count } = planChunks(size);
  const index = Math.min(Math.floor(offset / chunkSize), count - 1);
  return { start: index * chunkSize, end: index === count - 1 ? size : (index + 1) * chunkSize };
}

/** `lost`: the upload URL has expired or is unknown. `out_of_step`: the network expects another offset. */
export type SendResult = 'complete' | 'lost' | 'out_of_step';

const RESULTS: Readonly<Record<number, SendResult | 'continue'>> = {
  200: 'continue',
  201: 'complete',
  206: 'continue',
  403: 'lost',
  404: 'lost',
  410: 'lost',
  416: 'out_of_step',
};

/** Sends the chunks from `state.sentBytes` on, and saves the state before and after each of them. */
export async function sendChunks(
  client: NetworkClient,
  state: UploadingState,
  file: PublishedFile,
  hooks: UploadHooks,
): Promise<SendResult> {
  for (let offset = state.sentBytes; offset < file.size;) {
    const chunk = chunkAt(offset, file.size);
    const last = chunk.end === file.size;
    if (last) await hooks.saveState({ ...state, sentBytes: chunk.start, lastChunkSent: true });
    const result = await sendChunk(client, state.session.uploadUrl, file, chunk, hooks.signal);
    if (result === 'lost' || result === 'out_of_step') return result;
    offset = chunk.end;
    if (!last) await hooks.saveState({ ...state, sentBytes: offset, lastChunkSent: false });
    hooks.onProgress?.(offset, file.size);
  }
  return 'complete';
}

async function sendChunk(
  client: NetworkClient,
  url: string,
  file: PublishedFile,
  chunk: UploadChunk,
  signal?: AbortSignal,
) {
  return client.call({
    step: 'upload',
    method: 'PUT',
    url,
    headers: { 'content-type': file.contentType, 'content-range': contentRange(chunk, file.size) },
    body: await readChunk(file, chunk),
    signal,
    read: (answer: NetworkResponse) => {
      const result = RESULTS[answer.status];
      if (!result) throw client.errorFrom('upload', answer, undefined, {});
      return result;
    },
  });
}
