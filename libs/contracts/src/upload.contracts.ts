import { Type } from 'typebox';
import { defineEvent, defineRpc } from './define.js';
import { Id, nullable } from './shapes.js';

/**
 * Announcing: the user, the organization, or both, that may use the blob. Claiming: the caller and
 * the organization that will own the media. Values of the announcement must be the same in the
 * claim.
 */
const Owner = Type.Object({ user_id: nullable(Id), organization_id: nullable(Id) });

const Bytes = Type.Integer({ minimum: 0 });

const Blob = Type.Object({
  id: Id,
  key: Type.String(),
  filename: Type.String(),
  content_type: Type.String(),
  byte_size: Type.Integer(),
  checksum: Type.String({ description: 'base64 MD5' }),
  signed_id: Type.String(),
});

const Media = Type.Object({
  key: Type.String(),
  url: Type.String(),
  filename: Type.String(),
  content_type: Type.String({ description: 'detected from the bytes; the announced type if it cannot be detected' }),
  byte_size: Type.Integer(),
  object_type: Type.String({ description: 'image, video, audio, zip, safe_tensors or document' }),
  thumbnail_url: Type.Optional(
    Type.Union([Type.String(), Type.Null()], { description: 'null until one is made, or where there is none' }),
  ),
});

/** Properties of the bytes that their creator already knows, so that no inspection is needed. */
const Findings = Type.Object({
  width: nullable(Type.Integer({ minimum: 1 })),
  height: nullable(Type.Integer({ minimum: 1 })),
  duration: nullable(Type.Number({ description: 'seconds' })),
  thumbnail: nullable(
    Type.Object({
      bytes: Type.String({ maxLength: 500_000, description: 'base64 of a JPEG' }),
      width: Type.Integer({ minimum: 1 }),
      height: Type.Integer({ minimum: 1 }),
    }),
  ),
});

/**
 * Announces bytes, which the caller then PUTs to `direct_upload.url` with the given headers. 422
 * `file_size_exceeded`, `invalid_content_type` or `validation_error` for a file that upload does
 * not accept, and `storage_quota_exceeded` if the organization, or the user without one, has no
 * storage left.
 */
export const announceBlob = defineRpc(
  'rpc.upload.blob.announce.v1',
  Type.Object({
    owner: Owner,
    filename: Type.String(),
    byte_size: Type.Integer(),
    checksum: Type.String(),
    content_type: Type.String(),
    metadata: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    beyond_quota: Type.Optional(
      Type.Boolean({ description: 'stored even where the quota is reached: what a paid job has made' }),
    ),
    small_quota: Type.Optional(Type.Boolean({ description: 'compared with the quota of unproved founders' })),
    resumable: Type.Optional(
      Type.Boolean({
        description: '`direct_upload.url` takes the bytes by the tus protocol; nobody compares the checksum then',
      }),
    ),
  }),
  Type.Object({
    blob: Blob,
    direct_upload: Type.Object({ url: Type.String(), headers: Type.Record(Type.String(), Type.String()) }),
    expires_at: Type.Optional(
      Type.String({ description: 'ISO 8601; the bytes must have arrived before, or the upload is removed' }),
    ),
  }),
);

/**
 * Returns the stored media of a signed id of this owner after its bytes are flushed to disk, which
 * takes time for a gigabyte on a slow disk. Null if the id is unknown, belongs to another owner, is
 * not uploaded yet, or was claimed for another organization. Repeated claims return the same. 422
 * `invalid_content_type` if the bytes are not of the announced kind or failed their inspection, and
 * `storage_quota_exceeded` if `charge_to` has no storage left. With `findings` the reply contains
 * the thumbnail; otherwise `mediaInspected` reports it.
 */
export const claimBlob = defineRpc(
  'rpc.upload.blob.claim.v1',
  Type.Object({
    owner: Owner,
    signed_id: Type.String({ maxLength: 500 }),
    charge_to: Type.Optional({ ...Id, description: 'workspace whose storage it takes; the first one named stays' }),
    small_quota: Type.Optional(Type.Boolean({ description: 'compared with the quota of unproved founders' })),
    findings: Type.Optional(Findings),
  }),
  Type.Object({ media: nullable(Media) }),
  { withinMs: 30_000 },
);

/**
 * Returns the bytes that an organization has announced and stored, and its quota, which it shares with the other
 * organizations of its founder. `left` is what all of them together may still store; both are null without a limit.
 */
export const readStorage = defineRpc(
  'rpc.upload.storage.read.v1',
  Type.Object({
    organization_id: Id,
    small_quota: Type.Boolean({ description: 'compared with the quota of unproved founders' }),
  }),
  Type.Object({ bytes: Bytes, quota: nullable(Bytes), left: nullable(Bytes) }),
  { withinMs: 1_000 },
);

/** Forgets stored media and its thumbnail; unknown keys are fine. */
export const removeMedia = defineRpc(
  'rpc.upload.media.remove.v1',
  Type.Object({ keys: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 10_000 }) }),
  Type.Object({ removed: Type.Integer() }),
);

const AddressKey = Type.String({ pattern: '^[0-9a-f]{48}$', description: 'unguessable, and of no other media' });

const NewAddress = {
  key: Type.String({ maxLength: 100 }),
  version: Type.Integer({ minimum: 1 }),
  address_key: AddressKey,
  thumbnail_address_key: nullable(AddressKey),
};

/**
 * Gives stored media and its thumbnail new addresses; the former ones are missing from then on. The key of the media
 * stays. Nothing changes if the media is gone, or for a version that is not greater than the last one.
 */
export const changeMediaAddress = defineRpc(
  'rpc.upload.media.change_address.v1',
  Type.Object(NewAddress),
  Type.Object({ changed: Type.Boolean() }),
);

/** Maximum number of media that one request gives addresses. */
export const MAX_CHANGED_ADDRESSES = 200;

/**
 * Like the change of one address, for many media. Base hides media of deleted files by addresses that nobody knows, and
 * gives a restored file the address that it had.
 */
export const changeMediaAddresses = defineRpc(
  'rpc.upload.media.change_addresses.v1',
  Type.Object({ changes: Type.Array(Type.Object(NewAddress), { maxItems: MAX_CHANGED_ADDRESSES }) }),
  Type.Object({ changed: Type.Integer({ description: 'number of media and their thumbnails' }) }),
);

/**
 * Result of an inspection of stored bytes; sent once for each blob that was claimed without
 * findings.
 */
export const mediaInspected = defineEvent(
  'evt.upload.media.inspected.v1',
  ['base'],
  Type.Object({
    key: Type.String(),
    width: nullable(Type.Integer()),
    height: nullable(Type.Integer()),
    duration: nullable(Type.Number({ description: 'seconds' })),
    thumbnail_url: nullable(Type.String()),
    error: Type.Optional(
      Type.Union([Type.String(), Type.Null()], { description: 'why the bytes are not readable; they are not served' }),
    ),
  }),
);
