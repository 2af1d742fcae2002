import { Injectable } from '@nestjs/common';
import { mediaUrlsOf, type PostContent } from '@reelsheet/provider-publisher';
import { ContentResourceReader } from '../../../assets/content-resources/content-resource.reader.js';
import { RenderReader } from '../../../rendering/render.reader.js';
import { RowReader } from '../../../sheets/rows/row.reader.js';

export interface Origin {
  /** A generation made some of it, or a render composed it: what a sheet holds is made with models. */
  readonly madeWithAi: boolean;
  /** Of which it is a render; null where it is none, or of several. */
  readonly rowId: number | null;
}

/** What a post's media came out of, where that was here. */
@Injectable()
export class PostOrigins {
  constructor(
    private readonly resources: ContentResourceReader,
    private readonly renders: RenderReader,
    private readonly rows: RowReader,
  ) {}

  async of(agentId: number, content: PostContent): Promise<Origin> {
    const segments = (content.thread ?? []).flatMap(({ mediaUrls }) => mediaUrls ?? []);
    const resources = await this.resources.at(agentId, [...mediaUrlsOf(content), ...segments]);
    const cells = await this.renders.cellsOf(resources.map(({ id }) => id));
    const rows = await this.rows.ofCells(cells);
    return {
      madeWithAi: cells.length > 0 || resources.some(({ generationId }) => generationId !== null),
      rowId: rows.length === 1 ? rows[0]! : null,
    };
  }

  /** Throws `not_found` where the agent has no such row. */
  async requireRow(agentId: number, rowId: number): Promise<void> {
    await this.rows.require(agentId, rowId);
  }
}
