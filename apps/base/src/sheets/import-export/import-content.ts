import type { ImportDraft } from './import-draft.js';

/** The content of an import, read line by line. */
export interface ImportContent {
  readInto(draft: ImportDraft): Promise<void>;
}
