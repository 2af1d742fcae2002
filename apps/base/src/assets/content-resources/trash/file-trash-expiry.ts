import { Inject, Injectable } from '@nestjs/common';
import { HourlyWork } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { FileTrashService } from './file-trash.service.js';

/** Removes files whose time in the trash has ended. Every process does it; they do not interfere. */
@Injectable()
export class FileTrashExpiry extends HourlyWork {
  constructor(
    private readonly trash: FileTrashService,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, 'assets: emptying the trash was postponed');
  }

  async run(): Promise<void> {
    while ((await this.trash.removeExpired()) > 0);
  }
}
