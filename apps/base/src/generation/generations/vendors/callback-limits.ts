import { Injectable } from '@nestjs/common';
import { AddressLimit, RateLimits, type RateLimit } from '@reelsheet/platform-auth';
import { ServiceConfig } from '@reelsheet/platform-config';
import { MAX_CALLBACKS_PER_MINUTE } from './vendor-limits.js';

/** Rate limits of vendors' callbacks. */
@Injectable()
export class CallbackLimits {
  private readonly byTask: RateLimit;
  /** Limit for addresses that were never issued, by the sender's network. */
  private readonly byNetwork: AddressLimit;

  constructor(limits: RateLimits, { RATE_LIMIT_WRONG_KEYS }: ServiceConfig) {
    this.byTask = limits.ofStore('vendor_callback', MAX_CALLBACKS_PER_MINUTE);
    this.byNetwork = new AddressLimit((factor) =>
      limits.ofService(`vendor_callback_unknown_${factor}`, RATE_LIMIT_WRONG_KEYS * factor),
    );
  }

  /** Throws `rate_limited`. */
  async countTask(submittedAs: string): Promise<void> {
    await this.byTask.consume(submittedAs);
  }

  /** Throws `rate_limited`. */
  async countUnknownAddress(senderAddress: string): Promise<void> {
    await this.byNetwork.consume(senderAddress);
  }
}
