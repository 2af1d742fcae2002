import { Injectable } from '@nestjs/common';
import { layerCreated, layerDeleted, layerUpdated } from '@reelsheet/contracts';
import { attributesToText, type Attributes } from '../sheet/attributes.js';
import { CellRepository } from '../cells/cell.repository.js';
import { SheetChanges, type Announce } from '../sheet/sheet-changes.js';
import { itemNotFound } from '../sheet/sheet.errors.js';
import type { SheetScope } from '../sheet/sheet.js';
import type { LayerType } from '../sheet/column-types.js';
import { LayerRepository } from './layer.repository.js';
import type { ItemPosition } from '../positions/position.js';
import type { OrderedList } from '../positions/position.repository.js';
import { Positions } from '../positions/positions.js';

export interface CellScope extends SheetScope {
  readonly cellId: number;
}

/** What is undefined stays as it is. */
export interface LayerContent {
  readonly name?: string;
  readonly type?: LayerType;
  readonly attributes?: Attributes;
  readonly position?: number;
}

export interface LayerDraft extends LayerContent {
  readonly name: string;
  readonly type: LayerType;
}

const layersOf = (cellId: number): OrderedList => ({ part: 'layer', ownerId: cellId });
const ATTRIBUTES = 'video_layer.additional_attributes';

@Injectable()
export class LayerService {
  constructor(
    private readonly layers: LayerRepository,
    private readonly cells: CellRepository,
    private readonly positions: Positions,
    private readonly changes: SheetChanges,
  ) {}

  /** The new layer's id. */
  async create(
    { cellId, ...scope }: CellScope,
    { name, type, attributes = {}, position: wanted }: LayerDraft,
  ): Promise<number> {
    const text = attributesToText(attributes, ATTRIBUTES);
    return this.change({ cellId, ...scope }, async (announce) => {
      const position = await this.positions.reserve(layersOf(cellId), wanted);
      const id = await this.layers.insert(scope.sheetId, cellId, position, { name, type, attributes: text });
      announce(layerCreated, { cell_id: cellId, ids: [id] });
      return id;
    });
  }

  /** The same layer again, right behind the original; its id. */
  async duplicate({ cellId, ...scope }: CellScope, layerId: number): Promise<number> {
    return this.change({ cellId, ...scope }, async (announce) => {
      const position = await this.positions.reserveAfter(layersOf(cellId), layerId);
      const id = await this.layers.copy(cellId, layerId, position);
      announce(layerCreated, { cell_id: cellId, ids: [id] });
      return id;
    });
  }

  async update(
    { cellId, ...scope }: CellScope,
    layerId: number,
    { attributes, position, ...content }: LayerContent,
  ): Promise<void> {
    const text = attributes && attributesToText(attributes, ATTRIBUTES);
    await this.change({ cellId, ...scope }, async (announce) => {
      const { found, ids } = await this.layers.update(cellId, layerId, { ...content, attributes: text });
      if (found === 0) throw itemNotFound('layer', layerId);
      const places = position === undefined ? [] : [{ id: layerId, position }];
      const moved = await this.positions.move(layersOf(cellId), places);
      announce(layerUpdated, { cell_id: cellId, ids: [...new Set([...ids, ...moved])] });
    });
  }

  async move({ cellId, ...scope }: CellScope, places: readonly ItemPosition[]): Promise<void> {
    await this.change({ cellId, ...scope }, async (announce) => {
      announce(layerUpdated, { cell_id: cellId, ids: await this.positions.move(layersOf(cellId), places) });
    });
  }

  async delete({ cellId, ...scope }: CellScope, layerId: number): Promise<void> {
    await this.change({ cellId, ...scope }, async (announce) => {
      const position = await this.layers.delete(cellId, layerId);
      if (position === undefined) throw itemNotFound('layer', layerId);
      await this.positions.closeGap(layersOf(cellId), position);
      announce(layerDeleted, { cell_id: cellId, ids: [layerId] });
    });
  }

  private change<T>({ cellId, ...scope }: CellScope, work: (announce: Announce) => Promise<T>): Promise<T> {
    return this.changes.run(scope, async (announce) => {
      if (!(await this.cells.lock(scope.sheetId, [cellId]))) throw itemNotFound('cell', cellId);
      return work(announce);
    });
  }
}
