import type { components } from './generated/base.js';

type Schemas = components['schemas'];

/** The body of a generation; `generation_type` decides what `data` may contain. */
export type GenerationBody =
  | Schemas['TextGenerationBody']
  | Schemas['ImageGenerationBody']
  | Schemas['VideoGenerationBody']
  | Schemas['AudioGenerationBody']
  | Schemas['TranscriptionGenerationBody'];
