import type { Platform } from '@reelsheet/kernel';
import { PublishError, type PublishErrorCode, type PublishStep } from '@reelsheet/provider-publisher';

/** A failure on our own side of a post, in words that do not put it on the network. */
export function publishError(
  platform: Platform,
  code: PublishErrorCode,
  step: PublishStep,
  message: string,
  cause?: unknown,
): PublishError {
  return Object.assign(new PublishError(platform, code, step, { cause }), { message });
}
