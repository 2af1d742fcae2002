import type { PublishErrorCode } from '../errors.js';

/** Errors by `error.code` of a response. */
export const API_ERRORS: Readonly<Record<string, PublishErrorCode>> = {
  access_token_invalid: 'token_expired',
  app_version_check_failed: 'account_unusable',
  internal_error: 'platform_unavailable',
  invalid_file_upload: 'media_rejected',
  invalid_param: 'invalid_request',
  invalid_params: 'invalid_request',
  privacy_level_option_mismatch: 'rejected',
  rate_limit_exceeded: 'rate_limited',
  reached_active_user_cap: 'quota_exceeded',
  scope_not_authorized: 'permission_missing',
  scope_permission_missed: 'permission_missing',
  spam_risk: 'rejected',
  spam_risk_too_many_pending_share: 'quota_exceeded',
  spam_risk_too_many_posts: 'quota_exceeded',
  spam_risk_user_banned_from_posting: 'account_unusable',
  unaudited_client_can_only_post_to_private_accounts: 'misconfigured',
  url_ownership_unverified: 'misconfigured',
};

/** Codes for unknown submissions. */
export const UNKNOWN_SUBMISSION: ReadonlySet<string> = new Set([
  'invalid_publish_id',
  'token_not_authorized_for_specified_publish_id',
]);

/** Errors by `fail_reason` of a failed submission. */
export const FAIL_REASONS: Readonly<Record<string, PublishErrorCode>> = {
  auth_removed: 'token_revoked',
  duration_check: 'media_rejected',
  duration_check_failed: 'media_rejected',
  file_format_check_failed: 'media_rejected',
  frame_rate_check_failed: 'media_rejected',
  internal: 'platform_unavailable',
  photo_pull_failed: 'media_fetch_failed',
  picture_size_check_failed: 'media_rejected',
  publish_cancelled: 'rejected',
  spam_risk: 'rejected',
  spam_risk_text: 'rejected',
  spam_risk_too_many_posts: 'quota_exceeded',
  spam_risk_user_banned_from_posting: 'account_unusable',
  video_pull_failed: 'media_fetch_failed',
};
