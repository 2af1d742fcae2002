import { Injectable } from '@nestjs/common';
import { sourceKey } from '@reelsheet/composition';
import { ContentResourceReader } from '../../assets/content-resources/content-resource.reader.js';
import { RenderReader } from '../render.reader.js';
import { SourceFiles } from '../source-files.js';

export interface ShownCell {
  readonly id: number;
  /** True for a cell whose video is its render, even if a file is selected too. */
  readonly isRender: boolean;
}

export interface CellFile {
  readonly url: string;
  /** The type is image, video or audio. */
  readonly objectType: string;
  /** True for renders and outputs of generations. */
  readonly isMadeWithAi: boolean;
}

/** Finds the file that each cell shows, in a fixed number of statements: its latest render, or its selected file. */
@Injectable()
export class CellFiles {
  constructor(
    private readonly renders: RenderReader,
    private readonly sources: SourceFiles,
    private readonly resources: ContentResourceReader,
  ) {}

  /** Returns the files by cell id, without cells that have none. Drafts of renders do not count. */
  async of(agentId: number, sheetId: number, cells: readonly ShownCell[]): Promise<ReadonlyMap<number, CellFile>> {
    const ids = cells.map(({ id }) => id);
    if (ids.length === 0) return new Map();
    const latest = await this.renders.latestVideos(ids);
    const videos = await this.resources.find(agentId, [...latest.values()]);
    const selected = await this.sources.find(agentId, sheetId, { layers: [], cells: ids, resources: [] });
    return new Map(
      cells.flatMap(({ id, isRender }) => {
        const video = videos.get(latest.get(id) ?? 0);
        const file = selected.get(sourceKey({ cell_id: id }));
        const render = video && { url: video.url, objectType: video.objectType, isMadeWithAi: true };
        const own = file &&
          'url' in file && { url: file.url, objectType: file.objectType, isMadeWithAi: file.generationId !== null };
        const shown = isRender ? (render ?? own) : (own ?? render);
        return shown ? [[id, shown] as const] : [];
      }),
    );
  }
}
