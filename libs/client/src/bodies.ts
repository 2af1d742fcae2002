import type { SheetsCellsGenerateData } from './generated/types.js';

/** The body of a generation; `generation_type` decides what `data` may contain. */
export type GenerationBody = SheetsCellsGenerateData['body'];
