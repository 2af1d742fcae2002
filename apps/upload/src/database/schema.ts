import { BlobEntity } from '../blobs/blob.entity.js';
import { MediaEntity } from '../media/media.entity.js';
import { CreateBlobs1763620000000 } from './migrations/1763620000000-create-blobs.js';

/** Every table of upload, by feature. */
export const entities = [BlobEntity, MediaEntity];

/** In order of their timestamps. */
export const migrations = [CreateBlobs1763620000000];
