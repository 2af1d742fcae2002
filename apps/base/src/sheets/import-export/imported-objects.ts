import { setImmediate } from 'node:timers/promises';
import type { ImportDraft } from './import-draft.js';
import type { ImportContent } from './import-content.js';

/** Number of lines after which other requests are served. */
const LINES_PER_TICK = 500;

/** Imports objects by column title. */
export class ImportedObjects implements ImportContent {
  constructor(private readonly rows: readonly Readonly<Record<string, unknown>>[]) {}

  async readInto(draft: ImportDraft): Promise<void> {
    for (const [index, row] of this.rows.entries()) {
      if (index % LINES_PER_TICK === 0) await setImmediate();
      const number = index + 1;
      draft.add(
        number,
        Object.entries(row).map(([title, value]) => [draft.heading(title, number), value] as const),
      );
    }
  }
}
