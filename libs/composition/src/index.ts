export { compose, type Composed, type ComposeOptions, thumbnail } from './compose.js';
export { CompositionErrors } from './composition.errors.js';
export { parseDocument } from './document.js';
export { type Clip, type Document, DocumentSchema, type Sentence, type Source } from './document.schema.js';
export { type Extent, extentOf, openBytes } from './extent.js';
export { type ComposedLayer, fromLayers } from './from-layers.js';
export { canvasOf, type Plan, planComposition } from './plan.js';
export { type LocalMedia, type Media, sourceKey, sourcesOf, type SourceUse } from './sources.js';
