import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { HourlyWork } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { MESSAGE_RETENTION_MS } from './listening-limits.js';
import { WebhookListeningRepository } from './webhook-listening.repository.js';

const BATCH_SIZE = 5_000;

/** Deletes events that were recorded for streams. Every process does it; they do not interfere. */
@Injectable()
export class MessagePruner extends HourlyWork {
  constructor(
    private readonly messages: WebhookListeningRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, 'webhooks: pruning of recorded events postponed');
  }

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - MESSAGE_RETENTION_MS);
    while ((await this.messages.deleteOlder(before, BATCH_SIZE)) === BATCH_SIZE);
  }
}
