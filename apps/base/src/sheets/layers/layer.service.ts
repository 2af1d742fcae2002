import { Injectable } from '@nestjs/common';
import type { ItemList } from '../items/item-kinds.js';
import { ItemService } from '../items/item.service.js';
import { ManyItems } from '../items/many-items.service.js';
import type { ItemPosition } from '../items/position.js';
import type { SheetAttributes } from '../sheet/attributes.js';
import type { LayerType } from '../sheet/column-types.js';
import type { SheetScope } from '../sheet/sheet.js';

export interface CellScope extends SheetScope {
  readonly cellId: number;
}

/** Undefined leaves a field unchanged. */
export interface LayerContent {
  readonly name?: string;
  readonly type?: LayerType;
  readonly attributes?: SheetAttributes;
  readonly position?: number;
}

export interface LayerDraft extends LayerContent {
  readonly name: string;
  readonly type: LayerType;
}

const layersOf = ({ cellId, ...scope }: CellScope): ItemList => ({ ...scope, kind: 'layer', ownerId: cellId });

@Injectable()
export class LayerService {
  constructor(
    private readonly items: ItemService,
    private readonly many: ManyItems,
  ) {}

  /** Returns the id of the new layer. */
  async create(scope: CellScope, { attributes, position, ...content }: LayerDraft): Promise<number> {
    return this.items.create(layersOf(scope), { content: { ...content }, attributes, position });
  }

  /** Adds layers one behind the other and returns their ids. */
  async createMany(scope: CellScope, drafts: readonly LayerDraft[], position?: number): Promise<number[]> {
    const contents = drafts.map(({ name, type, attributes }) => ({ content: { name, type }, attributes }));
    return this.many.create(layersOf(scope), contents, position);
  }

  /** Returns the ids of the copies in the order of their originals. */
  async duplicateMany(scope: CellScope, layerIds: readonly number[]): Promise<number[]> {
    return this.many.duplicateLayers(layersOf(scope), layerIds);
  }

  async deleteMany(scope: CellScope, layerIds: readonly number[]): Promise<void> {
    await this.many.delete(layersOf(scope), layerIds);
  }

  /** Inserts a copy directly behind the original and returns its id. */
  async duplicate(scope: CellScope, layerId: number): Promise<number> {
    return this.items.duplicateLayer(layersOf(scope), layerId);
  }

  /** The attributes are merged into those of the layer or replace them. */
  async update(
    scope: CellScope,
    id: number,
    { attributes, position, ...content }: LayerContent,
    isMerge: boolean,
  ): Promise<void> {
    const change = { id, content: { ...content }, attributes, isMerge, position };
    await this.items.update(layersOf(scope), [change], () => 'video_layer');
  }

  async move(scope: CellScope, positions: readonly ItemPosition[]): Promise<void> {
    await this.items.move(layersOf(scope), positions);
  }

  async delete(scope: CellScope, layerId: number): Promise<void> {
    await this.items.delete(layersOf(scope), layerId);
  }
}
