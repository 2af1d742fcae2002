import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { TrashConfig } from '../../../trash.config.js';
import type { Deletion } from '../content-resource.repository.js';

/** Decides whether files that are deleted now can be restored. */
@Injectable()
export class Deletions {
  constructor(
    private readonly clock: Clock,
    private readonly config: TrashConfig,
  ) {}

  /** Returns a deletion by this user at the present time. */
  createFor(userId: number): Deletion {
    return { at: this.clock.now(), userId, canBeRestored: this.config.TRASH_DAYS > 0 };
  }
}
