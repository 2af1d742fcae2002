import type { PublishErrorCode } from '../errors.js';

/** Errors by the `code` of an error response. */
export const API_ERRORS: Readonly<Record<string, PublishErrorCode>> = {
  ACCESS_DENIED: 'permission_missing',
  DUPLICATE_POST: 'rejected',
  EXPIRED_ACCESS_TOKEN: 'token_expired',
  INVALID_ACCESS_TOKEN: 'token_expired',
  MEDIA_ASSET_PROCESSING_FAILED: 'media_rejected',
  MEDIA_ASSET_WAITING_UPLOAD: 'platform_error',
  NOT_FOUND: 'not_found',
  NONEXISTENT_VERSION: 'misconfigured',
  RESOURCE_NOT_FOUND: 'not_found',
  REVOKED_ACCESS_TOKEN: 'token_expired',
  TOO_MANY_REQUESTS: 'rate_limited',
  UNPROCESSABLE_ENTITY: 'rejected',
};
