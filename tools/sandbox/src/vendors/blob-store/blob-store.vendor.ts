import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Type, type Static } from 'typebox';
import { bearerToken, isSandboxKey } from '../../server/bearer.js';
import { VendorError, type VendorErrorKind } from '../../server/vendor-error.js';
import type { Vendor } from '../../server/vendor.js';
import { Collection } from '../../store/collection.js';

interface Blob {
  readonly blobId: string;
  readonly size: number;
  readonly endEpoch: number;
  readonly event: { readonly txDigest: string; readonly eventSeq: string };
}

const STATUSES: Record<VendorErrorKind, number> = {
  unauthorized: 401,
  forbidden: 403,
  invalid: 400,
  not_found: 404,
  refused: 451,
  conflict: 409,
  limited: 429,
  server: 500,
};
const CODES: Record<VendorErrorKind, string> = {
  unauthorized: 'UNAUTHENTICATED',
  forbidden: 'PERMISSION_DENIED',
  invalid: 'INVALID_ARGUMENT',
  not_found: 'NOT_FOUND',
  refused: 'BLOCKED',
  conflict: 'ABORTED',
  limited: 'RESOURCE_EXHAUSTED',
  server: 'INTERNAL',
};

const EPOCH_MS = 14 * 24 * 60 * 60 * 1_000;
const MAX_EPOCHS = 53;
const MAX_BODY = 512 * 2 ** 20;
/**
 * Returns the size of a blob after erasure coding, with the metadata that all storage nodes store.
 */
const encodedLength = (size: number) => Math.ceil(size * 4.5) + 64_000_000;
const currentEpoch = () => Math.floor(Date.now() / EPOCH_MS);
const objectId = () => `0x${randomBytes(32).toString('hex')}`;

const StoreQuery = Type.Object({
  epochs: Type.Optional(Type.String({ pattern: '^[1-9]\\d*$' })),
  send_object_to: Type.Optional(Type.String({ pattern: '^0x[0-9a-fA-F]{64}$' })),
  force: Type.Optional(Type.Enum(['true', 'false'])),
  permanent: Type.Optional(Type.Enum(['true', 'false'])),
  deletable: Type.Optional(Type.Enum(['true', 'false'])),
});

/** Walrus, with its publisher and its aggregator at one URL. */
export const blobStore: Vendor = {
  name: 'blob_store',
  renderError: ({ kind, message, code, status = STATUSES[kind] }) => ({
    status,
    body: { error: { status: code ?? CODES[kind], code: status, message, details: [] } },
  }),
  routes(app, { database, files }) {
    const blobs = new Collection<Blob>(database, 'blobs');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY }, (_request, body, done) =>
      done(null, body),
    );

    app.put<{ Querystring: Static<typeof StoreQuery>; Body: Buffer | undefined }>(
      '/v1/blobs',
      { schema: { querystring: StoreQuery }, bodyLimit: MAX_BODY },
      async (request) => {
        if (!isSandboxKey(bearerToken(request))) throw new VendorError('unauthorized', 'the token is not valid');
        const { epochs = '1', force, permanent, send_object_to: owner } = request.query;
        if (Number(epochs) > MAX_EPOCHS) throw new VendorError('invalid', `epochs must be at most ${MAX_EPOCHS}`);
        const bytes = request.body ?? Buffer.alloc(0);
        const blobId = createHash('sha256').update(bytes).digest('base64url');
        const endEpoch = currentEpoch() + Number(epochs);
        const known = blobs.get(blobId);
        request.call.summary = `${blobId}${owner ? ` to ${owner}` : ''}`;
        if (known && known.endEpoch >= endEpoch && force !== 'true') {
          request.call.replay = true;
          return { alreadyCertified: { blobId, event: known.event, endEpoch: known.endEpoch } };
        }
        await files.write(`blob-${blobId}`, bytes);
        const event = { txDigest: randomBytes(32).toString('base64url'), eventSeq: '0' };
        blobs.put(blobId, { blobId, size: bytes.length, endEpoch: Math.max(endEpoch, known?.endEpoch ?? 0), event });
        const storageSize = encodedLength(bytes.length);
        const epoch = currentEpoch();
        return {
          newlyCreated: {
            blobObject: {
              id: objectId(),
              registeredEpoch: epoch,
              blobId,
              size: bytes.length,
              encodingType: 'RS2',
              certifiedEpoch: epoch,
              storage: { id: objectId(), startEpoch: epoch, endEpoch, storageSize },
              deletable: permanent !== 'true',
            },
            resourceOperation: { registerFromScratch: { encodedLength: storageSize, epochsAhead: Number(epochs) } },
            cost: Math.ceil(storageSize / 1_000_000) * Number(epochs),
          },
        };
      },
    );

    app.get<{ Params: { id: string } }>('/v1/blobs/:id', { config: { openToAll: true } }, async (request, reply) => {
      const blob = blobs.get(request.params.id);
      if (!blob || blob.endEpoch <= currentEpoch())
        throw new VendorError('not_found', 'the requested blob ID does not exist on Walrus', 'BLOB_NOT_FOUND');
      request.call.summary = blob.blobId;
      return reply
        .header('content-length', blob.size)
        .type('application/octet-stream')
        .send(createReadStream(files.path(`blob-${blob.blobId}`)));
    });
  },
};
