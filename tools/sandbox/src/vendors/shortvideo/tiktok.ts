import { randomUUID } from 'node:crypto';
import { VendorError, type VendorErrorKind } from '../../server/vendor-error.js';
import type { Vendor } from '../../server/vendor.js';

const SHAPES: Record<VendorErrorKind, { status: number; code: string }> = {
  unauthorized: { status: 401, code: 'access_token_invalid' },
  forbidden: { status: 403, code: 'scope_not_authorized' },
  invalid: { status: 400, code: 'invalid_params' },
  not_found: { status: 404, code: 'not_found' },
  refused: { status: 403, code: 'spam_risk_text' },
  conflict: { status: 409, code: 'invalid_params' },
  limited: { status: 429, code: 'rate_limit_exceeded' },
  server: { status: 500, code: 'internal_error' },
};

export const renderTiktokError: Vendor['renderError'] = (error) => {
  const { status, code } = SHAPES[error.kind];
  return {
    status: error.status ?? status,
    body: { data: {}, error: { code: error.code ?? code, message: error.message, log_id: logId() } },
  };
};

export function tiktokBody(data: object): object {
  return { data, error: { code: 'ok', message: '', log_id: logId() } };
}

export function logId(): string {
  return randomUUID().replaceAll('-', '').toUpperCase();
}

export const PRIVACY_LEVELS = [
  'PUBLIC_TO_EVERYONE',
  'MUTUAL_FOLLOW_FRIENDS',
  'FOLLOWER_OF_CREATOR',
  'SELF_ONLY',
] as const;
export const MAX_VIDEO_SECONDS = 600;

const MAX_VIDEO = 4 * 2 ** 30;
const MIN_CHUNK = 5_000_000;
const MAX_CHUNK = 64 * 2 ** 20;
const WHOLE_BELOW = 5 * 2 ** 20;

/** Validates the chunks of an upload; fails as invalid with the reason. */
export function checkChunks(size: number, chunkSize: number, count: number): void {
  if (size < 1 || size > MAX_VIDEO) throw new VendorError('invalid', 'The video_size is invalid.');
  const isWhole = chunkSize === size && count === 1;
  if (isWhole && size <= MAX_CHUNK) return;
  if (size < WHOLE_BELOW)
    throw new VendorError(
      'invalid',
      'A video below 5 MB must be uploaded as a whole: chunk_size must equal video_size.',
    );
  if (chunkSize < MIN_CHUNK || chunkSize > MAX_CHUNK)
    throw new VendorError('invalid', 'The chunk_size must be 5 MB to 64 MB.');
  if (count !== Math.max(1, Math.floor(size / chunkSize))) {
    throw new VendorError('invalid', 'The total_chunk_count must be video_size divided by chunk_size, rounded down.');
  }
}
