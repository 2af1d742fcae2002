import { Injectable } from '@nestjs/common';
import { columnCreated, columnDeleted, columnUpdated } from '@reelsheet/contracts';
import { attributesToText, type Attributes } from '../sheet/attributes.js';
import { Cycles } from '../dependencies/cycles.js';
import { requireDistinct } from '../sheet/distinct.js';
import { ColumnRepository } from './column.repository.js';
import { CopyRepository } from '../copies/sheet-copy.repository.js';
import { ItemReader } from '../sheet/item.reader.js';
import { SheetChanges } from '../sheet/sheet-changes.js';
import { itemNotFound } from '../sheet/sheet.errors.js';
import type { SheetScope } from '../sheet/sheet.js';
import { defaultRoleOf, type ColumnRole, type ColumnType } from '../sheet/column-types.js';
import { hasPosition, type ItemPosition } from '../positions/position.js';
import type { OrderedList } from '../positions/position.repository.js';
import { Positions } from '../positions/positions.js';

export interface ColumnContent {
  readonly title?: string;
  readonly tempTitle?: string | null;
  readonly type?: ColumnType;
  readonly role?: ColumnRole;
  readonly description?: string;
  readonly attributes?: Attributes;
  readonly position?: number;
}

/** What is undefined stays as it is. */
export interface ColumnChange extends ColumnContent {
  readonly id: number;
}

export interface ColumnDraft extends ColumnContent {
  readonly title: string;
  readonly type: ColumnType;
}

/** What names mean, and which cells are generated. */
const changesNameResolution = ({ title, type, role, position }: ColumnContent) =>
  [title, type, role, position].some((value) => value !== undefined);

const columnsOf = (sheetId: number): OrderedList => ({ part: 'column', ownerId: sheetId });

@Injectable()
export class ColumnService {
  constructor(
    private readonly columns: ColumnRepository,
    private readonly copies: CopyRepository,
    private readonly positions: Positions,
    private readonly cycles: Cycles,
    private readonly changes: SheetChanges,
    private readonly parts: ItemReader,
  ) {}

  /** A column with a cell in every row; its id. */
  async create(scope: SheetScope, draft: ColumnDraft): Promise<number> {
    const { title, tempTitle = null, type, role = defaultRoleOf(type), description = '' } = draft;
    const attributes = attributesToText(draft.attributes ?? {}, 'spreadsheet_column.additional_attributes');
    return this.changes.run(scope, async (announce) => {
      await this.positions.lock(scope.sheetId);
      const position = await this.positions.reserve(columnsOf(scope.sheetId), draft.position);
      const columnId = await this.columns.insert(scope.sheetId, position, {
        title,
        tempTitle,
        type,
        role,
        description,
        attributes,
      });
      await this.columns.addCells(scope.sheetId, columnId);
      announce(columnCreated, { ids: [columnId] });
      return columnId;
    });
  }

  /** The same column again, right behind the original; its id. Most of the work is done before others have to wait. */
  async duplicate({ agentId, sheetId }: SheetScope, columnId: number): Promise<number> {
    return this.changes.run({ agentId, sheetId }, async (announce) => {
      const copy = await this.columns.copy(sheetId, columnId);
      if (copy === undefined) throw itemNotFound('column', columnId);
      await this.copies.copyLine('column', columnId, copy);
      await this.positions.lock(sheetId);
      await this.positions.assignAfter(columnsOf(sheetId), copy, columnId);
      await this.copies.completeLine('column', columnId, copy);
      announce(columnCreated, { ids: [copy] });
      return copy;
    });
  }

  /** All of the changes or, where one column is missing, none. */
  async update(
    scope: SheetScope,
    changes: readonly ColumnChange[],
    nameOf = (index: number) => `columns.${index}`,
  ): Promise<void> {
    requireDistinct(changes, 'columns', 'id');
    requireDistinct(changes, 'columns', 'position');
    const updates = changes.map(({ attributes, ...change }, index) => ({
      ...change,
      attributes: attributes && attributesToText(attributes, `${nameOf(index)}.additional_attributes`),
    }));
    await this.changes.run(scope, async (announce) => {
      await this.positions.lock(scope.sheetId);
      const { found, ids } = await this.columns.update(scope.sheetId, updates);
      if (found < changes.length) throw await this.parts.missing(scope.sheetId, 'column', changes);
      const moved = await this.positions.move(columnsOf(scope.sheetId), changes.filter(hasPosition));
      if (changes.some(changesNameResolution)) await this.cycles.reject(scope.sheetId, 'columns');
      const retitled = changes.some(({ title }) => title !== undefined);
      announce(columnUpdated, { ids: [...new Set([...ids, ...moved])], ...(retitled ? { retitled } : {}) });
    });
  }

  async move({ agentId, sheetId }: SheetScope, places: readonly ItemPosition[]): Promise<void> {
    await this.changes.run({ agentId, sheetId }, async (announce) => {
      await this.positions.lock(sheetId);
      const moved = await this.positions.move(columnsOf(sheetId), places);
      await this.cycles.rejectIfTitlesRepeat(sheetId, 'columns');
      announce(columnUpdated, { ids: moved });
    });
  }

  async delete({ agentId, sheetId }: SheetScope, columnId: number): Promise<void> {
    await this.changes.run({ agentId, sheetId }, async (announce) => {
      await this.positions.lock(sheetId);
      const position = await this.columns.delete(sheetId, columnId);
      if (position === undefined) throw itemNotFound('column', columnId);
      await this.positions.closeGap(columnsOf(sheetId), position);
      await this.cycles.reject(sheetId, 'column');
      announce(columnDeleted, { ids: [columnId] });
    });
  }
}
