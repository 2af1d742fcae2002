import { prose } from '@reelsheet/kernel';
import { Choice, Json, Nested, Text, Whole } from '@reelsheet/platform-http';
import { PageQuery } from '../paging.js';
import { IDEA_STATUSES, VIDEO_TYPE_NAMES, VIDEO_TYPES, type IdeaStatus } from './idea.js';
import type { IdeaProduction } from './idea-production-client.js';
import { IdeaProductionView, toProduction } from './idea-production.dto.js';
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
  @Nested(() => IdeaProductionView, {
    optional: true,
    nullable: true,
    about: prose`what was made of the idea; null if it has neither a row nor a post. Only where an idea or the list is
      read, and absent while the service that owns vidsheets does not answer`,
  })
  production?: IdeaProductionView | null;
}

/** Adds what was made of an idea; undefined if that is unknown. */
export const toIdeaWithProduction = (idea: Idea, productions: Productions | undefined): IdeaView => ({
  ...toIdea(idea),
  ...(productions && { production: productionOf(productions.get(idea.id)) }),
});

type Productions = ReadonlyMap<number, IdeaProduction>;
const productionOf = (production: IdeaProduction | undefined) => (production ? toProduction(production) : null);

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
