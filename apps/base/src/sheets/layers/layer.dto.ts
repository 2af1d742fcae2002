import { Choice, Json, Nested, Text, Whole } from '@reelsheet/platform-http';
import { Type } from 'typebox';
import type { Attributes } from '../sheet/attributes.js';
import { LAYER_TYPES, type LayerType } from '../sheet/kinds.js';
import type { LayerContent } from './layer.service.js';
import { LIMITS } from '../sheet/limits.js';
import { Places } from '../sheet/mass-body.js';

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

export const MoveLayers = Type.Object({ layers: Places(LIMITS.layersOfCell) });

export function fromLayer<F extends LayerFields>({
  name,
  type,
  position,
  additional_attributes,
}: F): LayerContent & Pick<F, 'name' | 'type'> {
  return { name, type, position, attributes: additional_attributes };
}
