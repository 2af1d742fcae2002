import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { ContentResourceReader } from '../assets/content-resources/content-resource.reader.js';
import { PostService } from '../publishing/posts/post.service.js';
import { fromContent } from '../publishing/posts/wire-content.js';
import { RenderJobService } from '../rendering/render-job.service.js';
import { SheetReader } from '../sheets/sheet/sheet.reader.js';
import type { ActionHandlers, ActionOf } from './action-handler.js';
import { summaryOfPost } from './post-summary.js';

/** Actions that render videos and schedule posts. */
@Injectable()
export class PublishingActions {
  constructor(
    private readonly sheetReader: SheetReader,
    private readonly renders: RenderJobService,
    private readonly resources: ContentResourceReader,
    private readonly posts: PostService,
  ) {}

  readonly handlers: ActionHandlers<'render' | 'schedule_post'> = {
    render: {
      preview: async (agent, { vidsheet_id: sheetId, cell_id: cellId }) => {
        const { title } = await this.sheetReader.require({ agentId: agent.id, sheetId });
        const summary = `Render the video of cell ${cellId} in the vidsheet “${title}”`;
        const cost = await this.renders.estimate({ agent, sheetId, cellId, input: '', preview: false });
        return { summary, cost, needsApproval: true };
      },
      perform: async (agent, { vidsheet_id: sheetId, cell_id: cellId }, _, maxCost) => {
        const id = await this.renders.create({ agent, sheetId, cellId, input: '', preview: false, maxCost });
        return { render_job_id: id, vidsheet_id: sheetId, cell_id: cellId };
      },
    },
    schedule_post: {
      preview: async ({ id: agentId }, action) => {
        await this.mediaUrlOf(agentId, action);
        return { summary: summaryOfPost(action), cost: 0, needsApproval: true };
      },
      perform: async (agent, action, key) => {
        const { post } = await this.posts.create(
          agent,
          {
            platforms: action.platforms,
            scheduleType: action.schedule_type,
            scheduledTime: action.scheduled_time ?? null,
            content: fromContent({
              description: action.text,
              title: action.title,
              media_type: action.media_type,
              media_url: await this.mediaUrlOf(agent.id, action),
            }),
            strict: false,
          },
          key,
        );
        return { post_id: post.id, scheduled_time: post.scheduledTime.toISOString(), platforms: post.requested };
      },
    },
  };

  private async mediaUrlOf(agentId: number, action: ActionOf<'schedule_post'>): Promise<string | undefined> {
    if (action.content_resource_id === undefined) return action.media_url;
    const resource = (await this.resources.find(agentId, [action.content_resource_id])).get(action.content_resource_id);
    if (!resource) throw new DomainError(CommonErrors.notFound, 'Content resource not found');
    return resource.url;
  }
}
