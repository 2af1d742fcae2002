import { Injectable } from '@nestjs/common';
import { rowCreated, rowDeleted, rowUpdated } from '@reelsheet/contracts';
import { attributesToText, type Attributes } from '../sheet/attributes.js';
import { Cycles } from '../dependencies/cycles.js';
import { requireDistinct } from '../sheet/distinct.js';
import { CopyRepository } from '../copies/sheet-copy.repository.js';
import { ItemReader } from '../sheet/item.reader.js';
import { SheetChanges } from '../sheet/sheet-changes.js';
import { itemNotFound } from '../sheet/sheet.errors.js';
import type { SheetScope } from '../sheet/sheet.js';
import { hasPosition, type ItemPosition } from '../positions/position.js';
import type { OrderedList } from '../positions/position.repository.js';
import { Positions } from '../positions/positions.js';
import { RowRepository } from './row.repository.js';

export interface RowDraft {
  readonly position?: number;
  readonly attributes?: Attributes;
}

/** What is undefined stays as it is. */
export interface RowChange extends RowDraft {
  readonly id: number;
}

const rowsOf = (sheetId: number): OrderedList => ({ part: 'row', ownerId: sheetId });

@Injectable()
export class RowService {
  constructor(
    private readonly rows: RowRepository,
    private readonly copies: CopyRepository,
    private readonly positions: Positions,
    private readonly cycles: Cycles,
    private readonly changes: SheetChanges,
    private readonly parts: ItemReader,
  ) {}

  /** A row with a cell in every column; its id. */
  async create({ agentId, sheetId }: SheetScope, draft: RowDraft): Promise<number> {
    const attributes = attributesToText(draft.attributes ?? {}, 'spreadsheet_row.additional_attributes');
    return this.changes.run({ agentId, sheetId }, async (announce) => {
      await this.positions.lock(sheetId);
      const position = await this.positions.reserve(rowsOf(sheetId), draft.position);
      const ids = await this.rows.insertMany(sheetId, position, 1, attributes);
      await this.rows.addCells(sheetId, ids);
      announce(rowCreated, { ids });
      return ids[0]!;
    });
  }

  /** The same row again, right behind the original; its id. Most of the work is done before others have to wait. */
  async duplicate({ agentId, sheetId }: SheetScope, rowId: number): Promise<number> {
    return this.changes.run({ agentId, sheetId }, async (announce) => {
      const copy = await this.rows.copy(sheetId, rowId);
      if (copy === undefined) throw itemNotFound('row', rowId);
      await this.copies.copyLine('row', rowId, copy);
      await this.positions.lock(sheetId);
      await this.positions.assignAfter(rowsOf(sheetId), copy, rowId);
      await this.copies.completeLine('row', rowId, copy);
      await this.cycles.reject(sheetId, 'spreadsheet_row', { rowIds: [copy] });
      announce(rowCreated, { ids: [copy] });
      return copy;
    });
  }

  /** All of the changes or, where one row is missing, none. */
  async update(
    scope: SheetScope,
    changes: readonly RowChange[],
    nameOf = (index: number) => `rows.${index}`,
  ): Promise<void> {
    requireDistinct(changes, 'rows', 'id');
    requireDistinct(changes, 'rows', 'position');
    const updates = changes.map(({ id, attributes }, index) => ({
      id,
      attributes: attributes && attributesToText(attributes, `${nameOf(index)}.additional_attributes`),
    }));
    await this.changes.run(scope, async (announce) => {
      await this.positions.lock(scope.sheetId);
      const { found, ids } = await this.rows.update(scope.sheetId, updates);
      if (found < changes.length) throw await this.parts.missing(scope.sheetId, 'row', changes);
      const moved = await this.positions.move(rowsOf(scope.sheetId), changes.filter(hasPosition));
      announce(rowUpdated, { ids: [...new Set([...ids, ...moved])] });
    });
  }

  async move({ agentId, sheetId }: SheetScope, places: readonly ItemPosition[]): Promise<void> {
    await this.changes.run({ agentId, sheetId }, async (announce) => {
      await this.positions.lock(sheetId);
      announce(rowUpdated, { ids: await this.positions.move(rowsOf(sheetId), places) });
    });
  }

  async delete({ agentId, sheetId }: SheetScope, rowId: number): Promise<void> {
    await this.changes.run({ agentId, sheetId }, async (announce) => {
      await this.positions.lock(sheetId);
      const position = await this.rows.delete(sheetId, rowId);
      if (position === undefined) throw itemNotFound('row', rowId);
      await this.positions.closeGap(rowsOf(sheetId), position);
      announce(rowDeleted, { ids: [rowId] });
    });
  }
}
