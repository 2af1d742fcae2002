import type { PublishErrorCode } from '../errors.js';

/** Errors by `error.code` of the Graph API, or by `code:error_subcode` if the code alone is ambiguous. */
export const GRAPH_ERRORS: Readonly<Record<string, PublishErrorCode>> = {
  '-1': 'platform_unavailable',
  '-2': 'media_fetch_failed',
  '1': 'platform_unavailable',
  '2': 'platform_unavailable',
  '4': 'rate_limited',
  '9': 'quota_exceeded',
  '10': 'permission_missing',
  '17': 'rate_limited',
  '24': 'not_found',
  '25': 'account_unusable',
  '32': 'rate_limited',
  '100': 'invalid_request',
  '102': 'token_expired',
  '190': 'token_expired',
  '200': 'permission_missing',
  '352': 'media_rejected',
  '368': 'rejected',
  '506': 'rejected',
  '613': 'rate_limited',
  '9004': 'media_fetch_failed',
  '36000': 'media_rejected',
  '36001': 'media_rejected',
  '36003': 'media_rejected',
  '36004': 'rejected',
  '100:33': 'not_found',
  '100:2207023': 'media_rejected',
  '100:2207028': 'media_rejected',
  // The container is not ready although its status was FINISHED.
  '9007:2207027': 'platform_unavailable',
  // The action is reported as blocked, but may have been performed.
  '4:2207051': 'platform_unavailable',
  '6000:1363037': 'platform_error',
  '6000:1363019': 'media_rejected',
  '6000:1363024': 'media_rejected',
};

/** Codes for objects that do not exist or are not accessible. */
export const UNKNOWN_OBJECT = new Set(['100:33', '24', '803']);
