import { Inject, Injectable } from '@nestjs/common';
import { HourlyWork } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { MailLinkRepository } from './mail-link.repository.js';
import { UNSUBSCRIBE_DAYS } from './mail-recipient-limits.js';
import { MailRecipientRepository } from './mail-recipient.repository.js';

const BATCH_SIZE = 5_000;

/**
 * Deletes expired links, and addresses that did not answer as long as a link of the mail that asked them was valid.
 * Every process does it; they do not interfere.
 */
@Injectable()
export class MailRecipientPruner extends HourlyWork {
  constructor(
    private readonly links: MailLinkRepository,
    private readonly recipients: MailRecipientRepository,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, 'mail recipients: pruning postponed');
  }

  async run(): Promise<void> {
    while ((await this.links.deleteExpired(BATCH_SIZE)) === BATCH_SIZE);
    while ((await this.recipients.deleteWaiting(UNSUBSCRIBE_DAYS, BATCH_SIZE)) === BATCH_SIZE);
  }
}
