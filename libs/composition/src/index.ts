export { toAss } from './text/ass.js';
export { compose, type Composed, type ComposeOptions, type SegmentCache, poster } from './encoder/compose.js';
export { CompositionErrors } from './document/composition.errors.js';
export { parseDocument } from './document/document.js';
export {
  type Clip,
  type Document,
  DOCUMENT_LIMITS,
  DocumentSchema,
  type Sentence,
  type Source,
} from './document/document-schema.js';
export { type DeliveryRules, derive, type DerivativePlan, planDerivative } from './encoder/derivative.js';
export { mixMusic, type MusicSource } from './encoder/background-music.js';
export { draftOf, planDraft } from './document/draft.js';
export { type Extent, extentOf, openBytes } from './document/extent.js';
export { type ComposedLayer, fromLayers } from './document/from-layers.js';
export { canvasOf, type Plan, planComposition, planPictures } from './document/plan.js';
export { type SegmentPlan, planSegments } from './encoder/segment-plan.js';
export { parseSourceKey, sourceKey } from './document/source-key.js';
export { type LocalMedia, type SourceMedia as Media, sourcesOf, type SourceUse } from './document/sources.js';
