import { PublishError, type PublishErrorCode } from '../errors.js';

/** Error subcodes in the `status` of a failed container. */
const CONTAINER_ERRORS: Readonly<Record<string, PublishErrorCode>> = {
  '2207001': 'platform_unavailable',
  '2207003': 'media_fetch_failed',
  '2207004': 'media_rejected',
  '2207005': 'media_rejected',
  '2207009': 'media_rejected',
  '2207020': 'platform_unavailable',
  '2207026': 'media_rejected',
  '2207032': 'platform_unavailable',
  '2207050': 'account_unusable',
  '2207052': 'media_fetch_failed',
  '2207053': 'platform_unavailable',
  '2207076': 'media_rejected',
  '2207077': 'media_rejected',
};

/** Parses a container status such as `Error: Media upload has failed with error code 2207026`. */
export function containerError(platform: string, statusCode: string, status = ''): PublishError {
  const vendorCode = /\b(2207\d{3})\b/.exec(status)?.[1] ?? statusCode;
  const code = CONTAINER_ERRORS[vendorCode] ?? (statusCode === 'EXPIRED' ? 'platform_unavailable' : 'media_rejected');
  return new PublishError(platform, code, 'processing', { vendorCode, reason: vendorCode });
}
