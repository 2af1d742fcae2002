import { defineError, DomainError } from '@reelsheet/kernel';

export const ContentResourceErrors = {
  notFound: defineError({ code: 'content_resource_not_found', status: 404, message: 'Content resource not found' }),
  creationFailed: defineError({
    code: 'content_resource_creation_failed',
    status: 422,
    message: 'The file is missing or of a type that is not supported',
    detailSchema: {
      reason: {
        type: 'string',
        enum: ['unsupported_media'],
        description: 'the bytes are not of an accepted type; absent for a missing file',
      },
    },
  }),
} as const;

export const DirectUploadErrors = {
  contentType: defineError({ code: 'invalid_content_type', status: 422, message: 'This content type is not accepted' }),
  fileSize: defineError({ code: 'file_size_exceeded', status: 422, message: 'The file is larger than 1 GB' }),
  failed: defineError({ code: 'direct_upload_failed', status: 422, message: 'The upload could not be prepared' }),
} as const;

export const ResumableUploadErrors = {
  version: defineError({
    code: 'unsupported_tus_version',
    status: 412,
    message: 'The header Tus-Resumable must be 1.0.0',
  }),
} as const;

export const resourceNotFound = () => new DomainError(ContentResourceErrors.notFound);
export const unsupportedMedia = (why: string) =>
  new DomainError(ContentResourceErrors.creationFailed, `content_resource.file ${why}`, {
    reason: 'unsupported_media',
  });
export const creationFailed = (reason: string) =>
  new DomainError(ContentResourceErrors.creationFailed, `content_resource.file ${reason}`);
