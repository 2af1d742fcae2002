import { Choice, Ids, ListOf, Name, Nested } from '@reelsheet/platform-http';
import type { SheetAttributes } from '../sheet/attributes.js';
import { LAYER_TYPES, type LayerType } from '../sheet/column-types.js';
import type { LayerContent } from './layer.service.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import { AdditionalAttributes, FirstPosition, MergeAttributes, PlaceItem, Position } from '../items/item-fields.js';

class LayerExtras {
  @Position({ optional: true })
  position?: number;

  @AdditionalAttributes()
  additional_attributes?: SheetAttributes;
}

class LayerDraftFields extends LayerExtras {
  @Name({ max: SHEET_LIMITS.layerName })
  name!: string;

  @Choice(LAYER_TYPES)
  type!: LayerType;
}

class LayerFields extends LayerExtras {
  @Name({ optional: true, max: SHEET_LIMITS.layerName })
  name?: string;

  @Choice(LAYER_TYPES, { optional: true })
  type?: LayerType;
}

export class CreateLayerBody {
  @Nested(() => LayerDraftFields)
  video_layer!: LayerDraftFields;
}

export class UpdateLayerBody {
  @Nested(() => LayerFields)
  video_layer!: LayerFields;

  @MergeAttributes()
  merge_attributes = false;
}

class ManyLayersDraft {
  @Name({ max: SHEET_LIMITS.layerName })
  name!: string;

  @Choice(LAYER_TYPES)
  type!: LayerType;

  @AdditionalAttributes()
  additional_attributes?: SheetAttributes;
}

export class CreateLayersBody {
  @ListOf(() => ManyLayersDraft, { minItems: 1, maxItems: SHEET_LIMITS.layersOfCell })
  layers!: ManyLayersDraft[];

  @FirstPosition()
  position?: number;
}

export class ManyLayersBody {
  @Ids({ minItems: 1, maxItems: SHEET_LIMITS.layersOfCell, about: 'layers of this cell, each once' })
  ids!: number[];
}

export class MoveLayersBody {
  @ListOf(() => PlaceItem, { maxItems: SHEET_LIMITS.layersOfCell })
  layers!: PlaceItem[];
}

export function fromLayer<F extends LayerFields>({
  name,
  type,
  position,
  additional_attributes,
}: F): LayerContent & Pick<F, 'name' | 'type'> {
  return { name, type, position, attributes: additional_attributes };
}
