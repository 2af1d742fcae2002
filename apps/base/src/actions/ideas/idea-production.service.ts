import { Injectable } from '@nestjs/common';
import { PostProductionReader, type TargetOfIdea } from '../../publishing/posts/post-production.reader.js';
import { RenderReader } from '../../rendering/render.reader.js';
import { IdeaRowReader } from '../../sheets/idea-rows/idea-row.reader.js';
import { figuresOf, toPosts, wholeIdeas, withinBytes, type Production } from './idea-production.js';
import { MAX_ANSWER_BYTES, MAX_POSTS_OF_IDEA, MAX_TARGETS_OF_ANSWER } from './idea-production-limits.js';

const NO_TARGETS: readonly TargetOfIdea[] = [];

/** Reads what was made of ideas: their rows, videos and posts. */
@Injectable()
export class IdeaProductionService {
  constructor(
    private readonly rows: IdeaRowReader,
    private readonly renders: RenderReader,
    private readonly posts: PostProductionReader,
  ) {}

  /** Returns ideas with a row or a post, in three statements whatever their number. */
  async of(agentId: number, ideaIds: readonly number[]): Promise<Production[]> {
    const rowOf = new Map((await this.rows.rowsOfIdeas(agentId, ideaIds)).map((row) => [row.ideaId, row]));
    const cellIds = [...rowOf.values()].flatMap(({ videoCellId }) => videoCellId ?? []);
    const videoOf = new Map((await this.renders.latestFiles(cellIds)).map((video) => [video.cellId, video]));
    const ideas = ideaIds.map((ideaId) => ({ ideaId, rowId: rowOf.get(ideaId)?.rowId ?? null }));
    const max = { posts: MAX_POSTS_OF_IDEA, targets: MAX_TARGETS_OF_ANSWER + 1 };
    const found = await this.posts.ofIdeas(agentId, ideas, max);
    const { targets: whole, unreadFrom } = wholeIdeas(found, MAX_TARGETS_OF_ANSWER);
    const targetsOf = Map.groupBy(whole, (target) => target.ideaId);
    const productions = ideaIds.flatMap((ideaId): Production[] => {
      const [row, targets = NO_TARGETS] = [rowOf.get(ideaId), targetsOf.get(ideaId)];
      const isUnread = ideaId <= unreadFrom;
      if (!row && targets.length === 0 && !isUnread) return [];
      const video = videoOf.get(row?.videoCellId ?? 0);
      return [
        {
          idea_id: ideaId,
          vidsheet_id: row?.sheetId ?? null,
          row_id: row?.rowId ?? null,
          row_position: row?.position ?? null,
          video: video
            ? { content_resource_id: video.contentResourceId!, url: video.url, thumbnail_url: video.thumbnailUrl }
            : null,
          posts: toPosts(targets),
          posts_truncated: isUnread,
          figures: figuresOf(targets),
        },
      ];
    });
    return withinBytes(productions, MAX_ANSWER_BYTES);
  }
}
