import { OnHook, type HookHandler } from '@reelsheet/platform-hooks';
import { GenerationHooks, type GenerationEnding } from '../generations/generation-hooks.js';
import { CellJobEndings } from './cell-job-endings.js';

/** Ends the cell job that enqueued a generation. */
@OnHook(GenerationHooks.ended)
export class CellJobListener implements HookHandler<typeof GenerationHooks.ended> {
  constructor(private readonly endings: CellJobEndings) {}

  async handle({ generationId, ...ending }: GenerationEnding): Promise<void> {
    await this.endings.ended({ generationId }, ending);
  }
}
