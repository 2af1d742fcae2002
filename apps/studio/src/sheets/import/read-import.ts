import type { ImportView } from '@reelsheet/client';
import type { Mapping } from './import-mapping.js';

/** A file with its chosen columns, and the answer about what it would change. */
export interface ReadImport {
  readonly file: File;
  readonly mapping: Mapping;
  readonly match: string | undefined;
  readonly answer: ImportView;
}
