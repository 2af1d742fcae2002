import { Injectable } from '@nestjs/common';
import { invalid } from '@reelsheet/kernel';
import { CellRepository } from '../cells/cell.repository.js';
import { Cycles } from '../dependencies/cycles.js';
import { rowsOf } from '../items/item-kinds.js';
import { ItemService } from '../items/item.service.js';
import { ManyItems } from '../items/many-items.service.js';
import type { ItemPosition } from '../items/position.js';
import type { SheetAttributes } from '../sheet/attributes.js';
import { missingItem } from '../sheet/sheet.errors.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import type { SheetScope } from '../sheet/sheet.js';
import { SheetsConfig } from '../sheets.config.js';
import { ModelRowRepository } from './model-row.repository.js';

/** Undefined leaves a field unchanged. */
export interface RowDraft {
  readonly position?: number;
  readonly attributes?: SheetAttributes;
}

export interface RowChange extends RowDraft {
  readonly id: number;
  readonly isMerge?: boolean;
}

/** Rows that are created together. */
export interface RowsDraft {
  readonly rows: readonly Pick<RowDraft, 'attributes'>[];
  /** Position of the first of them; at the end where absent. */
  readonly position?: number | undefined;
  /** A row whose prompts, settings and layers they get. */
  readonly likeRowId?: number | undefined;
}

/** The field of a request that names the row that new rows are like. */
const MODEL = 'like_row_id';

@Injectable()
export class RowService {
  constructor(
    private readonly items: ItemService,
    private readonly many: ManyItems,
    private readonly cells: CellRepository,
    private readonly cycles: Cycles,
    private readonly models: ModelRowRepository,
    private readonly config: SheetsConfig,
  ) {}

  /** Adds a row with a cell in every column and returns its id. */
  async create(scope: SheetScope, draft: RowDraft): Promise<number> {
    return this.items.create(rowsOf(scope), draft, (id) => this.cells.addToRows(scope.sheetId, [id]));
  }

  /** Adds rows one behind the other, each with a cell in every column, and returns their ids. */
  async createMany(scope: SheetScope, { rows, position, likeRowId }: RowsDraft): Promise<number[]> {
    return this.many.create(rowsOf(scope), rows, position, (ids) =>
      likeRowId === undefined
        ? this.cells.addToRows(scope.sheetId, ids)
        : this.addCellsLike(scope.sheetId, ids, likeRowId),
    );
  }

  /** Returns the ids of the copies in the order of their originals. */
  async duplicateMany(scope: SheetScope, rowIds: readonly number[]): Promise<number[]> {
    return this.many.duplicateLines(rowsOf(scope), rowIds, (copies) =>
      this.cycles.reject(scope.sheetId, 'ids', { rowIds: copies }),
    );
  }

  async deleteMany(scope: SheetScope, rowIds: readonly number[]): Promise<void> {
    await this.many.delete(rowsOf(scope), rowIds);
  }

  /** Returns the id of the copy. */
  async duplicate(scope: SheetScope, rowId: number): Promise<number> {
    return this.items.duplicateLine(rowsOf(scope), rowId, (copy) =>
      this.cycles.reject(scope.sheetId, 'spreadsheet_row', { rowIds: [copy] }),
    );
  }

  /** Applies all changes, or none when a row is missing. */
  async update(scope: SheetScope, changes: readonly RowChange[], nameOf?: (index: number) => string): Promise<void> {
    await this.items.update(rowsOf(scope), changes, nameOf);
  }

  async move(scope: SheetScope, positions: readonly ItemPosition[]): Promise<void> {
    await this.items.move(rowsOf(scope), positions);
  }

  async delete(scope: SheetScope, rowId: number): Promise<void> {
    await this.items.delete(rowsOf(scope), rowId);
  }

  private async addCellsLike(sheetId: number, rowIds: readonly number[], modelId: number): Promise<void> {
    const model = await this.models.measure(sheetId, modelId);
    if (!model) throw missingItem('row', modelId, MODEL);
    const [maxItems, maxBytes] = [SHEET_LIMITS.itemsOfCopy, this.config.MAX_SHEET_BYTES];
    if (model.items * rowIds.length > maxItems)
      throw invalid(MODEL, `would copy more than ${maxItems} cells and layers; send fewer rows at a time`);
    if (model.bytes * rowIds.length > maxBytes)
      throw invalid(MODEL, `would copy more than ${maxBytes} bytes of settings and texts; send fewer rows at a time`);
    await this.models.addCells(sheetId, rowIds, [], modelId);
  }
}
