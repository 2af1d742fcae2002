import { jobs, of, type OwnedTables } from './owned-table.js';

/** Rows of an organization in upload. */
export const UPLOAD_ROWS: OwnedTables = {
  'upload.blob': {
    by: [of('organization_id'), of('key', 'base.content_resource', 'key')],
    key: 'id',
    columns: `
      id key user_id organization_id account filename content_type byte_size checksum metadata created_at
      stored_at awaits_flush file_key`,
    omitted: { passing: 'claim claimed_until' },
  },
  'upload.media': {
    by: [of('blob_id', 'upload.blob'), of('key', 'base.content_resource', 'key')],
    key: 'key',
    columns: `
      key blob_id filename content_type extension object_type byte_size etag width height duration thumbnail_key
      inspected_at created_at inspection_error file_key address_key`,
    // The version only orders requests to replace an address, which are numbered by each installation.
    omitted: { passing: 'address_version' },
  },
  'upload.inspection': jobs({ by: of('media_key', 'upload.media', 'key'), key: 'id', columns: 'id media_key' }),
};
