import { CommonErrors, defineError, DomainError, invalid } from '@reelsheet/kernel';
import { FOLDER_LIMITS } from './folder-limits.js';

export const FolderErrors = {
  notFound: CommonErrors.notFound,
  removalFailed: defineError({
    code: 'folder_removal_failed',
    status: 422,
    message: 'The folder could not be deleted',
  }),
} as const;

export const folderNotFound = () => new DomainError(FolderErrors.notFound, 'The folder does not exist');
export const tooDeep = () =>
  invalid('asset_folder.parent_id', `must not lead to more than ${FOLDER_LIMITS.depth} folders within one another`);
export const inItself = () => invalid('asset_folder.parent_id', 'must not be the folder itself or one within it');
export const tooManyFolders = () =>
  invalid('asset_folder', `cannot be added: the agent has ${FOLDER_LIMITS.ofAgent} folders already`);
export const tooManyFiles = (limit: number) =>
  new DomainError(
    FolderErrors.removalFailed,
    `The folder holds more than ${limit} files with all below it; delete the folders within it first`,
  );
