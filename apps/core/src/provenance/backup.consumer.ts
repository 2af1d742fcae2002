import { Controller } from '@nestjs/common';
import { generationCompleted, renderCompleted, type PayloadOf } from '@reelsheet/contracts';
import { Tasks } from '@reelsheet/platform-jobs';
import { Consumes } from '@reelsheet/platform-messaging';
import { backUpMade, type Made } from './back-up-made.js';

/** What is backed up by itself: final renders as published videos, and generated pictures. */
@Controller()
export class BackupConsumer {
  constructor(private readonly tasks: Tasks) {}

  @Consumes(renderCompleted)
  async rendered(event: PayloadOf<typeof renderCompleted>): Promise<void> {
    const { organization_id: organizationId, agent_id: agentId, content_resource_id: contentResourceId } = event;
    if (event.preview || contentResourceId === null) return;
    await this.schedule({ organizationId, agentId, sourceEvent: 'published', contentResourceId });
  }

  @Consumes(generationCompleted)
  async generated(event: PayloadOf<typeof generationCompleted>): Promise<void> {
    const { organization_id: organizationId, agent_id: agentId, generation_id: generationId } = event;
    if (event.type !== 'image_generation') return;
    await this.schedule({ organizationId, agentId, sourceEvent: 'generated', generationId });
  }

  private async schedule(made: Made): Promise<void> {
    await this.tasks.schedule(backUpMade, made, { organizationId: made.organizationId });
  }
}
