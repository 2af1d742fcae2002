import { prose } from '@reelsheet/kernel';
import { Choice, Json, Text, Whole } from '@reelsheet/platform-http';
import { PageQuery } from '../paging.js';
import { IDEA_STATUSES, VIDEO_TYPE_NAMES, VIDEO_TYPES, type IdeaStatus } from './idea.js';
import type { Idea } from './idea.repository.js';

export class IdeaListQuery extends PageQuery {
  @Choice(IDEA_STATUSES, { optional: true })
  status?: IdeaStatus;
}

export class IdeaView {
  @Whole() id!: number;
  @Whole({ about: 'the same as `id`' }) idea_id!: number;
  @Text({ format: 'uuid' }) agent_id!: string;
  @Text() title!: string;
  @Text({ about: 'the first words of the video' }) hook!: string;
  @Text() description!: string;
  @Choice(VIDEO_TYPE_NAMES) video_type!: string;
  @Whole({
    about: Object.entries(VIDEO_TYPES)
      .map(([name, id]) => `${id} ${name}`)
      .join(', '),
  })
  video_type_id!: number;
  @Choice(IDEA_STATUSES) status!: IdeaStatus;
  @Json({
    about: prose`\`run_id\`: the run that proposed it; \`refined_by_run_id\`: the last that refined it;
      \`ingredients\`: further texts of the video by the name of their column`,
  })
  data!: Record<string, unknown>;
  @Text({ format: 'date-time' }) created_at!: string;
}

export function toIdea({
  id,
  agentUuid,
  title,
  hook,
  description,
  videoType,
  status,
  data,
  createdAt,
}: Idea): IdeaView {
  return {
    id,
    idea_id: id,
    agent_id: agentUuid,
    title,
    hook,
    description,
    video_type: videoType,
    video_type_id: VIDEO_TYPES[videoType],
    status,
    data,
    created_at: createdAt.toISOString(),
  };
}
