import type { Platform } from '@reelsheet/kernel';
import { PublishError, type PublishErrorCode, type PublishStep } from '@reelsheet/provider-publisher';

/** Returns an error on our side, with a message that does not attribute it to the network. */
export function publishError(
  platform: Platform,
  code: PublishErrorCode,
  step: PublishStep,
  message: string,
  cause?: unknown,
): PublishError {
  return Object.assign(new PublishError(platform, code, step, { cause }), { message });
}
