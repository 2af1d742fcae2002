import { Injectable } from '@nestjs/common';
import { CellRepository } from '../cells/cell.repository.js';
import { Cycles } from '../dependencies/cycles.js';
import { columnsOf } from '../items/item-kinds.js';
import { ItemService } from '../items/item.service.js';
import { ManyItems } from '../items/many-items.service.js';
import type { ItemPosition } from '../items/position.js';
import type { SheetAttributes } from '../sheet/attributes.js';
import { defaultRoleOf, type ColumnRole, type ColumnType } from '../sheet/column-types.js';
import type { SheetScope } from '../sheet/sheet.js';

/** Undefined leaves a field unchanged. */
export interface ColumnContent {
  readonly title?: string;
  readonly tempTitle?: string | null;
  readonly type?: ColumnType;
  readonly role?: ColumnRole;
  readonly description?: string;
  readonly attributes?: SheetAttributes;
  readonly position?: number;
}

export interface ColumnChange extends ColumnContent {
  readonly id: number;
  readonly isMerge?: boolean;
}

export interface ColumnDraft extends ColumnContent {
  readonly title: string;
  readonly type: ColumnType;
}

/** Returns whether a change affects what names in prompts refer to, or which cells are generated. */
const affectsPrompts = ({ title, type, role, position }: ColumnContent) =>
  [title, type, role, position].some((value) => value !== undefined);

const contentOf = ({ title, tempTitle, type, role = defaultRoleOf(type), description = '' }: ColumnDraft) => ({
  title,
  tempTitle,
  type,
  role,
  description,
});

@Injectable()
export class ColumnService {
  constructor(
    private readonly items: ItemService,
    private readonly many: ManyItems,
    private readonly cells: CellRepository,
    private readonly cycles: Cycles,
  ) {}

  /** Adds a column with a cell in every row and returns its id. */
  async create(scope: SheetScope, { attributes, position, ...draft }: ColumnDraft): Promise<number> {
    return this.items.create(columnsOf(scope), { content: contentOf(draft), attributes, position }, (id) =>
      this.cells.addToColumns(scope.sheetId, [id]),
    );
  }

  /** Adds columns one behind the other, each with a cell in every row, and returns their ids. */
  async createMany(scope: SheetScope, drafts: readonly ColumnDraft[], position?: number): Promise<number[]> {
    const contents = drafts.map(({ attributes, ...draft }) => ({ content: contentOf(draft), attributes }));
    return this.many.create(columnsOf(scope), contents, position, (ids) => this.cells.addToColumns(scope.sheetId, ids));
  }

  /** Returns the ids of the copies in the order of their originals. */
  async duplicateMany(scope: SheetScope, columnIds: readonly number[]): Promise<number[]> {
    return this.many.duplicateLines(columnsOf(scope), columnIds);
  }

  async deleteMany(scope: SheetScope, columnIds: readonly number[]): Promise<void> {
    await this.many.delete(columnsOf(scope), columnIds, () => this.cycles.reject(scope.sheetId, 'ids'));
  }

  /** Returns the id of the copy. */
  async duplicate(scope: SheetScope, columnId: number): Promise<number> {
    return this.items.duplicateLine(columnsOf(scope), columnId);
  }

  /** Applies all changes, or none when a column is missing. */
  async update(scope: SheetScope, changes: readonly ColumnChange[], nameOf?: (index: number) => string): Promise<void> {
    const updates = changes.map(({ id, attributes, isMerge, position, ...content }) => ({
      id,
      attributes,
      isMerge,
      position,
      content,
    }));
    await this.items.update(columnsOf(scope), updates, nameOf, async () => {
      if (changes.some(affectsPrompts)) await this.cycles.reject(scope.sheetId, 'columns');
      return changes.some(({ title }) => title !== undefined) ? { retitled: true } : undefined;
    });
  }

  async move(scope: SheetScope, positions: readonly ItemPosition[]): Promise<void> {
    await this.items.move(columnsOf(scope), positions, () =>
      this.cycles.rejectIfTitlesRepeat(scope.sheetId, 'columns'),
    );
  }

  async delete(scope: SheetScope, columnId: number): Promise<void> {
    await this.items.delete(columnsOf(scope), columnId, () => this.cycles.reject(scope.sheetId, 'column'));
  }
}
