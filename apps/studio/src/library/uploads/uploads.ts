import {
  dataOf,
  resumableHeaders,
  ResumableUploadEnded,
  sendResumable,
  type ChunkAnswer,
  type ChunkRequest,
} from '@reelsheet/client';
import { shownError } from '../../api/api-errors.js';
import { keys } from '../../api/query-keys.js';
import { services } from '../../api/services.js';
import { queries } from '../../app/queries.js';
import { hasSessionEnded, sessionStore } from '../../session/session.js';
import { STORED_UPLOADS } from '../../session/stored-uploads.js';
import { strings } from '../../strings/en.js';
import { UploadQueue, type AnnouncedUpload, type SendingOptions, type UploadTarget } from './upload-queue.js';

/** Milliseconds between attempts to continue; the return of the connection ends the wait. */
const RETRY_MS = 4_000;

let queue: UploadQueue | undefined;

/** The uploads of this tab, which end when somebody signs out here or in another tab. */
export const uploadQueue = (): UploadQueue => (queue ??= openQueue());

function openQueue(): UploadQueue {
  const opened = new UploadQueue({
    announce,
    send,
    add,
    end: async (url) => void (await fetch(url, { method: 'DELETE', headers: { 'Tus-Resumable': '1.0.0' } })),
    describe: (error) => (error instanceof ResumableUploadEnded ? strings.library.expired : shownError(error).message),
    isOver: (error) => error instanceof ResumableUploadEnded,
    remembered,
    remember,
  });
  sessionStore.subscribe((session) => {
    if (session === null && !hasSessionEnded()) opened.clear();
  });
  return opened;
}

function remember(uploads: readonly AnnouncedUpload[]): void {
  if (uploads.length === 0) localStorage.removeItem(STORED_UPLOADS);
  else localStorage.setItem(STORED_UPLOADS, JSON.stringify(uploads));
}

async function announce({ name, size, type }: File, { agentId }: UploadTarget) {
  const headers = resumableHeaders({ name, size, type });
  const query = { agent_id: agentId };
  const announced = await dataOf(services().base.uploads.createResumable({ query, headers }));
  return { name, size, url: announced.upload_url, signedId: announced.signed_id, expiresAt: announced.expires_at };
}

function send(url: string, file: File, { signal, onProgress, onWaiting }: SendingOptions): Promise<void> {
  const wait = async () => {
    onWaiting();
    await untilOnline(signal);
  };
  return sendResumable(url, file, { signal, onProgress, wait, sendChunk: sendByXhr });
}

async function add({ signedId, target }: AnnouncedUpload): Promise<void> {
  const { organizationId, agentId, folderId } = target;
  const body = {
    content_resource: { file: signedId },
    ...(folderId === null ? {} : { asset_folder: { id: folderId } }),
  };
  await dataOf(services().base.files.create({ query: { agent_id: agentId }, body }));
  await queries.invalidateQueries({ queryKey: keys.library(organizationId, agentId) });
  await queries.invalidateQueries({ queryKey: keys.storage(organizationId) });
}

function remembered(): readonly AnnouncedUpload[] {
  try {
    const stored = JSON.parse(localStorage.getItem(STORED_UPLOADS) ?? '[]') as AnnouncedUpload[];
    return stored.filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now());
  } catch {
    return [];
  }
}

function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, RETRY_MS);
    const go = () => {
      clearTimeout(timer);
      resolve();
    };
    window.addEventListener('online', go, { once: true, signal });
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** Reports progress within a chunk, which `fetch` cannot. */
function sendByXhr({ url, headers, body, signal, onSent }: ChunkRequest): Promise<ChunkAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PATCH', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onload = () => resolve({ status: request.status, offset: request.getResponseHeader('Upload-Offset') });
    request.onerror = request.onabort = () => reject(new Error('the connection failed'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
