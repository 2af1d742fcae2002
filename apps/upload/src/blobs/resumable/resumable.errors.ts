import { CommonErrors, defineError, DomainError } from '@reelsheet/kernel';

export const ResumableErrors = {
  version: defineError({
    code: 'unsupported_tus_version',
    status: 412,
    message: 'The header Tus-Resumable must be 1.0.0',
  }),
  offset: defineError({
    code: 'upload_offset_conflict',
    status: 409,
    message: 'The upload continues at another offset, which HEAD returns',
  }),
  replaced: defineError({
    code: 'upload_continued_elsewhere',
    status: 409,
    message: 'Another request continues this upload',
  }),
  checksum: defineError({
    code: 'upload_checksum_mismatch',
    status: 460,
    message: 'The bytes have another checksum than Upload-Checksum says; none of them is stored',
  }),
} as const;

export const uploadMissing = () => new DomainError(CommonErrors.notFound);
export const otherOffset = (received: number) =>
  new DomainError(ResumableErrors.offset, `the upload continues at ${received}`);
export const replaced = () => new DomainError(ResumableErrors.replaced);
