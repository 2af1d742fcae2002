import { openAsBlob } from 'node:fs';
import {
  answerCheck,
  announceVendor,
  boundedFetch,
  callVendor,
  categoryOfStatus,
  ProviderError,
  retryAfterMs,
  transportError,
  wasNeverSent,
} from '@reelsheet/provider-common';
import { Type } from 'typebox';
import { BlobStore, type StoredBlob, type StoreRequest } from './port.js';

export interface WalrusConfig {
  readonly publisherUrl: string;
  readonly aggregatorUrl: string;
  /** For a publisher that lets nobody else in. */
  readonly token?: string;
}

const VENDOR = 'blob store';
const PROVIDER = 'walrus';
const STORE_WITHIN_MS = 10 * 60_000;
const READ_WITHIN_MS = 10 * 60_000;
const MAX_ANSWER = 2 ** 20;

const readAnswer = answerCheck(
  VENDOR,
  Type.Union([
    Type.Object({
      newlyCreated: Type.Object({
        blobObject: Type.Object({
          id: Type.String(),
          blobId: Type.String({ minLength: 1 }),
          storage: Type.Object({
            id: Type.String(),
            endEpoch: Type.Integer(),
            storageSize: Type.Integer({ minimum: 0 }),
          }),
        }),
      }),
    }),
    Type.Object({ alreadyCertified: Type.Object({ blobId: Type.String({ minLength: 1 }), endEpoch: Type.Integer() }) }),
  ]),
);

/** A publisher and an aggregator of Walrus. */
export class WalrusBlobStore extends BlobStore {
  constructor(private readonly config: WalrusConfig) {
    super();
    announceVendor(VENDOR, PROVIDER);
  }

  async store({ file, epochs, owner, force, signal }: StoreRequest): Promise<StoredBlob> {
    const query = new URLSearchParams({ epochs: String(epochs) });
    if (owner) query.set('send_object_to', owner);
    if (force) query.set('force', 'true');
    const { token } = this.config;
    const body = await openAsBlob(file);
    return callVendor(
      { vendor: VENDOR, provider: PROVIDER, timeoutMs: STORE_WITHIN_MS, signal },
      async (bounded) => {
        const answer = await boundedFetch(VENDOR, MAX_ANSWER)(`${this.config.publisherUrl}/v1/blobs?${query}`, {
          method: 'PUT',
          body,
          signal: bounded,
          headers: {
            'content-type': 'application/octet-stream',
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
        });
        if (!answer.ok) throw rejection(answer);
        return toStored(readAnswer(await answer.json()));
      },
      asUnknown,
    );
  }

  async read(blobId: string, signal?: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    return callVendor({ vendor: VENDOR, provider: PROVIDER, timeoutMs: READ_WITHIN_MS, signal }, async (bounded) => {
      const address = `${this.config.aggregatorUrl}/v1/blobs/${encodeURIComponent(blobId)}`;
      const answer = await fetch(address, { signal: bounded, redirect: 'manual' });
      if (!answer.ok || !answer.body) throw rejection(answer);
      return answer.body as ReadableStream<Uint8Array>;
    });
  }
}

const UNLAWFUL = 451;

function rejection(answer: Response): ProviderError {
  const { status, headers } = answer;
  void answer.body?.cancel();
  const category = status === UNLAWFUL ? 'content_refused' : categoryOfStatus(status);
  return new ProviderError(VENDOR, category, { status, retryAfterMs: retryAfterMs(headers) });
}

/**
 * Returns an error with an unknown outcome, because the request was sent before the connection
 * failed.
 */
function asUnknown(error: unknown): ProviderError {
  const rejection = transportError(VENDOR, error);
  return wasNeverSent(rejection) ? rejection : new ProviderError(VENDOR, 'unknown_outcome', { cause: error });
}

function toStored(answer: ReturnType<typeof readAnswer>): StoredBlob {
  if ('alreadyCertified' in answer) {
    const { blobId, endEpoch } = answer.alreadyCertified;
    return { blobId, endEpoch, objectId: null, storageId: null, encodedLength: null };
  }
  const { id: objectId, blobId, storage } = answer.newlyCreated.blobObject;
  return { blobId, objectId, storageId: storage.id, endEpoch: storage.endEpoch, encodedLength: storage.storageSize };
}
