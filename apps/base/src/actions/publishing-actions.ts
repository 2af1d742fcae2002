import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { mediaKind } from '@reelsheet/provider-publisher';
import { ContentResourceReader, type ContentResource } from '../assets/content-resources/content-resource.reader.js';
import { ContentResourceWriter } from '../assets/content-resources/content-resource.writer.js';
import { MediaStore } from '../assets/media/media-store.js';
import type { ApprovedPost, PostRequest } from '../publishing/posts/post.js';
import { PostService } from '../publishing/posts/post.service.js';
import { fromContent } from '../publishing/posts/wire-content.js';
import { RenderJobService } from '../rendering/render-job.service.js';
import { SheetReader } from '../sheets/sheet/sheet.reader.js';
import type { ActionMedia, GateTerms, MediaSource } from './action-gate.js';
import type { ActionHandlers, ActionOf } from './action-handler.js';
import { ActionErrors } from './action.errors.js';
import { retentionEndOf } from './approved-documents/document-retention.js';
import { summaryOfPost } from './post-summary.js';

/** Actions that render videos and schedule posts. */
@Injectable()
export class PublishingActions {
  constructor(
    private readonly sheetReader: SheetReader,
    private readonly renders: RenderJobService,
    private readonly resources: ContentResourceReader,
    private readonly library: ContentResourceWriter,
    private readonly media: MediaStore,
    private readonly posts: PostService,
  ) {}

  readonly handlers: ActionHandlers<'render' | 'schedule_post'> = {
    render: {
      needsApproval: true,
      preview: async (agent, { vidsheet_id: sheetId, cell_id: cellId }) => {
        const { title } = await this.sheetReader.require({ agentId: agent.id, sheetId });
        const summary = `Render the video of cell ${cellId} in the vidsheet “${title}”`;
        const cost = await this.renders.estimate({ agent, sheetId, cellId, input: '', preview: false });
        return { summary, cost };
      },
      perform: async (agent, { vidsheet_id: sheetId, cell_id: cellId }, _, { maxCost }) => {
        const { id } = await this.renders.create({ agent, sheetId, cellId, input: '', preview: false, maxCost });
        return { render_job_id: id, vidsheet_id: sheetId, cell_id: cellId };
      },
    },
    schedule_post: {
      needsApproval: true,
      preview: async (agent, action) => {
        const source = await this.sourceOf(agent.id, action);
        const accounts = await this.posts.preview(agent, requestOf(action, source?.url));
        return { summary: summaryOfPost(action), cost: 0, accounts, source };
      },
      perform: async (agent, action, key, terms) => {
        const [file] = terms.media;
        const request = { ...requestOf(action, file?.url), approved: toApprovedPost(terms) };
        const { post } = await this.posts.create(agent, request, key);
        if (file?.copy) await this.retain(file.copy, agent, post.scheduledTime);
        return { post_id: post.id, scheduled_time: post.scheduledTime.toISOString(), platforms: post.requested };
      },
    },
  };

  private async sourceOf(agentId: number, action: ActionOf<'schedule_post'>): Promise<MediaSource | undefined> {
    const { media_url, media_type } = action;
    const resource = await this.resourceOf(agentId, action);
    const url = resource?.url ?? media_url;
    if (url === undefined) return undefined;
    const kind = mediaKind(url, media_type);
    const [isStored, thumbnailUrl] = [resource !== undefined, resource?.thumbnailUrl ?? null];
    return { url, kind: kind === 'other' ? 'video' : kind, isStored, thumbnailUrl };
  }

  /** A copy of a file of the library would lose where the file comes from, also if it is named by its address. */
  private async resourceOf(
    agentId: number,
    { content_resource_id: id, media_url }: ActionOf<'schedule_post'>,
  ): Promise<ContentResource | undefined> {
    if (id === undefined)
      return media_url === undefined ? undefined : (await this.resources.at(agentId, [media_url]))[0];
    const resource = (await this.resources.find(agentId, [id])).get(id);
    if (!resource) throw new DomainError(CommonErrors.notFound, 'Content resource not found');
    return resource;
  }

  /**
   * The post needs the copy of a file from elsewhere until it is published. A picture or video becomes a file of the
   * agent; the library has no documents, so that their copies end some time after the post is due.
   */
  private async retain(
    { name, media }: NonNullable<ActionMedia['copy']>,
    { id: agentId, organizationId }: AgentRecord,
    dueAt: Date,
  ): Promise<void> {
    const isDocument = media.objectType === 'document';
    const isRetained = isDocument
      ? await this.media.retainUntil(name, retentionEndOf(dueAt))
      : await this.media.claim([name]);
    if (!isRetained) throw new DomainError(ActionErrors.approvalExpired);
    if (!isDocument) await this.library.add([{ ...media, organizationId, agentId }]);
  }
}

const requestOf = (action: ActionOf<'schedule_post'>, mediaUrl: string | undefined): PostRequest => ({
  platforms: action.platforms,
  scheduleType: action.schedule_type,
  scheduledTime: action.scheduled_time ?? null,
  content: fromContent({
    description: action.text,
    title: action.title,
    media_type: action.media_type,
    media_url: mediaUrl,
  }),
  strict: false,
});

const toApprovedPost = ({ accounts, media }: GateTerms): ApprovedPost => ({
  accounts: Object.fromEntries(accounts.map(({ platform, id }) => [platform, id])),
  media: Object.fromEntries(media.map(({ url, sha256 }) => [url, sha256])),
});
