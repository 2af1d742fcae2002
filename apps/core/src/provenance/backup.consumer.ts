import { Controller } from '@nestjs/common';
import {
  contentResourceUploaded,
  generationCompleted,
  postPublished,
  renderCompleted,
  renderDownloaded,
  type PayloadOf,
} from '@reelsheet/contracts';
import { Tasks } from '@reelsheet/platform-jobs';
import { Consumes } from '@reelsheet/platform-messaging';
import { backUpContent, type NewContent } from './back-up-made.js';

interface OfAgent {
  readonly organization_id: number;
  readonly agent_id: number;
}

/**
 * Starts automatic backups of final renders, images, downloads and published files, if the agent's profile asks for
 * them.
 */
@Controller()
export class BackupConsumer {
  constructor(private readonly tasks: Tasks) {}

  @Consumes(renderCompleted)
  async rendered(event: PayloadOf<typeof renderCompleted>): Promise<void> {
    const { content_resource_id: contentResourceId } = event;
    if (event.preview || contentResourceId === null) return;
    await this.schedule(event, { sourceEvent: 'published', contentResourceId });
  }

  @Consumes(generationCompleted)
  async generated(event: PayloadOf<typeof generationCompleted>): Promise<void> {
    if (event.type !== 'image_generation') return;
    await this.schedule(event, { sourceEvent: 'generated', generationId: event.generation_id });
  }

  @Consumes(contentResourceUploaded)
  async uploaded(event: PayloadOf<typeof contentResourceUploaded>): Promise<void> {
    if (event.object_type !== 'image') return;
    await this.schedule(event, { sourceEvent: 'uploaded', contentResourceId: event.content_resource_id });
  }

  @Consumes(renderDownloaded)
  async downloaded(event: PayloadOf<typeof renderDownloaded>): Promise<void> {
    await this.schedule(event, { sourceEvent: 'downloaded', contentResourceId: event.content_resource_id });
  }

  @Consumes(postPublished)
  async published(event: PayloadOf<typeof postPublished>): Promise<void> {
    const { post_id: postId, videos = [] } = event;
    if (videos.length > 0) await this.schedule(event, { sourceEvent: 'published', postId, videos });
  }

  private async schedule(
    { organization_id: organizationId, agent_id: agentId }: OfAgent,
    made: Omit<NewContent, keyof OfAgent | 'agentId' | 'organizationId'>,
  ): Promise<void> {
    await this.tasks.schedule(backUpContent, { ...made, organizationId, agentId }, { organizationId });
  }
}
