import { S3ServiceException } from '@aws-sdk/client-s3';
import { DomainError } from '@reelsheet/kernel';

/** Returns in one line why a request to a bucket failed. */
export function reasonOf(error: unknown): string {
  if (error instanceof DomainError && error.cause !== undefined) return reasonOf(error.cause);
  if (error instanceof S3ServiceException) {
    const { httpStatusCode: status } = error.$metadata;
    return [status === undefined ? undefined : `status ${status}`, error.name, error.message]
      .filter(Boolean)
      .join(', ');
  }
  const { code, message } = error as NodeJS.ErrnoException;
  return message || code || String(error);
}
