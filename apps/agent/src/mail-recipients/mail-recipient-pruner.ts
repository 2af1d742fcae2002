import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { MailLinkRepository } from './mail-link.repository.js';
import { UNSUBSCRIBE_DAYS } from './mail-recipient-limits.js';
import { MailRecipientRepository } from './mail-recipient.repository.js';

const INTERVAL_MS = 60 * 60 * 1_000;
const BATCH_SIZE = 5_000;

/**
 * Deletes expired links, and addresses that did not answer as long as a link of the mail that asked them was valid.
 * Every process does it; they do not interfere.
 */
@Injectable()
export class MailRecipientPruner implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly links: MailLinkRepository,
    private readonly recipients: MailRecipientRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const prune = () =>
      void this.prune().catch((err: unknown) => this.logger.warn({ err }, 'mail recipients: pruning postponed'));
    this.timer = setInterval(prune, INTERVAL_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async prune(): Promise<void> {
    while ((await this.links.deleteExpired(BATCH_SIZE)) === BATCH_SIZE);
    while ((await this.recipients.deleteWaiting(UNSUBSCRIBE_DAYS, BATCH_SIZE)) === BATCH_SIZE);
  }
}
