import { Injectable } from '@nestjs/common';
import { mediaUrlsOf, type PostContent } from '@reelsheet/provider-publisher';
import { ContentResourceReader } from '../../../assets/content-resources/content-resource.reader.js';
import { RenderReader } from '../../../rendering/render.reader.js';
import { RowReader } from '../../../sheets/rows/row.reader.js';

export interface Provenance {
  /** True if some media are outputs of generations or renders, which use AI models. */
  readonly madeWithAi: boolean;
  /** The row that the media are a render of; null if there is none or more than one. */
  readonly rowId: number | null;
}

/** Finds out which generations, renders and rows the media of a post come from. */
@Injectable()
export class MediaProvenance {
  constructor(
    private readonly resources: ContentResourceReader,
    private readonly renders: RenderReader,
    private readonly rows: RowReader,
  ) {}

  async of(agentId: number, content: PostContent): Promise<Provenance> {
    const segments = (content.thread ?? []).flatMap(({ mediaUrls }) => mediaUrls ?? []);
    const resources = await this.resources.at(agentId, [...mediaUrlsOf(content), ...segments]);
    const cells = await this.renders.cellsOf(resources.map(({ id }) => id));
    const rows = await this.rows.ofCells(cells);
    return {
      madeWithAi: cells.length > 0 || resources.some(({ generationId }) => generationId !== null),
      rowId: rows.length === 1 ? rows[0]! : null,
    };
  }

  /** Throws `not_found` if the row does not belong to the agent. */
  async requireRow(agentId: number, rowId: number): Promise<void> {
    await this.rows.require(agentId, rowId);
  }
}
