import { CreateTasks1763700000000, KeysOfTasksToCome1763860000000, TaskEntity } from '@reelsheet/platform-jobs';
import { BlobEntity } from '../blobs/blob.entity.js';
import { StoreFolderEntity } from '../blobs/cleanup/store-folder.entity.js';
import { StorageAccountEntity } from '../blobs/storage-accounts/storage-account.entity.js';
import { InspectionEntity } from '../media/inspection.entity.js';
import { MediaEntity } from '../media/media.entity.js';
import { CreateBlobs1763620000000 } from './migrations/1763620000000-create-blobs.js';
import { InspectByJobs1763710000000 } from './migrations/1763710000000-inspect-by-jobs.js';
import { ReadyJobs1763730000010 } from './migrations/1763730000010-ready-jobs.js';
import { CountStorage1763750000010 } from './migrations/1763750000010-count-storage.js';
import { CountNoOpenJobs1765000000000 } from './migrations/1765000000000-count-no-open-jobs.js';
import { FindThumbnails1766000000010 } from './migrations/1766000000010-find-thumbnails.js';
import { ShareAFolder1767000000000 } from './migrations/1767000000000-share-a-folder.js';
import { AnswerBeforeFlush1768000000000 } from './migrations/1768000000000-answer-before-flush.js';

/** Every table of upload, by feature. */
export const entities = [
  TaskEntity,
  BlobEntity,
  StorageAccountEntity,
  StoreFolderEntity,
  MediaEntity,
  InspectionEntity,
];

/** In order of their timestamps. */
export const migrations = [
  CreateBlobs1763620000000,
  CreateTasks1763700000000,
  InspectByJobs1763710000000,
  ReadyJobs1763730000010,
  CountStorage1763750000010,
  KeysOfTasksToCome1763860000000,
  CountNoOpenJobs1765000000000,
  FindThumbnails1766000000010,
  ShareAFolder1767000000000,
  AnswerBeforeFlush1768000000000,
];
