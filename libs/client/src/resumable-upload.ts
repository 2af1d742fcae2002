/** Bytes of one request, and of one part in a bucket: then nothing has to be stored twice there. */
const CHUNK_BYTES = 8 * 2 ** 20;
const TUS = { 'Tus-Resumable': '1.0.0' };
const CHUNK_TYPE = 'application/offset+octet-stream';
/** Statuses after which the upload continues where `HEAD` says. */
const CONTINUED = new Set([408, 409, 423, 429, 460]);
const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 15_000;

/** A request that sends a chunk. */
export interface ChunkRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Blob;
  readonly signal: AbortSignal | undefined;
  /** Called with the number of bytes of the chunk that were sent. */
  readonly onSent: (bytes: number) => void;
}

/** The answer of the service to a chunk; the offset is null where it names none. */
export interface ChunkAnswer {
  readonly status: number;
  readonly offset: string | null;
}

export interface ResumableOptions {
  /** Ends the upload, which another call continues. */
  readonly signal?: AbortSignal;
  /** Called with the number of bytes that were sent. */
  readonly onProgress?: (sent: number) => void;
  /** Waits before the upload continues after a number of attempts without progress. */
  readonly wait?: (attempts: number, signal?: AbortSignal) => Promise<void>;
  /** Sends a chunk instead of `fetch`, which reports no progress within one. Throws when the connection fails. */
  readonly sendChunk?: (request: ChunkRequest) => Promise<ChunkAnswer>;
  /** Returns the SHA-1 of a chunk in Base64, instead of Web Crypto, which needs the whole chunk in memory. */
  readonly hashChunk?: (chunk: Blob, offset: number) => Promise<string>;
}

/** The upload cannot continue: it has expired or was ended, or the service rejects its bytes. */
export class ResumableUploadEnded extends Error {
  constructor(readonly status: number) {
    super(`the upload ended with ${status}`);
    this.name = 'ResumableUploadEnded';
  }
}

/** Returns the headers that announce a file to `uploads.createResumable`. */
export function resumableHeaders({ name, size, type }: { name: string; size: number; type: string }) {
  const pairs = { filename: name, filetype: type };
  const metadata = Object.entries(pairs).map(([key, value]) => `${key} ${base64Of(new TextEncoder().encode(value))}`);
  return { ...TUS, 'Upload-Length': String(size), 'Upload-Metadata': metadata.join(',') };
}

/**
 * Sends a file to the `upload_url` of an announcement, from where it last ended, and continues after interruptions
 * until all bytes are stored. Each chunk is compared by its SHA-1 where the page may hash. Throws
 * {@link ResumableUploadEnded}, or the reason of an aborted signal.
 */
export async function sendResumable(url: string, file: Blob, options: ResumableOptions = {}): Promise<void> {
  const { signal, onProgress = () => undefined, wait = waitLonger } = options;
  for (let attempts = 0; ;) {
    const before = await offsetAt(url, signal);
    if (before === undefined) {
      await wait((attempts += 1), signal);
      continue;
    }
    onProgress(before);
    const reached = await sendFrom(url, file, before, options);
    if (reached === file.size) return;
    attempts = reached > before ? 1 : attempts + 1;
    await wait(attempts, signal);
  }
}

/** Sends chunks until one fails. Returns the number of stored bytes. */
async function sendFrom(url: string, file: Blob, from: number, options: ResumableOptions): Promise<number> {
  const { signal, onProgress, sendChunk = sendByFetch, hashChunk = hashByWebCrypto } = options;
  for (let offset = from; ;) {
    if (offset === file.size) return offset;
    const body = file.slice(offset, offset + CHUNK_BYTES - (offset % CHUNK_BYTES));
    const start = offset;
    const answer = await sendChunk({
      url,
      body,
      signal,
      headers: {
        ...TUS,
        'Content-Type': CHUNK_TYPE,
        'Upload-Offset': String(offset),
        ...checksumOf(await hashChunk(body, offset)),
      },
      onSent: (bytes) => onProgress?.(start + bytes),
    }).catch(() => undefined);
    signal?.throwIfAborted();
    const reached = answer?.status === 204 ? Number(answer.offset ?? NaN) : NaN;
    if (answer && answer.status !== 204) rejectEnded(answer.status);
    if (!Number.isFinite(reached)) return offset;
    offset = reached;
    onProgress?.(offset);
  }
}

/** Returns undefined while the service cannot be reached. */
async function offsetAt(url: string, signal?: AbortSignal): Promise<number | undefined> {
  const answer = await fetch(url, { method: 'HEAD', headers: TUS, signal: signal ?? null }).catch(() => undefined);
  signal?.throwIfAborted();
  if (answer?.ok) return Number(answer.headers.get('Upload-Offset'));
  if (answer) rejectEnded(answer.status);
  return undefined;
}

function rejectEnded(status: number): void {
  if (status >= 400 && status < 500 && !CONTINUED.has(status)) throw new ResumableUploadEnded(status);
}

async function sendByFetch({ url, headers, body, signal }: ChunkRequest): Promise<ChunkAnswer> {
  const answer = await fetch(url, { method: 'PATCH', headers, body, signal: signal ?? null });
  return { status: answer.status, offset: answer.headers.get('Upload-Offset') };
}

const checksumOf = (digest: string | undefined): Record<string, string> =>
  digest === undefined ? {} : { 'Upload-Checksum': `sha1 ${digest}` };

/** Pages without https have no hashes. */
async function hashByWebCrypto(chunk: Blob): Promise<string | undefined> {
  const { subtle } = globalThis.crypto as Partial<typeof globalThis.crypto>;
  if (!subtle) return undefined;
  const bytes = await chunk.arrayBuffer();
  const digest = await subtle.digest('SHA-1', bytes);
  release(bytes);
  return base64Of(new Uint8Array(digest));
}

/** Frees the memory at once, where the runtime can. Otherwise the bytes of many chunks wait for the next collection. */
const release = (bytes: ArrayBuffer & { readonly transfer?: (length: number) => ArrayBuffer }) =>
  void bytes.transfer?.(0);

const base64Of = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

function waitLonger(attempts: number, signal?: AbortSignal): Promise<void> {
  const ms = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}
