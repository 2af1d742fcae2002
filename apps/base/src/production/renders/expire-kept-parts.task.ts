import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { expireKeptParts } from './expire-kept-parts.js';
import { KeptParts } from './kept-parts.js';

@RunsTask(expireKeptParts)
export class ExpireKeptParts implements TaskHandler<{ readonly organizationId: number }> {
  constructor(private readonly parts: KeptParts) {}

  async run({ organizationId }: { readonly organizationId: number }): Promise<void> {
    await this.parts.trim(organizationId);
  }
}
