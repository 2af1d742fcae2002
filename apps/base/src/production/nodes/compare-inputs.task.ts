import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import type { SheetScope } from '../../sheets/sheet/sheet.js';
import { compareInputs } from './compare-inputs.js';
import { NodeUpdates } from './node-updates.js';

/** Compares a limited number of rows per run, so that a large sheet does not delay other tasks. */
@RunsTask(compareInputs)
export class CompareInputs implements TaskHandler<SheetScope> {
  constructor(private readonly updates: NodeUpdates) {}

  async run(sheet: SheetScope): Promise<'again' | undefined> {
    return (await this.updates.compareNext(sheet)) ? 'again' : undefined;
  }
}
