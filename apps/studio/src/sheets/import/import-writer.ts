import type { ImportView } from '@reelsheet/client';
import type { SheetSession } from '../edits/sheet-session.js';
import { columnsOf, newTitlesOf, type Mapping } from './import-mapping.js';

export interface ImportChoice {
  readonly file: File;
  readonly mapping: Mapping | undefined;
  /** Title of the column by which rows are matched. */
  readonly match: string | undefined;
}

/** Returns what an import would change. */
export function readPreview({ api }: SheetSession, { file, mapping, match }: ImportChoice): Promise<ImportView> {
  const columns = mapping && columnsOf(mapping);
  return api.importRows({ file, columns, match, isDryRun: true }).then(({ data }) => data);
}

/** Imports rows; new columns and rows are one step to undo. */
export async function writeImport(session: SheetSession, choice: ImportChoice): Promise<ImportView> {
  const { api, loop, reading, undoing } = session;
  const mapping = choice.mapping!;
  const titles = newTitlesOf(mapping);
  const keys = new Map(titles.map((title) => [title, crypto.randomUUID()]));
  const key = crypto.randomUUID();
  return loop.run(async () => {
    const versions: number[] = [];
    const created = new Map<string, number>();
    for (const title of titles) {
      const made = await api.createColumn(keys.get(title)!, { title, type: 'text', column_role: 'ingredient' });
      created.set(title, made.data.id);
      if (made.version !== undefined) versions.push(made.version);
    }
    const columns = columnsOf(mapping, created);
    const { data, version } = await api.importRows({ file: choice.file, columns, match: choice.match, key });
    if (version !== undefined) versions.push(version);
    await reading.readAll();
    if (versions.length > 0) undoing.note({ label: 'import', versions, cells: [] });
    return data;
  });
}
