import { Type } from 'typebox';
import { defineEvent, defineRpc } from './define.js';
import { Id, nullable } from './shapes.js';

/**
 * Announcing: the user or the workspace that may use the blob, at least one of them.
 * Claiming: who asks, and the workspace in which the media will stand. What the announcement named must be the same here.
 */
const Owner = Type.Object({ user_id: nullable(Id), organization_id: nullable(Id) });

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
  content_type: Type.String({ description: 'told from the bytes; the announced one where they tell nothing' }),
  byte_size: Type.Integer(),
  object_type: Type.String({ description: 'image, video, audio, zip, safe_tensors or document' }),
  thumbnail_url: Type.Optional(
    Type.Union([Type.String(), Type.Null()], { description: 'null until one is made, or where there is none' }),
  ),
});

/** What whoever made the bytes has seen in them, so that nobody has to look again. */
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
 * Announces bytes; they are then PUT to `direct_upload.url` with the headers given.
 * 422 `file_size_exceeded`, `invalid_content_type` or `validation_error` for what upload does not take, and
 * `storage_quota_exceeded` where the workspace, or the user where none is named, has no room for it.
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
  }),
  Type.Object({
    blob: Blob,
    direct_upload: Type.Object({ url: Type.String(), headers: Type.Record(Type.String(), Type.String()) }),
  }),
);

/**
 * The stored media behind a signed id of this owner, once its bytes are safe from a crash: a gigabyte on a slow disk
 * takes its time. Null where it is unknown, someone else's, not uploaded yet,
 * or already claimed for another workspace. Asked again, it answers the same. 422 `invalid_content_type` where the
 * bytes are not of the announced kind, and `storage_quota_exceeded` where `charge_to` has no room for them.
 * Who gives `findings` has the thumbnail in the answer; else mediaInspected tells of it.
 */
export const claimBlob = defineRpc(
  'rpc.upload.blob.claim.v1',
  Type.Object({
    owner: Owner,
    signed_id: Type.String({ maxLength: 500 }),
    charge_to: Type.Optional({ ...Id, description: 'workspace whose storage it takes; the first one named stays' }),
    findings: Type.Optional(Findings),
  }),
  Type.Object({ media: nullable(Media) }),
  { withinMs: 30_000 },
);

/** Forgets stored media and its thumbnail; unknown keys are fine. */
export const removeMedia = defineRpc(
  'rpc.upload.media.remove.v1',
  Type.Object({ keys: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 10_000 }) }),
  Type.Object({ removed: Type.Integer() }),
);

/** What a look at stored bytes found; sent once for each blob that was claimed without findings. */
export const mediaInspected = defineEvent(
  'evt.upload.media.inspected.v1',
  ['base'],
  Type.Object({
    key: Type.String(),
    width: nullable(Type.Integer()),
    height: nullable(Type.Integer()),
    duration: nullable(Type.Number({ description: 'seconds' })),
    thumbnail_url: nullable(Type.String()),
  }),
);
