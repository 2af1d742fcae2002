import { Injectable } from '@nestjs/common';
import { CellFiles, type CellFile } from '../../rendering/cell-files/cell-files.js';
import { DependencyReader } from '../../sheets/dependencies/dependency.reader.js';
import type { Names, PromptColumn } from '../../sheets/dependencies/names.js';
import { RowTextReader } from '../../sheets/dependencies/row-text.reader.js';
import { textsByName, toGraphCell, type WholeCell } from '../../sheets/dependencies/row-texts.js';
import { SheetDependencies } from '../../sheets/dependencies/sheet-dependencies.js';
import type { NamedTexts } from '../../sheets/prompts/prompt.js';
import { RowReader } from '../../sheets/rows/row.reader.js';
import type { SheetScope } from '../../sheets/sheet/sheet.js';
import type { UntimedRow } from './times/planned-times.js';
import { POST_PLAN_LIMITS } from './post-plan-limits.js';
import type { PlanContent } from './post-plan.js';
import type { RowFile } from './row-posts.js';
import { RowSources } from './row-sources.js';

/** Texts and files of a row. */
export interface RowContents {
  readonly texts: NamedTexts;
  readonly video: RowFile;
  readonly cover: RowFile;
  /** Ids of its cells by column. */
  readonly cells: ReadonlyMap<number, number>;
  readonly sources: RowSources;
}

interface FileColumn {
  readonly field: string;
  readonly title: string;
  /** `video` or `image`. */
  readonly type: string;
  /** Undefined if the sheet no longer has it. */
  readonly column: PromptColumn | undefined;
}

/** Reads what rows contribute to their posts, in a fixed number of statements. */
@Injectable()
export class PlanInputs {
  constructor(
    private readonly names: DependencyReader,
    private readonly rows: RowReader,
    private readonly texts: RowTextReader,
    private readonly files: CellFiles,
  ) {}

  async namesOf(sheetId: number): Promise<Names> {
    return this.names.names(sheetId);
  }

  /** Returns the chosen rows, all when absent, by position. Throws `not_found` for a row of another sheet. */
  async rowsOf(sheetId: number, rowIds: readonly number[] | undefined, plan: PlanContent, names: Names) {
    const title = plan.timing.type === 'column' ? plan.timing.column : null;
    const columnId = title === null ? null : (columnNamed(names, title)?.id ?? null);
    const rows = await this.rows.inOrder(sheetId, { rowIds, columnId, maxLength: POST_PLAN_LIMITS.timeLength });
    return rows.map(({ id, value }): UntimedRow => ({ rowId: id, timeText: value }));
  }

  /** Returns the contents of the rows by id. */
  async contentsOf(
    { agentId, sheetId }: SheetScope,
    rowIds: readonly number[],
    { files }: PlanContent,
    names: Names,
  ): Promise<ReadonlyMap<number, RowContents>> {
    if (rowIds.length === 0) return new Map();
    const variables = await this.texts.variables(sheetId);
    const all = await this.texts.cellsOf(sheetId, rowIds);
    const graph = new SheetDependencies(names, all.map(toGraphCell));
    const cells = Map.groupBy(all, ({ rowId }) => rowId);
    const video = fileColumn('files.video', 'video', files.video, names);
    const cover = fileColumn('files.cover', 'image', files.cover, names);
    const shown = [video, cover].flatMap((file) => file?.column ?? []);
    const found = await this.files.of(agentId, sheetId, shownCells(all, shown));
    return new Map(
      rowIds.map((rowId) => {
        const own = new Map((cells.get(rowId) ?? []).map((cell) => [cell.columnId, cell]));
        const texts = textsByName(names.columns, (columnId) => own.get(columnId)?.value ?? '', variables);
        const fileOf = (file: FileColumn | null) => file && rowFile(file, own, found);
        const ids = new Map([...own].map(([columnId, { id }]) => [columnId, id]));
        const sources = new RowSources(rowId, names, graph, cells.get(rowId) ?? []);
        return [rowId, { texts, video: fileOf(video), cover: fileOf(cover), cells: ids, sources }];
      }),
    );
  }
}

/** Returns the column with this title; undefined if the sheet has none. */
export function columnNamed(names: Names, title: string): PromptColumn | undefined {
  const target = names.resolve(title);
  return 'columnId' in target ? names.column(target.columnId) : undefined;
}

function fileColumn(field: string, type: string, title: string | null, names: Names): FileColumn | null {
  return title === null ? null : { field, title, type, column: columnNamed(names, title) };
}

function shownCells(cells: readonly WholeCell[], columns: readonly PromptColumn[]) {
  const roles = new Map(columns.map(({ id, columnRole }) => [id, columnRole]));
  return cells
    .filter(({ columnId }) => roles.has(columnId))
    .map(({ id, columnId }) => ({ id, isRender: roles.get(columnId) === 'final_video' }));
}

function rowFile(
  { field, title, type, column }: FileColumn,
  cells: ReadonlyMap<number, WholeCell>,
  files: ReadonlyMap<number, CellFile>,
): RowFile {
  if (!column) return { field, error: `names ${title}, which is no column of the sheet` };
  const cell = cells.get(column.id);
  const file = cell && files.get(cell.id);
  if (!file) return { field, error: `finds no ${type} in the column ${title} of this row` };
  if (file.objectType !== type) return { field, error: `finds ${file.objectType} in the column ${title}, no ${type}` };
  return { url: file.url, isMadeWithAi: file.isMadeWithAi };
}
