import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { ChangeSetRemovalRepository } from './change-set-removal.repository.js';
import { trimChangeSets } from './trim-change-sets.js';

/** Removes one portion at a time, so that tasks of others run between. */
@RunsTask(trimChangeSets)
export class TrimChangeSets implements TaskHandler<{ readonly sheetId: number }> {
  constructor(private readonly sets: ChangeSetRemovalRepository) {}

  async run({ sheetId }: { readonly sheetId: number }): Promise<void | 'again'> {
    await this.sets.expireSurplus(sheetId);
    if ((await this.sets.removeExpired(sheetId)) > 0) return 'again';
  }
}
