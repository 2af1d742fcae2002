import type { PublishErrorCode } from '../errors.js';

/** Errors by the last path segment of the `type` of a problem document. */
export const ERRORS_BY_TYPE: Readonly<Record<string, PublishErrorCode>> = {
  'client-forbidden': 'misconfigured',
  // Duplicate text, or a violation of the network's rules.
  forbidden: 'rejected',
  'invalid-request': 'invalid_request',
  'not-authorized-for-resource': 'permission_missing',
  'oauth1-permissions': 'permission_missing',
  'resource-not-found': 'not_found',
  'unsupported-authentication': 'misconfigured',
  'usage-capped': 'quota_exceeded',
};

/** `processing_info.error.name`. */
export const MEDIA_ERRORS: Readonly<Record<string, PublishErrorCode>> = {
  InvalidMedia: 'media_rejected',
  InternalError: 'platform_unavailable',
  UnsupportedMedia: 'media_rejected',
};
