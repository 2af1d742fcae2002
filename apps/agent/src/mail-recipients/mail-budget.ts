import { Injectable } from '@nestjs/common';
import { DAY_SECONDS } from '@reelsheet/kernel';
import { RateLimits, type RateLimit } from '@reelsheet/platform-auth';
import { FairShares } from '@reelsheet/platform-jobs';
import { mailboxOf, type Recipient } from './mail-recipient.js';
import {
  CONFIRMATIONS_PER_CREATOR,
  CONFIRMATIONS_PER_MAILBOX,
  CONFIRMATIONS_PER_ORGANIZATION,
  CONFIRMATIONS_PER_SHARE,
  RESULTS_PER_ADDRESS,
  RESULTS_PER_ORGANIZATION,
} from './mail-recipient-limits.js';

export type RecipientMailPurpose = 'confirmation' | 'result';

interface CountedLimit {
  readonly limit: RateLimit;
  readonly key: string;
}

/** Limits the mails to an address, and those of a sender, per day. */
@Injectable()
export class MailBudget {
  private readonly limits: Readonly<
    Record<RecipientMailPurpose, (recipient: Recipient, creatorId?: number) => Promise<readonly CountedLimit[]>>
  >;

  constructor(
    limits: RateLimits,
    private readonly shares: FairShares,
  ) {
    const daily = (name: string, mails: number) => limits.ofStore(name, mails, DAY_SECONDS);
    const results = {
      organization: daily('results_of_organization', RESULTS_PER_ORGANIZATION),
      address: daily('results_to_address', RESULTS_PER_ADDRESS),
    };
    const confirmations = {
      creator: daily('confirmations_of_creator', CONFIRMATIONS_PER_CREATOR),
      share: daily('confirmations_of_share', CONFIRMATIONS_PER_SHARE),
      organization: daily('confirmations_of_organization', CONFIRMATIONS_PER_ORGANIZATION),
      mailbox: daily('confirmations_to_address', CONFIRMATIONS_PER_MAILBOX),
    };
    this.limits = {
      result: async ({ organizationId, address }) => [
        { limit: results.organization, key: String(organizationId) },
        { limit: results.address, key: address },
      ],
      // An organization can be deleted and created again, and its share is known shortly after its creation; the
      // creator of the job stays the same.
      confirmation: async (recipient, creatorId) => [
        ...(creatorId === undefined ? [] : [{ limit: confirmations.creator, key: String(creatorId) }]),
        { limit: confirmations.share, key: String(await this.shares.shareOf(recipient.organizationId)) },
        { limit: confirmations.organization, key: String(recipient.organizationId) },
        { limit: confirmations.mailbox, key: mailboxOf(recipient) },
      ],
    };
  }

  /**
   * Counts a mail and returns true, or returns false above a limit. Must be called outside transactions, because it
   * uses a connection of its own.
   */
  async take(purpose: RecipientMailPurpose, recipient: Recipient, creatorId?: number): Promise<boolean> {
    const taken: CountedLimit[] = [];
    for (const counted of await this.limits[purpose](recipient, creatorId)) {
      if (!(await counted.limit.admit(counted.key))) {
        for (const { limit, key } of taken) await limit.refund(key);
        return false;
      }
      taken.push(counted);
    }
    return true;
  }
}
