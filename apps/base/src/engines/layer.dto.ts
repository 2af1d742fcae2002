import { Choice, Json, ListOf, Nested, Text, Whole } from '@reelsheet/platform-http';
import type { Attributes } from './attributes.js';
import { LAYER_TYPES, type LayerType } from './kinds.js';
import type { LayerContent } from './layer.service.js';
import { LIMITS } from './limits.js';
import { PlaceItem } from './row.dto.js';

class LayerExtras {
  @Whole({ optional: true, max: LIMITS.position, about: 'from 0; what stands there makes way' })
  position?: number;

  @Json({ optional: true, about: 'takes the place of the former ones' })
  additional_attributes?: Attributes;
}

class LayerDraftFields extends LayerExtras {
  @Text({ max: LIMITS.title })
  name!: string;

  @Choice(LAYER_TYPES)
  type!: LayerType;
}

class LayerFields extends LayerExtras {
  @Text({ optional: true, min: 1, max: LIMITS.title })
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
}

export class MoveLayersBody {
  @ListOf(() => PlaceItem, { maxItems: LIMITS.layersOfCell })
  layers!: PlaceItem[];
}

export function fromLayer<F extends LayerFields>({ name, type, position, additional_attributes }: F): LayerContent & Pick<F, 'name' | 'type'> {
  return { name, type, position, attributes: additional_attributes };
}
