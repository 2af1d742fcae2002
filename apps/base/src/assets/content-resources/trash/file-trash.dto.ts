import { Choice, Flag, Id, Text, Whole } from '@reelsheet/platform-http';
import { RESOURCE_TYPES } from '../content-resource.js';
import { FILE_TRASH_LIMITS } from './file-trash-limits.js';
import type { EmptiedTrash, ExpiringFile } from './file-trash.service.js';

export class FileTrashQuery {
  @Whole({ optional: true, max: 1_000_000, default: 0, about: `from 0; ${FILE_TRASH_LIMITS.page} files per page` })
  page: number = 0;
}

/** A file in the trash has no address, because nobody can read it. */
export class TrashedFileView {
  @Whole() id!: number;
  @Text() file_name!: string;
  @Text() content_type!: string;
  @Choice(RESOURCE_TYPES) object_type!: string;
  @Whole({ about: 'bytes, which count against the storage' }) byte_size!: number;
  @Id({ nullable: true, about: 'folder that it is restored into; null is the root' }) asset_folder_id!: number | null;
  @Text({ format: 'date-time' }) deleted_at!: string;
  @Whole({ nullable: true, about: 'id of the user; null when that is not known' }) deleted_by!: number | null;
  @Text({ format: 'date-time', about: 'when it is removed for good' }) expires_at!: string;
}

export class EmptiedTrashView {
  @Whole({ about: 'number of files' }) removed!: number;
  @Flag({ about: 'false: ask again for the rest' }) is_empty!: boolean;
}

export function toTrashedFile({ deletedAt, expiresAt, ...file }: ExpiringFile): TrashedFileView {
  return {
    id: file.id,
    file_name: file.fileName,
    content_type: file.contentType,
    object_type: file.objectType,
    byte_size: file.byteSize,
    asset_folder_id: file.folderId,
    deleted_at: deletedAt.toISOString(),
    deleted_by: file.deletedBy,
    expires_at: expiresAt.toISOString(),
  };
}

export const toEmptiedTrash = ({ removed, isEmpty }: EmptiedTrash): EmptiedTrashView => ({
  removed,
  is_empty: isEmpty,
});
