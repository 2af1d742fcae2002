import { Inject, Injectable } from '@nestjs/common';
import { HourlyWork } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { IdempotentAnswerRepository } from './idempotent-answer.repository.js';

/** Deletes stored answers that are too old. */
@Injectable()
export class IdempotentAnswerCleanup extends HourlyWork {
  constructor(
    private readonly answers: IdempotentAnswerRepository,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, 'idempotency: the cleanup failed, will be retried');
  }

  run(): Promise<void> {
    return this.answers.deleteAllOld();
  }
}
