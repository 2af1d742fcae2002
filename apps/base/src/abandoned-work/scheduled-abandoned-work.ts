import { Injectable } from '@nestjs/common';
import { Tasks } from '@reelsheet/platform-jobs';
import { AbandonedWork, type DeletedScope } from '../agents/agents/abandoned-work.port.js';
import { stopAbandonedWork } from './stop-abandoned-work.js';

/** Without a key: a deletion that comes while the task is under way needs one of its own. */
@Injectable()
export class ScheduledAbandonedWork extends AbandonedWork {
  constructor(private readonly tasks: Tasks) {
    super();
  }

  async stop({ organizationId, agentId, sheetId }: DeletedScope): Promise<void> {
    await this.tasks.schedule(stopAbandonedWork, { organizationId, agentId, sheetId }, { organizationId });
  }
}
