import { setImmediate } from 'node:timers/promises';
import type { ImportDraft } from './import-draft.js';
import type { ImportContent } from './import-content.js';

/** After so many lines others have their turn. */
const LINES_A_TURN = 500;

/** Objects by column title. */
export class ImportedObjects implements ImportContent {
  constructor(private readonly rows: readonly Readonly<Record<string, unknown>>[]) {}

  async readInto(draft: ImportDraft): Promise<void> {
    for (const [index, row] of this.rows.entries()) {
      if (index % LINES_A_TURN === 0) await setImmediate();
      const number = index + 1;
      draft.add(
        number,
        Object.entries(row).map(([title, value]) => [draft.heading(title, number), value] as const),
      );
    }
  }
}
