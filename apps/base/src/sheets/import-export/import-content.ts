import type { ImportDraft } from './import-draft.js';

/** What is imported, read line by line. */
export interface ImportContent {
  readInto(draft: ImportDraft): Promise<void>;
}
