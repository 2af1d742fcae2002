import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { removeSheet, type RemovedSheet } from '../sheets/trash/remove-sheet.js';
import { SheetRemovalService } from './sheet-removal.service.js';

@RunsTask(removeSheet)
export class RemoveSheet implements TaskHandler<RemovedSheet> {
  constructor(private readonly removal: SheetRemovalService) {}

  async run({ sheetId }: RemovedSheet, signal: AbortSignal): Promise<'again' | undefined> {
    return (await this.removal.remove(sheetId, signal)) ? undefined : 'again';
  }
}
