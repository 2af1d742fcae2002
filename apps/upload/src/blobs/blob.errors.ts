import { CommonErrors, defineError, DomainError } from '@reelsheet/kernel';

export const BlobErrors = {
  fileSizeExceeded: defineError({
    code: 'file_size_exceeded',
    status: 422,
    message: 'byte_size must be from 1 to 1073741824 (1 GB)',
  }),
  invalidContentType: defineError({
    code: 'invalid_content_type',
    status: 422,
    message: 'content_type must be an image, video, audio, zip, safetensors or document type',
  }),
  storageQuotaExceeded: defineError({
    code: 'storage_quota_exceeded',
    status: 422,
    message: 'The storage of this workspace is full',
  }),
  uploadRejected: defineError({
    code: 'forbidden',
    status: 403,
    message: 'The upload address is unknown or has expired, or a header was changed',
  }),
  uploadMismatch: defineError({
    code: 'upload_mismatch',
    status: 400,
    message: 'The bytes are not those that were announced',
  }),
  uploadTaken: defineError({ code: 'conflict', status: 409, message: 'The blob is uploaded, or is being uploaded' }),
} as const;

export const refused = () => new DomainError(BlobErrors.uploadRejected);
export const mismatch = (what: string) => new DomainError(BlobErrors.uploadMismatch, what);
export const storageFull = (bytes: number, left: number, quota: number) =>
  new DomainError(
    BlobErrors.storageQuotaExceeded,
    `byte_size is ${bytes}, and ${left} of ${quota} bytes of storage are left`,
  );
export const tooLong = () => new DomainError(CommonErrors.payloadTooLarge, 'body is longer than announced');
export const taken = () => new DomainError(BlobErrors.uploadTaken);
export const otherKind = (announced: string) =>
  new DomainError(BlobErrors.invalidContentType, `the file is not of the announced type ${announced}`);
export const unreadable = (reason: string) =>
  new DomainError(BlobErrors.invalidContentType, `the file cannot be read: ${reason}`);
