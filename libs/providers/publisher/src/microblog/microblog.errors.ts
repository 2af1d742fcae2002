import type { PublishErrorCode } from '../errors.js';

/** The last part of a problem's `type`. */
export const PROBLEMS: Readonly<Record<string, PublishErrorCode>> = {
  'client-forbidden': 'misconfigured',
  // Words said twice, or that break a rule of the network's.
  forbidden: 'rejected',
  'invalid-request': 'invalid_request',
  'not-authorized-for-resource': 'permission_missing',
  'oauth1-permissions': 'permission_missing',
  'resource-not-found': 'not_found',
  'unsupported-authentication': 'misconfigured',
  'usage-capped': 'quota_exceeded',
};

/** `processing_info.error.name`. */
export const MEDIA_FAILURES: Readonly<Record<string, PublishErrorCode>> = {
  InvalidMedia: 'media_rejected',
  InternalError: 'platform_unavailable',
  UnsupportedMedia: 'media_rejected',
};
