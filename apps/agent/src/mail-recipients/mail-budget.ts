import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { RateLimits, type RateLimit } from '@reelsheet/platform-auth';
import type { Recipient } from './mail-recipient.js';
import {
  CONFIRMATIONS_PER_ADDRESS,
  CONFIRMATIONS_PER_ORGANIZATION,
  RESULTS_PER_ADDRESS,
  RESULTS_PER_ORGANIZATION,
} from './mail-recipient-limits.js';

export type RecipientMailPurpose = 'confirmation' | 'result';

const DAY_SECONDS = 24 * 60 * 60;

/** Limits the mails to an address, and those of an organization, per day. */
@Injectable()
export class MailBudget {
  private readonly ofAddress: Readonly<Record<RecipientMailPurpose, RateLimit>>;
  private readonly ofOrganization: Readonly<Record<RecipientMailPurpose, RateLimit>>;

  constructor(limits: RateLimits) {
    const daily = (name: string, mails: number) => limits.ofStore(name, mails, DAY_SECONDS);
    this.ofAddress = {
      confirmation: daily('confirmations_to_address', CONFIRMATIONS_PER_ADDRESS),
      result: daily('results_to_address', RESULTS_PER_ADDRESS),
    };
    this.ofOrganization = {
      confirmation: daily('confirmations_of_organization', CONFIRMATIONS_PER_ORGANIZATION),
      result: daily('results_of_organization', RESULTS_PER_ORGANIZATION),
    };
  }

  /**
   * Counts a mail and returns true, or returns false above a limit. Must be called outside transactions, because it
   * uses a connection of its own.
   */
  async take(purpose: RecipientMailPurpose, { organizationId, address }: Recipient): Promise<boolean> {
    const organization = String(organizationId);
    if (!(await isWithin(this.ofOrganization[purpose], organization))) return false;
    if (await isWithin(this.ofAddress[purpose], address)) return true;
    await this.ofOrganization[purpose].refund(organization);
    return false;
  }
}

async function isWithin(limit: RateLimit, key: string): Promise<boolean> {
  try {
    await limit.consume(key);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.is(CommonErrors.rateLimited)) return false;
    throw error;
  }
}
