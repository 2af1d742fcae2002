import { Injectable } from '@nestjs/common';
import { DomainError, invalid } from '@reelsheet/kernel';
import { sourceKey } from '@reelsheet/composition';
import { ContentResourceReader, type ContentResource } from '../assets/content-resources/content-resource.reader.js';
import { CellReader, type MediaSourceRecord } from '../sheets/cells/cell.reader.js';
import { normalizeName } from '../sheets/prompts/prompt.js';
import { GenerationReader } from '../generation/generations/generation.reader.js';
import { shownColumn } from './cell-renders/shown-column.js';

export interface SourceIds {
  readonly layers: readonly number[];
  readonly cells: readonly number[];
  readonly resources: readonly number[];
}

/** A file of the library, and what its inspection found in it. */
export type SourceFile = Pick<
  ContentResource,
  'key' | 'url' | 'objectType' | 'contentType' | 'width' | 'height' | 'duration' | 'generationId'
>;

/** A file, null where there is no media, or the error of a layer that shows an unknown column. */
export type FoundFile = SourceFile | DomainError | null;

const RESOURCE_ID = /^[1-9][0-9]{0,14}$/;

interface ShownRecords {
  readonly records: readonly MediaSourceRecord[];
  /** Errors of layers that show an unknown column, by layer id. */
  readonly unknown: ReadonlyMap<number, DomainError>;
}

/** Finds an agent's media: files of layers and cells of a sheet, and of content resources. */
@Injectable()
export class SourceFiles {
  constructor(
    private readonly cells: CellReader,
    private readonly generations: GenerationReader,
    private readonly resources: ContentResourceReader,
  ) {}

  /**
   * Returns files by {@link sourceKey}. Ids that do not belong to the sheet or the agent are omitted. The number of
   * statements does not depend on the number of ids.
   */
  async find(agentId: number, sheetId: number, ids: SourceIds): Promise<Map<string, FoundFile>> {
    const listed = await this.cells.listMediaSources(sheetId, ids.layers, ids.cells);
    const { records, unknown } = await this.withRowCells(sheetId, listed);
    const outputs = await this.generations.firstOutputs(
      records.flatMap(({ defaultGenerationId }) => defaultGenerationId ?? []),
    );
    const resourceIds = new Map(records.map((record) => [keyOf(record), resourceIdOf(record, outputs)]));
    const referenced = [...resourceIds.values()].flatMap((id) => id ?? []);
    const resources = await this.resources.find(agentId, [...new Set([...ids.resources, ...referenced])]);
    return new Map<string, FoundFile>([
      ...[...unknown].map(([id, error]) => [sourceKey({ layer_id: id }), error] as const),
      ...[...resourceIds].map(
        ([key, id]) => [key, (id === undefined ? undefined : resources.get(id)) ?? null] as const,
      ),
      ...ids.resources.flatMap((id) => {
        const resource = resources.get(id);
        return resource ? [[sourceKey({ content_resource_id: id }), resource] as const] : [];
      }),
    ]);
  }

  /** Replaces layers that show a cell of their row (`source`) by the media of that cell. */
  private async withRowCells(sheetId: number, records: readonly MediaSourceRecord[]): Promise<ShownRecords> {
    const showing = records.flatMap((record) => {
      const name = record.reference === 'layer_id' ? shownColumn(record) : undefined;
      return name === undefined ? [] : [{ record, name }];
    });
    if (showing.length === 0) return { records, unknown: new Map() };
    const found = await this.cells.cellsInRowsOf(
      sheetId,
      showing.map(({ record }) => record.id),
    );
    const byLayer = Map.groupBy(found, ({ layerId }) => layerId);
    const shown = new Map<MediaSourceRecord, MediaSourceRecord>();
    const unknown = new Map<number, DomainError>();
    for (const { record, name } of showing) {
      const cell = byLayer.get(record.id)?.find(({ title }) => normalizeName(title) === normalizeName(name));
      if (cell) {
        const { defaultGenerationId, attributes } = cell;
        shown.set(record, { ...record, defaultGenerationId, attributes });
      } else
        unknown.set(record.id, invalid(`layer ${record.id}`, `shows {{${name}}}, which is no column of the sheet`));
    }
    const isKnown = ({ reference, id }: MediaSourceRecord) => reference !== 'layer_id' || !unknown.has(id);
    return { records: records.filter(isKnown).map((record) => shown.get(record) ?? record), unknown };
  }
}

const keyOf = ({ reference, id }: MediaSourceRecord) =>
  sourceKey(reference === 'layer_id' ? { layer_id: id } : { cell_id: id });

/** Returns the output of the selected generation, otherwise the resource in the attributes. */
function resourceIdOf(
  { defaultGenerationId, attributes }: MediaSourceRecord,
  outputs: ReadonlyMap<number, number>,
): number | undefined {
  const attribute = attributes['content_resource_id'];
  const output = defaultGenerationId === null ? undefined : outputs.get(defaultGenerationId);
  if (output !== undefined) return output;
  return (typeof attribute === 'number' || typeof attribute === 'string') && RESOURCE_ID.test(`${attribute}`)
    ? Number(attribute)
    : undefined;
}
