import {
  CreateFairShares1795630000000,
  CreateTasks1763700000000,
  FairShareEntity,
  RevisionsOfShares1795640400000,
  TaskEntity,
} from '@reelsheet/platform-jobs';
import { BlobEntity } from '../blobs/blob.entity.js';
import { ResumableUploadEntity } from '../blobs/resumable/resumable-upload.entity.js';
import { StoreFolderEntity } from '../blobs/cleanup/store-folder.entity.js';
import { StorageAccountEntity } from '../blobs/storage-accounts/storage-account.entity.js';
import { InspectionEntity } from '../media/inspection.entity.js';
import { MediaEntity } from '../media/media.entity.js';
import { ResizedPictureEntity } from '../media/resized-picture.entity.js';
import { Baseline1795490000000 } from './migrations/1795490000000-baseline.js';
import { MediaError1795610000015 } from './migrations/1795610000015-media-error.js';
import { FileKeys1795610000020 } from './migrations/1795610000020-file-keys.js';
import { SharesOfInspections1795630000001 } from './migrations/1795630000001-shares-of-inspections.js';
import { ResizedPictures1795640200000 } from './migrations/1795640200000-resized-pictures.js';
import { MediaAddresses1795650000000 } from './migrations/1795650000000-media-addresses.js';
import { ResumableUploads1795700000000 } from './migrations/1795700000000-resumable-uploads.js';

/** Every table of upload, by feature. */
export const entities = [
  TaskEntity,
  FairShareEntity,
  BlobEntity,
  ResumableUploadEntity,
  StorageAccountEntity,
  StoreFolderEntity,
  MediaEntity,
  InspectionEntity,
  ResizedPictureEntity,
];

/** In the order of their timestamps. */
export const migrations = [
  CreateTasks1763700000000,
  Baseline1795490000000,
  MediaError1795610000015,
  FileKeys1795610000020,
  CreateFairShares1795630000000,
  SharesOfInspections1795630000001,
  ResizedPictures1795640200000,
  RevisionsOfShares1795640400000,
  MediaAddresses1795650000000,
  ResumableUploads1795700000000,
];
