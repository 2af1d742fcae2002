import { Injectable } from '@nestjs/common';
import { sourceKey } from '@reelsheet/composition';
import { ContentResourceReader } from '../assets/content-resources/content-resource.reader.js';
import { CellReader, type MediaSourceRecord } from '../sheets/cells/cell.reader.js';
import { GenerationReader } from '../generation/generations/generation.reader.js';

export interface SourceIds {
  readonly layers: readonly number[];
  readonly cells: readonly number[];
  readonly resources: readonly number[];
}

const RESOURCE_ID = /^[1-9][0-9]{0,14}$/;

/** Where the media of a sheet's layers and cells and of an agent's resources lie. */
@Injectable()
export class OwnSources {
  constructor(
    private readonly cells: CellReader,
    private readonly generations: GenerationReader,
    private readonly resources: ContentResourceReader,
  ) {}

  /**
   * Returns addresses by {@link sourceKey}, null where the layer or cell holds no media. Ids that do not belong to the
   * sheet or the agent are left out.
   */
  async find(agentId: number, sheetId: number, ids: SourceIds): Promise<Map<string, string | null>> {
    const places = await this.cells.listMediaSources(sheetId, ids.layers, ids.cells);
    const made = await this.generations.firstOutputs(
      places.flatMap(({ defaultGenerationId }) => defaultGenerationId ?? []),
    );
    const shown = new Map(places.map((place) => [keyOf(place), resourceOf(place, made)]));
    const wanted = [...shown.values()].flatMap((id) => id ?? []);
    const resources = await this.resources.find(agentId, [...new Set([...ids.resources, ...wanted])]);
    return new Map<string, string | null>([
      ...[...shown].map(([key, id]) => [key, (id === undefined ? undefined : resources.get(id)?.url) ?? null] as const),
      ...ids.resources.flatMap((id) => {
        const resource = resources.get(id);
        return resource ? [[sourceKey({ content_resource_id: id }), resource.url] as const] : [];
      }),
    ]);
  }
}

const keyOf = ({ part, id }: MediaSourceRecord) => sourceKey(part === 'layer_id' ? { layer_id: id } : { cell_id: id });

function resourceOf(
  { defaultGenerationId, attributes }: MediaSourceRecord,
  made: ReadonlyMap<number, number>,
): number | undefined {
  const named = attributes['content_resource_id'];
  const output = defaultGenerationId === null ? undefined : made.get(defaultGenerationId);
  if (output !== undefined) return output;
  return (typeof named === 'number' || typeof named === 'string') && RESOURCE_ID.test(`${named}`)
    ? Number(named)
    : undefined;
}
