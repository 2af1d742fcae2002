import { Type } from 'typebox';
import { defineEvent, defineJob, defineRpc } from './define.js';
import { Id, nullable } from './shapes.js';

/** Who may use a blob: the user that announced it, or a workspace on whose behalf a service did. */
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
  content_type: Type.String({ description: 'told from the bytes' }),
  byte_size: Type.Integer(),
  object_type: Type.String({ description: 'image, video, audio, zip, safe_tensors or document' }),
});

/** Announces bytes; they are then PUT to `direct_upload.url` with the headers given. */
export const announceBlob = defineRpc(
  'rpc.upload.blob.announce.v1',
  Type.Object({
    owner: Owner,
    filename: Type.String(),
    byte_size: Type.Integer({ minimum: 1 }),
    checksum: Type.String(),
    content_type: Type.String(),
    metadata: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  }),
  Type.Object({
    blob: Blob,
    direct_upload: Type.Object({ url: Type.String(), headers: Type.Record(Type.String(), Type.String()) }),
  }),
);

/** The stored media behind a signed id of this owner; null where it is unknown, someone else's or not uploaded yet. */
export const claimBlob = defineRpc(
  'rpc.upload.blob.claim.v1',
  Type.Object({ owner: Owner, signed_id: Type.String({ maxLength: 500 }) }),
  Type.Object({ media: nullable(Media) }),
);

/** Forgets stored media and its thumbnail; unknown keys are fine. */
export const removeMedia = defineRpc(
  'rpc.upload.media.remove.v1',
  Type.Object({ keys: Type.Array(Type.String()) }),
  Type.Object({ removed: Type.Integer() }),
);

export const inspectMedia = defineJob('job.upload.media.inspect.v1', Type.Object({ blob_id: Id }));

/** What a look at stored bytes found; sent once for each blob that was claimed. */
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
