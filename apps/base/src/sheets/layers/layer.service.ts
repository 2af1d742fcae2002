import { Injectable } from '@nestjs/common';
import { attributesToText, type Attributes } from '../sheet/attributes.js';
import { CellRepository } from '../cells/cell.repository.js';
import { SheetChanges } from '../sheet/sheet-changes.js';
import { partNotFound } from '../sheet/sheet.errors.js';
import type { SheetScope } from '../sheet/sheet.js';
import type { LayerType } from '../sheet/kinds.js';
import { LayerRepository } from './layer.repository.js';
import type { Place } from '../positions/position.js';
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
  async create(scope: CellScope, { name, type, attributes = {}, position: wanted }: LayerDraft): Promise<number> {
    const text = attributesToText(attributes, ATTRIBUTES);
    return this.change(scope, async () => {
      const position = await this.positions.makeRoom(layersOf(scope.cellId), wanted);
      return this.layers.insert(scope.sheetId, scope.cellId, position, { name, type, attributes: text });
    });
  }

  /** The same layer again, right behind the original; its id. */
  async duplicate(scope: CellScope, layerId: number): Promise<number> {
    return this.change(scope, async () => {
      const position = await this.positions.makeRoomAfter(layersOf(scope.cellId), layerId);
      return this.layers.copy(scope.cellId, layerId, position);
    });
  }

  async update(scope: CellScope, layerId: number, { attributes, position, ...content }: LayerContent): Promise<void> {
    const text = attributes && attributesToText(attributes, ATTRIBUTES);
    await this.change(scope, async () => {
      if (!(await this.layers.update(scope.cellId, layerId, { ...content, attributes: text })))
        throw partNotFound('layer', layerId);
      if (position !== undefined) await this.positions.move(layersOf(scope.cellId), [{ id: layerId, position }]);
    });
  }

  async move(scope: CellScope, places: readonly Place[]): Promise<void> {
    await this.change(scope, () => this.positions.move(layersOf(scope.cellId), places));
  }

  async delete(scope: CellScope, layerId: number): Promise<void> {
    await this.change(scope, async () => {
      const position = await this.layers.delete(scope.cellId, layerId);
      if (position === undefined) throw partNotFound('layer', layerId);
      await this.positions.closeGap(layersOf(scope.cellId), position);
    });
  }

  private change<T>(scope: CellScope, work: () => Promise<T>): Promise<T> {
    return this.changes.run(scope, async () => {
      if (!(await this.cells.exists(scope.sheetId, scope.cellId))) throw partNotFound('cell', scope.cellId);
      return work();
    });
  }
}
